import Drawing
import Foundation

/// What `Image(size:renderer:)` keeps: the same only as itself.
final class ImageDrawing: Equatable, Sendable {
    /// Points; lengths that are negative or not finite count as 0.
    let size: CGSize
    let isOpaque: Bool
    let colorMode: ColorRenderingMode
    // Called on the main actor only, where pictures are drawn.
    nonisolated(unsafe) let renderer: (inout GraphicsContext) -> Void

    init(
        size: CGSize, isOpaque: Bool, colorMode: ColorRenderingMode,
        renderer: @escaping (inout GraphicsContext) -> Void
    ) {
        func usable(_ length: CGFloat) -> CGFloat { length.isFinite ? max(length, 0) : 0 }
        self.size = CGSize(width: usable(size.width), height: usable(size.height))
        self.isOpaque = isOpaque
        self.colorMode = colorMode
        self.renderer = renderer
    }

    static func == (a: ImageDrawing, b: ImageDrawing) -> Bool { a === b }
}

/// A picture drawn by code, as a leaf: a canvas of the picture's size, stretched where the picture is.
final class DrawnImageNode: LayoutNode {
    private let image: Image
    private let drawing: ImageDrawing
    private let canvas: CanvasNode

    init(_ drawing: ImageDrawing, _ image: Image, _ inputs: _ResolveInputs) {
        self.image = image
        self.drawing = drawing
        let label = inputs.label(image.labelText)
        let path = inputs.elementPath(label)
        canvas = CanvasNode(
            inputs.inside(path, stackAxis: nil), path: path, label: label, symbols: [],
            isOpaque: drawing.isOpaque, colorMode: drawing.colorMode
        ) { context, _ in drawing.renderer(&context) }
        super.init(inputs, path: path, label: label)
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        guard let caps = image.resizing?.capInsets else { return drawing.size }
        return CGSize(
            width: max(proposal.width ?? drawing.size.width, caps.leading + caps.trailing),
            height: max(proposal.height ?? drawing.size.height, caps.top + caps.bottom))
    }

    /// 1. The canvas is drawn at the origin in its own size, in the order of the code.
    /// 2. It is mapped to the frame; as a template its alpha is painted.
    override func draw(into drawing: inout DrawingContext) {
        let rect = drawing.snapped(frame)
        let own = self.drawing.size
        guard rect.width > 0, rect.height > 0, rect.width.isFinite, rect.height.isFinite, own.width > 0,
            own.height > 0
        else { return }
        // 1.
        canvas.place(at: .zero, ProposedViewSize(own))
        let items = drawing.collect { canvas.draw(into: &$0) }
        guard !items.isEmpty else { return }
        // 2.
        let map = CGAffineTransform(
            a: rect.width / own.width, b: 0, c: 0, d: rect.height / own.height, tx: rect.minX, ty: rect.minY)
        guard image.mode == .template else {
            return drawing.draw(.group([.transform(map)], items), of: self)
        }
        drawing.paint(with: resolvedForeground, in: rect, of: self) { drawing, paint in
            let mask = DisplayItem(view: path, content: .group([.transform(map)], items))
            drawing.group([.mask([mask])], of: self) {
                $0.draw(.fill(Path(rect), FillStyle(), paint), of: self)
            }
        }
    }
}
