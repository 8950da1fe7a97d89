import Foundation

/// One look at all files of a trial's folder.
struct FolderScan {
    let folder: String
    /// Paths that belong there.
    private let files: Set<String>
    /// Their folders.
    private let folders: Set<String>
    /// Other paths that are left alone, with all below them.
    private let left: Set<String>

    /// What is at those of ``files`` that exist.
    private(set) var found: [String: FileSignature] = [:]
    /// The topmost paths that do not belong there, ascending.
    private(set) var strangers: [String] = []

    init(folder: String, files: some Sequence<String>, left: Set<String>) {
        self.folder = folder
        self.files = Set(files)
        self.left = left
        var folders: Set<String> = []
        for file in self.files {
            var parent = file[...]
            while let slash = parent.utf8.lastIndex(of: UInt8(ascii: "/")) {
                parent = parent[..<slash]
                if !folders.insert(String(parent)).inserted { break }
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
                let path = parent.isEmpty ? name : "\(parent)/\(name)"
                guard !left.contains(path), let signature = FileSignature("\(folder)/\(path)") else {
                    continue
                }
                if files.contains(path) {
                    found[path] = signature
                } else if signature.isFolder, folders.contains(path) {
                    pending.append(path)
                } else {
                    strangers.append(path)
                }
            }
        }
        strangers.sort()
    }
}
