import Foundation

/// Names files as a repository does, for tools that show them in its tree.
public struct RepositoryPath: Sendable {
    /// The repository's root, an absolute path; nil outside of one.
    public let root: String?
    private let package: PackageFolder

    /// 1. `GITHUB_WORKSPACE`, where the package lies in it and it is a repository.
    /// 2. Else the nearest folder at or above the package that holds `.git`, a folder or a worktree's file.
    /// 3. Else `GITHUB_WORKSPACE`, where the package lies in it.
    public init(package: PackageFolder, environment: [String: String]) {
        self.package = package
        let exists = { (path: String) in FileManager.default.fileExists(atPath: path) }
        let workspace = environment["GITHUB_WORKSPACE"].flatMap { path -> String? in
            guard path.hasPrefix("/") else { return nil }
            let path = URL(fileURLWithPath: path).standardizedFileURL.path
            return Self.path(of: package.path, below: path) == nil ? nil : path
        }
        if let workspace, exists("\(workspace)/.git") {  // 1
            root = workspace
            return
        }
        var url = URL(fileURLWithPath: package.path)
        while url.path != "/", !exists(url.appendingPathComponent(".git").path) {
            url.deleteLastPathComponent()
        }
        root = url.path != "/" ? url.path : workspace  // 2, 3
    }

    /// `file`, absolute or relative to the package, as the repository names it; nil for a file outside of it.
    public func relative(_ file: String) -> String? {
        guard let root, !file.isEmpty else { return nil }
        let absolute = file.hasPrefix("/") ? file : "\(package.path)/\(file)"
        let path = URL(fileURLWithPath: absolute).standardizedFileURL.path
        return Self.path(of: path, below: root).flatMap { $0.isEmpty ? nil : $0 }
    }

    /// Compared with symbolic links followed where the plain paths have nothing in common.
    private static func path(of file: String, below folder: String) -> String? {
        if file == folder { return "" }
        if file.hasPrefix("\(folder)/") { return String(file.dropFirst(folder.count + 1)) }
        let real = URL(fileURLWithPath: file).resolvingSymlinksInPath().path
        let realFolder = URL(fileURLWithPath: folder).resolvingSymlinksInPath().path
        guard (real, realFolder) != (file, folder) else { return nil }
        if real == realFolder { return "" }
        return real.hasPrefix("\(realFolder)/") ? String(real.dropFirst(realFolder.count + 1)) : nil
    }
}
