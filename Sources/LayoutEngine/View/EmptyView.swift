/// A view that gives no element: no frame, no gap.
public struct EmptyView: _PrimitiveView, Sendable {
    nonisolated public init() {}

    public static func _resolve(_ view: EmptyView, _ inputs: _ResolveInputs) -> _Elements {
        _Elements()
    }
}
