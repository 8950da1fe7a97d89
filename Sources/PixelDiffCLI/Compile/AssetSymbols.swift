import Foundation

/// The names that Xcode generates for pictures and colours of asset catalogues, as in `Image(.logo)` and
/// `Color(.brand)`: without them such files don't compile.
///
/// Source: names as in Apple's "Accessing assets by symbols": words joined in camel case, a last `Image` or `Color`
/// dropped; namespaces are types.
struct AssetSymbols {
    private struct Asset: Hashable {
        /// Namespaces, then the set.
        var path: [String]
        var name: String
    }

    private var images: [Asset] = []
    private var colors: [Asset] = []

    /// - Parameter folders: Searched in depth, the first set of a name counts.
    init(folders: [String]) {
        for folder in folders { search(folder, depth: 0, path: nil) }
    }

    /// The extensions that the sources use; nil where they use none.
    ///
    /// `Color` itself gets a colour's name only where a file writes it after a dot and none declares it.
    func source(for texts: [String], importing module: String) -> GeneratedSource? {
        let isUsed = texts.contains { text in
            ["Image(.", "Color(.", "(resource:", "ImageResource", "ColorResource"].contains(
                where: text.contains)
        }
        let named = colors.filter { asset in
            asset.path.isEmpty
                && texts.contains { Self.mentions(Self.identifier(asset.name, dropping: "Color"), in: $0) }
                && !texts.contains { Self.declares(Self.identifier(asset.name, dropping: "Color"), in: $0) }
        }
        guard isUsed || !named.isEmpty, !images.isEmpty || !colors.isEmpty else { return nil }
        var lines = ["import Foundation", "import \(module)"]
        lines += Self.resources(images, of: "ImageResource", dropping: "Image")
        lines += Self.resources(colors, of: "ColorResource", dropping: "Color")
        for asset in named {
            let name = Self.identifier(asset.name, dropping: "Color")
            let value = "\(module).Color(ColorResource.\(name))"
            lines.append("extension \(module).Color { static var \(name): \(module).Color { \(value) } }")
            lines.append(
                "extension \(module).ShapeStyle where Self == \(module).Color "
                    + "{ static var \(name): \(module).Color { \(value) } }")
        }
        return GeneratedSource(name: "PixelDiffAssets.swift", text: lines.joined(separator: "\n") + "\n")
    }

    private static func resources(_ assets: [Asset], of type: String, dropping suffix: String) -> [String] {
        var seen: Set<[String]> = []
        return assets.compactMap { asset in
            let spaces = asset.path.map { identifier($0, dropping: "", isType: true) }
            let name = identifier(asset.name, dropping: suffix)
            guard !name.isEmpty, seen.insert(spaces + [name]).inserted else { return nil }
            let full = (asset.path + [asset.name]).joined(separator: "/").replacing("\\", with: "\\\\")
                .replacing("\"", with: "\\\"")
            let member = "static let `\(name)` = \(type)(name: \"\(full)\", bundle: .main)"
            // A namespace's type is declared with its first member.
            guard !spaces.isEmpty else { return "extension \(type) { \(member) }" }
            var lines: [String] = []
            for count in spaces.indices where seen.insert(spaces[...count] + ["enum"]).inserted {
                let outer = ([type] + spaces[..<count]).joined(separator: ".")
                lines.append("extension \(outer) { enum \(spaces[count]) {} }")
            }
            lines.append("extension \(([type] + spaces).joined(separator: ".")) { \(member) }")
            return lines.joined(separator: "\n")
        }
    }

    /// `icon-home 2` is `iconHome2`; a name that would begin with a digit gets an underscore.
    static func identifier(_ name: String, dropping suffix: String, isType: Bool = false) -> String {
        let words = name.split { !$0.isLetter && !$0.isNumber }.map(String.init)
        var joined = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        if !suffix.isEmpty, joined.count > suffix.count, joined.hasSuffix(suffix) {
            joined = String(joined.dropLast(suffix.count))
        }
        guard let first = joined.first else { return "" }
        if first.isNumber { return "_" + joined }
        if isType { return joined }
        // A run of capitals at the start becomes small, but for the one that begins the next word.
        let capitals = joined.prefix { $0.isUppercase }.count
        let small = capitals > 1 && capitals < joined.count ? capitals - 1 : max(capitals, 1)
        return joined.prefix(small).lowercased() + joined.dropFirst(small)
    }

    private static func mentions(_ name: String, in text: String) -> Bool {
        words(after: ".", name, in: text)
    }

    private static func declares(_ name: String, in text: String) -> Bool {
        words(after: "let ", name, in: text) || words(after: "var ", name, in: text)
    }

    private static func words(after prefix: String, _ name: String, in text: String) -> Bool {
        guard !name.isEmpty else { return false }
        var rest = text[...]
        while let range = rest.range(of: prefix + name) {
            rest = rest[range.upperBound...]
            if let next = rest.first, next.isLetter || next.isNumber || next == "_" { continue }
            return true
        }
        return false
    }

    private mutating func search(_ folder: String, depth: Int, path: [String]?) {
        guard depth < 8 else { return }
        for name in ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted() {
            let (stem, ending) = ((name as NSString).deletingPathExtension, (name as NSString).pathExtension)
            let full = "\(folder)/\(name)"
            if let path {
                let asset = Asset(path: path, name: stem)
                if ending == "imageset", !images.contains(asset) { images.append(asset) }
                if ending == "colorset", !colors.contains(asset) { colors.append(asset) }
                if ending.isEmpty, SourceSet.isFolder(full) {
                    search(full, depth: depth + 1, path: Self.isNamespace(full) ? path + [name] : path)
                }
            } else if !name.hasPrefix("."), ending.isEmpty || ending == "xcassets", SourceSet.isFolder(full) {
                search(full, depth: depth + 1, path: ending.isEmpty ? nil : [])
            }
        }
    }

    private static func isNamespace(_ group: String) -> Bool {
        guard let data = FileManager.default.contents(atPath: "\(group)/Contents.json"),
            let contents = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
            let properties = contents["properties"] as? [String: Any]
        else { return false }
        return properties["provides-namespace"] as? Bool == true
    }
}
