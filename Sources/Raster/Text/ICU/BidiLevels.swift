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
        let wanted: Int32 = direction == .natural ? -1 : Int32(base)
        _ = icu_bidi_levels(units, Int32(clamping: units.count), wanted, &levels, &paragraphLevels)
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
