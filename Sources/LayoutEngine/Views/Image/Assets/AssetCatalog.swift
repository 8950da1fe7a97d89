import Drawing
import Foundation

/// Reads image, colour and symbol sets of asset catalogues as they lie in source trees.
enum AssetCatalog {
    /// The picture of an image set that suits the environment; nil when no catalogue has the set.
    ///
    /// - Throws: ``ResourceError`` for contents that are broken, or without a picture that suits.
    ///
    /// 1. The entries for the idiom and the appearance that have a file.
    /// 2. A drawing, else the scale that suits the display best.
    static func imageSet(_ name: String, below folder: String, _ environment: EnvironmentValues)
        throws(ResourceError) -> PictureFile?
    {
        guard let set = AssetIndex.of(folder).folder(.image, name) else { return nil }
        let contents = try AssetContents.read(set)
        // 1.
        let entries = AssetChoice(environment: environment).suited(
            (contents.images ?? []).filter { $0.filename != nil })
        // 2.
        let order = ["svg", nil] + PictureSearch.scales(environment.displayScale).map { "\($0)x" }
        let ranked = entries.enumerated().min { a, b in
            (rank(a.element, order), a.offset) < (rank(b.element, order), b.offset)
        }
        guard let entry = ranked?.element, let file = entry.filename else {
            throw .emptySet(set, kind: "picture")
        }
        guard !file.lowercased().hasSuffix(".pdf") else {
            throw .brokenCatalog(
                "\(set)/\(file)", reason: "PDF isn't drawn here; export the drawing as SVG or PNG too")
        }
        let scale = CGFloat(entry.scale.flatMap { Double($0.dropLast()) } ?? 1)
        return PictureFile(
            path: "\(set)/\(file)", scale: scale,
            isTemplate: contents.properties?.intent == "template",
            slices: entry.resizing.map { Image.Resizing($0, pixelsPerPoint: scale) })
    }

    private static func rank(_ entry: AssetContents.Entry, _ order: [String?]) -> Int {
        let isDrawing = entry.filename?.lowercased().hasSuffix(".svg") == true
        let key = isDrawing ? "svg" : entry.scale
        return order.firstIndex { $0 == key } ?? order.count
    }

    /// The colour of a colour set that suits the environment; nil when no catalogue has the set.
    ///
    /// - Throws: As above.
    static func colorSet(_ name: String, below folder: String, _ context: _StyleContext)
        throws(ResourceError) -> ResolvedColor?
    {
        guard let set = AssetIndex.of(folder).folder(.color, name) else { return nil }
        let contents = try AssetContents.read(set)
        let entries = AssetChoice(environment: context.environment).suited(
            (contents.colors ?? []).filter { $0.color != nil })
        guard let color = entries.first?.color else { throw .emptySet(set, kind: "colour") }
        do throws(AssetColor.Failure) {
            return try color.value(context)
        } catch {
            throw .brokenCatalog("\(set)/Contents.json", reason: error.words)
        }
    }

    /// The drawing of a symbol set; nil when no catalogue has the set.
    ///
    /// - Throws: As above.
    static func symbolSet(_ name: String, below folder: String, _ environment: EnvironmentValues)
        throws(ResourceError) -> String?
    {
        guard let set = AssetIndex.of(folder).folder(.symbol, name) else { return nil }
        let contents = try AssetContents.read(set)
        let entries = AssetChoice(environment: environment).suited(
            (contents.symbols ?? []).filter { $0.filename != nil })
        guard let file = entries.first?.filename else { throw .emptySet(set, kind: "drawing") }
        return "\(set)/\(file)"
    }
}

extension Image.Resizing {
    /// The slices of an image set, which are in pixels of the picture.
    fileprivate init(_ resizing: AssetContents.Resizing, pixelsPerPoint: CGFloat) {
        func points(_ pixels: Double?) -> CGFloat {
            pixels.map { $0.isFinite ? max(CGFloat($0) / pixelsPerPoint, 0) : 0 } ?? 0
        }
        let insets = resizing.insets
        capInsets = EdgeInsets(
            top: points(insets?.top), leading: points(insets?.left), bottom: points(insets?.bottom),
            trailing: points(insets?.right))
        mode = resizing.center?.mode == "tile" ? .tile : .stretch
    }
}
