import Drawing
import Foundation

/// The one way from a shape to rows of coverage: picks the scanner that fits.
final class ShapeScanner {
    private let exact = CoverageScanner()

    /// Calls `emit` for each covered row of a filled path inside `bounds`.
    func fill(
        _ path: Path, _ style: FillStyle, _ transform: CGAffineTransform, in bounds: PixelBounds,
        emit: (CoverageRow) -> Void
    ) {
        if style.isAntialiased, transform.keepsRectangles, let rect = path.rectangle {
            return RectangleScanner.scan(rect.applying(transform), bounds: bounds, emit: emit)
        }
        let area = PixelBounds(covering: path.controlBox(transform)).intersection(bounds)
        guard !area.isEmpty else { return }
        let edges = EdgeList(path, transform: transform, bounds: area)
        scan(edges, FillRule(isEvenOdd: style.isEOFilled), isAntialiased: style.isAntialiased, emit)
    }

    /// Calls `emit` for each covered row of a stroked path inside `bounds`.
    func stroke(
        _ path: Path, _ style: StrokeStyle, _ transform: CGAffineTransform, isAntialiased: Bool,
        in bounds: PixelBounds, emit: (CoverageRow) -> Void
    ) {
        let area = Self.strokeBounds(path, style, transform).intersection(bounds)
        guard !area.isEmpty else { return }
        var edges = EdgeList(bounds: area)
        Stroker.outline(path, style: style, transform: transform, into: &edges)
        scan(edges, .nonZero, isAntialiased: isAntialiased, emit)
    }

    /// Pixels that a stroke may touch: the path's box, grown by the farthest that a corner or cap reaches.
    static func strokeBounds(_ path: Path, _ style: StrokeStyle, _ transform: CGAffineTransform)
        -> PixelBounds
    {
        guard style.lineWidth > 0 else { return .empty }
        let miter = style.lineJoin == .miter ? max(1, style.miterLimit.isFinite ? style.miterLimit : 1) : 1
        let reach = min(style.lineWidth, 1e6) / 2 * max(miter, 1.5) * transform.largestScale
        let box = path.controlBox(transform)
        guard reach.isFinite, !box.isNull else { return .empty }
        return PixelBounds(covering: box.insetBy(dx: -reach - 1, dy: -reach - 1))
    }

    private func scan(
        _ edges: EdgeList, _ rule: FillRule, isAntialiased: Bool, _ emit: (CoverageRow) -> Void
    ) {
        if isAntialiased {
            exact.scan(edges, rule: rule, emit: emit)
        } else {
            exact.scan(edges, rule: rule) { TouchedPixels.emit($0, emit) }
        }
    }
}
