import Drawing
import Foundation

@testable import LayoutEngine

/// Lays views with texts out in the box font at scale 2, on macOS unless said otherwise: there a line of a
/// custom font is as tall as its size (0.8 + 0.2).
@MainActor
struct TextHost<Content: View> {
    let host: LayoutHost<Content>
    let size: CGSize

    private struct NoPictures: ImageLoader {
        func image(from data: Data, name: String) throws -> CGImage { throw CancellationError() }
        func image(atPath path: String) throws -> CGImage { throw CancellationError() }
    }

    init(
        _ content: Content, width: CGFloat? = nil, height: CGFloat? = nil, scale: CGFloat = 2,
        profile: PlatformProfile = .macOS26, shaper: BoxShaper = BoxShaper(),
        _ change: (inout EnvironmentValues) -> Void = { _ in }
    ) {
        var environment = EnvironmentValues()
        environment.displayScale = scale
        environment.platformProfile = profile
        environment.font = .custom(BoxShaper.family, fixedSize: 10)
        change(&environment)
        host = LayoutHost(content, environment: environment, shaper: shaper, images: NoPictures())
        size = host.layout(ProposedViewSize(width: width, height: height))
    }

    /// The first text's element.
    var text: TextNode? { Self.texts(host.root).first }

    var texts: [TextNode] { Self.texts(host.root) }

    private static func texts(_ node: LayoutNode?) -> [TextNode] {
        guard let node else { return [] }
        return (node as? TextNode).map { [$0] } ?? node.children.flatMap { texts($0) }
    }

    var block: TextBlock? { text.flatMap { $0.block($0.placementProposal) } }

    /// The characters drawn on each line, an ellipsis where it is cut.
    var lines: [String] {
        guard let block else { return [] }
        let units = Array(block.text.shaped.runs.map(\.text).joined().utf16)
        func characters(_ clusters: Range<Int>) -> String {
            String(
                decoding: block.text.shaped.clusters[clusters].flatMap { units[$0.utf16Range] },
                as: UTF16.self)
        }
        return block.lines.map { line in
            guard let cut = line.cut else { return characters(block.text.trimmed(line.clusters)) }
            return characters(cut.head) + "\u{2026}" + characters(cut.tail)
        }
    }

    /// Glyph runs as drawn: their text and where they start.
    var drawn: [(text: String, origin: CGPoint, paint: Paint)] {
        host.displayList(scale: host.environment.displayScale).items.compactMap { item in
            if case .glyphs(let run, let origin, let paint) = item.content {
                (run.text, origin, paint)
            } else {
                nil
            }
        }
    }

    /// Rectangles as filled.
    var filled: [CGRect] {
        host.displayList(scale: host.environment.displayScale).items.compactMap { item in
            if case .fill(let path, _, _) = item.content { path.rectangle } else { nil }
        }
    }
}
