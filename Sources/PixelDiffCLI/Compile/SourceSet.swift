import Foundation

/// The Swift files that are compiled as one module, and the names that follow from where they lie.
struct SourceSet {
    /// As paths that the user recognizes: relative to the working folder where they were given so.
    var files: [String]
    /// The folder's or the target's name; a single file's base name.
    var suite: String
    /// The folder of the nearest Package.swift above in the same git repository, or the working folder.
    var root: URL

    /// The files that the paths on a command line mean.
    ///
    /// 1. A Swift file is itself.
    /// 2. A folder is every Swift file below it, in the order of their paths, except hidden folders, DocC catalogs
    ///    (their Swift files are listings) and Package.swift.
    /// 3. A package's folder is its one target; of several, one has to be named.
    /// 4. A name that is no path is a target of the package in the working folder.
    ///
    /// - Throws: CompileError.noSources.
    init(paths: [String]) throws {
        var files: [String] = []
        var suites: [String] = []
        for path in paths {
            let place = try Self.resolve(path)
            let found = try Self.swiftFiles(at: place)
            files += found.filter { !files.contains($0) }
            suites.append(Self.suite(of: place))
        }
        guard let first = files.first, let name = suites.first else {
            throw CompileError.noSources(
                path: ".", reason: "name a Swift file, a folder or a package's target")
        }
        self.files = files
        suite = Set(suites).count == 1 ? name : Self.suite(of: Self.commonFolder(files))
        root =
            Self.packageRoot(above: URL(filePath: first))
            ?? URL(filePath: FileManager.default.currentDirectoryPath)
    }

    /// Where the views' pictures and colours are looked for by name: beside the files, and in the whole package.
    var resourceFolders: [String] {
        let absolute = files.map { URL(filePath: $0).absoluteURL.standardizedFileURL.path }
        let folders = [Self.commonFolder(absolute), root.path]
        return folders[0] == folders[1] ? [folders[0]] : folders
    }

    /// The nearest folder with a Package.swift, starting with the one that holds `file`; nil where a git repository
    /// begins before there is one: what lies above is somebody else's.
    static func packageRoot(above file: URL) -> URL? {
        nearestFolder(above: file, with: "Package.swift", upTo: ".git")
    }

    /// The top folder of the git repository that holds `file`.
    static func repositoryRoot(above file: URL) -> URL? { nearestFolder(above: file, with: ".git") }

    private static func nearestFolder(above file: URL, with name: String, upTo last: String? = nil) -> URL? {
        let manager = FileManager.default
        var folder = file.absoluteURL.standardizedFileURL.deletingLastPathComponent()
        while folder.path != "/" && !folder.path.isEmpty {
            if manager.fileExists(atPath: folder.appending(path: name).path) { return folder }
            if let last, manager.fileExists(atPath: folder.appending(path: last).path) { return nil }
            folder = folder.deletingLastPathComponent()
        }
        return nil
    }

    static func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }

    private static func resolve(_ path: String) throws -> String {
        if FileManager.default.fileExists(atPath: path) {
            guard FileManager.default.fileExists(atPath: path + "/Package.swift") else { return path }
            let sources = path + "/Sources"
            let targets = ((try? FileManager.default.contentsOfDirectory(atPath: sources)) ?? []).sorted()
                .filter { isFolder("\(sources)/\($0)") }
            if targets.count == 1 { return "\(sources)/\(targets[0])" }
            let list = targets.map { "\(sources)/\($0)" }.joined(separator: ", ")
            throw CompileError.noSources(
                path: path,
                reason: targets.isEmpty ? "the package has no Sources" : "name one target: \(list)")
        }
        for folder in ["Sources", "Tests"] where isFolder("\(folder)/\(path)") { return "\(folder)/\(path)" }
        throw CompileError.noSources(path: path, reason: "no such file, folder or target")
    }

    private static func swiftFiles(at path: String) throws -> [String] {
        guard isFolder(path) else {
            guard path.hasSuffix(".swift") else {
                throw CompileError.noSources(path: path, reason: "not a Swift file")
            }
            return [path]
        }
        let prefix = path.hasSuffix("/") ? path : path + "/"
        let names = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
        let files = names.filter { name in
            name.hasSuffix(".swift")
                && !name.split(separator: "/").contains { $0.hasPrefix(".") || $0.hasSuffix(".docc") }
                && !name.hasSuffix("Package.swift")
        }
        guard !files.isEmpty else { throw CompileError.noSources(path: path, reason: "no Swift files in it") }
        return files.sorted().map { (prefix == "./" ? "" : prefix) + $0 }
    }

    private static func suite(of path: String) -> String {
        URL(filePath: path).standardizedFileURL.deletingPathExtension().lastPathComponent
    }

    private static func commonFolder(_ files: [String]) -> String {
        let folders = files.map {
            URL(filePath: $0).standardizedFileURL.deletingLastPathComponent().pathComponents
        }
        var common = folders[0]
        for folder in folders { common = zip(common, folder).prefix { $0.0 == $0.1 }.map(\.0) }
        return common.dropFirst().reduce("") { $0 + "/" + $1 }
    }
}
