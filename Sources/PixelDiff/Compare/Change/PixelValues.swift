import Imaging

/// What the words of ``PixelRows`` mean: channels, and how colours are written.
struct PixelValues {
    /// For pictures of 16 bits: the pixel of each word, four channels, red lowest. Nil where a word is the pixel itself.
    var wide: [UInt64]?
    /// Channels are multiplied by alpha.
    var isPremultiplied: Bool

    /// Red, green, blue, alpha, as in the picture.
    func channels(_ word: UInt32) -> [Int] {
        if let wide {
            let pixel = wide[Int(word)]
            return (0..<4).map { Int(pixel >> (UInt64($0) * 16) & 0xFFFF) }
        }
        let pixel = UInt32(littleEndian: word)
        return (0..<4).map { Int(pixel >> (UInt32($0) * 8) & 0xFF) }
    }

    /// The greatest difference of a channel, in steps of 8 bits, rounded up.
    func distance(_ a: UInt32, _ b: UInt32) -> Int {
        let worst = zip(channels(a), channels(b)).map { abs($0 - $1) }.max() ?? 0
        return wide == nil ? worst : (worst + 256) / 257
    }

    /// `#3366FF`, `#3366FF80`.
    func text(_ word: UInt32) -> String {
        let channels = straight(word)
        let isOpaque = channels[3] == (wide == nil ? 255 : 65535)
        let digits = wide == nil ? 2 : 4
        return "#"
            + channels.prefix(isOpaque ? 3 : 4).map { value in
                let text = String(value, radix: 16, uppercase: true)
                return String(repeating: "0", count: digits - text.count) + text
            }.joined()
    }

    /// Whether two pixels have one colour and another alpha: in premultiplied pictures, whether the colour of the more
    /// opaque one gives the other with its alpha.
    func differOnlyInAlpha(_ a: UInt32, _ b: UInt32) -> Bool {
        let (p, q) = (channels(a), channels(b))
        guard p[3] != q[3] else { return false }
        guard isPremultiplied else { return p.prefix(3) == q.prefix(3) }
        // What is transparent has no colour there.
        if p[3] == 0 || q[3] == 0 { return false }
        let (more, less) = p[3] > q[3] ? (straight(a), q) : (straight(b), p)
        return (0..<3).allSatisfy { (more[$0] * less[3] + 127) / 255 == less[$0] }
    }

    private func straight(_ word: UInt32) -> [Int] {
        let c = channels(word)
        guard isPremultiplied, c[3] != 255 else { return c }
        if c[3] == 0 { return [0, 0, 0, 0] }
        return c.prefix(3).map { min(255, ($0 * 255 + c[3] / 2) / c[3]) } + [c[3]]
    }
}
