import Observation

extension View {
    /// Sets a value of the environment for this view and what it holds.
    public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
        modifier(EnvironmentModifier(.path(keyPath)) { $0[keyPath: keyPath] = value })
    }

    /// Puts an observable object into the environment; nil takes it out.
    public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
        modifier(EnvironmentModifier(.object(ObjectIdentifier(T.self))) { $0[T.self] = object })
    }

    /// Changes a value of the environment in place.
    public func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
    ) -> some View {
        modifier(EnvironmentModifier(.path(keyPath), isUsers: true) { transform(&$0[keyPath: keyPath]) })
    }
}

/// Changes the environment below; adds no element.
@usableFromInline
struct EnvironmentModifier: _PrimitiveModifier, PlaceSharing {
    /// What is written, where views can read it by that name.
    let key: WrittenKey?
    /// Whether code of the user's makes the change.
    let isUsers: Bool
    let change: (inout EnvironmentValues) -> Void

    init(
        _ key: WrittenKey? = nil, isUsers: Bool = false, change: @escaping (inout EnvironmentValues) -> Void
    ) {
        self.key = key
        self.isUsers = isUsers
        self.change = change
    }

    @inlinable var sharesPlace: Bool { true }

    @usableFromInline static func _resolve(
        _ modifier: Self, _ inputs: _ResolveInputs, content: @escaping (_ResolveInputs) -> _Elements
    ) -> _Elements {
        content(inputs.writing(modifier, around: Self.self))
    }

    @inlinable static func _resolve<V: View>(
        _ modifier: Self, around view: V, _ inputs: _ResolveInputs
    ) -> _Elements {
        V._resolve(view, modifier.changed(inputs, around: V.self))
    }

    /// The inputs of what it is around.
    @usableFromInline func changed(_ inputs: _ResolveInputs, around content: Any.Type) -> _ResolveInputs {
        inputs.writing(self, around: content)
    }
}
