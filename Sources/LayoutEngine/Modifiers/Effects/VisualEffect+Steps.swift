import Drawing
import Foundation

// The changes that a visual effect can make: each as the view modifier of its name.
extension VisualEffect {
    nonisolated private func adding(
        _ numbers: EffectNumbers, _ step: @escaping @Sendable () -> VisualStep
    ) -> ChainedVisualEffect<Self> {
        ChainedVisualEffect(base: self, numbers: numbers, step: step)
    }

    nonisolated private func mapping(
        _ numbers: EffectNumbers, about anchor: UnitPoint, _ map: CGAffineTransform
    ) -> ChainedVisualEffect<Self> {
        adding(numbers) { .map(FrameMap(anchor, { _ in map })) }
    }

    // MARK: Maps

    /// Moves what is drawn. Positive x is trailing.
    nonisolated public func offset(_ offset: CGSize) -> some VisualEffect {
        let numbers = EffectNumbers.move("offset", x: offset.width, y: offset.height)
        let offset = CGSize(width: numbers.used[0], height: numbers.used[1])
        return adding(numbers) { .offset(offset) }
    }

    /// Moves what is drawn. Positive x is trailing.
    nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
        offset(CGSize(width: x, height: y))
    }

    nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
        let numbers = EffectNumbers.scale(scale, anchor: anchor)
        return mapping(
            numbers, about: UnitPoint(x: numbers.used[2], y: numbers.used[3]),
            CGAffineTransform(scaleX: numbers.used[0], y: numbers.used[1]))
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
        let numbers = EffectNumbers.rotation(angle, anchor: anchor)
        return mapping(
            numbers, about: UnitPoint(x: numbers.used[1], y: numbers.used[2]),
            CGAffineTransform(rotationAngle: numbers.used[0]))
    }

    nonisolated public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
        anchorZ: CGFloat = 0, perspective: CGFloat = 1
    ) -> some VisualEffect {
        let numbers = EffectNumbers.rotation3D(
            angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective)
        return adding(numbers) {
            .map(Rotation3D.map(angle, axis, anchor: anchor, depth: anchorZ, perspective: perspective).map)
        }
    }

    nonisolated public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
        let numbers = EffectNumbers.transform(transform)
        return mapping(numbers, about: .topLeading, numbers.finding == nil ? transform : .identity)
    }

    nonisolated public func transformEffect(_ transform: ProjectionTransform) -> some VisualEffect {
        let numbers = EffectNumbers.projection("transformEffect", transform)
        let map = numbers.finding == nil ? transform : ProjectionTransform()
        return adding(numbers) { .map(FrameMap(.topLeading, projecting: { _ in map })) }
    }

    // MARK: Colours

    /// A filter by one number; nil changes nothing.
    nonisolated private func filtering(
        _ numbers: EffectNumbers, _ filter: (Double) -> ColorFilter?
    ) -> ChainedVisualEffect<Self> {
        let effect = filter(Double(numbers.used[0])).map { Effect.colorFilter($0) }
        return adding(numbers) { .item(effect) }
    }

    nonisolated public func brightness(_ amount: Double) -> some VisualEffect {
        filtering(EffectNumbers("brightness", amount, or: 0)) { $0 == 0 ? nil : .brightness($0) }
    }

    nonisolated public func contrast(_ amount: Double) -> some VisualEffect {
        filtering(EffectNumbers("contrast", amount, or: 1)) { $0 == 1 ? nil : .contrast($0) }
    }

    nonisolated public func saturation(_ amount: Double) -> some VisualEffect {
        filtering(EffectNumbers("saturation", amount, or: 1)) { $0 == 1 ? nil : .saturation($0) }
    }

    nonisolated public func grayscale(_ amount: Double) -> some VisualEffect {
        filtering(EffectNumbers("grayscale", amount, or: 0)) { $0 == 0 ? nil : .grayscale($0) }
    }

    nonisolated public func hueRotation(_ angle: Angle) -> some VisualEffect {
        filtering(EffectNumbers("hueRotation", angle.radians, or: 0)) { $0 == 0 ? nil : .hueRotation($0) }
    }

    /// 1 changes nothing; 0 or less draws nothing.
    nonisolated public func opacity(_ opacity: Double) -> some VisualEffect {
        let numbers = EffectNumbers.opacity(opacity)
        let opacity = Double(numbers.used[0])
        return adding(numbers) {
            if opacity >= 1 { return .item(nil) }
            return opacity > 0 ? .item(.opacity(opacity)) : .hidden
        }
    }

    /// A radius of 0 or less changes nothing.
    nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
        let numbers = EffectNumbers("blur", Double(radius), or: 0)
        let radius = numbers.used[0]
        return adding(numbers) {
            radius > 0 ? .group(.blur(radius: radius, isOpaque: opaque)) : .item(nil)
        }
    }
}
