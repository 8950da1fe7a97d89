import Imaging

/// Pictures as DEC sixels: six rows at a time, a colour at a time.
///
/// - Source: DEC, VT330/VT340 Programmer Reference Manual, volume 2, chapter 14.
enum SixelEncoder {
    /// Encodes a picture, on white where it is transparent.
    ///
    /// 1. Up to 256 colours are kept. Of more, each channel is rounded to one of six levels.
    /// 2. Colours are declared in percent.
    /// 3. Each band of six rows is written once for each colour in it; a run of four or more is counted.
    static func encode(_ picture: Bitmap) -> String {
        let (indices, palette) = indexed(picture)  // 1
        var text = "\u{1B}P0;1;0q\"1;1;\(picture.width);\(picture.height)"
        for (index, color) in palette.enumerated() {  // 2
            let percent = [color >> 16, color >> 8 & 255, color & 255].map { "\(($0 * 100 + 127) / 255)" }
            text += "#\(index);2;\(percent.joined(separator: ";"))"
        }
        for top in stride(from: 0, to: picture.height, by: 6) {  // 3
            let rows = min(6, picture.height - top)
            var bits: [Int: [UInt8]] = [:]
            for row in 0..<rows {
                for x in 0..<picture.width {
                    let color = indices[(top + row) * picture.width + x]
                    bits[color, default: [UInt8](repeating: 0, count: picture.width)][x] |= 1 << UInt8(row)
                }
            }
            let lines = bits.keys.sorted().map { "#\($0)\(runs(bits[$0] ?? []))" }
            text += lines.joined(separator: "$") + "-"
        }
        return text + "\u{1B}\\"
    }

    /// Step 1: an index a pixel, and the colours, `0xRRGGBB`, in the order of their first pixels.
    private static func indexed(_ picture: Bitmap) -> (indices: [Int], palette: [Int]) {
        let colors = stride(from: 0, to: picture.pixels.count, by: 4).map { start in
            let white = 255 - Int(picture.pixels[start + 3])
            return (0..<3).reduce(0) { $0 << 8 | min(255, Int(picture.pixels[start + $1]) + white) }
        }
        let isExact = Set(colors).count <= 256
        var palette: [Int] = []
        var known: [Int: Int] = [:]
        let indices = colors.map { exact in
            let color = isExact ? exact : rounded(exact)
            if let index = known[color] { return index }
            known[color] = palette.count
            palette.append(color)
            return palette.count - 1
        }
        return (indices, palette)
    }

    private static func rounded(_ color: Int) -> Int {
        [16, 8, 0].reduce(0) { $0 | ((color >> $1 & 255) + 25) / 51 * 51 << $1 }
    }

    private static func runs(_ bits: [UInt8]) -> String {
        var text: [UInt8] = []
        var start = 0
        while start < bits.count {
            var end = start + 1
            while end < bits.count, bits[end] == bits[start] { end += 1 }
            let letter = bits[start] + 63
            if end - start > 3 {
                text += Array("!\(end - start)".utf8) + [letter]
            } else {
                text += [UInt8](repeating: letter, count: end - start)
            }
            start = end
        }
        return String(decoding: text, as: UTF8.self)
    }
}
