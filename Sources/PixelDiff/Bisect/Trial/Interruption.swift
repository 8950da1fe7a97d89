import Foundation
import Synchronization

/// Whether the user asked to stop, with Ctrl-C or a termination signal.
///
/// The signal only sets a flag; whoever waits for a child process looks at it, ends the child's process group
/// and throws, so that nothing is left half done.
public enum Interruption {
    private static let flag = Atomic<Bool>(false)

    /// Takes over SIGINT, SIGTERM and SIGHUP for the rest of the process.
    public static func install() {
        _ = flag.load(ordering: .relaxed)  // so that the handler does not initialize it
        for number in [SIGINT, SIGTERM, SIGHUP] {
            signal(number) { _ in Interruption.flag.store(true, ordering: .relaxed) }
        }
    }

    public static var isRequested: Bool { flag.load(ordering: .relaxed) }
}
