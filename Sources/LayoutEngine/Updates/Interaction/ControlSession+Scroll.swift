import Foundation

extension ControlSession {
    /// What a scroll view is asked to show.
    package enum ScrollTarget {
        /// The view of an id, and where it stands in the room; as near as may be where that is nil.
        case id(AnyHashable, UnitPoint?)
        /// As many points further, in reading direction.
        case distance(CGSize)
        case edge(Edge)
    }

    /// Scrolls the scroll view or list of an identifier, or the first one.
    package func scroll(_ name: String?, to target: ScrollTarget, _ site: Site) throws(InteractionError) {
        let title = name.map { "scroll \"\($0)\"" } ?? "scroll"
        let tree = ControlTree(root())
        func error(_ reason: InteractionError.Reason, _ node: LayoutNode? = nil) -> InteractionError {
            InteractionError(
                interaction: title, reason: reason, path: node?.path, fileID: site.fileID, line: site.line)
        }
        let all = tree.entries.indices.filter {
            tree.entries[$0].node is ScrollViewNode && tree.isInFront($0)
        }
        let named = name.map { name in
            tree.entries.indices.filter { tree.entries[$0].names.contains(name) }.compactMap { index in
                all.first { tree.range(index).contains($0) }
            }
        }
        guard let index = (named ?? all).first, let node = tree.entries[index].node as? ScrollViewNode else {
            let names = all.flatMap { tree.entries[$0].names }
            throw error(.notFound(near: NearNames.of(name ?? "", among: names)))
        }
        guard !tree.ancestors(index).contains(where: { tree.entries[$0].around.isScrollDisabled }) else {
            throw error(.disabled, node)
        }
        guard let request = request(target, node) else {
            if case .id(let id, _) = target { throw error(.noSuchID("\(id.base)"), node) }
            return
        }
        noteInteraction(
            ChangeSource(.interaction, title, path: node.path, file: site.fileID, line: site.line))
        let before = node.state.offset
        node.state.scroll(to: request, node.graph)
        update()
        guard node.state.offset != before, let tell = node.settings.onUserScroll else { return }
        node.state.expectsPosition = true
        tell(ControlTree.firstTarget(of: root(), node.state))
        update()
        node.state.expectsPosition = false
    }

    private func request(_ target: ScrollTarget, _ node: ScrollViewNode) -> ScrollRequest? {
        switch target {
        case .id(let id, let anchor):
            return LargeStack.run { node.content.frame(ofIdentity: id) } == nil ? nil : .id(id, anchor)
        case .distance(let way):
            let offset = node.state.offset ?? .zero
            return .offset(CGPoint(x: offset.x + way.width, y: offset.y + way.height))
        case .edge(let edge):
            return .edge(edge)
        }
    }
}

extension [Annotation] {
    fileprivate var isScrollDisabled: Bool {
        contains { $0.name == "scrollDisabled" && $0.value as? Bool == true }
    }
}

extension ControlTree {
    /// The id of the first view of a scroll view's target layout that is seen; nil without such a layout.
    static func firstTarget(of root: LayoutNode?, _ state: ScrollState) -> AnyHashable? {
        let tree = ControlTree(root)
        guard let index = tree.entries.firstIndex(where: { ($0.node as? ScrollViewNode)?.state === state }),
            let scroll = tree.entries[index].node as? ScrollViewNode,
            let layout = tree.range(index).first(where: { tree.entries[$0].around.isTargetLayout })
        else { return nil }
        let (room, axes) = (scroll.viewport.room, scroll.viewport.axes)
        let seen = tree.entries[layout].node.children.first { target in
            axes.contains(.vertical) ? target.frame.maxY > room.minY : target.frame.maxX > room.minX
        }
        return seen?.traits[IdentityTrait.self].first
    }
}

extension [Annotation] {
    fileprivate var isTargetLayout: Bool {
        contains { $0.name == "scrollTargetLayout" && $0.value as? Bool == true }
    }
}
