import Foundation

/// Where a text may be cut into words that are shaped each by itself, with the same glyphs as in one: after spaces, but
/// not near a character that the font's rules may change because of what stands beyond a space.
struct WordBoundaries: Sendable {
    /// Glyphs that a space's other side may change; nil where no text may be cut.
    private let glyphs: Set<UInt32>?
    /// By ASCII character.
    private let isSensitive: [Bool]

    /// Rules look no farther than this many characters.
    private static let reach = 16

    init(_ font: HarfBuzzFont) {
        let glyphs = font.spaceSensitiveGlyphs()
        self.glyphs = glyphs
        isSensitive = (0..<128).map { unit in
            guard let glyphs, let glyph = font.glyph(of: Unicode.Scalar(UInt8(unit))) else { return false }
            return glyphs.contains(glyph)
        }
    }

    /// The words of a range, each with the spaces behind it.
    ///
    /// 1. A word starts after spaces.
    /// 2. Not so near a sensitive character.
    func words(
        _ units: [UInt16], in range: Range<Int>, font: HarfBuzzFont, hasFeatures: Bool
    ) -> [Range<Int>] {
        guard let glyphs, !range.isEmpty, !hasFeatures || glyphs.isEmpty else { return [range] }
        // 1.
        var starts: [Int] = [range.lowerBound]
        var last = -Self.reach
        var cuts: [Int] = []
        for index in range {
            let unit = units[index]
            if index > range.lowerBound, unit != 0x20, units[index - 1] == 0x20 {
                if index - last > Self.reach { cuts.append(index) }
            }
            // 2.
            if !glyphs.isEmpty, isSensitive(unit, glyphs, font) {
                last = index
                while let cut = cuts.last, index - cut < Self.reach { _ = cuts.popLast() }
            }
        }
        starts += cuts
        return starts.indices.map {
            starts[$0]..<($0 + 1 < starts.count ? starts[$0 + 1] : range.upperBound)
        }
    }

    private func isSensitive(_ unit: UInt16, _ glyphs: Set<UInt32>, _ font: HarfBuzzFont) -> Bool {
        if unit < 128 { return isSensitive[Int(unit)] }
        guard let scalar = Unicode.Scalar(unit), let glyph = font.glyph(of: scalar) else { return true }
        return glyphs.contains(glyph)
    }
}
