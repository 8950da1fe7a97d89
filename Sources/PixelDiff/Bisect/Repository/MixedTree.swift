import Foundation

/// Makes git trees of good with some of the changes applied, and a folder with the files of one of them.
///
/// The folder is a working tree of the private index: git knows from the index which files are as they should
/// be, so only the others are written, and builds in the folder stay incremental. What a crash left half done
/// is seen in the same way.
final class MixedTree {
    private let scratch: GitScratch
    private let units: [ChangedUnit]
    /// The folder with the files; it has a `.build` of its own, which is never touched.
    let folder: String
    /// The changes that the private index has.
    private var applied = ChangeSet.empty

    /// - Parameter good: The tree without any changes.
    init(scratch: GitScratch, good: String, units: [ChangedUnit], folder: String) throws {
        self.scratch = scratch
        self.units = units
        self.folder = folder
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

    /// The tree with exactly the changes of `subset`. Writes no files into the folder.
    ///
    /// Complexity: O(files in the repository), without reading any of them.
    func tree(applying subset: ChangeSet) throws -> String {
        let toggled = subset.subtracting(applied).union(applied.subtracting(subset))
        // Removals first: a file may have to make way for a folder of its name.
        var removals: [String] = []
        var entries: [String] = []
        for index in toggled.indices {
            for path in units[index].paths {
                if let entry = subset.contains(index) ? path.bad : path.good {
                    entries.append("\(entry.mode) \(entry.object)\t\(path.path)\0")
                } else {
                    // The object of a removal is not looked at, but must have the right length.
                    let object = (path.good ?? path.bad)?.object ?? ""
                    removals.append("0 \(object)\t\(path.path)\0")
                }
            }
        }
        if !toggled.isEmpty {
            let input = Array((removals + entries).joined().utf8)
            try scratch.run(["update-index", "-z", "--index-info"], input: input)
            applied = subset
        }
        return try scratch.run(["write-tree"]).line
    }

    /// Brings the folder to the tree made last.
    ///
    /// 1. Files of changes that do not exist in it are removed, with folders that become empty.
    /// 2. Files that are as the index says, by content, are noted as such.
    /// 3. The others are written.
    func checkOut() throws {
        for (index, unit) in units.enumerated() {  // 1
            for path in unit.paths where (applied.contains(index) ? path.bad : path.good) == nil {
                removeFile(path.path)
            }
        }
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
