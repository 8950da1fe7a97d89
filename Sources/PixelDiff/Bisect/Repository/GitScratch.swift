import Foundation

/// A private index and a private object folder: what git writes for a bisection lands here, not in the
/// user's repository.
struct GitScratch {
    let repository: GitRepository
    /// The private index file.
    let index: String
    /// The private object folder; the repository's own is its alternate.
    let objects: String

    /// Runs git with the private index and objects.
    ///
    /// - Parameter workTree: Takes the place of the user's working tree.
    @discardableResult
    func run(
        _ arguments: [String], input: [UInt8] = [], index: String? = nil, workTree: String? = nil
    ) throws -> GitOutput {
        let escaped = repository.objects.map { "\"\\".contains($0) ? "\\\($0)" : String($0) }.joined()
        return try repository.run(
            arguments, input: input,
            environment: [
                "GIT_DIR": repository.gitFolder, "GIT_WORK_TREE": workTree ?? repository.root,
                "GIT_INDEX_FILE": index ?? self.index, "GIT_OBJECT_DIRECTORY": objects,
                "GIT_ALTERNATE_OBJECT_DIRECTORIES": "\"\(escaped)\"",
            ], in: workTree)
    }

    /// The tree of the working tree as it is: with uncommitted edits and untracked files, without ignored
    /// ones and without build folders.
    ///
    /// A copy of the user's index saves reading the files that have not changed.
    func snapshotWorkingTree() throws -> String {
        let copy = index + ".snapshot"
        try? FileManager.default.removeItem(atPath: copy)
        defer { try? FileManager.default.removeItem(atPath: copy) }
        if FileManager.default.fileExists(atPath: repository.index) {
            try FileManager.default.copyItem(atPath: repository.index, toPath: copy)
        }
        let pathspec = ["--", ".", ":(exclude,glob)**/.build/**"]
        try run(["add", "--all"] + pathspec, index: copy)
        return try run(["write-tree"], index: copy).line
    }
}
