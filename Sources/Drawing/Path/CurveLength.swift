import Foundation

/// The length of a curve along its way.
///
/// 1. Simpson's rule on the speed, over equal steps of the parameter.
/// 2. A length becomes a parameter by finding its step and then Newton's method inside.
struct CurveLength {
    let curve: BezierCurve
    let length: Double
    /// Length up to the end of each step; a line has none.
    private let steps: [Double]

    private static let count = 32

    init(_ curve: BezierCurve) {
        self.curve = curve
        if curve.degree == .line {
            length = (curve.p3 - curve.p0).length
            steps = []
            return
        }
        // 1.
        var sum = 0.0
        var lengths: [Double] = []
        let width = 1 / Double(Self.count)
        for index in 0..<Self.count {
            sum += Self.simpson(curve, Double(index) * width, width)
            lengths.append(sum)
        }
        steps = lengths
        length = sum
    }

    private static func simpson(_ curve: BezierCurve, _ start: Double, _ width: Double) -> Double {
        func speed(_ t: Double) -> Double { curve.derivative(at: t).length }
        return width / 6 * (speed(start) + 4 * speed(start + width / 2) + speed(start + width))
    }

    /// The parameter after a way of `distance`, limited to 0...1.
    func parameter(at distance: Double) -> Double {
        guard length > 0 else { return 0 }
        guard let index = steps.firstIndex(where: { $0 >= distance }) else {
            return min(max(distance / length, 0), 1)
        }
        // 2.
        let width = 1 / Double(Self.count)
        let start = Double(index) * width
        let before = index == 0 ? 0 : steps[index - 1]
        let stepLength = steps[index] - before
        guard stepLength > 0 else { return start }
        var t = start + width * (distance - before) / stepLength
        for _ in 0..<3 {
            let speed = curve.derivative(at: t).length
            guard speed > 0 else { break }
            t -= (before + Self.simpson(curve, start, t - start) - distance) / speed
        }
        return min(max(t, start), start + width)
    }
}
