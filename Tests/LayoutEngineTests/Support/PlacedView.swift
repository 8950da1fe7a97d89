import Drawing
import Foundation

@testable import LayoutEngine

/// A view laid out in a window of a size, its colours told by name.
@MainActor
struct PlacedView<Content: View> {
    let host: LayoutHost<Content>
    let size: CGSize

    init(
        width: CGFloat?, height: CGFloat?, insets: EdgeInsets = EdgeInsets(), keyboard: CGFloat = 0,
        isCentered: Bool = true, @ViewBuilder _ content: () -> Content
    ) {
        host = LayoutHost(content(), shaper: BoxShaper(), images: NoImages())
        host.safeAreaInsets = insets
        host.keyboardInset = keyboard
        let proposal = ProposedViewSize(width: width, height: height)
        let chosen = host.layout(proposal)
        let bounds = CGSize(width: width ?? chosen.width, height: height ?? chosen.height)
        size = isCentered ? host.layout(proposal, centeredIn: bounds) : chosen
    }

    /// The frames of colours, of shapes and of `Box` layouts by what is drawn or, for shapes and boxes, by label.
    func frames(_ label: String) -> [[CGFloat]] {
        var found: [[CGFloat]] = []
        func visit(_ node: LayoutNode) {
            if name(of: node) == label {
                let frame = node.frame
                found.append([frame.minX, frame.minY, frame.width, frame.height])
            }
            for child in node.children { visit(child) }
        }
        if let root = host.root { visit(root) }
        return found
    }

    private func name(of node: LayoutNode) -> String {
        guard node.label.hasSuffix("Color") else { return node.label }
        var drawing = DrawingContext(scale: 1)
        node.draw(into: &drawing)
        guard case .fill(_, _, .solid(let color)) = drawing.items.first?.content else { return node.label }
        return TruthColors.names[color] ?? node.label
    }

    /// What is drawn at a scale: fills' rectangles in points, outside effects.
    func fills(scale: CGFloat) -> [CGRect] {
        host.displayList(scale: scale).items.compactMap {
            guard case .fill(let path, _, _) = $0.content else { return nil }
            return path.boundingRect
        }
    }
}

/// A red colour in a geometry reader, whose proxy is handed out when it is placed.
struct ProxyProbe: View {
    let visit: (GeometryProxy) -> Void

    var body: some View {
        GeometryReader { proxy in color(proxy) }
    }

    private func color(_ proxy: GeometryProxy) -> Color {
        visit(proxy)
        return .red
    }
}
