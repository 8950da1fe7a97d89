/// The rule `not-settling`: actions that run after each pass change state every time.
enum NotSettling {
    static func report(_ root: LayoutNode, passes: Int) {
        let owner = root.graph.changedState.map { "\(ViewName.of($0))'s state" } ?? "state"
        root.graph.report(
            .error, .notSettling, at: root.path,
            "the view didn't settle after \(passes) passes: an onAppear or onPreferenceChange action changes "
                + "\(owner) in every pass. Set the state only when its value differs.")
    }
}
