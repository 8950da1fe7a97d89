import Foundation

/// The font files under a folder, found once.
struct FontFolder: Sendable {
    let path: String
    /// Named by the user, so that every file in it counts, whatever its name.
    let isExplicit: Bool
    private var listed: [String]?

    private static let extensions: Set<String> = [
        "ttf", "otf", "ttc", "otc", "pfb", "woff", "woff2", "dfont",
    ]
    /// Deeper folders are ignored, which also ends loops of symbolic links.
    private static let depthLimit = 12

    init(path: String, isExplicit: Bool) {
        self.path = path
        self.isExplicit = isExplicit
    }

    /// Paths in the order of their bytes, folder by folder; none where the folder is missing.
    mutating func files() -> [String] {
        if let listed { return listed }
        var found: [String] = []
        Self.collect(path, depth: 0, into: &found)
        listed = found
        return found
    }

    private static func collect(_ folder: String, depth: Int, into files: inout [String]) {
        guard depth < depthLimit, let names = try? FileManager.default.contentsOfDirectory(atPath: folder)
        else { return }
        for name in names.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
            let path = folder.hasSuffix("/") ? folder + name : folder + "/" + name
            if extensions.contains((name as NSString).pathExtension.lowercased()) {
                if isRegular(path) { files.append(path) }
            } else if isFolder(path) {
                collect(path, depth: depth + 1, into: &files)
            }
        }
    }

    private static func isRegular(_ path: String) -> Bool {
        mode(path) & S_IFMT == S_IFREG
    }

    private static func isFolder(_ path: String) -> Bool {
        mode(path) & S_IFMT == S_IFDIR
    }

    private static func mode(_ path: String) -> mode_t {
        var information = stat()
        return stat(path, &information) == 0 ? information.st_mode : 0
    }
}

extension FontBook {
    /// The folders of `PIXELDIFF_FONT_PATH` (separated by colons), which come before the system's.
    public static var environmentFolders: [String] {
        let value = ProcessInfo.processInfo.environment["PIXELDIFF_FONT_PATH"] ?? ""
        return value.split(separator: ":").map(String.init)
    }

    /// Where Linux keeps fonts: for all users, then for this one.
    public static var systemFolders: [String] {
        var folders = ["/usr/share/fonts", "/usr/local/share/fonts"]
        if let home = ProcessInfo.processInfo.environment["HOME"], home.hasPrefix("/") {
            folders += [home + "/.fonts", home + "/.local/share/fonts"]
        }
        return folders
    }
}
