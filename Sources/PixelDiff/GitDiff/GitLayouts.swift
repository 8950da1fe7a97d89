import Foundation

/// Finds the layout text that belongs to a golden of any revision, by the picture's place in the repository.
///
/// git hands its diff programs the pictures alone. The layout text is another file of the same revision: this looks
/// for a revision in which the picture's path holds the very same blob, and takes the layout text from there.
struct GitLayouts {
    private let repository: GitRepository

    /// Nil outside of a repository with a working tree.
    init?(around folder: String) {
        guard let repository = try? GitRepository(around: folder) else { return nil }
        self.repository = repository
    }

    /// The layout text beside a picture.
    ///
    /// 1. In the index, in HEAD, in the working tree, whichever has the blob at that path.
    /// 2. In the commits that brought the blob there, newest first, and the parents of those that took it away.
    ///
    /// Where pictures of several revisions are the same and their layouts aren't, the first that is found counts.
    ///
    /// - Parameters:
    ///   - path: Relative to the top of the working tree.
    ///   - blob: The picture's object name, all digits.
    func layout(besides path: String, blob: String) -> String? {
        let sibling = Self.sibling(of: path)
        for revision in ["", "HEAD"] where object("\(revision):\(path)") == blob {  // 1
            if let text = text("\(revision):\(sibling)") { return text }
        }
        let file = "\(repository.root)/\(path)"
        if FileManager.default.fileExists(atPath: file), hash(file) == blob,
            let text = Self.layout(beside: file)
        {
            return text
        }
        let log = try? repository.run([  // 2
            "log", "--all", "--no-renames", "--max-count=8", "--format=%H", "--find-object=\(blob)", "--",
            ":(literal,top)\(path)",
        ])
        for commit in log?.text.split(separator: "\n") ?? [] {
            for revision in [String(commit), "\(commit)^"] where object("\(revision):\(path)") == blob {
                if let text = text("\(revision):\(sibling)") { return text }
            }
        }
        return nil
    }

    /// The layout text of a picture in a file of git's, of which only the content and the file's name are known.
    ///
    /// 1. The name is the picture's, perhaps with a prefix of six characters and an underscore.
    /// 2. Paths of the index with that name are tried one by one.
    func layout(ofCopy file: String) -> String? {
        guard let blob = hash(file) else { return nil }
        let name = (file as NSString).lastPathComponent
        var names: Set<String> = [name]  // 1
        let parts = name.split(separator: "_", maxSplits: 1, omittingEmptySubsequences: false)
        if parts.count == 2, parts[0].utf8.count == 6 { names.insert(String(parts[1])) }
        let listing = (try? repository.run(["ls-files", "-z", "--full-name"]).fields()) ?? []
        for path in listing where names.contains((path as NSString).lastPathComponent) {  // 2
            if let text = layout(besides: path, blob: blob) { return text }
        }
        return nil
    }

    /// The layout text beside a file on disk.
    static func layout(beside file: String) -> String? {
        (try? Folder.read(sibling(of: file))).flatMap { $0 }.map { String(decoding: $0, as: UTF8.self) }
    }

    /// `a/b.layout.txt` for `a/b.png`.
    private static func sibling(of path: String) -> String {
        "\((path as NSString).deletingPathExtension).layout.txt"
    }

    private func object(_ name: String) -> String? {
        try? repository.run(["rev-parse", "--verify", "--quiet", "--end-of-options", name]).line
    }

    private func text(_ name: String) -> String? {
        try? repository.run(["cat-file", "blob", name]).text
    }

    /// The name of the object that the file's bytes make.
    private func hash(_ file: String) -> String? {
        try? repository.run(["hash-object", "--no-filters", "--", file]).line
    }
}
