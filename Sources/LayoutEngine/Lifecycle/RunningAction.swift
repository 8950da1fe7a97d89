import Drawing
import Publishing

/// An action of a view that is running, for findings that name what set a state.
struct RunningAction: Hashable, Sendable {
    /// As written: `onPreferenceChange(WidthKey)`.
    let name: String
    /// The view that it belongs to.
    let path: ViewPath
    /// Whether it runs because of where views were placed.
    var isOfLayout = false

    /// The one that runs on the main thread, outside of tasks.
    nonisolated(unsafe) private static var onMainThread: RunningAction?
    /// The task of a view that runs, and whatever it starts.
    @TaskLocal static var task: RunningAction?

    /// The action that runs here; nil where none is known.
    static var current: RunningAction? {
        (MainThread.isCurrent ? onMainThread : nil) ?? task
    }

    /// Runs `body` as this action.
    @MainActor
    func run<Result>(_ body: () -> Result) -> Result {
        let outer = Self.onMainThread
        Self.onMainThread = self
        defer { Self.onMainThread = outer }
        return body()
    }

    /// `onPreferenceChange(WidthKey) at Card/Text[0]`.
    var text: String { "\(name) at \(path)" }
}
