import Drawing
import Foundation
import Testing

@testable import LayoutEngine

/// A view with the frames that SwiftUI gives it, its colours naming them.
@MainActor
struct TruthCase<Content: View> {
    enum Space {
        /// The root is centred in a window of the proposal's size; an axis without proposal starts at 0.
        case host
        /// Frames are measured from the root's own corner.
        case local
    }

    private let host: LayoutHost<Content>
    private let root: CGRect
    private let space: Space
    private let size: [CGFloat]?

    init(
        width: CGFloat?, height: CGFloat?, space: Space = .host, size: [CGFloat]? = nil,
        @ViewBuilder _ content: () -> Content
    ) {
        let proposal = ProposedViewSize(width: width, height: height)
        host = LayoutHost(content(), shaper: BoxShaper(), images: NoImages())
        let chosen = host.layout(proposal)
        let bounds = CGSize(width: width ?? chosen.width, height: height ?? chosen.height)
        let isFinite = bounds.width.isFinite && bounds.height.isFinite
        host.layout(proposal, centeredIn: space == .host && isFinite ? bounds : nil)
        root = host.root?.frame ?? .zero
        self.space = space
        self.size = size
    }

    /// Checks the root's size.
    func expectSize(sourceLocation: SourceLocation = #_sourceLocation) {
        guard let size else { return }
        #expect(isEqual(root.width, size[0]), "width \(root.width)", sourceLocation: sourceLocation)
        #expect(isEqual(root.height, size[1]), "height \(root.height)", sourceLocation: sourceLocation)
    }

    /// Checks the root's size and, by colour, the frames of the views that draw, in drawing order.
    func expect(frames expected: [String: [[CGFloat]]], sourceLocation: SourceLocation = #_sourceLocation) {
        expectSize(sourceLocation: sourceLocation)
        let found = drawnFrames()
        for (name, rectangles) in expected.sorted(by: { $0.key < $1.key }) {
            let actual = found[name] ?? []
            let matches =
                actual.count == rectangles.count
                && zip(actual, rectangles).allSatisfy { frame, numbers in
                    zip([frame.minX, frame.minY, frame.width, frame.height], numbers).allSatisfy(isEqual)
                }
            #expect(matches, "\(name): \(actual), expected \(rectangles)", sourceLocation: sourceLocation)
        }
    }

    private func isEqual(_ a: CGFloat, _ b: CGFloat) -> Bool {
        a == b || abs(a - b) < 0.006
    }

    /// The frames of colours by their name, and of spacers from left to right and top to bottom.
    private func drawnFrames() -> [String: [CGRect]] {
        var frames: [String: [CGRect]] = [:]
        func visit(_ node: LayoutNode) {
            let children = node.children
            if let name = node is SpacerNode ? "spacers" : colorName(of: node) {
                var frame = node.frame
                if space == .local { frame = frame.offsetBy(dx: -root.minX, dy: -root.minY) }
                frames[name, default: []].append(frame)
            }
            for child in children { visit(child) }
        }
        if let root = host.root { visit(root) }
        frames["spacers"]?.sort { ($0.minX, $0.minY) < ($1.minX, $1.minY) }
        return frames
    }

    private func colorName(of node: LayoutNode) -> String? {
        guard node.label.hasSuffix("Color") else { return nil }
        var drawing = DrawingContext(scale: 1)
        node.draw(into: &drawing)
        guard case .fill(_, _, .solid(let color)) = drawing.items.first?.content else { return nil }
        return TruthColors.names[color]
    }
}

/// SwiftUI's named colours as they are painted in light.
@MainActor
enum TruthColors {
    static let names: [ResolvedColor: String] = {
        let colors: [(String, Color)] = [
            ("red", .red), ("orange", .orange), ("yellow", .yellow), ("green", .green), ("mint", .mint),
            ("teal", .teal), ("cyan", .cyan), ("blue", .blue), ("indigo", .indigo), ("purple", .purple),
            ("pink", .pink), ("brown", .brown), ("white", .white), ("gray", .gray), ("black", .black),
        ]
        var names: [ResolvedColor: String] = [:]
        for (name, color) in colors {
            let host = LayoutHost(color, shaper: BoxShaper(), images: NoImages())
            host.layout(.unspecified)
            guard case .fill(_, _, .solid(let paint)) = host.displayList(scale: 1).items.first?.content else {
                continue
            }
            names[paint] = name
        }
        return names
    }()
}

/// The pictures that image cases show, named by their pixels.
enum TruthPicture {
    static let w40h20 = CGImage(
        width: 40, height: 20, premultipliedRGBA: [UInt8](repeating: 255, count: 40 * 20 * 4))
    static let w80h40 = CGImage(
        width: 80, height: 40, premultipliedRGBA: [UInt8](repeating: 255, count: 80 * 40 * 4))
}
