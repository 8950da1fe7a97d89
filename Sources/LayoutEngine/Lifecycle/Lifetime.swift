import Publishing

/// What begins and ends with the views of one host.
final class Lifetime {
    /// Whether the tree goes on living after its picture: else tasks don't start and the focus doesn't move.
    var isLive = false
    /// Time, which passes when the host says so.
    let time = HostTime()
    let tasks = TaskLedger()
    let focus = FocusSystem()
    /// What `@AppStorage` and `@SceneStorage` keep.
    let stored = StoredValues()
    /// Changes of observed objects on other threads.
    let objectChanges = ObjectChanges()
    /// Platform views that are shown.
    let platformViews = ShownPlatformViews()

    /// Runs `body` in this host's time: timers that are connected and values that are sent on go by it.
    func during<Result>(_ body: () -> Result) -> Result {
        HostTime.$current.withValue(time, operation: body)
    }
}

extension ViewGraph {
    /// How often values that are sent on may lead to further ones before the host's turn ends.
    private static var turnLimit: Int { 16 }

    /// Ends a pass whose actions have run: values that wait for the host's turn arrive, and the focus goes where it
    /// was asked to.
    @MainActor
    func endTurn() {
        for _ in 0..<Self.turnLimit where lifetime.time.hasDueWork { lifetime.time.runDueWork() }
        if lifetime.isLive { lifetime.focus.settle(isLast: !isStale) }
    }
}
