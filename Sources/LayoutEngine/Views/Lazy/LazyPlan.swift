import Foundation

/// How the units of a lazy container stand in lines, for one length across it.
final class LazyPlan {
    /// What the plan was made for.
    struct Key: Equatable {
        let cross: CGFloat?
        let container: ProposedViewSize
        /// Whether all lines are made.
        let isOpen: Bool
    }

    /// Lines of one part of a section.
    struct Segment {
        let section: SectionMembership?
        let units: Range<Int>
        let unitsPerLine: Int
        let lines: Range<Int>
        /// How many lines of each part there are before it.
        let before: [Int]

        var part: Int {
            switch section?.part {
            case .header: 0
            case .content, nil: 1
            case .footer: 2
            }
        }

        func units(ofLine line: Int) -> Range<Int> {
            let first = units.lowerBound + (line - lines.lowerBound) * unitsPerLine
            return first..<min(first + unitsPerLine, units.upperBound)
        }
    }

    let key: Key
    let segments: [Segment]
    private let firstLines: [Int]
    var extents = LazyExtents()
    /// The longest line across that was made.
    var cross: CGFloat = 0

    init(_ key: Key, _ units: LazyUnits, unitsPerLine: Int) {
        self.key = key
        var segments: [Segment] = []
        var line = 0
        var counts = [0, 0, 0]
        for part in units.parts {
            let isContent = part.section.map { $0.part == .content } ?? true
            let perLine = isContent ? max(unitsPerLine, 1) : 1
            let count = (part.units.count + perLine - 1) / perLine
            let segment = Segment(
                section: part.section, units: part.units, unitsPerLine: perLine, lines: line..<line + count,
                before: counts)
            counts[segment.part] += count
            line += count
            segments.append(segment)
        }
        self.segments = segments
        firstLines = segments.map(\.lines.lowerBound)
        lineCount = line
        allCounts = counts
    }

    let lineCount: Int
    private let allCounts: [Int]

    func segmentIndex(ofLine line: Int) -> Int {
        firstLines.lastPosition { $0 <= line }
    }

    func segment(ofLine line: Int) -> Segment {
        segments[segmentIndex(ofLine: line)]
    }

    /// Where a line starts, the gap before it included; the whole length for the line after the last.
    func position(ofLine line: Int) -> CGFloat {
        guard line < lineCount else { return extents.position(of: line, counts: allCounts) }
        let segment = segment(ofLine: line)
        var counts = segment.before
        counts[segment.part] += line - segment.lines.lowerBound
        return extents.position(of: line, counts: counts)
    }

    /// The length of all lines.
    var length: CGFloat { max(position(ofLine: lineCount), 0) }

    /// The first line that ends after `position`. O(log n).
    func line(at position: CGFloat) -> Int {
        guard position > 0 else { return 0 }
        var (low, high) = (0, lineCount)
        while low < high {
            let middle = (low + high) / 2
            if self.position(ofLine: middle + 1) <= position { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
