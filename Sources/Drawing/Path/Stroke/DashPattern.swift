import Foundation

/// The lengths of a dashed stroke, and where in them a line begins.
public struct DashPattern: Sendable {
    /// A line that would fall into more dashes than this is drawn solid.
    public static let limit = 100_000.0

    /// In points, an even number of them: on, off, on, off...
    public let lengths: [Double]
    /// The length that a line begins in.
    public let startIndex: Int
    /// What is left of that length, in points.
    public let startRest: Double
    private let period: Double

    /// Nil where the style is solid: no pattern, no positive length in it, or one that is negative, NaN or
    /// infinite. A phase that is NaN or infinite counts as 0; a negative one starts earlier in the pattern.
    public init?(_ style: StrokeStyle) {
        var lengths = style.dash.map(Double.init)
        guard !lengths.isEmpty, lengths.allSatisfy({ $0 >= 0 && $0.isFinite }) else { return nil }
        if !lengths.count.isMultiple(of: 2) { lengths += lengths }
        period = lengths.reduce(0, +)
        guard period > 0, period.isFinite else { return nil }
        var phase = style.dashPhase.isFinite ? Double(style.dashPhase) : 0
        phase = phase.truncatingRemainder(dividingBy: period)
        if phase < 0 { phase += period }
        var index = 0
        while phase > 0, phase >= lengths[index] {
            phase -= lengths[index]
            index = (index + 1) % lengths.count
        }
        self.lengths = lengths
        startIndex = index
        startRest = lengths[index] - phase
    }

    /// Whether a line of this length, in points, falls into more dashes than are drawn; so does a NaN.
    public func exceedsLimit(length: Double) -> Bool {
        !(length / period * Double(lengths.count / 2) < Self.limit)
    }
}
