import Foundation

/// A direction with a length, in points: CoreGraphics' type, which Linux lacks.
public struct CGVector: Hashable, Sendable, Codable {
    /// Along x.
    public var dx: CGFloat
    /// Along y, downwards.
    public var dy: CGFloat

    /// Kept as given, NaN included.
    public init(dx: CGFloat, dy: CGFloat) {
        self.dx = dx
        self.dy = dy
    }

    /// 0, 0.
    public static let zero = CGVector(dx: 0, dy: 0)
}
