import Foundation

extension Path {
    /// The part of the path between two fractions of its length, in drawing order.
    ///
    /// Fractions are clamped to 0...1; the whole range gives the path itself, an empty one nothing. Lengths
    /// count every segment, the closing lines too; each subpath's part starts with a move and is open.
    ///
    /// 1. Measure every segment.
    /// 2. Keep what lies between the two lengths.
    public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
        let from = min(max(from.isNaN ? 0 : from, 0), 1)
        let to = min(max(to.isNaN ? 1 : to, 0), 1)
        if from == 0 && to == 1 { return self }
        guard from < to else { return Path() }
        // 1.
        let parts = subpaths
        let measures = parts.map { $0.segments.map(ChordLength.init) }
        let total = measures.reduce(0) { $0 + $1.reduce(0) { $0 + $1.length } }
        let (start, end) = (from * total, to * total)
        // 2.
        var result = Path()
        var travelled: CGFloat = 0
        let speck = total * 1e-9
        for subpath in measures {
            var isDrawing = false
            for measure in subpath {
                let (low, high) = (start - travelled, end - travelled)
                travelled += measure.length
                guard high > speck, low < measure.length - speck else { continue }
                let part = measure.segment.part(
                    from: low <= speck ? 0 : measure.parameter(at: low),
                    to: high >= measure.length - speck ? 1 : measure.parameter(at: high))
                if !isDrawing { result.move(to: part.start) }
                isDrawing = true
                result.elements.append(part.element)
            }
        }
        return result
    }
}

/// The length of a segment as trimming takes it: a curve counts as seven chords of equal parameter steps, and
/// the parameter runs evenly along each of them.
///
/// Source: a circle trimmed by SwiftUI on macOS 26.2 (iamcgn/swiftui-web). It is cut at the parameter
/// 0.804264 of a quarter whose length it shares at 0.8, where exact arc length has 0.804674; of the numbers
/// of chords up to 40, seven alone gives all printed digits.
private struct ChordLength {
    let segment: Path.Segment
    let length: CGFloat
    /// Length up to the end of each chord; a line has none.
    private let ends: [CGFloat]

    private static let count = 7

    init(_ segment: Path.Segment) {
        self.segment = segment
        if case .line = segment {
            length = segment.speed(at: 0)
            ends = []
            return
        }
        var sum: CGFloat = 0
        var last = segment.start
        ends = (1...Self.count).map { index in
            let next = segment.point(at: CGFloat(index) / CGFloat(Self.count))
            let (dx, dy) = (next.x - last.x, next.y - last.y)
            sum += (dx * dx + dy * dy).squareRoot()
            last = next
            return sum
        }
        length = sum
    }

    func parameter(at distance: CGFloat) -> CGFloat {
        guard length > 0 else { return 0 }
        guard let index = ends.firstIndex(where: { $0 >= distance }) else { return distance / length }
        let before = index == 0 ? 0 : ends[index - 1]
        let chord = ends[index] - before
        return (CGFloat(index) + (chord > 0 ? (distance - before) / chord : 0)) / CGFloat(Self.count)
    }
}
