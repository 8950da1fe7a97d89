import Drawing

/// Uses the controls of a placed tree as a person does: one thing after the other, the tree updated after each.
@MainActor
package final class ControlSession {
    private let graph: ViewGraph
    private let root: () -> LayoutNode?
    /// Runs passes until nothing changes.
    private let update: () -> Void
    /// The menus and the like that are open, by the paths of their controls.
    private var open: Set<ViewPath> = []
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
    }

    // MARK: Touches

    /// Taps a control, `count` times in a row.
    package func tap(_ query: ControlQuery, count: Int = 1, _ site: Site) throws(InteractionError) {
        for _ in 0..<max(count, 0) {
            try use(Interaction("tap", .tap, query, site)) { $0.tap?() }
        }
    }

    // MARK: Values

    /// Gives a control a value.
    package func set(_ query: ControlQuery, to value: AnyHashable, _ site: Site) throws(InteractionError) {
        let interaction = Interaction("set", .set, query, site)
        var refusal: ValueRefusal?
        let path = try use(interaction) { actions in
            do throws(ValueRefusal) { try actions.set?(value) } catch { refusal = error }
        }
        switch refusal {
        case .kind(let expected): throw interaction.error(.wrongValue(expected: expected), path)
        case .noOption(let options): throw interaction.error(.noOption(options), path)
        case nil: break
        }
    }

    // MARK: All of them

    /// Finds the control, does something with it, and updates the tree.
    @discardableResult
    private func use(_ interaction: Interaction, _ action: (ControlActions) -> Void) throws(InteractionError)
        -> ViewPath?
    {
        let tree = ControlTree(root())
        let search = ControlSearch(tree: tree, use: interaction.use, query: interaction.query, open: open)
        let index: Int
        do throws(ControlSearch.Failure) {
            index = try search.control()
        } catch {
            throw interaction.error(error.reason, error.path)
        }
        let entry = tree.entries[index]
        noteInteraction(
            ChangeSource(
                .interaction, interaction.name, path: entry.node.path, file: interaction.site.fileID,
                line: interaction.site.line))
        if let actions = entry.actions { action(actions) }
        update()
        return entry.node.path
    }

    /// Something is about to be done: changes of state that follow have their source here.
    private func noteInteraction(_ source: ChangeSource) {
        last = source
    }
}

extension LayoutHost {
    /// A session that uses what this host lays out; `update` is called after each use, and lays out again.
    package func controlSession(update: @escaping () -> Void) -> ControlSession {
        graph.isInteractive = true
        return ControlSession(graph, root: { [weak self] in self?.root }, update: update)
    }
}
