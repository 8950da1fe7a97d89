/// What `if`/`else` and `switch` build. Each branch has an identity, and so a state, of its own.
public struct _ConditionalContent<TrueContent, FalseContent> {
    enum Storage {
        case first(TrueContent)
        case second(FalseContent)
    }

    let storage: Storage

    nonisolated init(_ storage: Storage) {
        self.storage = storage
    }
}

extension _ConditionalContent: View, _PrimitiveView where TrueContent: View, FalseContent: View {
    public typealias Body = Never

    public static func _resolve(_ view: Self, _ inputs: _ResolveInputs) -> _Elements {
        SplitIdentity.inspect(view, inputs)
        switch view.storage {
        case .first(let content):
            let inner = inputs.child(.branch(0), TrueContent.self)
            return TrueContent._resolve(content, inner).placed(at: inner).dynamic()
        case .second(let content):
            let inner = inputs.child(.branch(1), FalseContent.self)
            return FalseContent._resolve(content, inner).placed(at: inner).dynamic()
        }
    }
}

extension Optional: View, _PrimitiveView where Wrapped: View {
    public typealias Body = Never

    /// nil gives no element and forgets the state that was below it.
    public static func _resolve(_ view: Self, _ inputs: _ResolveInputs) -> _Elements {
        guard let view else { return _Elements().dynamic() }
        let inner = inputs.child(.branch(0), Wrapped.self)
        return Wrapped._resolve(view, inner).placed(at: inner).dynamic()
    }
}
