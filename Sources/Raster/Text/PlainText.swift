import Drawing
import Foundation

/// A text of one run of printable ASCII that runs left to right, as most are: each character is a cluster, all of it is
/// one segment, and where lines may break is plain to see. Typeset as ``TextItemizer`` would, faster.
struct PlainText {
    let run: TextRun
    let units: [UInt16]

    /// Nil for other texts.
    init?(_ runs: [TextRun], _ direction: TextDirection) {
        guard runs.count == 1, direction != .rightToLeft else { return nil }
        var text = runs[0].text
        let units: [UInt16]? = text.withUTF8 { bytes in
            guard bytes.allSatisfy({ (0x20...0x7E).contains($0) }) else { return nil }
            return [UInt16](unsafeUninitializedCapacity: bytes.count) { units, count in
                for index in bytes.indices { units[index] = UInt16(bytes[index]) }
                count = bytes.count
            }
        }
        guard let units else { return nil }
        run = runs[0]
        self.units = units
    }

    /// Without advances.
    func clusters() -> [ShapedText.Cluster] {
        let breaks = Self.breaks(units) ?? TextBoundaries.lineBreaks(units)
        return [ShapedText.Cluster](unsafeUninitializedCapacity: units.count) { clusters, count in
            for index in units.indices {
                clusters.initializeElement(
                    at: index,
                    to: ShapedText.Cluster(
                        utf16Range: index..<index + 1, advance: 0, run: 0, isWhitespace: units[index] == 0x20,
                        breakAfter: breaks[index + 1] ? .allowed : .prohibited))
            }
            count = units.count
        }
    }

    /// The segment, not yet shaped.
    func segment(_ font: ResolvedFont) -> TextSegment {
        TextSegment(
            clusters: 0..<units.count, font: font, style: run, script: .latin, level: 0, isMissing: false)
    }

    /// How UAX 14 sees a character.
    private enum Kind {
        case space, letter, quote, comma, exclamation, other

        init(_ unit: UInt16) {
            switch unit {
            case 0x20: self = .space
            case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x23, 0x26, 0x2A, 0x3C...0x3E, 0x40, 0x5E...0x60,
                0x7E:
                self = .letter
            case 0x22, 0x27: self = .quote
            case 0x2C, 0x2E, 0x3A, 0x3B: self = .comma
            case 0x21, 0x3F: self = .exclamation
            default: self = .other
            }
        }
    }

    /// Whether a line may end before each unit, and after the last; nil for a text with hyphens, brackets, slashes or
    /// signs of money, whose rules are ICU's.
    ///
    /// - After spaces, but not before commas and exclamation marks (rules LB13 and LB18), except that ICU does before a
    ///   number that starts with a point.
    /// - Between an exclamation mark and a letter (rule LB31); nowhere else (LB19, LB23, LB25, LB28, LB29).
    static func breaks(_ units: [UInt16]) -> [Bool]? {
        var breaks = [Bool](repeating: false, count: units.count + 1)
        var last = Kind.other
        for (index, unit) in units.enumerated() {
            let kind = Kind(unit)
            switch kind {
            case .other: return nil
            case .letter: breaks[index] = last == .space || last == .exclamation
            case .quote: breaks[index] = last == .space
            case .comma:
                let next = index + 1 < units.count ? units[index + 1] : 0
                breaks[index] = last == .space && (0x30...0x39).contains(next)
            case .space, .exclamation: break
            }
            last = kind
        }
        if !units.isEmpty { breaks[units.count] = true }
        return breaks
    }
}
