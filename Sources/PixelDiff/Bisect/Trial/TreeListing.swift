import Foundation
import Imaging

/// The files of a git tree, with their objects.
struct TreeListing: Sendable {
    /// The tree's object.
    let tree: String
    let entries: [TreePath: GitEntry]
    /// The paths by their bytes, ascending.
    private let paths: [TreePath]

    init(of tree: String, scratch: GitScratch) throws {
        var entries: [TreePath: GitEntry] = [:]
        for field in try scratch.run(["ls-tree", "-r", "-z", "--full-tree", tree]).fields() {
            // `mode type object<tab>path`
            guard let tab = field.utf8.firstIndex(of: UInt8(ascii: "\t")) else { continue }
            let columns = field[..<tab].split(separator: " ")
            guard columns.count == 3 else { continue }
            let path = TreePath(String(field[field.utf8.index(after: tab)...]))
            entries[path] = GitEntry(mode: String(columns[0]), object: String(columns[2]))
        }
        self.tree = tree
        self.entries = entries
        paths = entries.keys.sorted()
    }

    /// What the path is with `overrides`; nil if there is no file.
    func entry(_ path: TreePath, with overrides: TreeOverrides) -> GitEntry? {
        overrides[path] ?? entries[path]
    }

    /// A digest of all paths with their modes and objects: the same for the same files, whatever revisions they
    /// came from, and for nothing else.
    ///
    /// It is the SHA-256 of what `git ls-tree -r --full-tree` prints with `-z` and
    /// `--format='%(objectmode) %(objectname)%x09%(path)'`: no git runs for it, and no object is written.
    ///
    /// Complexity: O(files).
    func digest(with overrides: TreeOverrides) -> String {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(paths.count * 100)
        func add(_ path: TreePath) {
            guard let entry = entry(path, with: overrides) else { return }
            bytes += entry.mode.utf8
            bytes.append(UInt8(ascii: " "))
            bytes += entry.object.utf8
            bytes.append(UInt8(ascii: "\t"))
            bytes += path.text.utf8
            bytes.append(0)
        }
        var added = overrides.keys.filter { entries[$0] == nil }.sorted()[...]
        for path in paths {
            while let first = added.first, first < path {
                add(first)
                added.removeFirst()
            }
            add(path)
        }
        added.forEach(add)
        return SHA256.hexDigest(of: bytes)
    }
}

extension GitScratch {
    /// For `update-index --index-info`.
    static func indexLines(_ entries: [TreePath: GitEntry]) -> [String] {
        entries.sorted { $0.key < $1.key }.map { "\($0.value.mode) \($0.value.object)\t\($0.key)\0" }
    }
}
