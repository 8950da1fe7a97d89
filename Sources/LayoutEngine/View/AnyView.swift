/// A view whose type is hidden. State below it is kept as long as the hidden type stays the same.
public struct AnyView: _PrimitiveView {
    private let storage: AnyViewStorage

    public init<V: View>(_ view: V) {
        if let any = view as? AnyView {
            storage = any.storage
        } else {
            storage = TypedViewStorage(view)
        }
    }

    public init<V: View>(erasing view: V) {
        self.init(view)
    }

    public static func _resolve(_ view: AnyView, _ inputs: _ResolveInputs) -> _Elements {
        view.storage.resolve(inputs).dynamic()
    }

    public static func _lazyElements(_ view: AnyView, _ inputs: _ResolveInputs) -> _LazyElements {
        view.storage.lazyElements(inputs)
    }

    public static var _listShape: _ListShape { .several }
}

@MainActor
private class AnyViewStorage {
    func resolve(_ inputs: _ResolveInputs) -> _Elements {
        _Elements()
    }

    func lazyElements(_ inputs: _ResolveInputs) -> _LazyElements {
        _LazyElements()
    }
}

private final class TypedViewStorage<V: View>: AnyViewStorage {
    let view: V

    init(_ view: V) {
        self.view = view
    }

    override func resolve(_ inputs: _ResolveInputs) -> _Elements {
        SplitIdentity.inspect(hidden: view, inputs)
        let inner = inputs.child(.slot(0), V.self)
        return V._resolve(view, inner).placed(at: inner)
    }

    override func lazyElements(_ inputs: _ResolveInputs) -> _LazyElements {
        SplitIdentity.inspect(hidden: view, inputs)
        return V._lazyElements(view, inputs.child(.slot(0), V.self))
    }
}
