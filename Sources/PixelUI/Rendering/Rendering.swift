import Drawing
import Foundation
import Imaging
import LayoutEngine
import Raster

/// A laid out view, ready to become pixels on any thread: display list, layout text, and what they depend on.
public struct Rendering: Sendable {
    /// What is drawn by which view, in points.
    public let displayList: DisplayList
    /// Filled in below everything; nil leaves the picture transparent.
    public var background: ResolvedColor?
    let placed: PlacedTree
    /// What is wrong or surprising in the view.
    public let diagnostics: [LayoutDiagnostic]
    /// The colour scheme that the view asked for by `preferredColorScheme`; nil when it didn't.
    public let preferredColorScheme: ColorScheme?
    public let platform: PlatformProfile
    let fonts: FontBook

    /// The placed tree, one element a line, without a head. Written when it is asked for: O(elements).
    public var layout: String { placed.text }

    /// The revision of layout and drawing: it grows when the same view gives other pixels.
    public static let revision = RenderingRevision.current

    /// Draws the pixels: premultiplied RGBA8, top row first.
    ///
    /// - Throws: A `RasterError`: a size that can't be drawn, or a font that went away;
    ///   ``RenderError/emptySize(_:)`` for a view without any size.
    /// - Complexity: O(pixels drawn).
    public func bitmap() throws -> Bitmap {
        if let empty = diagnostics.first(where: { $0.rule == .emptySize }) {
            throw RenderError.emptySize(empty)
        }
        return try Rasterizer(fonts: fonts).bitmap(of: displayList, background: background)
    }

    /// Files with all that the pixels depend on, so that they can be drawn again without any font: what
    /// `pixeldiff repro` packs.
    ///
    /// - Throws: `PNGError` where memory is short.
    /// - Complexity: O(items + path elements + picture pixels).
    public func recordingFiles() throws -> [(name: String, bytes: [UInt8])] {
        try DrawingRecording(of: displayList, background: background, glyphs: fonts).files()
            .map { (name: $0.name, bytes: $0.bytes) }
    }

    /// The pixels as a PNG file; the same bytes on every machine.
    ///
    /// - Throws: As ``bitmap()``.
    public func pngData() throws -> Data {
        try PNGEncoder().encode(bitmap())
    }

    /// The faces that glyphs come from, as `Inter-Regular@0123abcd`, sorted.
    public var fontFingerprints: [String] {
        var names: Set<String> = []
        for item in displayList.items { Self.collect(item, &names) }
        return names.sorted()
    }

    private static func collect(_ item: DisplayItem, _ names: inout Set<String>) {
        switch item.content {
        case .glyphs(let run, _, _):
            names.insert("\(run.face.name)@\(run.face.fingerprint.prefix(8))")
        case .group(let effects, let items):
            for inner in items { collect(inner, &names) }
            for case .mask(let items) in effects {
                for inner in items { collect(inner, &names) }
            }
        case .fill, .stroke, .image:
            break
        }
    }

    /// The layout text with its head, as it is kept beside a golden.
    public var layoutFile: String {
        var lines = [
            "# pixeldiff layout 1",
            "# profile: \(platform)",
            "# scale: \(displayList.scale.decimalText)",
            "# rendering: \(Self.revision)",
        ]
        lines.append("# drawing: \(SHA256.hexDigest(of: displayList.dump().utf8))")
        let fonts = fontFingerprints
        if !fonts.isEmpty { lines.append("# fonts: \(fonts.joined(separator: ", "))") }
        return lines.map { $0 + "\n" }.joined() + layout
    }
}
