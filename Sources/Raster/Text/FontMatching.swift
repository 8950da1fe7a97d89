/// Chooses among the faces of a family as CSS does.
///
/// 1. The width nearest to normal, narrower before wider.
/// 2. Italic where asked for, upright where not, if the family has it.
/// 3. The weight: exact or within the weight axis; else for 400...500 first up to 500, then lighter, then
///    heavier; below 400 lighter first, above 500 heavier first.
/// 4. Of equals the first in order of precedence.
///
/// - Source: CSS Fonts Level 4, section 5.2 (font style matching).
enum FontMatching {
    static func best(_ records: [FontRecord], weight: Int, isItalic: Bool) -> FontRecord? {
        var best: (record: FontRecord, score: [Int])?
        for record in records {
            let score = [
                // 1.
                2 * abs(record.width - 5) - (record.width < 5 ? 1 : 0),
                // 2.
                record.isItalic == isItalic ? 0 : 1,
                // 3.
                weightDistance(from: weight, to: record),
            ]
            // 4.
            if let current = best, !score.lexicographicallyPrecedes(current.score) { continue }
            best = (record, score)
        }
        return best?.record
    }

    /// How far a face's weight is from the one asked for, the preferred side always before the other.
    private static func weightDistance(from wanted: Int, to record: FontRecord) -> Int {
        let weight = nearestWeight(of: record, to: wanted)
        if weight == wanted { return 0 }
        let farSide = 2000
        switch wanted {
        case 400...500:
            if weight > wanted, weight <= 500 { return weight - wanted }
            return weight < wanted ? farSide + wanted - weight : 2 * farSide + weight - wanted
        case ..<400:
            return weight < wanted ? wanted - weight : farSide + weight - wanted
        default:
            return weight > wanted ? weight - wanted : farSide + wanted - weight
        }
    }

    /// The weight that a face gives when asked for one.
    static func nearestWeight(of record: FontRecord, to wanted: Int) -> Int {
        guard let axis = record.weightAxis else { return record.weight }
        return Int(min(max(Double(wanted), axis.lowerBound), axis.upperBound).rounded())
    }

    /// How much to embolden, as a fraction of the size: from semibold up where the face is lighter than
    /// that, 1/32 em for a regular face asked to be bold, in proportion for other differences.
    static func emboldening(wanted: Int, has weight: Int) -> Double {
        guard wanted >= 600, weight < 600 else { return 0 }
        return Double(min(wanted - weight, 300)) / 300 / 32
    }
}
