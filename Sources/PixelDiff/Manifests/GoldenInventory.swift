import Foundation

/// The goldens on disk: every PNG and layout text in the suites' folders.
struct GoldenInventory {
    struct Entry: Hashable {
        /// The picture, relative to the package; it may be missing where only a layout text is left.
        var golden: String
        /// The files, relative to the package.
        var files: [String]
        /// Bytes of all files.
        var size: Int
        /// When the youngest of the files was changed, in seconds since 1970.
        var changed: Double
    }

    let entries: [Entry]

    /// - Parameters:
    ///   - folders: Folders that hold suites, relative to the package: `Goldens`.
    ///   - package: Folders outside of it are left alone, and so are symbolic links.
    init(folders: Set<String>, package: PackageFolder) {
        var found: [String: Entry] = [:]
        for folder in folders.sorted() where Folder(package.path).contains("\(package.path)/\(folder)") {
            for suite in Self.names("\(package.path)/\(folder)") {
                let path = folder.isEmpty ? suite : "\(folder)/\(suite)"
                for name in Self.names("\(package.path)/\(path)") {
                    Self.add("\(path)/\(name)", to: &found, package)
                }
            }
        }
        entries = found.values.sorted { $0.golden < $1.golden }
    }

    /// Whether a folder may be one of goldens, for names that come from another machine: it is called `Goldens`, or a
    /// layout text lies in one of its suites. Pictures alone may be an application's own.
    static func holdsGoldens(_ folder: String, in package: PackageFolder) -> Bool {
        if folder.split(separator: "/").last == "Goldens" { return true }
        let path = folder.hasPrefix("/") ? folder : "\(package.path)/\(folder)"
        return names(path).contains { suite in
            names("\(path)/\(suite)").contains { $0.hasSuffix(".layout.txt") }
        }
    }

    private static func names(_ folder: String) -> [String] {
        var status = stat()
        guard lstat(folder, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { return [] }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.filter { !$0.hasPrefix(".") }.sorted()
    }

    private static func add(_ file: String, to found: inout [String: Entry], _ package: PackageFolder) {
        let endings = [".png", ".layout.txt"]
        var status = stat()
        guard let ending = endings.first(where: file.hasSuffix),
            lstat("\(package.path)/\(file)", &status) == 0, status.st_mode & S_IFMT == S_IFREG
        else { return }
        let golden = "\(file.dropLast(ending.count)).png"
        var entry = found[golden] ?? Entry(golden: golden, files: [], size: 0, changed: 0)
        entry.files.append(file)
        entry.size += Int(status.st_size)
        let changed = Double(status.st_mtim.tv_sec) + Double(status.st_mtim.tv_nsec) / 1e9
        entry.changed = max(entry.changed, changed)
        found[golden] = entry
    }
}
