import Foundation
import Synchronization

/// The interrupt from the keyboard, or a request to end from elsewhere. Commands that leave something to clean up look at it between steps;
/// a second one ends the process at once.
enum Interruption {
    private static let requests = Atomic<Int>(0)

    /// Handles SIGINT, SIGTERM and SIGHUP from now on: programs that the command runs must not outlive it.
    /// Processes started later get the system's default again.
    static func install() {
        for number in [SIGINT, SIGTERM, SIGHUP] {
            _ = signal(number) { _ in
                if Interruption.requests.add(1, ordering: .relaxed).newValue > 1 { _exit(130) }
            }
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
