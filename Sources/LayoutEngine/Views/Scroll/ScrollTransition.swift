import Foundation

extension View {
    /// Changes how the view is drawn by where the nearest scroll view shows it.
    ///
    /// The phase is identity as long as some of the view is in view; before it, and after it, one of the others.
    /// Without a scroll view around it is identity.
    ///
    /// - Parameter axis: Along which the place counts; nil is the scroll view's, vertical where it has both.
    public func scrollTransition(
        _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> some View {
        scrollTransition(
            topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
    }

    /// As ``scrollTransition(_:axis:transition:)``, with a configuration for each side.
    public func scrollTransition(
        topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration,
        axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> some View {
        modifier(
            NodeModifier { child, inputs in
                VisualEffectNode(child, inputs) { proxy in
                    var phase = proxy.node.scrollPhase(along: axis)
                    if phase == .topLeading, topLeading.isIdentity { phase = .identity }
                    if phase == .bottomTrailing, bottomTrailing.isIdentity { phase = .identity }
                    return transition(EmptyVisualEffect(), phase)
                }
            })
    }
}

/// Where a scroll view shows a view: SwiftUI's `ScrollTransitionPhase`.
@frozen
public enum ScrollTransitionPhase: Hashable, Sendable {
    /// Before what is in view.
    case topLeading
    case identity
    /// After what is in view.
    case bottomTrailing

    public var isIdentity: Bool { self == .identity }

    /// -1, 0 or 1.
    public var value: Double {
        switch self {
        case .topLeading: -1
        case .identity: 0
        case .bottomTrailing: 1
        }
    }
}

/// How a scroll transition goes from phase to phase: SwiftUI's `ScrollTransitionConfiguration`. In a picture
/// only `identity` counts, which leaves the phases out.
public struct ScrollTransitionConfiguration: Sendable {
    /// How much of a view must be in view: kept.
    public struct Threshold: Sendable {
        public static let visible = Threshold()
        public static let hidden = Threshold()
        public static var centered: Threshold { Threshold() }
        public static func visible(_ amount: Double) -> Threshold { Threshold() }
        public func interpolated(towards other: Threshold, amount: Double) -> Threshold { self }
        public func inset(by distance: Double) -> Threshold { self }
    }

    var isIdentity = false

    public static let animated = ScrollTransitionConfiguration()
    public static let interactive = ScrollTransitionConfiguration()
    public static let identity = ScrollTransitionConfiguration(isIdentity: true)

    public static func animated(_ animation: Animation) -> ScrollTransitionConfiguration { animated }

    public func animation(_ animation: Animation) -> ScrollTransitionConfiguration { self }
    public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration { self }
}

extension LayoutNode {
    /// Where the nearest scroll view shows this placed element.
    fileprivate func scrollPhase(along axis: Axis?) -> ScrollTransitionPhase {
        guard let viewport = surroundings.viewport else { return .identity }
        let axis = axis ?? (viewport.axes.contains(.vertical) ? .vertical : .horizontal)
        let visible = viewport.visible
        let (start, end) = (frame.origin[axis], frame.origin[axis] + frame.size[axis])
        let isMirrored = axis == .horizontal && layoutDirection == .rightToLeft
        if end <= visible.origin[axis], start < visible.origin[axis] {
            return isMirrored ? .bottomTrailing : .topLeading
        }
        if start >= visible.origin[axis] + visible.size[axis] {
            return isMirrored ? .topLeading : .bottomTrailing
        }
        return .identity
    }
}
