import Synchronization

/// A bar on the standard error that tells how far a command is; silent where no one watches a terminal.
final class ProgressBar: Sendable {
    private let console: Console
    private let label: String
    private let total: Int
    private let done = Mutex(0)

    /// - Parameter total: Steps; nothing is drawn below 2.
    init(_ label: String, total: Int, console: Console) {
        self.label = label
        self.total = total
        self.console = console
    }

    private var isVisible: Bool { console.terminal.showsProgress && total > 1 }

    /// One step further; safe from any thread.
    func advance() {
        guard isVisible else { return }
        done.withLock { done in
            done = min(done + 1, total)
            let cells = 24 * done / total
            let bar = String(repeating: "#", count: cells) + String(repeating: ".", count: 24 - cells)
            console.redraw("\r\(label) [\(bar)] \(done)/\(total)")
        }
    }

    /// Removes the bar.
    func finish() {
        if isVisible { console.redraw("\r\u{1B}[K") }
    }
}
