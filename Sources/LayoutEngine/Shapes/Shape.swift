import Drawing
import Foundation

/// A two-dimensional outline that can be drawn as a view: SwiftUI's `Shape`.
///
/// A shape on its own is filled with the foreground style. It takes what it is offered, 10 points where
/// there is no offer.
nonisolated public protocol Shape: Sendable, Animatable, View {
    /// The outline in a rectangle.
    nonisolated func path(in rect: CGRect) -> Path

    /// What a style may know of the shape's use.
    nonisolated static var role: ShapeRole { get }

    /// How the path behaves in right-to-left.
    nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { get }

    /// The size for an offer.
    nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize

    /// How the outline is drawn: filled, unless the shape stands for a stroke. Not for user code.
    nonisolated func _outline(in rect: CGRect) -> _ShapeOutline

    /// A number of the shape's that means nothing, NaN above all, by name; nil where there is none. Not for user code.
    nonisolated var _wrongNumber: String? { get }
}

/// What a shape is used for: SwiftUI's `ShapeRole`.
public enum ShapeRole: Hashable, Sendable {
    case fill, stroke, separator
}

/// What happens to a view in right-to-left: SwiftUI's `LayoutDirectionBehavior`.
public enum LayoutDirectionBehavior: Hashable, Sendable {
    case fixed
    case mirrors(in: LayoutDirection)

    /// Mirrored in right-to-left.
    public static let mirrors = LayoutDirectionBehavior.mirrors(in: .rightToLeft)

    func isMirrored(in direction: LayoutDirection) -> Bool {
        self == .mirrors(in: direction)
    }
}

/// An outline and how it is drawn.
public struct _ShapeOutline: Sendable {
    var path: Path
    /// Where set, the outline is stroked so.
    var stroke: StrokeStyle?
    /// Maps path and stroke together.
    var transform = CGAffineTransform.identity

    init(_ path: Path, stroke: StrokeStyle? = nil) {
        self.path = path
        self.stroke = stroke
    }

    /// Somewhere else: what is a path of its own is moved where it lies.
    consuming func moved(x: CGFloat, y: CGFloat) -> _ShapeOutline {
        let move = CGAffineTransform(translationX: x, y: y)
        guard transform.isIdentity else { return applying(move) }
        path.apply(move)
        return self
    }

    /// Mapped once more.
    func applying(_ transform: CGAffineTransform) -> _ShapeOutline {
        var outline = self
        if stroke == nil || transform.isTranslation {
            // A filled outline is its points; so is a stroke that only moves, if nothing is mapped yet.
            if outline.transform.isIdentity {
                outline.path = path.applying(transform)
                return outline
            }
        }
        outline.transform = outline.transform.concatenating(transform)
        return outline
    }
}

extension Shape {
    public static var role: ShapeRole { .fill }

    public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    public func _outline(in rect: CGRect) -> _ShapeOutline {
        _ShapeOutline(path(in: rect))
    }

    /// The shape filled with the foreground style.
    @MainActor @preconcurrency
    public var body: _ShapeView<Self, ForegroundStyle> {
        _ShapeView(shape: self, style: ForegroundStyle())
    }

    @MainActor @preconcurrency
    public static func _resolve(_ view: Self, _ inputs: _ResolveInputs) -> _Elements {
        let painting = ShapePainting.fill(AnyShapeStyle(ForegroundStyle()), FillStyle())
        return _Elements(ShapeNode(view, painting, inputs, name: ViewName.of(Self.self)))
    }
}

/// A shape that can be drawn further in: SwiftUI's `InsettableShape`.
nonisolated public protocol InsettableShape: Shape {
    associatedtype InsetShape: InsettableShape

    /// The shape with its edges moved inwards by `amount` points; negative moves them outwards.
    nonisolated func inset(by amount: CGFloat) -> InsetShape
}
