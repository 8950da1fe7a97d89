import Drawing
import Foundation

// The changes that a visual effect can make: each as the view modifier of its name.
extension VisualEffect {
    nonisolated private func adding(_ step: @escaping @Sendable () -> VisualStep) -> ChainedVisualEffect<Self>
    {
        ChainedVisualEffect(base: self, step: step)
    }

    nonisolated private func mapping(
        about anchor: UnitPoint, _ make: @escaping @Sendable (LayoutNode) -> CGAffineTransform
    ) -> ChainedVisualEffect<Self> {
        adding { .map(FrameMap(anchor, make)) }
    }

    // MARK: Maps

    /// Moves what is drawn. Positive x is trailing.
    nonisolated public func offset(_ offset: CGSize) -> some VisualEffect {
        adding { .offset(offset) }
    }

    /// Moves what is drawn. Positive x is trailing.
    nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
        offset(CGSize(width: x, height: y))
    }

    nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
        mapping(about: anchor) { _ in CGAffineTransform(scaleX: scale.width, y: scale.height) }
    }

    nonisolated public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
        scaleEffect(CGSize(width: scale, height: scale), anchor: anchor)
    }

    nonisolated public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center)
        -> some VisualEffect
    {
        scaleEffect(CGSize(width: x, height: y), anchor: anchor)
    }

    nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
        mapping(about: anchor) { _ in CGAffineTransform(rotationAngle: CGFloat(angle.radians)) }
    }

    nonisolated public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
        anchorZ: CGFloat = 0, perspective: CGFloat = 1
    ) -> some VisualEffect {
        adding {
            .map(Rotation3D.map(angle, axis, anchor: anchor, depth: anchorZ, perspective: perspective))
        }
    }

    nonisolated public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
        mapping(about: .topLeading) { _ in transform }
    }

    nonisolated public func transformEffect(_ transform: ProjectionTransform) -> some VisualEffect {
        adding { .map(FrameMap(.topLeading, projecting: { _ in transform })) }
    }

    // MARK: Colours

    nonisolated private func filtering(_ filter: ColorFilter, unless isNeutral: Bool) -> ChainedVisualEffect<
        Self
    > {
        adding { .item(isNeutral ? nil : .colorFilter(filter)) }
    }

    nonisolated public func brightness(_ amount: Double) -> some VisualEffect {
        filtering(.brightness(amount), unless: amount == 0)
    }

    nonisolated public func contrast(_ amount: Double) -> some VisualEffect {
        filtering(.contrast(amount), unless: amount == 1)
    }

    nonisolated public func saturation(_ amount: Double) -> some VisualEffect {
        filtering(.saturation(amount), unless: amount == 1)
    }

    nonisolated public func grayscale(_ amount: Double) -> some VisualEffect {
        filtering(.grayscale(amount), unless: amount == 0)
    }

    nonisolated public func hueRotation(_ angle: Angle) -> some VisualEffect {
        filtering(.hueRotation(angle.radians), unless: angle == .zero)
    }

    /// 1 or NaN changes nothing; 0 or less draws nothing.
    nonisolated public func opacity(_ opacity: Double) -> some VisualEffect {
        adding {
            if opacity >= 1 || opacity.isNaN { return .item(nil) }
            return opacity > 0 ? .item(.opacity(opacity)) : .hidden
        }
    }

    /// A radius of 0 or less changes nothing.
    nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
        adding { radius > 0 ? .group(.blur(radius: radius, isOpaque: opaque)) : .item(nil) }
    }
}
