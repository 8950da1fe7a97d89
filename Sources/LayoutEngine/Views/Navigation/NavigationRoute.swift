/// The pages in front of a navigation stack's root, where controls are used. On the main actor only.
///
/// Values are on the bound path, or on one of the stack's own; links that name their page put it on top of those.
final class NavigationRoute {
    /// The values on the path.
    struct Path {
        let read: () -> [AnyHashable]
        /// Puts a value on; false where the path holds values of another type.
        let push: (AnyHashable) -> Bool
        /// Takes the last one off.
        let pop: () -> Void
    }

    /// A link that was followed, and what is to be told when its page is left.
    struct Followed: Hashable {
        let link: ObjectIdentifier
    }

    var path: Path?
    var followed: Binding<[Followed]>?
    /// The view around the stack, in a tree that is kept.
    private weak var memo: BodyMemo?
    /// Whether the stack's elements are being made.
    private var isMaking = false
    /// Whether pages are in front of the root.
    private var hasPages = false
    /// Pages of values, by the values' type.
    private var destinations: [ObjectIdentifier: (AnyHashable) -> ViewPart?] = [:]
    /// Pages of links, by the links' places.
    private var links: [ObjectIdentifier: (page: ViewPart, setActive: ((Bool) -> Void)?)] = [:]

    func register<Value: Hashable>(
        _ type: Value.Type, in graph: ViewGraph, _ page: @escaping (Value) -> ViewPart
    ) {
        destinations[ObjectIdentifier(type)] = { ($0.base as? Value).map(page) }
        pagesChanged(in: graph)
    }

    /// Notes the page of a link at a place, and what is told that it shows.
    func register(
        _ link: ViewNode, in graph: ViewGraph, _ page: ViewPart, _ setActive: ((Bool) -> Void)?
    ) {
        links[ObjectIdentifier(link)] = (page, setActive)
        pagesChanged(in: graph)
    }

    /// A view on the stack was updated alone, which may give other pages: those that show are made again. Not where it is
    /// made again while others are placed, as each pass would do that.
    private func pagesChanged(in graph: ViewGraph) {
        guard hasPages, !isMaking, let live = graph.live, live.placing == nil else { return }
        live.remake(memo)
    }

    /// The elements of the stack, whose root `root` makes, with the pages in front.
    @MainActor
    func elements(_ inputs: _ResolveInputs, root: () -> _Elements) -> _Elements {
        memo = inputs.memo
        isMaking = true
        defer { isMaking = false }
        return present(in: root(), inputs)
    }

    /// Follows a link that names its page.
    func follow(_ link: ViewNode) {
        followed?.wrappedValue.append(Followed(link: ObjectIdentifier(link)))
        links[ObjectIdentifier(link)]?.setActive?(true)
    }

    /// The pages from the root on, each with an id of its own; of values that nobody has a page for, none.
    func pages() -> [(id: AnyHashable, page: ViewPart)] {
        let values = (path?.read() ?? []).enumerated().compactMap { index, value in
            destinations[ObjectIdentifier(type(of: value.base))]?(value).map {
                (AnyHashable([AnyHashable(index), value]), $0)
            }
        }
        let followed = (followed?.wrappedValue ?? []).compactMap { page in
            links[page.link].map { (AnyHashable(page), $0.page) }
        }
        return values + followed
    }

    /// Leaves the last page.
    func goBack() {
        guard let last = followed?.wrappedValue.last else {
            path?.pop()
            return
        }
        followed?.wrappedValue.removeLast()
        links[last.link]?.setActive?(false)
    }
}

extension EnvironmentValues {
    private enum NavigationRouteKey: EnvironmentKey {
        static var defaultValue: NavigationRoute? { nil }
    }

    var navigationRoute: NavigationRoute? {
        get { self[NavigationRouteKey.self] }
        set { self[NavigationRouteKey.self] = newValue }
    }
}

extension NavigationRoute {
    /// Puts the pages in front of the root's elements; each page has "Back".
    @MainActor
    private func present(in elements: _Elements, _ inputs: _ResolveInputs) -> _Elements {
        let pages = inputs.observing { self.pages() }
        hasPages = !pages.isEmpty
        guard !pages.isEmpty, let first = elements.first else { return elements }
        var back = ControlActions("Button")
        back.name = "Back"
        back.tap = { [self] in goBack() }
        let presented = Presented(kind: "page", parts: [back], dismiss: { [self] in goBack() })
        let nodes = pages.map { id, page in
            var inner = inputs.child(.role("page"), ViewPart.self).child(.id(id, 0), ViewPart.self)
            inner.environment.navigationRoute = self
            inner = inner.inside(first.path.appending("page"), stackAxis: nil).presented { [self] in goBack()
            }
            return ImplicitStack.vertical(page.elements(inner), inner)
        }
        let room = inputs.surroundings.container.size
        var isFirst = true
        return elements.mapNodes { element in
            guard isFirst else { return element }
            isFirst = false
            return nodes.reduce(element) { PresentingNode($0, presented, $1, room: room, inputs) }
        }
    }
}

/// Tells the stack around which page a value has.
struct DestinationModifier<Value: Hashable>: _PrimitiveModifier {
    let page: @MainActor (Value) -> ViewPart

    static func _resolve(
        _ modifier: Self, _ inputs: _ResolveInputs, content: @escaping (_ResolveInputs) -> _Elements
    ) -> _Elements {
        inputs.environment.navigationRoute?.register(Value.self, in: inputs.graph) { value in
            // Pages are made while elements are.
            MainActorDoor.run(PageRequest(page: modifier.page, value: value).make)
        }
        return content(inputs)
    }
}

/// A value whose page is to be made.
private struct PageRequest<Value>: @unchecked Sendable {
    let page: @MainActor (Value) -> ViewPart
    let value: Value

    @MainActor func make() -> ViewPart { page(value) }
}

extension Binding {
    /// What the item of a destination shows, told apart by its value.
    func page<Item: Hashable>() -> Binding<PageItem<Item>?> where Value == Item? {
        Binding<PageItem<Item>?>(
            get: { wrappedValue.map { PageItem(value: $0) } }, set: { wrappedValue = $0?.value })
    }
}

/// An item with a page, which its value tells apart.
struct PageItem<Value: Hashable>: Identifiable {
    let value: Value
    var id: Value { value }
}
