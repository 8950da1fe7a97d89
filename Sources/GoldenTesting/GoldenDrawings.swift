import Foundation
import PixelDiff
import Synchronization

/// The folders that this process draws into, each marked until the process exits: what crashes leaves its mark.
final class GoldenDrawings: Sendable {
    static let shared = GoldenDrawings()

    private let folders = Mutex<Set<RenderOnlyFolder>>([])

    /// Marks a folder, once. A process of an exit test doesn't: it may be meant to crash.
    ///
    /// - Throws: ``GoldenError``.
    func begin(_ folder: RenderOnlyFolder, environment: [String: String]) throws {
        guard environment["SWT_EXIT_TEST_ID"] == nil else { return }
        try folders.withLock { folders in
            guard !folders.contains(folder) else { return }
            try folder.begin()
            if folders.isEmpty { watchExit() }
            folders.insert(folder)
        }
    }

    private func watchExit() {
        atexit { GoldenDrawings.shared.end() }
    }

    private func end() {
        for folder in folders.withLock({ $0 }) { folder.end() }
    }
}
