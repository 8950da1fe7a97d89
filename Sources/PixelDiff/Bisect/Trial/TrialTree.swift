import Foundation

/// A folder with the files of one tree, which is brought to the next one with the fewest writes, so that builds in
/// it stay incremental.
///
/// In the folder, git's ignored files and every `.build` belong to the builds and are left alone. The rest is as
/// the tree says before each run, whatever the run before it did.
///
/// git knows from the private index what a session before this one left; within a session, what the file system
/// says of each file tells whether it was touched.
final class TrialTree {
    private let scratch: GitScratch
    private let good: TreeListing
    let folder: String
    /// Files of the user that are not in git, but needed.
    private let extras: ExtraFiles

    private struct Held {
        var entry: GitEntry
        var signature: FileSignature
    }
    /// What the folder has; nil before the first tree.
    private var held: [TreePath: Held]?
    /// Untracked paths that git ignores: not asked about again.
    private var ignored: Set<TreePath> = []

    /// - Parameters:
    ///   - scratch: With the private index of this folder.
    ///   - good: What all trees are made from.
    init(scratch: GitScratch, good: TreeListing, folder: String, extras: ExtraFiles = .none) {
        self.scratch = scratch
        self.good = good
        self.folder = folder
        self.extras = extras
    }

    /// How many files would have to be written or removed.
    func distance(to overrides: TreeOverrides) -> Int {
        guard let held else { return good.entries.count }
        let paths = Set(overrides.keys).union(held.keys.filter { held[$0]?.entry != good.entries[$0] })
        let gone = good.entries.count - held.count
        return paths.reduce(max(gone, 0)) {
            $0 + (held[$1]?.entry == good.entry($1, with: overrides) ? 0 : 1)
        }
    }

    /// Brings the folder to good with `overrides`.
    ///
    /// 1. The first time, git takes over what an earlier session left, and brings good.
    /// 2. See what the folder has that the tree doesn't, or has otherwise; also what the last run touched.
    /// 3. A touched file with the right content stays.
    /// 4. Remove what is not in the tree; write what is missing or different.
    /// 5. Copy the extra files where they are missing.
    ///
    /// Complexity: one look at each file; git runs only if something has to be written.
    func bring(to overrides: TreeOverrides) throws {
        if held == nil { try takeOver() }  // 1
        var wanted = good.entries
        for (path, entry) in overrides { wanted[path] = entry }
        var scan = FolderScan(folder: folder, files: wanted.keys, left: ignored.union(extras.paths))  // 2
        try scan.run()
        var stale: [TreePath] = []
        var touched: [TreePath] = []
        for (path, entry) in wanted {
            // What is in a submodule's folder is no business of its tree.
            if entry.isSubmodule, extras.paths.contains(path) || scan.found[path]?.isFolder == true {
                continue
            }
            guard let signature = scan.found[path], let known = held?[path], known.entry == entry else {
                stale.append(path)
                continue
            }
            if signature != known.signature { touched.append(path) }
        }
        stale += changed(among: touched, scan: scan)  // 3
        remove(scan.strangers)  // 4
        for path in (held ?? [:]).keys where wanted[path] == nil { removeFile(path) }
        try write(stale.sorted(), wanted)
        held = (held ?? [:]).filter { wanted[$0.key] != nil }
        try extras.copy(into: folder)  // 5
    }

    // MARK: 1. Taking over

    /// A crash may have left anything: the index is not believed where the file system says otherwise.
    private func takeOver() throws {
        unlink(scratch.index + ".lock")
        if let before = try? scratch.run(["ls-files", "-z"]).fields(), !before.isEmpty,
            FileManager.default.fileExists(atPath: folder)
        {
            for path in before.map({ TreePath($0) }) where good.entries[path] == nil { removeFile(path) }
            try scratch.run(["read-tree", "--reset", good.tree], workTree: folder)
            // Fails if a file has to be written, which is what comes next.
            _ = try? scratch.run(["update-index", "-q", "--refresh"], workTree: folder)
        } else {
            unlink(scratch.index)
            try removeAllButBuilds()
            try scratch.run(["read-tree", good.tree])
        }
        try scratch.run(["checkout-index", "--all", "--force", "--index", "--quiet"], workTree: folder)
        held = [:]
        for (path, entry) in good.entries { note(path, entry) }
    }

    private func place(_ path: TreePath) -> String { "\(folder)/\(path.text)" }

    private func note(_ path: TreePath, _ entry: GitEntry) {
        if let signature = FileSignature(place(path)) {
            held?[path] = Held(entry: entry, signature: signature)
        } else {
            held?[path] = nil
        }
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

    // MARK: 3. Content

    /// Those of the touched files that no longer have the content of their entry.
    private func changed(among touched: [TreePath], scan: FolderScan) -> [TreePath] {
        // git reads one path a line.
        let askable = touched.filter { path in
            !path.text.contains("\n") && scan.found[path]?.isFile == true
                && held?[path]?.entry.mode.hasPrefix("100") == true
        }
        var changed = Set(touched).subtracting(askable)
        if askable.isEmpty { return touched }
        let input = Array(askable.map { $0.text + "\n" }.joined().utf8)
        let objects = try? scratch.run(["hash-object", "--stdin-paths"], input: input, workTree: folder).text
            .split(separator: "\n")
        guard let objects, objects.count == askable.count else { return touched }
        for (path, object) in zip(askable, objects) {
            guard let known = held?[path], known.entry.object == object, let signature = scan.found[path],
                signature.isExecutable == (known.entry.mode == "100755")
            else {
                changed.insert(path)
                continue
            }
            held?[path]?.signature = signature
        }
        return changed.sorted()
    }

    // MARK: 4. Removing and writing

    /// Removes what no tree has, but for what git ignores.
    private func remove(_ strangers: [TreePath]) {
        if strangers.isEmpty { return }
        let input = Array(strangers.map { $0.text + "\0" }.joined().utf8)
        // Fails if none is ignored.
        let output = try? scratch.run(
            ["check-ignore", "-z", "--stdin", "--no-index"], input: input, workTree: folder)
        let kept = Set(((try? output?.fields()) ?? []).map { TreePath($0) })
        ignored.formUnion(kept)
        for path in strangers where !kept.contains(path) {
            try? FileManager.default.removeItem(atPath: place(path))
        }
    }

    /// Has git write these files, from an index of just them: it knows about filters, links and modes.
    private func write(_ paths: [TreePath], _ wanted: [TreePath: GitEntry]) throws {
        if paths.isEmpty { return }
        let index = scratch.index + ".step"
        for file in [index, index + ".lock"] { unlink(file) }
        defer { unlink(index) }
        for path in paths { held?[path] = nil }
        var entries: [TreePath: GitEntry] = [:]
        for path in paths { entries[path] = wanted[path] }
        let input = Array(GitScratch.indexLines(entries).joined().utf8)
        try scratch.run(["update-index", "-z", "--index-info"], input: input, index: index, workTree: folder)
        try scratch.run(
            ["checkout-index", "--all", "--force", "--quiet"], index: index, workTree: folder)
        for path in paths {
            if let entry = wanted[path] { note(path, entry) }
        }
        FileSignature(place(paths[paths.count - 1]))?.waitUntilPast()
    }

    /// Removes a file and the folders that become empty, but never through a symbolic link.
    private func removeFile(_ path: TreePath) {
        var parents: [String] = []
        var parent = path.text[...]
        while let slash = parent.lastIndex(of: "/") {
            parent = parent[..<slash]
            parents.append("\(folder)/\(parent)")
        }
        guard !parents.contains(where: { FileSignature($0)?.isLink ?? false }) else { return }
        let whole = place(path)
        guard unlink(whole) == 0 || rmdir(whole) == 0 else { return }
        for parent in parents where rmdir(parent) != 0 { return }
    }
}
