import Foundation

/// One look at all files of a trial's folder.
struct FolderScan {
    let folder: String
    /// Paths that belong there.
    private let files: Set<TreePath>
    /// Their folders.
    private let folders: Set<TreePath>
    /// Other paths that are left alone, with all below them.
    private let left: Set<TreePath>

    /// What is at those of ``files`` that exist.
    private(set) var found: [TreePath: FileSignature] = [:]
    /// The topmost paths that do not belong there, ascending.
    private(set) var strangers: [TreePath] = []

    init(folder: String, files: some Sequence<TreePath>, left: Set<TreePath>) {
        self.folder = folder
        self.files = Set(files)
        self.left = left
        var folders: Set<TreePath> = []
        for file in self.files {
            var parent = file.text[...]
            while let slash = parent.utf8.lastIndex(of: UInt8(ascii: "/")) {
                parent = parent[..<slash]
                if !folders.insert(TreePath(String(parent))).inserted { break }
            }
        }
        self.folders = folders
    }

    /// Looks into every folder with files that belong there, never through a symbolic link, and into no `.build`.
    ///
    /// - Throws: ``BisectError/system(_:_:)`` if a folder cannot be read.
    mutating func run() throws {
        var pending = [""]
        while let parent = pending.popLast() {
            let names: [String]
            do {
                names = try FileManager.default.contentsOfDirectory(atPath: "\(folder)/\(parent)")
            } catch {
                throw BisectError.system("cannot read \(folder)/\(parent)", error.localizedDescription)
            }
            for name in names where name != ".build" {
                let path = TreePath(parent.isEmpty ? name : "\(parent)/\(name)")
                guard !left.contains(path), let signature = FileSignature("\(folder)/\(path.text)") else {
                    continue
                }
                if files.contains(path) {
                    found[path] = signature
                } else if signature.isFolder, folders.contains(path) {
                    pending.append(path.text)
                } else {
                    strangers.append(path)
                }
            }
        }
        strangers.sort()
    }
}
