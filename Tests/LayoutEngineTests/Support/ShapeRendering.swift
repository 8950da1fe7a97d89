import Drawing
import Foundation

@testable import LayoutEngine

/// A view laid out and drawn without fonts, for tests of shapes, styles and effects.
@MainActor
struct DrawnView {
    let size: CGSize
    let items: [DisplayItem]
    let diagnostics: [LayoutDiagnostic]
    let errors: [any Error]
    let layout: String

    init(
        _ view: some View, width: CGFloat? = 100, height: CGFloat? = 60, scale: CGFloat = 2,
        images: any ImageLoader = PixelImages(),
        _ change: (inout EnvironmentValues) -> Void = { _ in }
    ) {
        var environment = EnvironmentValues()
        environment.displayScale = scale
        change(&environment)
        let host = LayoutHost(view, environment: environment, shaper: FontlessShaper(), images: images)
        size = host.layout(ProposedViewSize(width: width, height: height))
        let list = host.displayList(scale: scale)
        items = list.items
        diagnostics = host.diagnostics
        errors = host.errors
        layout = host.layoutDescription
    }

    var contents: [DisplayItem.Content] { items.map(\.content) }

    /// The colours of solid fills and strokes, in drawing order, groups included.
    var colors: [ResolvedColor] { Self.colors(items) }

    private static func colors(_ items: [DisplayItem]) -> [ResolvedColor] {
        items.flatMap { item -> [ResolvedColor] in
            switch item.content {
            case .fill(_, _, .solid(let color)), .stroke(_, _, .solid(let color), _): [color]
            case .group(_, let inner): colors(inner)
            default: []
            }
        }
    }
}

/// Pictures of one colour: any data is 8 x 4 pixels; a file too, unless it is called `missing`.
struct PixelImages: ImageLoader {
    struct Missing: Error, CustomStringConvertible {
        let description: String
    }

    func image(from data: Data, name: String) throws -> CGImage { Self.picture }

    func image(atPath path: String) throws -> CGImage {
        if path.contains("missing") { throw Missing(description: "\(path): no such file") }
        return Self.picture
    }

    static let picture = CGImage(
        width: 8, height: 4, premultipliedRGBA: Array(repeating: 255, count: 8 * 4 * 4))
}

/// No fonts at all.
struct FontlessShaper: TextShaper {
    private func missing() -> FontError { .missing(family: "none", searched: []) }

    func metrics(of font: FontDescription) throws(FontError) -> FontMetrics { throw missing() }
    func face(for font: FontDescription) throws(FontError) -> FontFace { throw missing() }
    func shape(_ runs: [TextRun], direction: TextDirection) throws(FontError) -> ShapedText {
        throw missing()
    }
    func line(_ text: ShapedText, clusters: Range<Int>) throws(FontError) -> ShapedLine {
        throw missing()
    }
}
