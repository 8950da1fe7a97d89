/// What a path's name says about the file.
enum FileKind: Hashable, Sendable {
    case source, resource, document
    /// A reference picture or what belongs to one.
    case golden
    /// Settings of tools that neither build nor draw.
    case settings
    case manifest
    case other

    private static let sources: Set<Substring> = [
        "c", "cc", "cpp", "css", "dart", "h", "hpp", "html", "java", "js", "jsx", "kt", "less", "m", "metal",
        "mm",
        "py", "rb", "rs", "scss", "svelte", "swift", "ts", "tsx", "vue",
    ]
    private static let resources: Set<Substring> = [
        "bmp", "csv", "gif", "heic", "icns", "jpeg", "jpg", "json", "lottie", "otf", "pdf", "plist", "png",
        "storyboard", "strings", "stringsdict", "svg", "tiff", "toml", "ttc", "ttf", "txt", "webp", "woff",
        "woff2",
        "xcstrings", "xib", "xml", "yaml", "yml",
    ]
    private static let documents: Set<Substring> = [
        "adoc", "docc", "markdown", "md", "rst", "rtf", "tutorial",
    ]
    private static let documentNames: Set<Substring> = [
        "AUTHORS", "CHANGELOG", "CODEOWNERS", "CODE_OF_CONDUCT", "CONTRIBUTING", "COPYING", "LICENSE",
        "NOTICE", "README",
    ]
    private static let settingNames: Set<Substring> = [
        "Brewfile", "Dangerfile", "Gemfile", "Gemfile.lock", "Mintfile", "codecov.yml", "renovate.json",
    ]

    init(of path: String) {
        let parts = path.split(separator: "/")
        let name = parts.last ?? ""
        let ending = Self.ending(of: name)
        if name == "Package.swift" || name == "Package.resolved" {
            self = .manifest
        } else if parts.dropLast().contains("Goldens") || parts.dropLast().contains("__Snapshots__") {
            self = .golden
        } else if parts.first?.hasPrefix(".") ?? false || Self.settingNames.contains(name)
            || name.hasPrefix(".")
        {
            self = .settings
        } else if Self.documents.contains(ending)
            || parts.dropLast().contains(where: { $0.hasSuffix(".docc") })
            || Self.documentNames.contains(name.prefix { $0 != "." })
        {
            self = .document
        } else if Self.sources.contains(ending) {
            self = .source
        } else if Self.resources.contains(ending) || Self.assetSet(of: path) != nil {
            self = .resource
        } else {
            self = .other
        }
    }

    /// The part of a name after its last dot; empty if it has none.
    static func ending(of name: Substring) -> Substring {
        name.lastIndex(of: ".").map { name[name.index(after: $0)...] } ?? ""
    }

    /// A name without its last ending.
    static func stem(of name: Substring) -> Substring {
        name.lastIndex(of: ".").map { name[..<$0] } ?? name
    }

    /// The folder of one image, colour... of an asset catalogue in which the file is: `Kit.xcassets/Accent.colorset`.
    static func assetSet(of path: String) -> String? {
        let parts = path.split(separator: "/")
        guard let catalog = parts.firstIndex(where: { $0.hasSuffix(".xcassets") }) else { return nil }
        let set = parts[catalog...].dropFirst().dropLast().firstIndex { ending(of: $0).hasSuffix("set") }
        return set.map { parts[...$0].joined(separator: "/") }
    }

    /// The names by which source text can mean a resource: the file's, without its ending too; of an asset the set's.
    static func resourceNames(of path: String) -> Set<String> {
        if let set = assetSet(of: path) {
            let name = set.split(separator: "/").last ?? ""
            return [String(stem(of: name))]
        }
        let name = path.split(separator: "/").last ?? ""
        // `icon@2x.png`, `icon~dark.png`: variants of `icon`.
        let bare = stem(of: name).prefix { $0 != "@" && $0 != "~" }
        return Set([String(name), String(stem(of: name)), String(bare)].filter { !$0.isEmpty })
    }

    /// Whether it is the source of a test, by its folder.
    static func isTest(_ path: String) -> Bool {
        path.split(separator: "/").dropLast().contains { $0 == "Tests" || $0 == "test" || $0 == "tests" }
    }
}
