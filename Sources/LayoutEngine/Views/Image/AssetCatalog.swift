import Drawing
import Foundation
import Synchronization

/// Reads image and colour sets of asset catalogues as they lie in source trees.
enum AssetCatalog {
    /// The picture of an image set that suits the environment: appearance first, then the nearest scale.
    static func imageSet(_ name: String, below folder: String, _ environment: EnvironmentValues)
        -> PictureFile?
    {
        guard let set = find(name + ".imageset", below: folder),
            let contents = read(ImageSet.self, set)
        else { return nil }
        let pictures = contents.images.filter { $0.filename?.lowercased().hasSuffix(".png") == true }
        let suited = pictures.filter { $0.suits(environment.colorScheme) }
        let exact = suited.filter { $0.appearances?.isEmpty == false }
        let candidates = exact.isEmpty ? suited.filter { $0.appearances?.isEmpty != false } : exact
        for scale in PictureSearch.scales(environment.displayScale) {
            for picture in candidates where (picture.scale ?? "1x") == "\(scale)x" {
                guard let file = picture.filename else { continue }
                return PictureFile(
                    path: "\(set)/\(file)", scale: CGFloat(scale),
                    isTemplate: contents.properties?["template-rendering-intent"] == "template")
            }
        }
        return nil
    }

    /// The colour of a colour set in the environment's scheme.
    static func colorSet(_ name: String, below folder: String, _ scheme: ColorScheme) -> ResolvedColor? {
        guard let set = find(name + ".colorset", below: folder), let contents = read(ColorSet.self, set)
        else { return nil }
        let colors = contents.colors.filter { $0.color != nil && $0.suits(scheme) }
        let entry = colors.first { $0.appearances?.isEmpty == false } ?? colors.first
        return entry?.color?.resolved
    }

    /// Where sets were found before, so that trees are walked once in a process.
    private static let found = Mutex<[String: String]>([:])

    /// The first folder of that name in a catalogue, in order of path, at most four levels down.
    private static func find(_ set: String, below folder: String) -> String? {
        let key = "\(folder)/\(set)"
        if let known = found.withLock({ $0[key] }), FileManager.default.fileExists(atPath: known) {
            return known
        }
        let path = search(set, below: folder)
        if let path { found.withLock { $0[key] = path } }
        return path
    }

    private static func search(_ set: String, below folder: String) -> String? {
        let files = FileManager.default
        func search(_ folder: String, depth: Int, inCatalog: Bool) -> String? {
            guard depth > 0, let names = try? files.contentsOfDirectory(atPath: folder) else { return nil }
            if inCatalog, names.contains(set) { return "\(folder)/\(set)" }
            for name in names.sorted() where !name.hasPrefix(".") {
                let isCatalog = name.hasSuffix(".xcassets")
                let path = "\(folder)/\(name)"
                var isFolder: ObjCBool = false
                guard !name.contains(".") || isCatalog,
                    files.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue
                else { continue }
                if let found = search(path, depth: depth - 1, inCatalog: inCatalog || isCatalog) {
                    return found
                }
            }
            return nil
        }
        return search(folder, depth: 5, inCatalog: false)
    }

    private static func read<T: Decodable>(_ type: T.Type, _ set: String) -> T? {
        guard let data = FileManager.default.contents(atPath: "\(set)/Contents.json") else { return nil }
        return try? JSONDecoder().decode(type, from: data)
    }

    private struct Appearance: Decodable {
        var appearance: String?
        var value: String?
    }

    private struct ImageSet: Decodable {
        struct Entry: Decodable {
            var filename: String?
            var scale: String?
            var appearances: [Appearance]?

            func suits(_ scheme: ColorScheme) -> Bool { AssetCatalog.suits(appearances, scheme) }
        }
        var images: [Entry]
        var properties: [String: String]?

        private enum CodingKeys: String, CodingKey { case images, properties }

        init(from decoder: any Decoder) throws {
            let values = try decoder.container(keyedBy: CodingKeys.self)
            images = try values.decode([Entry].self, forKey: .images)
            // Other properties are of other types; only a table of strings is of use.
            properties = try? values.decode([String: String].self, forKey: .properties)
        }
    }

    private struct ColorSet: Decodable {
        struct Entry: Decodable {
            var color: Value?
            var appearances: [Appearance]?

            func suits(_ scheme: ColorScheme) -> Bool { AssetCatalog.suits(appearances, scheme) }
        }
        struct Value: Decodable {
            var components: [String: String]?
            var space: String?

            private enum CodingKeys: String, CodingKey {
                case components
                case space = "color-space"
            }

            /// Components are decimals, or levels in hexadecimal (`0x1F`) or decimal without a point.
            var resolved: ResolvedColor? {
                guard let components else { return nil }
                func number(_ key: String) -> Double? {
                    guard let text = components[key] else { return nil }
                    if text.hasPrefix("0x") {
                        return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
                    }
                    if !text.contains("."), key != "alpha" { return Double(text).map { $0 / 255 } }
                    return Double(text)
                }
                let grey = number("white")
                guard let red = number("red") ?? grey, let green = number("green") ?? grey,
                    let blue = number("blue") ?? grey
                else { return nil }
                let from: Color.RGBColorSpace =
                    space == "display-p3" ? .displayP3 : space == "extended-linear-srgb" ? .sRGBLinear : .sRGB
                let (r, g, b) = ColorConversion.sRGB(red, green, blue, from: from)
                return ResolvedColor(red: r, green: g, blue: b, opacity: number("alpha") ?? 1)
            }
        }
        var colors: [Entry]
    }

    /// Entries without an appearance suit any; a named one only its own.
    private static func suits(_ appearances: [Appearance]?, _ scheme: ColorScheme) -> Bool {
        (appearances ?? []).allSatisfy { appearance in
            switch appearance.appearance {
            case "luminosity": appearance.value == (scheme == .dark ? "dark" : "light")
            case nil: true
            default: false
            }
        }
    }
}
