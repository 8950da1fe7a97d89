import CICU
import Drawing

/// Embedding levels of a text (UAX 9); even levels run left to right, odd ones right to left.
struct BidiLevels {
    /// One for each UTF-16 unit.
    var levels: [UInt8]
    /// The level of the paragraph that each unit is in.
    var paragraphLevels: [UInt8]

    init(_ units: [UInt16], direction: TextDirection) {
        let base: UInt8 = direction == .rightToLeft ? 1 : 0
        levels = Array(repeating: base, count: units.count)
        paragraphLevels = levels
        guard !units.isEmpty, base == 1 || units.contains(where: Self.mayMatter) else { return }
        // ICU takes several paragraphs at once, but gives one without strong characters the level of the one
        // before it, where rule P3 says 0.
        var start = 0
        while start < units.count {
            let end = Self.paragraphEnd(units, from: start)
            resolve(Array(units[start..<end]), at: start, base: direction == .natural ? -1 : Int32(base))
            start = end
        }
    }

    private mutating func resolve(_ paragraph: [UInt16], at start: Int, base: Int32) {
        var found = [UInt8](repeating: 0, count: paragraph.count)
        var level: UInt8 = 0
        guard icu_bidi_levels(paragraph, Int32(clamping: paragraph.count), base, &found, &level) else {
            return
        }
        for (offset, value) in found.enumerated() {
            levels[start + offset] = value
            paragraphLevels[start + offset] = level
        }
    }

    /// The place after the next paragraph separator (class B), or the text's end.
    private static func paragraphEnd(_ units: [UInt16], from start: Int) -> Int {
        for index in start..<units.count {
            switch units[index] {
            case 0x0D where index + 1 < units.count && units[index + 1] == 0x0A: continue
            case 0x0A, 0x0D, 0x1C...0x1E, 0x85, 0x2029: return index + 1
            default: continue
            }
        }
        return units.count
    }

    /// Whether a unit could belong to a right-to-left character or a direction control: none below Hebrew,
    /// and of the general punctuation only the marks, embeddings and isolates.
    private static func mayMatter(_ unit: UInt16) -> Bool {
        switch unit {
        case ..<0x590, 0x900..<0x200E, 0x2010..<0x202A, 0x202F..<0x2066, 0x206A..<0xD800: false
        default: true
        }
    }

    /// The logical indices of pieces with these levels in visual order, left to right (rule L2).
    static func visualOrder(_ levels: [UInt8]) -> [Int] {
        guard levels.contains(where: { $0 != 0 }) else { return Array(levels.indices) }
        var order = [Int32](repeating: 0, count: levels.count)
        icu_visual_order(levels, Int32(levels.count), &order)
        return order.map(Int.init)
    }
}
