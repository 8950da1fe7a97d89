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
        let measures = parts.map { $0.segments.map(SegmentMeasure.init) }
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

/// The length of a segment along its way.
///
/// 1. Simpson's rule on the speed, over equal steps of the parameter.
/// 2. A length becomes a parameter by finding its step and then Newton's method inside.
private struct SegmentMeasure {
    let segment: Path.Segment
    let length: CGFloat
    /// Length up to the end of each step; a line has none.
    private let steps: [CGFloat]

    private static let count = 32

    init(_ segment: Path.Segment) {
        self.segment = segment
        if case .line = segment {
            length = segment.speed(at: 0)
            steps = []
            return
        }
        // 1.
        var sum: CGFloat = 0
        var lengths: [CGFloat] = []
        for index in 0..<Self.count {
            let width = 1 / CGFloat(Self.count)
            sum += Self.simpson(segment, CGFloat(index) * width, width)
            lengths.append(sum)
        }
        steps = lengths
        length = sum
    }

    private static func simpson(_ segment: Path.Segment, _ start: CGFloat, _ width: CGFloat) -> CGFloat {
        let middle = segment.speed(at: start + width / 2)
        return width / 6 * (segment.speed(at: start) + 4 * middle + segment.speed(at: start + width))
    }

    func parameter(at distance: CGFloat) -> CGFloat {
        guard length > 0 else { return 0 }
        guard let index = steps.firstIndex(where: { $0 >= distance }) else { return distance / length }
        // 2.
        let width = 1 / CGFloat(Self.count)
        let start = CGFloat(index) * width
        let before = index == 0 ? 0 : steps[index - 1]
        let stepLength = steps[index] - before
        guard stepLength > 0 else { return start }
        var t = start + width * (distance - before) / stepLength
        for _ in 0..<3 {
            let speed = segment.speed(at: t)
            guard speed > 0 else { break }
            t -= (before + Self.simpson(segment, start, t - start) - distance) / speed
        }
        return min(max(t, 0), 1)
    }
}
