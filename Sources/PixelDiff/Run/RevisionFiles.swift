import Foundation

/// The files of a revision in a folder of their own, below `.build`: the user's repository stays as it is.
public final class RevisionFiles {
    private let slot: TrialSlot
    /// The folder that stands for the one that the files were asked for in.
    public let folder: String
    /// What the command's environment must be: git finds no repository above the files.
    public let environment: [String: String]

    /// Writes a revision's files. They are gone when the last reference to this is.
    ///
    /// - Parameters:
    ///   - revision: Anything that git resolves to files; nil is where the branch left the default branch.
    ///   - directory: A folder of the repository.
    /// - Throws: ``BisectError``.
    public init(_ revision: String?, around directory: String) throws {
        let repository = try GitRepository(around: directory)
        let parent = "\(repository.root)/.build/pixeldiff/reduce"
        slot = try TrialSlot(below: parent)
        let scratch = GitScratch(
            repository: repository, index: slot.index, objects: "\(parent)/objects")
        let ignore = "\(parent)/.gitignore"
        if !FileManager.default.fileExists(atPath: ignore) {
            try? "*\n".write(toFile: ignore, atomically: true, encoding: .utf8)
        }
        try? FileManager.default.createDirectory(atPath: scratch.objects, withIntermediateDirectories: true)
        let revision = try revision ?? repository.mergeBaseWithDefaultBranch()
        let tree = try repository.tree(of: revision, scratch: scratch)
        // What a run that was killed left behind goes first.
        slot.clear()
        try FileManager.default.createDirectory(atPath: slot.tree, withIntermediateDirectories: true)
        try scratch.run(["read-tree", tree])
        try scratch.run(["checkout-index", "--all", "--quiet", "--prefix=\(slot.tree)/"])
        folder = repository.prefix.isEmpty ? slot.tree : "\(slot.tree)/\(repository.prefix)"
        environment = ["GIT_CEILING_DIRECTORIES": slot.folder, "GIT_OPTIONAL_LOCKS": "0"]
    }

    deinit { slot.clear() }
}
