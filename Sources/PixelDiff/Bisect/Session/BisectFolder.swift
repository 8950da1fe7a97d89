import Foundation

/// `.build/pixeldiff/bisect` of a repository: all that bisections write.
///
/// - `trees/N`: a tree with its builds, its private index, and a lock.
/// - `objects`: git objects of the working tree's snapshots.
/// - `pictures`, `cache.jsonl`: what runs gave.
/// - `sessions`: a record of each session.
/// - `extras`: copies of files that git does not have.
///
/// A folder that is being removed stands beside it, as `bisect-removed-…`.
struct BisectFolder: Sendable {
    private static let recordLimit = 4000
    private static let pictureBytes = 1 << 30
    private static let sessionLimit = 10
    /// Trees that nobody used for this many seconds are removed.
    private static let treeAge = 7 * 24 * 3600
    /// How often a session that starts asks for its lock, and the pause between, in microseconds: a minute in all.
    private static let lockTries = 3000
    private static let lockPause: UInt32 = 20_000
    /// How often it is made again when parts of it vanish while it is made. Where `.build` links to a folder that isn't
    /// there, they always do.
    private static let makeTries = 100

    let path: String
    /// Where a folder stands that is being removed, followed by something unique.
    private let removed: String

    init(root: String) {
        path = "\(root)/.build/pixeldiff/bisect"
        removed = "\(path)-removed-"
    }

    var objects: String { "\(path)/objects" }
    var pictures: String { "\(path)/pictures" }
    var cache: String { "\(path)/cache.jsonl" }
    var sessions: String { "\(path)/sessions" }
    var extras: String { "\(path)/extras" }
    private var trees: String { "\(path)/trees" }

    /// Makes the folder, and removes what is too old or too much if no other session is at work.
    ///
    /// - Returns: A file that stays locked while this session lives.
    func open(scratch: GitScratch) throws -> FolderLock {
        for attempt in 0..<Self.lockTries {
            do {
                try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
            } catch let error as CocoaError where error.isOfMissingFile && attempt < Self.makeTries {
                // Another session removes the folder.
                usleep(Self.lockPause)
                continue
            } catch {
                throw unmade(error)
            }
            if let lock = try FolderLock(path, isExclusive: true) {
                try fill()
                // What cannot be removed now can be at another time.
                try? prune(scratch: scratch)
                if lock.share() { return lock }
                continue
            }
            if let lock = try FolderLock(path, isExclusive: false) {
                try fill()
                return lock
            }
            // Another session starts, which takes it a moment, or the folder is being removed.
            usleep(Self.lockPause)
        }
        throw BisectError.system("cannot start", "another bisection is being cleaned up; try again")
    }

    /// Makes what is in the folder, which nobody removes while it is locked.
    private func fill() throws {
        let manager = FileManager.default
        do {
            for folder in [objects, sessions] {
                try manager.createDirectory(atPath: folder, withIntermediateDirectories: true)
            }
            // Otherwise `git status` shows the folder where `.build` is not ignored.
            let ignore = "\(path)/.gitignore"
            if !manager.fileExists(atPath: ignore) {
                try "*\n".write(toFile: ignore, atomically: true, encoding: .utf8)
            }
        } catch {
            throw unmade(error)
        }
    }

    private func unmade(_ error: any Error) -> BisectError {
        .system("cannot make \(path)", error.localizedDescription)
    }

    /// Removes the folder with all in it.
    ///
    /// - Returns: The bytes that were in use; 0 if there was no such folder.
    /// - Throws: ``BisectError/system(_:_:)`` while a bisection, or a command that outlived one, is at work.
    func clean() throws -> Int {
        guard FileManager.default.fileExists(atPath: path) else { return try removeRemains() }
        guard let lock = try FolderLock(path, isExclusive: true) else {
            throw BisectError.system("cannot clean up", "a bisection is under way in this repository")
        }
        return try withExtendedLifetime(lock) {
            var slots: [FolderLock] = []
            for name in Self.names(in: trees) {
                guard let slot = try FolderLock("\(trees)/\(name)", isExclusive: true) else {
                    throw BisectError.system("cannot clean up", survivors("\(trees)/\(name)/lock"))
                }
                slots.append(slot)
            }
            return try withExtendedLifetime(slots) {
                try putAside()
                return try removeRemains()
            }
        }
    }

    /// Takes the folder out of the way at once: a session that starts meanwhile sees all of it or nothing.
    func putAside() throws {
        guard rename(path, removed + UUID().uuidString) == 0 else {
            throw BisectError.system("cannot remove \(path)", String(cString: strerror(errno)))
        }
    }

    /// Removes what was put aside, also by a process that was ended before it had removed it.
    ///
    /// - Returns: The bytes that were in use.
    @discardableResult func removeRemains() throws -> Int {
        let parent = (path as NSString).deletingLastPathComponent
        let prefix = (removed as NSString).lastPathComponent
        return try Self.names(in: parent).filter { $0.hasPrefix(prefix) }.reduce(0) { total, name in
            let remains = "\(parent)/\(name)"
            let bytes = Self.size(of: remains)
            do {
                try FileManager.default.removeItem(atPath: remains)
            } catch let error as CocoaError where error.isOfMissingFile {
                // Another process removes it, too.
            } catch {
                throw BisectError.system("cannot remove \(remains)", error.localizedDescription)
            }
            return total + bytes
        }
    }

    /// Who keeps a tree from being removed.
    private func survivors(_ file: String) -> String {
        let holders = FileHolders.processes(of: file)
        let names = holders.map { "process \($0.identifier) (\($0.name))" }.joined(separator: ", ")
        let numbers = holders.map { "\($0.identifier)" }.joined(separator: " ")
        return "a command that a killed bisection started still runs"
            + (holders.isEmpty ? "; end it first" : ": \(names); end it first, as with: kill \(numbers)")
    }

    // MARK: Bounds

    /// 1. The newest sessions stay, with the snapshots and the extra files that going on with them takes.
    /// 2. The newest runs stay, with their pictures.
    /// 3. Trees that were not used for long, and that no process uses, are removed.
    private func prune(scratch: GitScratch) throws {
        let manager = FileManager.default
        let kept = SessionLog.files(in: sessions).suffix(Self.sessionLimit)  // 1
        for file in Self.names(in: sessions) where !kept.contains("\(sessions)/\(file)") {
            try manager.removeItem(atPath: "\(sessions)/\(file)")
        }
        let headers = kept.compactMap { SessionLog.read($0)?.header }
        for name in Self.names(in: extras) where !headers.contains(where: { $0.extras == name }) {
            try manager.removeItem(atPath: "\(extras)/\(name)")
        }
        try pruneObjects(keeping: headers.flatMap { [$0.good.tree, $0.bad.tree] }, scratch: scratch)
        let digests = try TrialCache.prune(  // 2
            cache, recordLimit: Self.recordLimit, pictureBytes: Self.pictureBytes,
            size: { digest in
                (try? manager.attributesOfItem(atPath: "\(pictures)/\(digest).png"))?[.size] as? Int ?? 0
            })
        for name in Self.names(in: pictures) where !digests.contains(String(name.prefix { $0 != "." })) {
            try manager.removeItem(atPath: "\(pictures)/\(name)")
        }
        for name in Self.names(in: trees) {  // 3
            var status = stat()
            guard stat("\(trees)/\(name)/lock", &status) == 0,
                time(nil) - status.st_mtim.tv_sec > Self.treeAge,
                let lock = try FolderLock("\(trees)/\(name)", isExclusive: true)
            else { continue }
            try withExtendedLifetime(lock) {
                for item in Self.names(in: "\(trees)/\(name)") where item != "lock" {
                    try manager.removeItem(atPath: "\(trees)/\(name)/\(item)")
                }
            }
        }
    }

    /// Removes private objects that no kept session names; those in the repository itself are git's.
    private func pruneObjects(keeping trees: [String], scratch: GitScratch) throws {
        var kept = Set(trees)
        for tree in kept.sorted() {
            guard let output = try? scratch.run(["ls-tree", "-r", "-t", "-z", "--full-tree", tree]) else {
                continue
            }
            for field in output.bytes.split(separator: 0) {
                // `mode type object<tab>path`, the path in any encoding.
                let columns = field.prefix { $0 != UInt8(ascii: "\t") }.split(separator: UInt8(ascii: " "))
                if columns.count == 3 { kept.insert(String(decoding: columns[2], as: UTF8.self)) }
            }
        }
        for folder in Self.names(in: objects) where folder.count == 2 {
            for file in Self.names(in: "\(objects)/\(folder)") where !kept.contains(folder + file) {
                try FileManager.default.removeItem(atPath: "\(objects)/\(folder)/\(file)")
            }
            rmdir("\(objects)/\(folder)")
        }
    }

    private static func names(in folder: String) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    }

    private static func size(of folder: String) -> Int {
        let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
        return names.reduce(0) { total, name in
            var status = stat()
            return lstat("\(folder)/\(name)", &status) == 0 ? total + Int(status.st_blocks) * 512 : total
        }
    }
}

/// A lock on a folder, by a file named `lock` in it; released with the process at the latest.
final class FolderLock: Sendable {
    private let descriptor: Int32
    private let file: String

    /// Nil if others hold it in a way that excludes this one, or removed the file or its folder meanwhile.
    ///
    /// - Throws: ``BisectError/system(_:_:)`` if the folder cannot be written.
    init?(_ folder: String, isExclusive: Bool) throws {
        file = "\(folder)/lock"
        descriptor = open(file, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else {
            if errno == ENOENT { return nil }
            throw BisectError.system("cannot write \(file)", String(cString: strerror(errno)))
        }
        // `deinit` closes the file, here too.
        guard flock(descriptor, (isExclusive ? LOCK_EX : LOCK_SH) | LOCK_NB) == 0, isThere else { return nil }
    }

    /// Whether the file that is locked is still the one that others find.
    private var isThere: Bool {
        var (held, named) = (stat(), stat())
        return fstat(descriptor, &held) == 0 && stat(file, &named) == 0 && held.st_ino == named.st_ino
    }

    /// Unlocked first: a process that is just being made has the open file too, for a moment.
    deinit {
        flock(descriptor, LOCK_UN)
        close(descriptor)
    }

    /// From now on others may share it.
    ///
    /// - Returns: Whether it is still held. Another may have got it for itself in between, and removed the folder.
    @discardableResult func share() -> Bool { flock(descriptor, LOCK_SH) == 0 && isThere }
}

extension CocoaError {
    /// Whether a file or a folder on the way to it isn't there.
    fileprivate var isOfMissingFile: Bool { code == .fileNoSuchFile || code == .fileReadNoSuchFile }
}
