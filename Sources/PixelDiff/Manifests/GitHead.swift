import Foundation

/// The commit that is checked out, read from git's own files: tests must not need git.
enum GitHead {
    /// The commit's name in hexadecimal; nil outside of a repository or where there is none yet.
    ///
    /// 1. `.git` is looked for in the folder and above; in a worktree or a submodule it is a file that names the place.
    /// 2. `HEAD` is a commit, or names a reference.
    /// 3. The reference is a file, in the worktree's place or in the common one, or a line of `packed-refs`.
    ///
    /// - Source: gitrepository-layout(5).
    static func commit(of folder: String) -> String? {
        guard let git = gitFolder(above: folder), let head = text("\(git)/HEAD") else { return nil }
        guard head.hasPrefix("ref: ") else { return commit(head) }  // 2
        let reference = String(head.dropFirst(5))
        let common = text("\(git)/commondir").map { absolute($0, in: git) } ?? git
        for place in [git, common] {  // 3
            if let name = text("\(place)/\(reference)") { return commit(name) }
        }
        let packed = text("\(common)/packed-refs") ?? ""
        let line = packed.split(separator: "\n").first { $0.hasSuffix(" \(reference)") }
        return line.flatMap { commit(String($0.prefix { $0 != " " })) }
    }

    /// Step 1.
    private static func gitFolder(above folder: String) -> String? {
        var url = URL(fileURLWithPath: folder).standardizedFileURL
        while true {
            let path = url.appendingPathComponent(".git").path
            var isFolder: ObjCBool = false
            if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) {
                if isFolder.boolValue { return path }
                guard let line = text(path), line.hasPrefix("gitdir: ") else { return nil }
                return absolute(String(line.dropFirst(8)), in: url.path)
            }
            if url.path == "/" { return nil }
            url.deleteLastPathComponent()
        }
    }

    private static func absolute(_ path: String, in folder: String) -> String {
        path.hasPrefix("/") ? path : "\(folder)/\(path)"
    }

    private static func text(_ file: String) -> String? {
        guard let bytes = try? Folder.read(file) else { return nil }
        return String(decoding: bytes, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    }

    private static func commit(_ text: String) -> String? {
        text.count >= 40 && text.allSatisfy(\.isHexDigit) ? text : nil
    }
}

extension RunManifest.Header {
    /// Completes a header by what the surroundings say: the CI system's build, and the commit.
    public mutating func describeSurroundings(_ package: PackageFolder, environment: [String: String]) {
        build = Self.buildVariables.lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
        revision = GitHead.commit(of: package.path)
    }

    /// What tells one build of a CI system from another; a name of your own wins.
    static let buildVariables = [
        "PIXELDIFF_BUILD", "GITHUB_RUN_ID", "CI_PIPELINE_ID", "BUILDKITE_BUILD_ID", "CIRCLE_WORKFLOW_ID",
        "BUILD_BUILDID",
    ]
}
