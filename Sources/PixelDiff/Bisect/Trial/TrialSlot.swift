import Foundation

/// A place for one tree and all that belongs to it, below the bisect folder; used by one session at a time.
final class TrialSlot: Sendable {
    static let limit = 16

    let folder: String
    /// Locked as long as this process, or a command started by it, lives.
    let lock: Int32

    /// The first free slot. One that is still in use (by another session, or by a command that outlived a
    /// killed one) is left alone.
    ///
    /// - Throws: ``BisectError/system(_:_:)`` if the folder cannot be written, or all slots are in use.
    init(below parent: String) throws {
        for number in 0..<Self.limit {
            let folder = "\(parent)/trees/\(number)"
            do {
                try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            } catch {
                throw BisectError.system("cannot make \(folder)", error.localizedDescription)
            }
            let descriptor = open("\(folder)/lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
            guard descriptor >= 0 else {
                throw BisectError.system("cannot write \(folder)/lock", String(cString: strerror(errno)))
            }
            if flock(descriptor, LOCK_EX | LOCK_NB) == 0 {
                // The time of the last use.
                futimens(descriptor, nil)
                self.folder = folder
                lock = descriptor
                return
            }
            close(descriptor)
        }
        throw BisectError.system(
            "cannot start", "all \(Self.limit) trees of this repository's bisections are in use")
    }

    /// Unlocked first: a process that is just being made has the open file too, for a moment.
    deinit {
        flock(lock, LOCK_UN)
        close(lock)
    }

    /// The folder with the files.
    var tree: String { "\(folder)/tree" }
    /// The private index.
    var index: String { "\(folder)/index" }

    /// Removes the tree and its builds; the lock stays, as others may wait for it.
    func clear() {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        for name in names where name != "lock" {
            try? FileManager.default.removeItem(atPath: "\(folder)/\(name)")
        }
    }
}
