import Observation

extension View {
    /// Sets a value of the environment for this view and what it holds.
    public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
        modifier(EnvironmentModifier { $0[keyPath: keyPath] = value })
    }

    /// Puts an observable object into the environment; nil takes it out.
    public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
        modifier(EnvironmentModifier { $0[T.self] = object })
    }

    /// Changes a value of the environment in place.
    public func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
    ) -> some View {
        modifier(EnvironmentModifier { transform(&$0[keyPath: keyPath]) })
    }
}

/// Changes the environment below; adds no element.
@usableFromInline
struct EnvironmentModifier: _PrimitiveModifier, PlaceSharing {
    let change: (inout EnvironmentValues) -> Void

    @inlinable var sharesPlace: Bool { true }

    @usableFromInline static func _resolve(
        _ modifier: Self, _ inputs: _ResolveInputs, content: @escaping (_ResolveInputs) -> _Elements
    ) -> _Elements {
        var inputs = inputs
        modifier.change(&inputs.environment)
        return content(inputs)
    }

    @inlinable static func _resolve<V: View>(
        _ modifier: Self, around view: V, _ inputs: _ResolveInputs
    ) -> _Elements {
        V._resolve(view, modifier.changed(inputs))
    }

    @usableFromInline func changed(_ inputs: _ResolveInputs) -> _ResolveInputs {
        var inner = inputs
        change(&inner.environment)
        return inner
    }
}
