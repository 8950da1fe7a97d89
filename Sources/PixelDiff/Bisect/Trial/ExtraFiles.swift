import Foundation
import Imaging

/// Files that git does not have but the command needs, such as `.env` or generated sources: as they were when the
/// session began.
struct ExtraFiles: Sendable {
    static let none = ExtraFiles(paths: [], store: "", digest: "")

    /// Relative to the top folder of the repository; files or folders.
    let paths: Set<TreePath>
    /// Where the copies are, below their paths.
    private let store: String
    /// Of the names and contents; of files in folders the sizes and dates.
    let digest: String

    private init(paths: Set<TreePath>, store: String, digest: String) {
        self.paths = paths
        self.store = store
        self.digest = digest
    }

    /// Copies of `paths` from below `root`, made in a folder of their own below `parent` unless they are there.
    ///
    /// - Throws: ``BisectError/system(_:_:)`` for a path that does not exist or cannot be copied.
    init(copying paths: [String], from root: String, below parent: String) throws {
        var hash = SHA256()
        for path in paths.sorted() { try Self.add(path, of: root, to: &hash) }
        let digest = SHA256.hex(hash.finalize())
        self.init(paths: Set(paths.map { TreePath($0) }), store: "\(parent)/\(digest)", digest: digest)
        let manager = FileManager.default
        if manager.fileExists(atPath: store) { return }
        // Under its final name only when it is whole.
        let partial = "\(parent)/\(UUID().uuidString).partial"
        for path in paths { try Self.copy("\(root)/\(path)", to: "\(partial)/\(path)") }
        if rename(partial, store) != 0 { try? manager.removeItem(atPath: partial) }
    }

    /// The path of a file below the top folder of the repository.
    ///
    /// - Throws: ``BisectError/system(_:_:)`` if it is not there, or needs no copy.
    static func path(_ path: String, from directory: String, in repository: GitRepository) throws -> String {
        let what = "cannot copy \(path) into the trees"
        let folder = URL(fileURLWithPath: directory).resolvingSymlinksInPath()
        let whole = URL(fileURLWithPath: path, relativeTo: folder).standardizedFileURL.path
        guard whole.hasPrefix(repository.root + "/") else {
            throw BisectError.system(what, "it is not in the repository")
        }
        let below = String(whole.dropFirst(repository.root.count + 1))
        if [".git", ".build"].contains(below.prefix { $0 != "/" }) {
            throw BisectError.system(what, "each tree has a build folder of its own, and no repository")
        }
        let known = try repository.run(["ls-files", "--stage", "-z", "--", ":(top,literal)\(below)"]).fields()
        if known.contains(where: { !$0.hasPrefix("160000 ") }) {
            throw BisectError.system(what, "git has it, so it is in them anyway")
        }
        return below
    }

    /// The copies that an earlier session made.
    init(paths: [String], digest: String, below parent: String) {
        self.init(paths: Set(paths.map { TreePath($0) }), store: "\(parent)/\(digest)", digest: digest)
    }

    /// Copies what is missing in a tree. A file that is not as it should be is copied anew; what happens within a
    /// folder is left to the builds.
    func copy(into tree: String) throws {
        for path in paths.sorted().map(\.text) {
            let source = "\(store)/\(path)"
            let target = "\(tree)/\(path)"
            // The empty folder of a submodule makes way.
            rmdir(target)
            if let there = FileSignature(target), there.isFolder || Self.areEqual(source, target) { continue }
            try? FileManager.default.removeItem(atPath: target)
            try Self.copy(source, to: target)
        }
    }

    private static func areEqual(_ one: String, _ other: String) -> Bool {
        FileManager.default.contentsEqual(atPath: one, andPath: other)
    }

    /// With permissions and dates; links stay links.
    private static func copy(_ source: String, to target: String) throws {
        let parent = URL(fileURLWithPath: target).deletingLastPathComponent().path
        do {
            try FileManager.default.createDirectory(atPath: parent, withIntermediateDirectories: true)
        } catch {
            throw BisectError.system("cannot make \(parent)", error.localizedDescription)
        }
        let errors = try ScratchFile()
        let process = ChildProcess(
            arguments: ["cp", "-a", "--", source, target], environment: GitRepository.environment,
            directory: "/", errors: errors.descriptor)
        let ending = withExtendedLifetime(errors) { process.run() }
        guard ending == .exited(0) else {
            let reason = String(decoding: errors.read(), as: UTF8.self)
            throw BisectError.system(
                "cannot copy \(source)", reason.trimmingCharacters(in: .whitespacesAndNewlines))
        }
    }

    private static func add(_ path: String, of root: String, to hash: inout SHA256) throws {
        let whole = "\(root)/\(path)"
        guard let signature = FileSignature(whole) else {
            throw BisectError.system("cannot copy \(path) into the trees", "there is no such file")
        }
        hash.update("\(path)\0".utf8)
        if signature.isFile {
            hash.update(SHA256.digest(of: FileManager.default.contents(atPath: whole) ?? Data()))
            return
        }
        let names = FileManager.default.enumerator(atPath: whole)?.compactMap { $0 as? String } ?? []
        for name in names.sorted() {
            hash.update("\(name)\0\(FileSignature("\(whole)/\(name)")?.text ?? "")\0".utf8)
        }
    }
}
