import Foundation
import PixelDiff

/// Writes events to the file that the command reads, each at once: what a crash leaves behind counts too.
final class EventLog: Sendable {
    private let file: FileHandle
    private let lock = NSLock()

    /// - Throws: When the file can't be opened for writing.
    init(file path: String) throws {
        if !FileManager.default.fileExists(atPath: path) { try Data().write(to: URL(filePath: path)) }
        file = try FileHandle(forWritingTo: URL(filePath: path))
        try file.seekToEnd()
    }

    func append(_ event: RenderEvent) {
        lock.withLock {
            guard let line = try? event.line() else { return }
            try? file.write(contentsOf: line)
        }
    }
}
