import Foundation

/// Makes git trees of good with some of the changes applied, and a folder with the files of one of them.
///
/// The folder is a working tree of the private index: git knows from the index which files are as they should
/// be, so only the others are written, and builds in the folder stay incremental. What a crash left half done
/// is seen in the same way.
final class MixedTree {
    private let scratch: GitScratch
    /// The folder with the files; it has a `.build` of its own, which is never touched.
    let folder: String
    /// What is in good.
    private let good: [String: GitEntry]
    /// What the private index has instead.
    private var applied: TreeOverrides = [:]
    /// All paths that were ever replaced.
    private var touched: Set<String> = []

    /// - Parameter good: The tree without any changes.
    init(scratch: GitScratch, good: String, folder: String) throws {
        self.scratch = scratch
        self.folder = folder
        var entries: [String: GitEntry] = [:]
        for field in try scratch.run(["ls-tree", "-r", "-z", "--full-tree", good]).fields() {
            // `mode type object<tab>path`
            guard let tab = field.firstIndex(of: "\t") else { continue }
            let columns = field[..<tab].split(separator: " ")
            guard columns.count == 3 else { continue }
            entries[String(field[field.index(after: tab)...])] = GitEntry(
                mode: String(columns[0]), object: String(columns[2]))
        }
        self.good = entries
        try takeOver(good)
    }

    /// Brings the index to `good`, and removes the files that only the session before this one had.
    private func takeOver(_ good: String) throws {
        try? FileManager.default.removeItem(atPath: scratch.index + ".lock")
        guard let before = try? scratch.run(["ls-files", "-z"]).fields(), !before.isEmpty,
            FileManager.default.fileExists(atPath: folder)
        else {
            try? FileManager.default.removeItem(atPath: scratch.index)
            try removeAllButBuilds()
            try scratch.run(["read-tree", good])
            return
        }
        let kept = Set(try scratch.run(["ls-tree", "-r", "-z", "--name-only", good]).fields())
        for path in before where !kept.contains(path) { removeFile(path) }
        try scratch.run(["read-tree", "--reset", good], workTree: folder)
    }

    /// The tree of good with `overrides`. Writes no files into the folder.
    ///
    /// Complexity: O(files in the repository), without reading any of them.
    func tree(with overrides: TreeOverrides) throws -> String {
        // Removals first: a file may have to make way for a folder of its name.
        var removals: [String] = []
        var entries: [String] = []
        for path in Set(applied.keys).union(overrides.keys).sorted() {
            let before = applied[path] ?? good[path]
            let after = overrides[path] ?? good[path]
            if before == after { continue }
            if let after {
                entries.append("\(after.mode) \(after.object)\t\(path)\0")
            } else if let before {
                // The object of a removal is not looked at, but must have the right length.
                removals.append("0 \(before.object)\t\(path)\0")
            }
        }
        if !(removals.isEmpty && entries.isEmpty) {
            let input = Array((removals + entries).joined().utf8)
            try scratch.run(["update-index", "-z", "--index-info"], input: input)
        }
        applied = overrides
        touched.formUnion(overrides.keys)
        return try scratch.run(["write-tree"]).line
    }

    /// Brings the folder to the tree made last.
    ///
    /// 1. Files that do not exist in it are removed, with folders that become empty.
    /// 2. Files that are as the index says, by content, are noted as such.
    /// 3. The others are written.
    func checkOut() throws {
        for path in touched.sorted() where (applied[path] ?? good[path]) == nil { removeFile(path) }  // 1
        // Fails if a file has to be written, which is what comes next.
        _ = try? scratch.run(["update-index", "-q", "--refresh"], workTree: folder)  // 2
        try scratch.run(["checkout-index", "--all", "--force", "--index", "--quiet"], workTree: folder)  // 3
    }

    /// Removes a file and the folders that become empty, but never through a symbolic link.
    private func removeFile(_ path: String) {
        var parents: [String] = []
        var parent = path[...]
        while let slash = parent.lastIndex(of: "/") {
            parent = parent[..<slash]
            parents.append("\(folder)/\(parent)")
        }
        guard !parents.contains(where: isSymbolicLink), unlink("\(folder)/\(path)") == 0 else { return }
        for parent in parents where rmdir(parent) != 0 { return }
    }

    private func isSymbolicLink(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
    }

    private func removeAllButBuilds() throws {
        let manager = FileManager.default
        do {
            try manager.createDirectory(atPath: folder, withIntermediateDirectories: true)
            for name in try manager.contentsOfDirectory(atPath: folder) where name != ".build" {
                try manager.removeItem(atPath: "\(folder)/\(name)")
            }
        } catch {
            throw BisectError.system("cannot clear \(folder)", error.localizedDescription)
        }
    }
}
