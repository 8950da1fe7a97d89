import Foundation

/// How a corner is rounded: SwiftUI's `RoundedCornerStyle`.
public enum RoundedCornerStyle: Hashable, Sendable, Codable {
    /// A quarter of a circle, or of an ellipse.
    case circular
    /// A curve whose bend grows and fades smoothly; it takes 1.53 radii of each edge where there is room.
    case continuous
}

/// The radii of a rectangle's four corners, in points: SwiftUI's `RectangleCornerRadii`. Leading is left in
/// left-to-right.
public struct RectangleCornerRadii: Equatable, Sendable, Codable {
    /// Points, 0 or more.
    public var topLeading: CGFloat
    /// Points, 0 or more.
    public var bottomLeading: CGFloat
    /// Points, 0 or more.
    public var bottomTrailing: CGFloat
    /// Points, 0 or more.
    public var topTrailing: CGFloat

    /// Square corners unless given.
    public init(
        topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0,
        topTrailing: CGFloat = 0
    ) {
        self.topLeading = topLeading
        self.bottomLeading = bottomLeading
        self.bottomTrailing = bottomTrailing
        self.topTrailing = topTrailing
    }

    /// Every radius less `amount`, never below 0.
    public func inset(by amount: CGFloat) -> RectangleCornerRadii {
        RectangleCornerRadii(
            topLeading: max(topLeading - amount, 0), bottomLeading: max(bottomLeading - amount, 0),
            bottomTrailing: max(bottomTrailing - amount, 0), topTrailing: max(topTrailing - amount, 0))
    }
}
