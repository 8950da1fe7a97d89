import Drawing
import Foundation

/// A part of a control that is drawn, not composed: a track, a tick, an arrow.
///
/// Drawn in a rectangle that starts at 0, left-to-right; mirrored where the layout direction asks for it.
struct ControlArtwork: _PrimitiveView {
    let name: String
    /// nil fills what is offered (100 where nothing is).
    let width: CGFloat?
    let height: CGFloat?
    var isMirrored = true
    let draw: (inout ArtworkCanvas) -> Void

    init(
        _ name: String, width: CGFloat?, height: CGFloat?, isMirrored: Bool = true,
        draw: @escaping (inout ArtworkCanvas) -> Void
    ) {
        self.name = name
        self.width = width
        self.height = height
        self.isMirrored = isMirrored
        self.draw = draw
    }

    static func _resolve(_ view: ControlArtwork, _ inputs: _ResolveInputs) -> _Elements {
        _Elements(ControlArtworkNode(view, inputs))
    }
}

final class ControlArtworkNode: LayoutNode {
    let width: CGFloat?
    let height: CGFloat?
    private let isMirrored: Bool
    private let artwork: (inout ArtworkCanvas) -> Void

    /// Where nothing is offered along a flexible axis.
    private static var ideal: CGFloat { 100 }

    @MainActor
    init(_ view: ControlArtwork, _ inputs: _ResolveInputs) {
        width = view.width
        height = view.height
        isMirrored = view.isMirrored
        artwork = view.draw
        let label = inputs.label(view.name)
        super.init(inputs, path: inputs.elementPath(label), label: label)
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        CGSize(
            width: width ?? proposal.width ?? Self.ideal, height: height ?? proposal.height ?? Self.ideal)
    }

    override func draw(into drawing: inout DrawingContext) {
        let rect = drawing.snapped(frame)
        guard rect.width > 0, rect.height > 0, rect.width.isFinite, rect.height.isFinite else { return }
        drawing.leaf(of: self) { drawing in
            var canvas = ArtworkCanvas(
                drawing: drawing, node: self, frame: rect,
                isMirrored: isMirrored && layoutDirection == .rightToLeft)
            artwork(&canvas)
            drawing = canvas.drawing
        }
    }
}

/// What an artwork draws on.
struct ArtworkCanvas {
    fileprivate var drawing: DrawingContext
    fileprivate let node: LayoutNode
    fileprivate let frame: CGRect
    fileprivate let isMirrored: Bool

    var size: CGSize { frame.size }
    var environment: EnvironmentValues { node.environment }

    /// Fills a path with a style.
    mutating func fill(_ path: Path, _ style: some ShapeStyle) {
        let placed = place(path)
        let node = node
        drawing.paint(with: node.resolved(style), in: placed.boundingRect, of: node) { drawing, paint in
            drawing.draw(.fill(placed, FillStyle(), paint), of: node)
        }
    }

    /// Strokes a path with round ends and corners.
    mutating func stroke(_ path: Path, _ style: some ShapeStyle, width: CGFloat) {
        let placed = place(path)
        let node = node
        drawing.paint(with: node.resolved(style), in: placed.boundingRect, of: node) { drawing, paint in
            drawing.draw(
                .stroke(
                    placed, StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round), paint,
                    antialiased: true), of: node)
        }
    }

    /// Fills a rectangle whose short sides are half circles.
    mutating func fillCapsule(_ rect: CGRect, _ style: some ShapeStyle) {
        guard rect.width > 0, rect.height > 0 else { return }
        fill(Capsule(style: .circular).path(in: rect), style)
    }

    mutating func fillRounded(_ rect: CGRect, radius: CGFloat, _ style: some ShapeStyle) {
        guard rect.width > 0, rect.height > 0 else { return }
        fill(Path(roundedRect: rect, cornerRadius: radius), style)
    }

    private func place(_ path: Path) -> Path {
        let own =
            isMirrored
            ? CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: frame.maxX, ty: frame.minY)
            : CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: frame.minX, ty: frame.minY)
        return path.applying(own)
    }
}

extension Path {
    /// A line through points.
    static func line(_ points: (CGFloat, CGFloat)...) -> Path {
        var path = Path()
        path.addLines(points.map { CGPoint(x: $0.0, y: $0.1) })
        return path
    }
}
