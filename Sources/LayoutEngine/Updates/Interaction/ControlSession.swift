import Drawing
import Foundation

/// Uses the controls of a placed tree as a person does: one thing after the other, the tree updated after each.
@MainActor
package final class ControlSession {
    private let graph: ViewGraph
    let root: () -> LayoutNode?
    /// Runs passes until nothing changes.
    let update: () -> Void
    /// The menus and the like that are open, by the paths of their controls.
    private var open: Set<ViewPath> = []
    /// The field that is typed into.
    private var edited: ViewPath?
    /// The last thing that was done.
    package private(set) var last: ChangeSource?

    init(_ graph: ViewGraph, root: @escaping () -> LayoutNode?, update: @escaping () -> Void) {
        self.graph = graph
        self.root = root
        self.update = update
    }

    /// Where in a test something is done.
    package struct Site: Sendable {
        let fileID: String
        let line: Int

        package init(fileID: String, line: Int) {
            self.fileID = fileID
            self.line = line
        }
    }

    /// One thing that is done: what, with which control, and where it is written.
    private struct Interaction {
        let name: String
        let use: ControlUse
        let query: ControlQuery
        let site: Site

        init(_ verb: String, _ use: ControlUse, _ query: ControlQuery, _ site: Site) {
            name = "\(verb) \"\(query.name)\""
            self.use = use
            self.query = query
            self.site = site
        }

        func error(_ reason: InteractionError.Reason, _ path: ViewPath?) -> InteractionError {
            InteractionError(
                interaction: name, reason: reason, path: path, fileID: site.fileID, line: site.line)
        }

        func refused(_ refusal: ValueRefusal, _ path: ViewPath) -> InteractionError {
            let reason: InteractionError.Reason =
                switch refusal {
                case .kind(let expected): .wrongValue(expected: expected)
                case .noOption(let options): .noOption(options)
                }
            return error(reason, path)
        }
    }

    // MARK: Touches

    /// Taps a control `count` times in a row: what takes so many taps, else what takes one, each time.
    package func tap(_ query: ControlQuery, count: Int = 1, _ site: Site) throws(InteractionError) {
        guard count > 0 else { return }
        let whole = Interaction("tap", .tap(count: count), query, site)
        let single = Interaction("tap", .tap(count: 1), query, site)
        if count > 1, (try? find(whole)) != nil { return try touch(whole) }
        for _ in 0..<count { try touch(single) }
    }

    private func touch(_ interaction: Interaction) throws(InteractionError) {
        try use(interaction) { entry, actions in
            if let tap = actions.tap {
                tap()
            } else if let tapAt = actions.tapAt {
                let size = entry.node.frame.size
                tapAt(CGPoint(x: size.width / 2, y: size.height / 2))
            } else if actions.opens == .tap {
                return .opens
            }
            return .closes
        }
    }

    /// Presses a view for as long as its gesture wants, or opens its menu.
    package func longPress(_ query: ControlQuery, _ site: Site) throws(InteractionError) {
        try use(Interaction("long press", .longPress, query, site)) { _, actions in
            guard let press = actions.longPress else { return .opens }
            press()
            return .closes
        }
    }

    // MARK: Values

    /// Gives a control a value. A field gets other characters, all at once.
    package func set(_ query: ControlQuery, to value: AnyHashable, _ site: Site) throws(InteractionError) {
        let interaction = Interaction("set", .set, query, site)
        var refusal: ValueRefusal?
        let path = try use(interaction) { entry, actions in
            guard let set = actions.set else {
                if let text = value.base as? String {
                    replace(entry, text)
                } else {
                    refusal = .kind("a text")
                }
                return .stays
            }
            do throws(ValueRefusal) { try set(value) } catch { refusal = error }
            return .stays
        }
        if let refusal { throw interaction.refused(refusal, path) }
    }

    /// Moves a row to a position among those of its data, from 0.
    package func move(_ query: ControlQuery, to position: Int, _ site: Site) throws(InteractionError) {
        let interaction = Interaction("move", .move, query, site)
        var refusal: ValueRefusal?
        let path = try use(interaction) { _, actions in
            do throws(ValueRefusal) { try actions.move?(position) } catch { refusal = error }
            return .stays
        }
        if let refusal { throw interaction.refused(refusal, path) }
    }

    /// Steps a value up or down.
    package func step(_ query: ControlQuery, isUp: Bool, _ site: Site) throws(InteractionError) {
        let interaction = Interaction(isUp ? "increment" : "decrement", .step, query, site)
        var isDone = true
        let path = try use(interaction) { _, actions in
            isDone = actions.step?(isUp) ?? false
            return .stays
        }
        if !isDone { throw interaction.error(.atItsEnd, path) }
    }

    // MARK: Typing

    /// Types characters at the end of a field, one after the other; the tree is updated after each.
    package func type(_ text: String, into query: ControlQuery, _ site: Site) throws(InteractionError) {
        let interaction = Interaction("type into", .type, query, site)
        let path = try use(interaction) { entry, _ in
            focus(entry)
            return .stays
        }
        for character in text {
            // The field as it is now: what it is bound to may be another value since the last character.
            let entry = ControlTree(root()).entries.first { $0.actions?.text != nil && $0.path == path }
            guard let field = entry?.actions?.text else {
                throw interaction.error(.notFound(near: []), path)
            }
            field.write(field.read() + String(character))
            update()
        }
    }

    /// Presses return in a field: what was typed counts, and what `onSubmit(of:_:)` around it was given runs.
    package func submit(_ query: ControlQuery, _ site: Site) throws(InteractionError) {
        try use(Interaction("submit", .submit, query, site)) { entry, actions in
            focus(entry)
            actions.text?.submit()
            for action in entry.submitActions { action() }
            return .stays
        }
        endEditing()
    }

    /// Takes the focus from the field that is typed into: what was typed counts. A focus that was moved on meanwhile stays.
    package func endEditing() {
        guard edited != nil else { return }
        let entry = leaveField()
        if let entry, graph.lifetime.focus.isFocused(entry.around) { moveFocus(nil) }
        update()
    }

    /// Typing ends in the field where it was going on; where the focus goes is left to the caller.
    ///
    /// - Returns: The field, if it is still there.
    @discardableResult
    private func leaveField() -> ControlTree.Entry? {
        guard let path = edited else { return nil }
        edited = nil
        let entry = ControlTree(root()).entries.first { $0.actions?.text != nil && $0.path == path }
        entry?.actions?.text?.edit(false)
        return entry
    }

    /// Typing ends where code took the focus from the field, as it does on a device.
    private func leaveUnfocusedField() {
        guard let path = edited else { return }
        let entry = ControlTree(root()).entries.first { $0.actions?.text != nil && $0.path == path }
        guard let entry, !graph.lifetime.focus.isFocused(entry.around) else { return }
        leaveField()
        update()
    }

    private func replace(_ entry: ControlTree.Entry, _ text: String) {
        focus(entry)
        entry.actions?.text?.write(text)
    }

    /// Typing begins in a field, and ends where it was going on. The focus goes from one to the other at once.
    private func focus(_ entry: ControlTree.Entry) {
        if edited == entry.path, graph.lifetime.focus.isFocused(entry.around) { return }
        leaveField()
        edited = entry.path
        moveFocus(entry.around)
        entry.actions?.text?.edit(true)
    }

    /// Tells `FocusState`s that the focus is at a view with these annotations; nil takes it away.
    private func moveFocus(_ annotations: [Annotation]?) {
        graph.lifetime.focus.focus(annotations)
    }

    // MARK: All of them

    /// What becomes of open menus.
    private enum Effect {
        /// The control's opens.
        case opens
        /// All close.
        case closes
        case stays
    }

    /// Finds the control, does something with it, and updates the tree.
    @discardableResult
    private func use(
        _ interaction: Interaction, _ action: (ControlTree.Entry, ControlActions) -> Effect
    ) throws(InteractionError) -> ViewPath {
        let (tree, entry) = try find(interaction)
        noteInteraction(
            ChangeSource(
                .interaction, interaction.name, path: entry.path, file: interaction.site.fileID,
                line: interaction.site.line))
        guard let actions = entry.actions else { return entry.path }
        let effect = action(entry, actions)
        switch effect {
        case .opens: open.insert(entry.path)
        case .closes: open = []
        case .stays: break
        }
        if effect == .closes, let shown = tree.presented(entry), shown.closesByButtons { shown.dismiss?() }
        update()
        leaveUnfocusedField()
        return entry.path
    }

    private func find(_ interaction: Interaction) throws(InteractionError) -> (ControlTree, ControlTree.Entry)
    {
        let tree = ControlTree(root())
        let search = ControlSearch(tree: tree, use: interaction.use, query: interaction.query, open: open)
        do throws(ControlSearch.Failure) {
            return (tree, tree.entries[try search.control()])
        } catch {
            throw interaction.error(error.reason, error.path)
        }
    }

    /// Pulls a view down to have it refreshed: the first that can be, or the one of that name.
    package func refresh(_ name: String?, _ site: Site) async throws(InteractionError) {
        let title = name.map { "refresh \"\($0)\"" } ?? "refresh"
        let entries = ControlTree(root()).entries
        guard let entry = entries.first(where: { $0.refresh != nil && name.map($0.names.contains) ?? true }),
            let action = entry.refresh
        else {
            let names = entries.filter { $0.refresh != nil }.flatMap(\.names)
            throw InteractionError(
                interaction: title, reason: .notFound(near: NearNames.of(name ?? "", among: names)),
                path: nil,
                fileID: site.fileID, line: site.line)
        }
        noteInteraction(
            ChangeSource(.interaction, title, path: entry.path, file: site.fileID, line: site.line))
        await action()
        update()
    }

    // MARK: Presentations

    /// What is presented, the frontmost last: `alert "Delete?"`, `sheet`.
    package var presentations: [String] { ControlTree(root()).presentations.map(\.presented.text) }

    /// The layout of what is frontmost of all that is presented, else of the last column of a split view; empty without any.
    package var frontDescription: String {
        let tree = ControlTree(root())
        guard let front = tree.presentations.last ?? tree.columns.last else { return "" }
        return PlacedTree(front.content).text
    }

    /// Closes what is frontmost as a person does who swipes it down, taps beside it or goes back.
    package func dismiss(_ site: Site) throws(InteractionError) {
        guard let front = ControlTree(root()).presentations.last, let dismiss = front.presented.dismiss else {
            throw InteractionError(
                interaction: "dismiss", reason: .nothingPresented, path: nil, fileID: site.fileID,
                line: site.line)
        }
        let source = ChangeSource(
            .interaction, "dismiss", path: front.content.path, file: site.fileID, line: site.line)
        noteInteraction(source)
        guard !front.content.keepsOpen else {
            throw InteractionError(
                interaction: "dismiss", reason: .disabled, path: front.content.path, fileID: site.fileID,
                line: site.line)
        }
        dismiss()
        update()
    }

    /// Something is about to be done: changes of state that follow have their source here.
    func noteInteraction(_ source: ChangeSource) {
        last = source
        graph.live?.note(source)
    }
}

extension LayoutHost {
    /// A session that uses what this host lays out; `update` is called after each use, and lays out again.
    package func controlSession(update: @escaping () -> Void) -> ControlSession {
        graph.isInteractive = true
        return ControlSession(graph, root: { [weak self] in self?.root }, update: update)
    }

    /// Lets timers and publishers run on the way to a later time; the tree isn't updated.
    package func passTime(_ seconds: TimeInterval) {
        graph.lifetime.during { graph.lifetime.time.advance(by: seconds) }
    }

    /// Lets tasks run until none is ready any more.
    ///
    /// - Returns: Whether any of them began or ended, or something was changed meanwhile.
    package func runTasks() async -> Bool {
        let tasks = graph.lifetime.tasks
        let before = (tasks.startedCount, tasks.endedCount, tasks.cancelledCount)
        let wasStale = isStale
        await tasks.settle { [self] in isStale }
        let isBusy =
            before != (tasks.startedCount, tasks.endedCount, tasks.cancelledCount) || !wasStale && isStale
        if !isBusy, !isStale { await RunningTask.inspect(graph) }
        return isBusy
    }
}
