import Foundation

/// How an outline is stroked: SwiftUI's `StrokeStyle`.
public struct StrokeStyle: Hashable, Sendable, Codable {
    /// Points, centred on the path. 0, negative or NaN draws nothing.
    public var lineWidth: CGFloat
    /// How lines end.
    public var lineCap: CGLineCap
    /// How lines meet.
    public var lineJoin: CGLineJoin
    /// Miter length over line width; past it a bevel.
    public var miterLimit: CGFloat
    /// Lengths of on and off in turn, in points; an odd count is run twice. Empty, or without a positive
    /// length, means solid.
    public var dash: [CGFloat]
    /// How far into the pattern the stroke starts, in points.
    public var dashPhase: CGFloat

    /// A solid line, 1 point wide, with plain ends and miters of at most 10, unless told otherwise.
    public init(
        lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
        miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
    ) {
        self.lineWidth = lineWidth
        self.lineCap = lineCap
        self.lineJoin = lineJoin
        self.miterLimit = miterLimit
        self.dash = dash
        self.dashPhase = dashPhase
    }
}
