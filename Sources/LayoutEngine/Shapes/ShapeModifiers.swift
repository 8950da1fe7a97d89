import Drawing
import Foundation

/// The stroke of a shape, as a shape: keeps the shape's size.
nonisolated public struct _StrokedShape<S: Shape>: Shape {
    public var shape: S
    public var style: StrokeStyle

    public init(shape: S, style: StrokeStyle) {
        self.shape = shape
        self.style = style
    }

    /// The stroke's outline.
    public func path(in rect: CGRect) -> Path {
        shape.path(in: rect).strokedPath(style)
    }

    public func _outline(in rect: CGRect) -> _ShapeOutline {
        let outline = shape._outline(in: rect)
        // A stroke of a stroke, or of a mapped one, has no simpler form than its outline.
        guard outline.stroke == nil, outline.transform.isIdentity else {
            return _ShapeOutline(path(in: rect))
        }
        return _ShapeOutline(outline.path, stroke: style)
    }

    public static var role: ShapeRole { .stroke }

    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

    public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
}

/// Part of a shape's outline: keeps the shape's size.
nonisolated public struct _TrimmedShape<S: Shape>: Shape {
    public var shape: S
    public var startFraction: CGFloat
    public var endFraction: CGFloat

    public init(shape: S, startFraction: CGFloat = 0, endFraction: CGFloat = 1) {
        self.shape = shape
        self.startFraction = startFraction
        self.endFraction = endFraction
    }

    public func path(in rect: CGRect) -> Path {
        shape.path(in: rect).trimmedPath(from: startFraction, to: endFraction)
    }

    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

    public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
}

/// A shape mapped within its frame; it answers the whole offer.
nonisolated public struct _MappedShape<S: Shape>: Shape {
    let shape: S
    /// The map for a rectangle.
    let map: @Sendable (CGRect) -> CGAffineTransform

    public func path(in rect: CGRect) -> Path {
        shape.path(in: rect).applying(map(rect))
    }

    public func _outline(in rect: CGRect) -> _ShapeOutline {
        shape._outline(in: rect).applying(map(rect))
    }

    public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
}

extension _MappedShape: InsettableShape where S: InsettableShape {
    public func inset(by amount: CGFloat) -> _MappedShape<S.InsetShape> {
        _MappedShape<S.InsetShape>(shape: shape.inset(by: amount), map: map)
    }
}

/// A shape made in a rectangle of a size of its own, at the frame's origin.
nonisolated public struct _SizedShape<S: Shape>: Shape {
    public var shape: S
    public var size: CGSize

    public init(shape: S, size: CGSize) {
        self.shape = shape
        self.size = size
    }

    public func path(in rect: CGRect) -> Path {
        shape.path(in: CGRect(origin: rect.origin, size: size))
    }

    public func _outline(in rect: CGRect) -> _ShapeOutline {
        shape._outline(in: CGRect(origin: rect.origin, size: size))
    }

    public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
}

extension Shape {
    /// The part of the outline between two fractions of its length, clamped to 0...1.
    nonisolated public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
        _TrimmedShape(shape: self, startFraction: startFraction, endFraction: endFraction)
    }

    /// The shape moved within its frame.
    nonisolated public func offset(_ offset: CGSize) -> _MappedShape<Self> {
        _MappedShape(shape: self) { _ in
            CGAffineTransform(translationX: offset.width, y: offset.height)
        }
    }

    /// The shape moved within its frame.
    nonisolated public func offset(_ offset: CGPoint) -> _MappedShape<Self> {
        self.offset(CGSize(width: offset.x, height: offset.y))
    }

    /// The shape moved within its frame.
    nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> _MappedShape<Self> {
        offset(CGSize(width: x, height: y))
    }

    /// The shape scaled about a point of its frame.
    nonisolated public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center)
        -> _MappedShape<
            Self
        >
    {
        _MappedShape(shape: self) { rect in
            CGAffineTransform(scaleX: x, y: y).about(anchor.point(in: rect))
        }
    }

    /// The shape scaled about a point of its frame.
    nonisolated public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> _MappedShape<Self> {
        self.scale(x: scale, y: scale, anchor: anchor)
    }

    /// The shape turned about a point of its frame, clockwise.
    nonisolated public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> _MappedShape<Self> {
        _MappedShape(shape: self) { rect in
            CGAffineTransform(rotationAngle: CGFloat(angle.radians)).about(anchor.point(in: rect))
        }
    }

    /// The shape mapped.
    nonisolated public func transform(_ transform: CGAffineTransform) -> _MappedShape<Self> {
        _MappedShape(shape: self) { _ in transform }
    }

    /// The shape as if its frame had another size, from the same origin.
    nonisolated public func size(_ size: CGSize) -> some Shape {
        _SizedShape(shape: self, size: size)
    }

    /// As ``size(_:)``.
    nonisolated public func size(width: CGFloat, height: CGFloat) -> some Shape {
        size(CGSize(width: width, height: height))
    }
}

extension CGAffineTransform {
    /// The same map with `point` in the place of the origin.
    func about(_ point: CGPoint) -> CGAffineTransform {
        CGAffineTransform(translationX: -point.x, y: -point.y).concatenating(self)
            .concatenating(CGAffineTransform(translationX: point.x, y: point.y))
    }
}
