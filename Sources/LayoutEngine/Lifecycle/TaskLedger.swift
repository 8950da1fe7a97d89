import Drawing

/// The tasks of a tree's views: which ran, which still run.
///
/// They are started in the order in which their views appeared, inner ones first. Those of the main actor run one after the
/// other, in that order; what they do elsewhere is run by ``TaskWorkers``. Nothing here waits for a clock.
final class TaskLedger {
    /// One task of a view.
    struct Entry {
        enum State: Hashable {
            case running, ended
            /// Its place went, or its id changed; it may not have ended yet.
            case cancelled
        }

        let number: Int
        let path: ViewPath
        var state = State.running
        /// Whether its closure returned.
        var hasReturned = false
        fileprivate(set) var task: Task<Void, Never>?
        /// Whether it was told that it doesn't stop.
        fileprivate var isTold = false
    }

    private let workers = TaskWorkers()
    /// Whether something was once under way for longer than anyone waits.
    private var hasEndlessWork = false
    /// In the order in which they were started; those that returned are dropped when others start.
    private(set) var entries: [Entry] = []
    private(set) var startedCount = 0
    private(set) var endedCount = 0
    private(set) var cancelledCount = 0

    /// Those whose closures haven't returned and that weren't cancelled.
    var running: [Entry] { entries.filter { $0.state == .running } }

    /// Whether any closure hasn't returned, be it cancelled or not.
    var isIdle: Bool { entries.allSatisfy(\.hasReturned) }

    /// Starts a task for the view at `path`.
    ///
    /// - Returns: What it is cancelled by.
    @MainActor
    func start(at path: ViewPath, _ priority: TaskPriority, _ action: TaskAction) -> Int {
        entries.removeAll(where: \.hasReturned)
        startedCount += 1
        let number = startedCount
        entries.append(Entry(number: number, path: path))
        let ledger = WeakLedger(ledger: self)
        let task = Task(executorPreference: workers, priority: priority) { @MainActor @Sendable in
            await RunningAction.$task.withValue(RunningAction(name: "task", path: path.parent ?? path)) {
                await action.run()
            }
            ledger.ledger?.returned(number)
        }
        entries[entries.count - 1].task = task
        return number
    }

    /// This one as a task holds it, which uses it on the main actor only.
    private struct WeakLedger: @unchecked Sendable {
        weak var ledger: TaskLedger?
    }

    private func returned(_ number: Int) {
        guard let index = entries.firstIndex(where: { $0.number == number }) else { return }
        entries[index].hasReturned = true
        entries[index].task = nil
        guard entries[index].state == .running else { return }
        entries[index].state = .ended
        endedCount += 1
    }

    /// Cancels a task that hasn't returned.
    func cancel(_ number: Int) {
        guard let index = entries.firstIndex(where: { $0.number == number }),
            entries[index].state == .running
        else { return }
        entries[index].state = .cancelled
        cancelledCount += 1
        entries[index].task?.cancel()
    }

    /// Cancels all: the host is gone.
    func cancelAll() {
        for entry in running { cancel(entry.number) }
    }

    deinit {
        for entry in entries { entry.task?.cancel() }
    }

    /// Lets tasks run until none is left, `isDone` says so, or none of them began or ended for `limit` turns.
    ///
    /// A turn lets all run that are ready on the main actor, and waits for what tasks of views have under way elsewhere. What
    /// sleeps or waits for something from outside is not waited for.
    ///
    /// `Task { }`, as actions start them, belongs to nobody: it gets turns, `limit` of them where tasks of views run, else some,
    /// and as many again once it has changed something.
    ///
    /// - Returns: The tasks that still run.
    @MainActor
    @discardableResult
    func settle(
        limit: Int = 100, isStale: @MainActor () -> Bool = { false },
        until isDone: @MainActor () -> Bool = { false }
    ) async -> [Entry] {
        var quiet = 0
        while quiet < (isIdle ? min(limit, Self.idleTurns) : limit), !isDone() {
            let before = (startedCount, endedCount, cancelledCount, entries.filter(\.hasReturned).count)
            let wasStale = isStale()
            await giveWay()
            let after = (startedCount, endedCount, cancelledCount, entries.filter(\.hasReturned).count)
            quiet = before == after && isStale() == wasStale ? quiet + 1 : 0
        }
        return running
    }

    /// How many turns are given where no task of a view runs.
    private static let idleTurns = 25

    /// The tasks that were asked to stop and don't, after they were given a moment to; each is told once.
    ///
    /// What computes on another thread ends when it is done, which no number of turns tells: where something is left, the
    /// last turns take a millisecond each.
    @MainActor
    func takeUnstopped(turns: Int = 50) async -> [Entry] {
        func unstopped() -> [Entry] {
            entries.filter { $0.state == .cancelled && !$0.hasReturned && !$0.isTold }
        }
        var left = turns
        while !unstopped().isEmpty, left > 0 {
            try? await Task.sleep(for: .milliseconds(1))
            await giveWay()
            left -= 1
        }
        let found = unstopped()
        for entry in found {
            if let index = entries.firstIndex(where: { $0.number == entry.number }) {
                entries[index].isTold = true
            }
        }
        return found
    }

    /// Gives way to what is ready on this actor, to what views' tasks have under way elsewhere, then to all others.
    @MainActor
    private func giveWay() async {
        await Task.yield()
        if !hasEndlessWork { hasEndlessWork = await !workers.settle() }
        await Self.turn()
    }

    /// Gives way to what is ready: on this actor, then on other threads at the lowest priority, then here again.
    @MainActor
    static func turn() async {
        await Task.yield()
        await Task.detached(priority: .background) { await Task.yield() }.value
        await Task.yield()
    }
}

/// What a task does, with the isolation that it was written in.
struct TaskAction: @unchecked Sendable {
    let run: @isolated(any) () async -> Void
}
