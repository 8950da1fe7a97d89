import CICU

/// Where text may be cut, by the rules of Unicode for no language in particular.
enum TextBoundaries {
    /// Whether a grapheme cluster (UAX 29) ends before each unit: `units.count + 1` answers, the first false,
    /// the last true.
    static func graphemes(_ units: [UInt16]) -> [Bool] {
        marks(units, icu_grapheme_boundaries)
    }

    /// Whether a line may or must end before each unit (UAX 14), likewise.
    static func lineBreaks(_ units: [UInt16]) -> [Bool] {
        marks(units, icu_line_boundaries)
    }

    private static func marks(_ units: [UInt16], _ kind: icu_boundary_kind) -> [Bool] {
        var marks = [UInt8](repeating: 0, count: units.count + 1)
        // Without ICU's data the text is one piece.
        _ = icu_mark_boundaries(kind, units, Int32(clamping: units.count), &marks)
        if !units.isEmpty { marks[units.count] = 1 }
        return marks.map { $0 != 0 }
    }
}
