import Drawing
import Foundation

extension View {
    /// Runs `action` when what `transform` makes of the nearest scroll view's geometry changes.
    ///
    /// As measured it has run twice before the first picture: with the value for an empty geometry, twice, then
    /// with the change to the first placement's (so here; which values SwiftUI hands out isn't known).
    public func onScrollGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
        action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View {
        modifier(ScrollGeometryModifier(transform: transform, action: action))
    }

    /// Runs `action` once, with the idle phase: nobody scrolls a still picture.
    public func onScrollPhaseChange(
        _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
    ) -> some View {
        onAppear { action(.idle, .idle) }
    }

    /// Runs `action` once, with the idle phase: nobody scrolls a still picture.
    public func onScrollPhaseChange(
        _ action:
            @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext)
            -> Void
    ) -> some View {
        onScrollGeometryChange(for: ScrollGeometry.self, of: \.self) { old, new in
            if old == new { action(.idle, .idle, ScrollPhaseChangeContext(geometry: new)) }
        }
    }

    /// Runs `action` when the share of the view that the nearest scroll view shows reaches `threshold`, or no
    /// longer does. It starts as not shown; without a scroll view nothing is hidden.
    public func onScrollVisibilityChange(threshold: Double = 0.5, _ action: @escaping (Bool) -> Void)
        -> some View
    {
        modifier(ScrollVisibilityModifier(threshold: threshold, action: action))
    }
}

/// What a scroll view is doing: SwiftUI's `ScrollPhase`.
@frozen
public enum ScrollPhase: Hashable, Sendable {
    case idle, tracking, interacting, decelerating, animating

    public var isScrolling: Bool { self != .idle }
}

/// What is known when a scroll view's phase changes: SwiftUI's `ScrollPhaseChangeContext`.
public struct ScrollPhaseChangeContext {
    public let geometry: ScrollGeometry

    /// Always nil.
    public var velocity: CGVector? { nil }
}

/// Observes the scroll views inside.
struct ScrollGeometryModifier<T: Equatable>: _PrimitiveModifier {
    let transform: (ScrollGeometry) -> T
    let action: (T, T) -> Void

    private final class Last {
        var value: T?
    }

    static func _resolve(
        _ modifier: Self, _ inputs: _ResolveInputs, content: @escaping (_ResolveInputs) -> _Elements
    ) -> _Elements {
        let last = inputs.node.state(at: -1) { Last() }
        var inner = inputs
        let path = inputs.viewPath
        let reader = LayoutReader(inputs)
        inner.environment.scrollSettings.observers.append { geometry, node in
            let running = RunningAction(name: "onScrollGeometryChange", path: path, isOfLayout: true)
            node.graph.afterLayout(as: running) {
                let transform = { geometry in
                    reader.observing(.placement, for: node) { modifier.transform(geometry) }
                }
                let new = transform(geometry)
                if last.value == nil {
                    let empty = transform(.empty)
                    last.value = empty
                    modifier.action(empty, empty)
                }
                guard let old = last.value, old != new else { return }
                last.value = new
                modifier.action(old, new)
            }
        }
        return content(inner)
    }
}

/// Tells whether each element of the content is seen in the scroll view around.
struct ScrollVisibilityModifier: _PrimitiveModifier {
    let threshold: Double
    let action: (Bool) -> Void

    private final class Shown {
        var value = false
    }

    static func _resolve(
        _ modifier: Self, _ inputs: _ResolveInputs, content: @escaping (_ResolveInputs) -> _Elements
    ) -> _Elements {
        // What is seen changes with the scroll view, not with the view.
        inputs.memo?.setVolatile()
        let shown = inputs.node.state(at: -1) { Shown() }
        let elements = content(inputs)
        guard let node = elements.first else { return elements }
        let running = RunningAction(
            name: "onScrollVisibilityChange", path: inputs.viewPath, isOfLayout: true)
        inputs.graph.afterLayout(as: running) {
            let isShown = node.visibleShare >= modifier.threshold
            guard isShown != shown.value else { return }
            shown.value = isShown
            modifier.action(isShown)
        }
        return elements
    }
}

extension LayoutNode {
    /// The share of the frame's area that the nearest scroll view shows; 1 without one.
    var visibleShare: Double {
        guard let viewport = surroundings.viewport else { return 1 }
        let seen = frame.intersection(viewport.visible)
        guard !seen.isNull else { return 0 }
        let area = frame.width * frame.height
        return area > 0 ? seen.width * seen.height / area : 1
    }
}
