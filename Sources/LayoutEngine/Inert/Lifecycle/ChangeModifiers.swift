import Foundation

extension View {
    /// Runs `action` when `value` differs from the pass before; with `initial`, also the first time.
    public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some View {
        modifier(ChangeModifier(value: value, isInitial: initial, action: action))
    }

    /// Runs `action` when `value` differs from the pass before; with `initial`, also the first time.
    public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some View {
        modifier(ChangeModifier(value: value, isInitial: initial) { _, _ in action() })
    }

    @available(*, deprecated, message: "Use onChange(of:initial:_:) with no or two parameters.")
    public func onChange<V: Equatable>(of value: V, perform action: @escaping (_ newValue: V) -> Void)
        -> some View
    {
        modifier(ChangeModifier(value: value, isInitial: false) { _, new in action(new) })
    }

    /// Kept: as in SwiftUI, a task hasn't run when the first frame is shown.
    public func task(priority: TaskPriority = .userInitiated, _ action: @escaping @Sendable () async -> Void)
        -> some View
    {
        annotated("task", action)
    }

    /// Kept: as in SwiftUI, a task hasn't run when the first frame is shown.
    public func task<T: Equatable>(
        id value: T, priority: TaskPriority = .userInitiated, _ action: @escaping @Sendable () async -> Void
    ) -> some View {
        annotated("task", action)
    }

    public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
        annotated("onOpenURL", action)
    }

    public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View {
        annotated("onSubmit", action)
    }

    public func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
        annotated("refreshable", action)
    }

    public func userActivity(
        _ activityType: String, isActive: Bool = true, _ update: @escaping (Any) -> Void
    ) -> some View {
        annotated("userActivity", activityType)
    }
}

/// What submits a form.
public struct SubmitTriggers: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    public static let text = SubmitTriggers(rawValue: 1)
    public static let search = SubmitTriggers(rawValue: 2)
}

/// Compares a value with the one of the pass before.
struct ChangeModifier<V: Equatable>: _PrimitiveModifier {
    let value: V
    let isInitial: Bool
    let action: (V, V) -> Void

    private final class Last {
        var value: V?
    }

    static func _resolve(
        _ modifier: Self, _ inputs: _ResolveInputs, content: @escaping (_ResolveInputs) -> _Elements
    ) -> _Elements {
        if inputs.isListing { return content(inputs) }
        let last = inputs.node.state(at: -1) { Last() }
        let (old, new) = (last.value, modifier.value)
        last.value = new
        if let old, old != new {
            inputs.graph.afterLayout { modifier.action(old, new) }
        } else if old == nil, modifier.isInitial {
            inputs.graph.afterLayout { modifier.action(new, new) }
        }
        return content(inputs)
    }
}
