import Drawing
import Foundation

/// A rectangle: SwiftUI's `Rectangle`.
nonisolated public struct Rectangle: Shape {
    public init() {}

    public func path(in rect: CGRect) -> Path { Path(rect) }

    public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

/// A circle in the middle of its frame, as wide as the shorter side: SwiftUI's `Circle`.
///
/// Its size is a square: the shorter side of the offer, 10 points standing for what isn't offered.
nonisolated public struct Circle: Shape {
    public init() {}

    public func path(in rect: CGRect) -> Path {
        let side = min(rect.width, rect.height)
        return Path(
            ellipseIn: CGRect(
                x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
    }

    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let offer = proposal.replacingUnspecifiedDimensions()
        let side = min(offer.width, offer.height)
        return CGSize(width: side, height: side)
    }

    public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

/// An ellipse that fills its frame: SwiftUI's `Ellipse`.
nonisolated public struct Ellipse: Shape {
    public init() {}

    public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }

    public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

/// A rectangle whose shorter sides are round: SwiftUI's `Capsule`.
nonisolated public struct Capsule: Shape {
    public var style: RoundedCornerStyle

    public init(style: RoundedCornerStyle = .continuous) {
        self.style = style
    }

    public func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
    }

    public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

/// A rectangle with four equal round corners: SwiftUI's `RoundedRectangle`. Radii are limited to half the
/// shorter side.
nonisolated public struct RoundedRectangle: Shape {
    public var cornerSize: CGSize
    public var style: RoundedCornerStyle

    public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        self.cornerSize = cornerSize
        self.style = style
    }

    public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    public func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect, cornerSize: cornerSize, style: style)
    }

    public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    public var animatableData: CGSize.AnimatableData {
        get { cornerSize.animatableData }
        set { cornerSize.animatableData = newValue }
    }
}

/// A rectangle with a radius for each corner: SwiftUI's `UnevenRoundedRectangle`. Mirrored in right-to-left.
nonisolated public struct UnevenRoundedRectangle: Shape {
    public var cornerRadii: RectangleCornerRadii
    public var style: RoundedCornerStyle

    public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        self.cornerRadii = cornerRadii
        self.style = style
    }

    public init(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
    ) {
        self.init(
            cornerRadii: RectangleCornerRadii(
                topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
                bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius), style: style)
    }

    public func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect, cornerRadii: cornerRadii, style: style)
    }
}

/// A shape that follows the one its container set. No container here sets one: it is a rectangle.
nonisolated public struct ContainerRelativeShape: Shape {
    public init() {}

    public func path(in rect: CGRect) -> Path { Path(rect) }

    public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

extension Path: Shape, Animatable {
    /// The path itself, whatever the rectangle.
    public func path(in rect: CGRect) -> Path { self }

    public typealias AnimatableData = EmptyAnimatableData
}

extension CGSize: Animatable {
    public var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { AnimatablePair(width, height) }
        set { self = CGSize(width: newValue.first, height: newValue.second) }
    }
}
