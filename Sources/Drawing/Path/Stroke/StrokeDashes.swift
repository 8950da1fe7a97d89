import Foundation

/// Cuts the lines of a stroke into the dashes of a pattern; curves stay curves.
struct StrokeDashes {
    private let pattern: DashPattern

    /// Nil where the style is solid.
    init?(_ style: StrokeStyle) {
        guard let pattern = DashPattern(style) else { return nil }
        self.pattern = pattern
    }

    /// The dashes of one line, in order.
    ///
    /// 1. Walk the curves, changing between on and off as each length is used up.
    /// 2. On a closed line, a dash that is on at the end goes on into one that is on at the start.
    func dashes(of line: StrokeLine) -> [StrokeLine] {
        let measures = line.curves.map(CurveLength.init)
        let total = measures.reduce(0) { $0 + $1.length }
        guard total > 0, !pattern.exceedsLimit(length: total) else { return [line] }
        // 1.
        var walk = Walk(index: pattern.startIndex, rest: pattern.startRest)
        for measure in measures { walk.follow(measure, pattern.lengths) }
        walk.endDash()
        // 2.
        var dashes = walk.dashes
        if line.isClosed, pattern.startIndex.isMultiple(of: 2), walk.index.isMultiple(of: 2),
            let last = dashes.last
        {
            if dashes.count > 1 {
                dashes.removeLast()
                dashes[0].curves = last.curves + dashes[0].curves
                if last.curves.isEmpty == false { dashes[0].direction = last.direction }
            } else {
                dashes[0].isClosed = true
            }
        }
        return dashes
    }

    /// The state of step 1.
    private struct Walk {
        var index: Int
        /// What is left of the length at `index`.
        var rest: Double
        var dashes: [StrokeLine] = []
        var current: StrokeLine?

        init(index: Int, rest: Double) {
            self.index = index
            self.rest = rest
        }

        mutating func follow(_ measure: CurveLength, _ lengths: [Double]) {
            var (walked, from) = (0.0, 0.0)
            if index.isMultiple(of: 2), current == nil { begin(measure.curve, at: 0) }
            while measure.length - walked > rest {
                walked += rest
                let to = measure.parameter(at: walked)
                if index.isMultiple(of: 2) {
                    append(measure.curve, from, to)
                    endDash()
                }
                from = to
                index = (index + 1) % lengths.count
                rest = lengths[index]
                if index.isMultiple(of: 2) { begin(measure.curve, at: to) }
            }
            rest -= measure.length - walked
            if index.isMultiple(of: 2) { append(measure.curve, from, 1) }
        }

        private mutating func begin(_ curve: BezierCurve, at t: Double) {
            let direction = t > 0 ? curve.derivative(at: t).unit : curve.startDirection
            current = StrokeLine(
                curves: [], isClosed: false, place: curve.point(at: t), direction: direction ?? Vector(1, 0))
        }

        private mutating func append(_ curve: BezierCurve, _ from: Double, _ to: Double) {
            guard to > from else { return }
            let part = curve.part(from: from, to: to)
            if !part.isPoint { current?.curves.append(part) }
        }

        mutating func endDash() {
            if let current { dashes.append(current) }
            current = nil
        }
    }
}
