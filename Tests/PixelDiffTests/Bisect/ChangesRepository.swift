import Foundation

@testable import PixelDiff

/// A temporary git repository with two trees, and a private index for it.
final class ChangesRepository {
    let root: String
    let repository: GitRepository
    let scratch: GitScratch
    let good: String
    let bad: String

    /// - Parameters: Contents by path; `-> target` makes a symbolic link.
    convenience init(good: [String: String], bad: [String: String]) throws {
        try self.init(
            goodBytes: good.mapValues { Array($0.utf8) }, badBytes: bad.mapValues { Array($0.utf8) })
    }

    /// - Parameters: Bytes by path; those of `-> target` make a symbolic link.
    init(
        goodBytes good: [String: [UInt8]], badBytes bad: [String: [UInt8]], executableInBad: Set<String> = []
    ) throws {
        let manager = FileManager.default
        let folder = manager.temporaryDirectory.appendingPathComponent("changes-\(UUID().uuidString)")
        try manager.createDirectory(at: folder, withIntermediateDirectories: true)
        root = folder.resolvingSymlinksInPath().path
        let output = ChildProcess(
            arguments: ["git", "init", "--quiet", root], environment: GitRepository.environment,
            directory: "/")
        guard output.run() == .exited(0) else { throw BisectError.git("init", root) }
        repository = try GitRepository(around: root)
        let objects = "\(root)/.build/objects"
        try manager.createDirectory(atPath: objects, withIntermediateDirectories: true)
        scratch = GitScratch(repository: repository, index: "\(root)/.build/index", objects: objects)
        self.good = try Self.tree(good, root: root, scratch: scratch)
        self.bad = try Self.tree(bad, executable: executableInBad, root: root, scratch: scratch)
    }

    deinit { try? FileManager.default.removeItem(atPath: root) }

    func units() throws -> [ChangedUnit] { try ChangeList.units(good: good, bad: bad, scratch: scratch) }

    /// Path and content of each file of a folder, `.build` left out; symbolic links as in ``init(good:bad:)``.
    static func files(in folder: String) -> [String: String] {
        let manager = FileManager.default
        var result: [String: String] = [:]
        for path in manager.enumerator(atPath: folder)?.compactMap({ $0 as? String }) ?? [] {
            if path == ".build" || path.hasPrefix(".build/") { continue }
            if let target = try? manager.destinationOfSymbolicLink(atPath: "\(folder)/\(path)") {
                result[path] = "-> \(target)"
            } else if let text = try? String(contentsOfFile: "\(folder)/\(path)", encoding: .utf8) {
                result[path] = text
            }
        }
        return result
    }

    /// The bytes of a file of a tree.
    func bytes(of path: String, in tree: String) throws -> [UInt8] {
        try scratch.run(["cat-file", "blob", "\(tree):\(path)"]).bytes
    }

    private static func tree(
        _ files: [String: [UInt8]], executable: Set<String> = [], root: String, scratch: GitScratch
    ) throws -> String {
        let manager = FileManager.default
        for name in try manager.contentsOfDirectory(atPath: root) where name != ".git" && name != ".build" {
            try manager.removeItem(atPath: "\(root)/\(name)")
        }
        for (path, bytes) in files {
            let text = String(decoding: bytes, as: UTF8.self)
            let url = URL(fileURLWithPath: "\(root)/\(path)")
            try manager.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            if text.hasPrefix("-> ") {
                try manager.createSymbolicLink(
                    atPath: url.path, withDestinationPath: String(text.dropFirst(3)))
            } else {
                try Data(bytes).write(to: url)
                let mode = executable.contains(path) ? 0o755 : 0o644
                try manager.setAttributes([.posixPermissions: mode], ofItemAtPath: url.path)
            }
        }
        return try scratch.snapshotWorkingTree()
    }
}
