import Drawing

/// The rule `not-settling`: actions that run after each pass change state every time, or tasks do in every round.
enum NotSettling {
    /// A layout was given up after so many passes.
    static func report(_ root: LayoutNode, passes: Int) {
        let graph = root.graph
        // What the last pass's actions set is waiting; in a tree that isn't kept the last of it is known.
        graph.live?.takeChanges()
        let latest = graph.live.map { $0.updateLog.latest.map { (name(of: $0.source), $0.action) } }
        let changes = latest ?? graph.lastChange.map { [($0.name, $0.action)] } ?? []
        graph.report(
            .error, .notSettling, at: root.path,
            "the view didn't settle after \(passes) passes: \(text(changes)) in every pass. Set a state only when its value "
                + "differs, and measure what doesn't depend on it.")
    }

    /// A host's tree was given up after so many rounds of tasks and updates.
    static func report(
        _ graph: ViewGraph, at path: ViewPath, rounds: Int, _ latest: [(ChangeSource, RunningAction?)]
    ) {
        let running = graph.lifetime.tasks.running.map { "\($0.path.parent ?? $0.path)" }
        graph.report(
            .error, .notSettling, at: path,
            "the view didn't settle after \(rounds) rounds of tasks and updates: "
                + text(latest.map { (name(of: $0.0), $0.1) }) + " in every round. "
                + (running.isEmpty ? "" : "Tasks still run at \(running.joined(separator: ", ")). ")
                + "A task that goes on as long as its view lives has to wait for something: a value, or a time that the test "
                + "lets pass.")
    }

    /// `Card._width`, and where it is.
    private static func name(of source: ChangeSource) -> String {
        source.name + (source.path.map { " of \($0)" } ?? "")
    }

    /// `onPreferenceChange(WidthKey) at Card/Text[0] sets Card._width of Card`; three of several.
    private static func text(_ changes: [(name: String, action: RunningAction?)]) -> String {
        var parts = changes.map { change in
            change.action.map { "\($0.text) sets \(change.name)" } ?? "\(change.name) is set"
        }
        if parts.count > 3 { parts = parts.prefix(3) + ["\(parts.count - 3) more"] }
        return parts.isEmpty ? "something changes" : parts.joined(separator: ", ")
    }
}
