import Drawing

/// What is asked of a family's faces.
struct FontStyle: Hashable {
    var weight = 400
    var isItalic = false
    /// Percent of the normal width, above 0.
    var width = 100.0

    init(_ font: FontDescription) {
        weight = font.weight
        isItalic = font.isItalic
        width = font.width > 0 && font.width.isFinite ? Double(font.width) : 100
    }

    init(weight: Int) {
        self.weight = weight
    }
}

/// Chooses among the faces of a family as CSS does.
///
/// 1. The width nearest to the wanted one; up to normal narrower before wider, else wider before narrower.
/// 2. Italic where asked for, upright where not, if the family has it.
/// 3. The weight: exact or within the weight axis; else for 400...500 first up to 500, then lighter, then
///    heavier; below 400 lighter first, above 500 heavier first.
/// 4. Of equals the first in order of precedence.
///
/// - Source: CSS Fonts Level 4, section 5.2 (font style matching).
enum FontMatching {
    static func best(_ records: [FontRecord], _ style: FontStyle) -> FontRecord? {
        var best: (record: FontRecord, score: [Int])?
        for record in records {
            let score = [
                // 1.
                widthDistance(from: style.width, to: record),
                // 2.
                record.isItalic == style.isItalic ? 0 : 1,
                // 3.
                weightDistance(from: style.weight, to: record),
            ]
            // 4.
            if let current = best, !score.lexicographicallyPrecedes(current.score) { continue }
            best = (record, score)
        }
        return best?.record
    }

    /// In tenths of a percent, twice, so that the preferred side comes first among equals.
    private static func widthDistance(from wanted: Double, to record: FontRecord) -> Int {
        let width = nearestWidth(of: record, to: wanted)
        let isPreferred = wanted <= 100 ? width <= wanted : width >= wanted
        return Int((abs(width - wanted) * 20).rounded()) + (isPreferred ? 0 : 1)
    }

    /// The width that a face gives when asked for one, in percent.
    static func nearestWidth(of record: FontRecord, to wanted: Double) -> Double {
        if let axis = record.widthAxis { return min(max(wanted, axis.lowerBound), axis.upperBound) }
        let percents = [50, 62.5, 75, 87.5, 100, 112.5, 125, 150, 200]
        return percents[min(max(record.width, 1), 9) - 1]
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
