import Drawing
import Foundation

/// A built-in shape drawn further in, by moving the rectangle that it is made in.
nonisolated public struct _InsetShape<Base: Shape>: InsettableShape {
    let base: Base
    let amount: CGFloat
    /// The base for an inset, where its corners change with it.
    let adjust: @Sendable (Base, CGFloat) -> Base

    public func path(in rect: CGRect) -> Path {
        let inner = rect.insetBy(dx: amount, dy: amount)
        guard !inner.isNull, inner.width >= 0, inner.height >= 0 else { return Path() }
        return adjust(base, amount).path(in: inner)
    }

    public func inset(by amount: CGFloat) -> _InsetShape<Base> {
        _InsetShape(base: base, amount: self.amount + amount, adjust: adjust)
    }

    public var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }
}

extension Shape {
    fileprivate func insetting(
        _ amount: CGFloat, adjust: @escaping @Sendable (Self, CGFloat) -> Self = { base, _ in base }
    ) -> _InsetShape<Self> {
        _InsetShape(base: self, amount: amount, adjust: adjust)
    }
}

extension Rectangle: InsettableShape {
    public func inset(by amount: CGFloat) -> some InsettableShape { insetting(amount) }
}

extension Circle: InsettableShape {
    public func inset(by amount: CGFloat) -> some InsettableShape { insetting(amount) }
}

extension Ellipse: InsettableShape {
    public func inset(by amount: CGFloat) -> some InsettableShape { insetting(amount) }
}

extension Capsule: InsettableShape {
    public func inset(by amount: CGFloat) -> some InsettableShape { insetting(amount) }
}

extension RoundedRectangle: InsettableShape {
    /// Radii shrink with the inset, down to 0.
    public func inset(by amount: CGFloat) -> some InsettableShape {
        insetting(amount) { base, amount in
            RoundedRectangle(
                cornerSize: CGSize(
                    width: max(base.cornerSize.width - amount, 0),
                    height: max(base.cornerSize.height - amount, 0)), style: base.style)
        }
    }
}

extension UnevenRoundedRectangle: InsettableShape {
    /// Radii shrink with the inset, down to 0.
    public func inset(by amount: CGFloat) -> some InsettableShape {
        insetting(amount) { base, amount in
            UnevenRoundedRectangle(cornerRadii: base.cornerRadii.inset(by: amount), style: base.style)
        }
    }
}

extension ContainerRelativeShape: InsettableShape {
    public func inset(by amount: CGFloat) -> some InsettableShape { insetting(amount) }
}
