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
            // git takes a file of the same size for unchanged unless it is as young as the index: the copy's age counts.
            let attributes = try FileManager.default.attributesOfItem(atPath: repository.index)
            if let date = attributes[.modificationDate] as? Date {
                let second = Date(timeIntervalSince1970: date.timeIntervalSince1970.rounded(.down))
                try FileManager.default.setAttributes([.modificationDate: second], ofItemAtPath: copy)
            }
        }
        let pathspec = ["--", ".", ":(exclude,glob)**/.build/**"]
        try run(["add", "--all"] + pathspec, index: copy)
        return try run(["write-tree"], index: copy).line
    }

    // MARK: Objects and trees

    /// The bytes of these objects, in their order; shorter if one of them is missing or is not a file's.
    func blobs(_ objects: [String]) throws -> [[UInt8]] {
        guard !objects.isEmpty else { return [] }
        let input = Array(objects.map { $0 + "\n" }.joined().utf8)
        let output = try run(["cat-file", "--batch"], input: input).bytes
        var result: [[UInt8]] = []
        var place = 0
        while let end = output[place...].firstIndex(of: 0x0A) {
            // `object blob size`, the bytes, a line feed.
            let header = String(decoding: output[place..<end], as: UTF8.self).split(separator: " ")
            guard header.count == 3, header[1] == "blob", let size = Int(header[2]),
                size >= 0, size < output.count - end
            else { break }
            result.append(Array(output[end + 1..<end + 1 + size]))
            place = end + 1 + size + 1
            if place >= output.count { break }
        }
        return result
    }

    /// The sizes of these objects in bytes; those that are missing are left out.
    func sizes(_ objects: [String]) throws -> [String: Int] {
        guard !objects.isEmpty else { return [:] }
        let input = Array(objects.map { $0 + "\n" }.joined().utf8)
        var result: [String: Int] = [:]
        for line in try run(["cat-file", "--batch-check"], input: input).text.split(separator: "\n") {
            let words = line.split(separator: " ")
            if words.count == 3, let size = Int(words[2]) { result[String(words[0])] = size }
        }
        return result
    }

    /// Writes a file's bytes into the private object folder.
    func write(_ bytes: [UInt8]) throws -> String {
        try run(["hash-object", "-w", "-t", "blob", "--stdin", "--no-filters"], input: bytes).line
    }

    /// `tree` with other entries at some paths; nil removes a path.
    func tree(_ tree: String, replacing entries: [(path: String, entry: GitEntry?)]) throws -> String {
        let other = index + ".edited"
        try? FileManager.default.removeItem(atPath: other)
        defer { try? FileManager.default.removeItem(atPath: other) }
        try run(["read-tree", tree], index: other)
        let removals = entries.filter { $0.entry == nil }
        let none = String(repeating: "0", count: tree.count)
        let lines =
            removals.map { "0 \(none)\t\($0.path)\0" }
            + entries.compactMap { place in
                place.entry.map { "\($0.mode) \($0.object)\t\(place.path)\0" }
            }
        try run(["update-index", "-z", "--index-info"], input: Array(lines.joined().utf8), index: other)
        return try run(["write-tree"], index: other).line
    }

    /// `tree` after `git apply -R` of each patch.
    ///
    /// - Throws: ``BisectError/git(_:_:)`` if one does not apply, not even by merging.
    func tree(_ tree: String, undoing patches: [[UInt8]]) throws -> String {
        try self.tree(tree, after: patches, ["-R"])
    }

    /// `tree` after `git apply` of each patch.
    ///
    /// - Throws: ``BisectError/git(_:_:)`` if one does not apply, not even by merging.
    func tree(_ tree: String, applying patches: [[UInt8]]) throws -> String {
        try self.tree(tree, after: patches, [])
    }

    private func tree(_ tree: String, after patches: [[UInt8]], _ options: [String]) throws -> String {
        let other = index + ".edited"
        try? FileManager.default.removeItem(atPath: other)
        defer { try? FileManager.default.removeItem(atPath: other) }
        try run(["read-tree", tree], index: other)
        for patch in patches where !patch.isEmpty {
            let arguments = ["apply", "--cached", "--3way", "--whitespace=nowarn"]
            try run(arguments + options, input: patch, index: other)
        }
        return try run(["write-tree"], index: other).line
    }
}
