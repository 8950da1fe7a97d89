/// One of the views that a container was given: SwiftUI's `Subview`.
///
/// It is a view itself. Shown, it has the state and identity that it has in the container's content, and the
/// environment of the place where it is shown. Shown twice, both share their state.
public struct Subview: Identifiable {
    /// Tells subviews apart, and stays while the view does.
    public struct ID: Hashable {
        let origin: ElementOrigin
        /// Of several elements with one origin, which.
        let ordinal: Int
    }

    public let id: ID
    /// What the view tells its container.
    public let containerValues: ContainerValues
    let source: SubviewSource
}

extension Subview: View, _PrimitiveView {
    public typealias Body = Never

    /// 1. The content is resolved again as far as it leads to this subview, with the environment of this place.
    /// 2. The element found belongs to what is around this place, not to a section of the content.
    public static func _resolve(_ view: Subview, _ inputs: _ResolveInputs) -> _Elements {
        // 1.
        var inner = inputs.at(view.source.place)
        inner.search = ElementSearch(for: view.id.origin)
        let found = AnyView._resolve(view.source.content, inner).nodes
            .filter { $0.traits[ElementOriginTrait.self] == view.id.origin }
        guard found.indices.contains(view.id.ordinal) else { return _Elements() }
        let node = found[view.id.ordinal]
        // 2.
        node.traits[SectionTrait.self] = nil
        node.traits[SectionValuesTrait.self] = ContainerValues()
        node.traits[ElementOriginTrait.self] = inputs.search.map {
            ElementOrigin(place: inputs.node, trail: $0.trail)
        }
        return _Elements(node)
    }
}

/// The content that subviews are taken from, and its place in the tree.
struct SubviewSource {
    let content: AnyView
    let place: ViewNode

    /// The elements of `content` in order, listed below this place without being shown.
    ///
    /// Nothing that happens on appearance or change happens for them. Each is resolved once more when shown,
    /// and nothing beside it: O(elements) views in all, and the ids of a `ForEach` are looked at twice.
    @MainActor
    static func elements(of content: AnyView, _ inputs: _ResolveInputs) -> [ListedElement] {
        let place = inputs.child(.role("subviews"), AnyView.self).node
        var listing = inputs.at(place)
        listing.siblings = SiblingCounter()
        listing.search = ElementSearch()
        listing.isListing = true
        let source = SubviewSource(content: content, place: place)
        var counts: [ElementOrigin: Int] = [:]
        return AnyView._resolve(content, listing).nodes.compactMap { node in
            guard let origin = node.traits[ElementOriginTrait.self] else { return nil }
            let ordinal = counts[origin, default: 0]
            counts[origin] = ordinal + 1
            let subview = Subview(
                id: Subview.ID(origin: origin, ordinal: ordinal),
                containerValues: ContainerValues(of: node), source: source)
            return ListedElement(node: node, subview: subview)
        }
    }
}

/// An element of a listed view, and the subview that stands for it.
struct ListedElement {
    let node: LayoutNode
    let subview: Subview
}
