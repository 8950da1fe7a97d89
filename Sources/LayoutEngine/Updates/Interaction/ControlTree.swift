import Drawing

/// A placed tree as someone who uses it finds it: each element with its names, and what can be done with it.
///
/// In view order, each before what is inside of it; what belongs to a control without being drawn (a menu's items)
/// is inside of it.
@MainActor
struct ControlTree {
    struct Entry {
        let node: LayoutNode
        let path: ViewPath
        let parent: Int?
        /// The index after the last entry inside.
        var end = 0
        /// What the element is called: accessibility identifiers and label, a text's characters.
        var names: [String] = []
        /// Nil for what is only looked at.
        var actions: ControlActions?
        var isEnabled = true
        /// The modifier that hides it.
        var hider: String?
        /// The modifier that keeps touches from it.
        var touchBlocker: String?
        /// What modifiers around it were given, innermost first.
        var around: [Annotation] = []
        /// What `onSubmit(of:_:)` was given by the views around, the nearest first.
        var submitActions: [() -> Void] = []
        /// What `refreshable(action:)` was given by the nearest view around.
        var refresh: (@Sendable () async -> Void)?
        /// What it is presented in, by index; nil for the view itself.
        var presentation: Int?
        /// The closed menu, or the like, that it is in, by index.
        var closed: Int?
    }

    /// What is presented in front of a view: an alert, a sheet.
    struct Presentation {
        let presented: Presented
        let content: LayoutNode
    }

    private(set) var entries: [Entry] = []
    private(set) var presentations: [Presentation] = []
    /// What stands beside a view: columns of split views.
    private(set) var columns: [Presentation] = []

    /// What holds for all elements inside of one.
    private struct Context {
        var parent: Int?
        var hider: String?
        var touchBlocker: String?
        var presentation: Int?
        var closed: Int?
        var submitHandlers: [SubmitHandler] = []
        var refresh: (@Sendable () async -> Void)?
        /// Annotations of the modifiers around that were met since the last container, innermost first.
        var around: [Annotation] = []
    }

    init(_ root: LayoutNode?) {
        LargeStack.run { MainActorDoor.run { if let root { visit(root, Context()) } } }
    }

    /// The entries inside of one, itself included.
    func range(_ index: Int) -> Range<Int> { index..<entries[index].end }

    /// The entry and those around it, from the inside out.
    func ancestors(_ index: Int) -> UnfoldFirstSequence<Int> {
        sequence(first: index) { entries[$0].parent }
    }

    /// What is in front of all else, as far as it keeps that from being used.
    var front: Presentation? { presentations.last { $0.presented.isModal } }

    /// What an entry is presented in.
    func presented(_ entry: Entry) -> Presented? { entry.presentation.map { presentations[$0].presented } }

    /// Whether nothing is in front of an entry.
    func isInFront(_ index: Int) -> Bool {
        guard let front = presentations.lastIndex(where: { $0.presented.isModal }) else { return true }
        return entries[index].presentation ?? -1 >= front
    }

    /// 1. What modifiers say of the element and of what is inside.
    /// 2. Handlers that modifiers put on it are an entry around it.
    /// 3. The element itself; a modifier's is none.
    /// 4. What is inside.
    private mutating func visit(_ node: LayoutNode, _ outer: Context) {
        // 1.
        var context = outer
        let added = node.addedAnnotations
        context.around = added + outer.around
        context.submitHandlers = added.compactMap { $0.value as? SubmitHandler } + outer.submitHandlers
        context.refresh = added.lazy.compactMap(\.refresh).first ?? outer.refresh
        if added.isHidden { context.hider = context.hider ?? "accessibilityHidden(true)" }
        if added.takesNoTouches { context.touchBlocker = context.touchBlocker ?? "allowsHitTesting(false)" }
        if (node as? EffectNode)?.hides == true { context.hider = context.hider ?? "hidden() or opacity(0)" }
        // 2.
        var handlers: [Int] = []
        for actions in added.reversed().compactMap({ $0.value as? ControlActions }) {
            let index = append(node, actions, context)
            handlers.append(index)
            context.parent = index
        }
        // 3.
        let actions = (node as? any InteractiveNode)?.actions
        var own: Int?
        if !(node is UnaryNode) || actions != nil {
            own = append(node, actions, context)
            context.parent = own
            context.around = []
        }
        // 4.
        visitInside(node, context)
        if let own { close(own, context) }
        for index in handlers.reversed() { close(index, context) }
    }

    /// A list's rows are entries around what they show.
    private mutating func visitInside(_ node: LayoutNode, _ context: Context) {
        if let node = node as? PresentingNode { return visitPresented(node, context) }
        guard let rows = node as? ListRowsNode else { return node.forEachChild { visit($0, context) } }
        for cell in rows.shown.map({ rows.cells[$0] }) {
            var inner = context
            let row = append(cell.content, cell.actions, context)
            inner.parent = row
            visit(cell.content, inner)
            close(row, inner)
        }
    }

    /// What is presented comes after the view behind it.
    private mutating func visitPresented(_ node: PresentingNode, _ context: Context) {
        visit(node.child, context)
        let presented = node.presented
        var inner = Context(parent: context.parent)
        inner.presentation = context.presentation
        if presented.isColumn { columns.append(Presentation(presented: presented, content: node.content)) }
        if presented.isModal || presented.closesByButtons || presented.dismiss != nil {
            presentations.append(Presentation(presented: presented, content: node.content))
            inner.presentation = presentations.count - 1
        }
        visit(node.content, inner)
        let own = presented.isModal ? inner.presentation : nil
        let names = Set(
            entries.indices.filter { own != nil && entries[$0].presentation == own }
                .flatMap { entries[$0].actions == nil ? [] : entries[$0].names })
        for part in presented.parts
        where !names.contains(part.name ?? "") && (names.isEmpty || !part.isFallback) {
            let index = append(node.content, part, inner)
            entries[index].end = entries.count
        }
    }

    private mutating func append(_ node: LayoutNode, _ actions: ControlActions?, _ context: Context) -> Int {
        let path = (node as? any InteractiveNode)?.controlPath ?? node.path
        var entry = Entry(node: node, path: path, parent: context.parent)
        entry.actions = actions
        entry.isEnabled = actions?.isEnabled ?? node.environment.isEnabled
        entry.hider = context.hider
        entry.touchBlocker = context.touchBlocker
        entry.presentation = context.presentation
        entry.closed = context.closed
        entry.around = context.around
        if let actions, actions.text != nil {
            let handlers = context.submitHandlers.filter { !$0.triggers.isDisjoint(with: actions.submits) }
            entry.submitActions = handlers.map(\.action)
        }
        entry.refresh = context.refresh
        entry.names = names(node, actions, context.around)
        entries.append(entry)
        return entries.count - 1
    }

    /// What belongs to the element without being drawn comes last.
    private mutating func close(_ index: Int, _ around: Context) {
        let entry = entries[index]
        if let actions = entry.actions {
            var context = around
            context.parent = index
            context.around = []
            context.hider = entry.hider
            context.presentation = entry.presentation
            context.closed = actions.hidesParts ? index : entry.closed
            for part in actions.parts {
                let part = append(entry.node, part, context)
                entries[part].end = entries.count
            }
            context.closed = index
            for element in actions.content?.elements() ?? [] { visit(element, context) }
        }
        entries[index].end = entries.count
    }

    /// 1. Accessibility identifiers.
    /// 2. The label: what was given to the view, else the control's own, else what is read out of it.
    /// 3. Input labels.
    private func names(_ node: LayoutNode, _ actions: ControlActions?, _ around: [Annotation]) -> [String] {
        if let name = actions?.name { return [name] }
        // 1.
        var names = around.compactMap { $0.name == "accessibilityIdentifier" ? $0.value as? String : nil }
        let label =
            around.text("accessibilityLabel", node.environment) ?? actions?.label?.text
            ?? (actions?.readsContent == true ? SpokenText.of([node]) : nil) ?? (node as? TextNode)?.spoken
        // 2.
        if let label, !label.isEmpty { names.append(label) }
        // 3.
        for annotation in around where annotation.name == "accessibilityInputLabels" {
            names += annotation.value as? [String] ?? []
        }
        return names
    }
}

/// What `onSubmit(of:_:)` was given.
struct SubmitHandler {
    let triggers: SubmitTriggers
    let action: () -> Void
}

extension Annotation {
    /// What `refreshable(action:)` was given.
    fileprivate var refresh: (@Sendable () async -> Void)? {
        name == "refreshable" ? value as? @Sendable () async -> Void : nil
    }
}

extension LayoutNode {
    /// Whether `interactiveDismissDisabled(_:)` in it keeps a person from closing it.
    var keepsOpen: Bool {
        if let setting = annotations.last(where: { $0.name == "interactiveDismissDisabled" }) {
            return setting.value as? Bool == true
        }
        return children.contains { $0.keepsOpen }
    }
}
