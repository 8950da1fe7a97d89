import Foundation
import Synchronization

/// The interrupt from the keyboard. Commands that leave something to clean up look at it between steps;
/// a second one ends the process at once.
enum Interruption {
    private static let requests = Atomic<Int>(0)

    /// Handles SIGINT from now on. Processes started later get the system's default again.
    static func install() {
        _ = signal(SIGINT) { _ in
            if Interruption.requests.add(1, ordering: .relaxed).newValue > 1 { _exit(130) }
        }
    }

    static var isRequested: Bool { requests.load(ordering: .relaxed) > 0 }

    /// - Throws: ``Interrupted`` once an interrupt has come.
    static func check() throws {
        if isRequested { throw Interrupted() }
    }
}

/// Ends a command after an interrupt: exit code 130, no message.
struct Interrupted: Error {}
