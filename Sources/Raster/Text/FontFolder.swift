import Foundation

/// A font file as found on disk, not yet opened.
struct FontFile: Hashable, Sendable {
    let path: String
    /// The file's own name without its extension, normalized.
    let stem: String
    /// The stem's part before the style, normalized: "inter" for "Inter-Bold.otf".
    let base: String

    init(path: String) {
        self.path = path
        let name = path.split(separator: "/").last ?? ""
        let stem = name.lastIndex(of: ".").map { name[..<$0] } ?? name
        self.stem = FontRecord.normalized(String(stem))
        base = FontRecord.normalized(String(stem.prefix { $0 != "-" && $0 != "[" }))
    }
}

/// The font files under a folder, found once.
struct FontFolder: Sendable {
    let path: String
    /// Named by the user, so that every file in it counts, whatever its name.
    let isExplicit: Bool
    private var listed: [FontFile]?

    private static let extensions: Set<String> = ["ttf", "otf", "ttc", "otc"]
    /// Deeper folders are ignored, which also ends loops of symbolic links.
    private static let depthLimit = 12

    init(path: String, isExplicit: Bool) {
        self.path = path
        self.isExplicit = isExplicit
    }

    /// The files in the order of their names' bytes, folder by folder; none where the folder is missing.
    /// A path that is a font file itself is a folder of that one.
    mutating func files() -> [FontFile] {
        if let listed { return listed }
        var found: [FontFile] = []
        if isExplicit, Self.isFont(path), Self.mode(path) & S_IFMT == S_IFREG {
            found = [FontFile(path: path)]
        } else {
            Self.collect(path, depth: 0, into: &found)
        }
        listed = found
        return found
    }

    private static func collect(_ folder: String, depth: Int, into files: inout [FontFile]) {
        guard depth < depthLimit, let names = try? FileManager.default.contentsOfDirectory(atPath: folder)
        else { return }
        for name in names.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
            let path = folder.hasSuffix("/") ? folder + name : folder + "/" + name
            switch mode(path) & S_IFMT {
            case S_IFREG where isFont(name): files.append(FontFile(path: path))
            case S_IFDIR: collect(path, depth: depth + 1, into: &files)
            default: break
            }
        }
    }

    private static func isFont(_ name: String) -> Bool {
        name.lastIndex(of: ".").map { extensions.contains(name[name.index(after: $0)...].lowercased()) }
            ?? false
    }

    private static func mode(_ path: String) -> mode_t {
        var information = stat()
        return stat(path, &information) == 0 ? information.st_mode : 0
    }
}

extension FontBook {
    /// The folders and font files of `PIXELDIFF_FONT_PATH` (separated by colons), which come before the
    /// system's.
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
