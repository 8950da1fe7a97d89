/// A stack of pages: SwiftUI's `NavigationStack`. A picture shows its root page, without a bar; in a host that lives the
/// other pages are made too, and their controls found.
public struct NavigationStack<Data, Root: View>: _PrimitiveView {
    let root: Root
    /// nil where nobody gave one.
    private let path: NavigationRoute.Path?

    public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
        self.root = root()
        path = nil
    }

    public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
        self.root = root()
        self.path = NavigationRoute.Path(
            read: { path.wrappedValue.elements },
            push: {
                path.wrappedValue.append($0)
                return true
            }, pop: { path.wrappedValue.removeLast() })
    }

    public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
    where
        Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection,
        Data.Element: Hashable
    {
        self.root = root()
        self.path = NavigationRoute.Path(
            read: { path.wrappedValue.map { AnyHashable($0) } },
            push: {
                guard let value = $0.base as? Data.Element else { return false }
                path.wrappedValue.append(value)
                return true
            },
            pop: {
                var values = path.wrappedValue
                guard !values.isEmpty else { return }
                values.remove(at: values.index(before: values.endIndex))
                path.wrappedValue = values
            })
    }

    public static func _resolve(_ view: Self, _ inputs: _ResolveInputs) -> _Elements {
        var inner = inputs.child(.body, Root.self)
        guard inputs.graph.isInteractive, !inputs.isListing else { return Root._resolve(view.root, inner) }
        let route = inputs.node.state(at: -1) { NavigationRoute() }
        let (values, followed) = inputs.ownState(([AnyHashable](), [NavigationRoute.Followed]())).halves()
        route.followed = followed
        route.path =
            view.path
            ?? NavigationRoute.Path(
                read: { values.wrappedValue },
                push: {
                    values.wrappedValue.append($0)
                    return true
                }, pop: { _ = values.wrappedValue.popLast() })
        inner.environment.navigationRoute = route
        return route.elements(inputs) { Root._resolve(view.root, inner) }
    }
}

extension Binding {
    /// A binding to each half of a pair.
    fileprivate func halves<A, B>() -> (Binding<A>, Binding<B>) where Value == (A, B) {
        (
            Binding<A>(get: { wrappedValue.0 }, set: { wrappedValue.0 = $0 }),
            Binding<B>(get: { wrappedValue.1 }, set: { wrappedValue.1 = $0 })
        )
    }
}

/// A stack of pages: SwiftUI's `NavigationView`. Offscreen it is its first page, without a bar.
@available(*, deprecated, message: "Use NavigationStack.")
public struct NavigationView<Content: View>: _PrimitiveView {
    let content: Content

    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    public static func _resolve(_ view: Self, _ inputs: _ResolveInputs) -> _Elements {
        Content._resolve(view.content, inputs.child(.body, Content.self))
    }
}

/// The pages on a stack: SwiftUI's `NavigationPath`.
public struct NavigationPath: Equatable {
    private(set) var elements: [AnyHashable] = []

    public init() {}

    public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
        self.elements = elements.map { AnyHashable($0) }
    }

    public var count: Int { elements.count }
    public var isEmpty: Bool { elements.isEmpty }

    public mutating func append<V: Hashable>(_ value: V) {
        elements.append(AnyHashable(value))
    }

    public mutating func removeLast(_ k: Int = 1) {
        elements.removeLast(min(k, elements.count))
    }
}
