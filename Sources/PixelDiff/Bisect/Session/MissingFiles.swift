/// Files of the working tree that are in no trial's tree: those that git ignores, and submodules.
struct MissingFiles {
    private static let limit = 8

    let repository: GitRepository
    /// Paths that are copied anyway.
    let with: [String]

    /// A sentence that names them, and what to do; nil if there are none.
    var hint: String? {
        let paths = (ignored + submodules).filter { !with.contains($0) }
        if paths.isEmpty { return nil }
        let listed = paths.prefix(Self.limit).joined(separator: ", ")
        let rest = paths.count > Self.limit ? " and \(paths.count - Self.limit) more" : ""
        return
            "not in the trees, as git ignores them or they are submodules: \(listed)\(rest); if the command needs "
            + "one: --with \(paths[0])"
    }

    /// Without build folders.
    private var ignored: [String] {
        let arguments = ["ls-files", "--others", "--ignored", "--exclude-standard", "--directory", "-z"]
        let paths = (try? repository.run(arguments).fields()) ?? []
        return paths.map { $0.hasSuffix("/") ? String($0.dropLast()) : $0 }
            .filter { !$0.split(separator: "/").contains(".build") }.sorted()
    }

    private var submodules: [String] {
        let fields = (try? repository.run(["ls-files", "--stage", "-z"]).fields()) ?? []
        return fields.filter { $0.hasPrefix("160000 ") }
            .compactMap { $0.split(separator: "\t", maxSplits: 1).last.map(String.init) }
    }
}
