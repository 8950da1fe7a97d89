/// The views of a builder's block, in order; each is an element, or several, of its own.
public struct TupleView<T>: _PrimitiveView {
    public var value: T
    // The view itself is passed, not its tuple, which would be taken apart and copied first.
    @usableFromInline let resolve: @MainActor (TupleView, _ResolveInputs) -> _Elements
    @usableFromInline let lazyElements: @MainActor (T, _ResolveInputs) -> _LazyElements

    @inlinable public init<each Content: View>(_ value: (repeat each Content))
    where T == (repeat each Content) {
        self.value = value
        resolve = { tuple, inputs in
            var elements = _Elements()
            var slot = 0
            for view in repeat each tuple.value {
                elements.append(resolveSlot(view, slot, inputs))
                slot += 1
            }
            return elements
        }
        lazyElements = { tuple, inputs in
            var elements = _LazyElements()
            var slot = 0
            for view in repeat each tuple {
                elements.append(lazySlot(view, slot, inputs))
                slot += 1
            }
            return elements
        }
    }

    @inlinable public static func _resolve(_ view: TupleView, _ inputs: _ResolveInputs) -> _Elements {
        view.resolve(view, inputs)
    }
}

/// Resolves the view at one place of a block, under an identity of its own.
@MainActor
@inlinable
func resolveSlot<V: View>(_ view: V, _ slot: Int, _ inputs: _ResolveInputs) -> _Elements {
    guard let inner = inputs.inSlot(slot, V.self) else { return _Elements() }
    return inner.row { V._resolve(view, inner) }
}
