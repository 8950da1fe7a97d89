import Drawing
import Foundation

/// The one way from a shape to rows of coverage: picks the scanner that fits.
final class ShapeScanner {
    private let exact = CoverageScanner()

    /// Sends each covered row of a filled path inside `bounds` to `sink`.
    ///
    /// - Parameter box: Of the path's control points, where it is known already.
    func fill(
        _ path: Path, _ style: FillStyle, _ transform: CGAffineTransform, in bounds: PixelBounds,
        box: PixelBounds? = nil, into sink: inout some CoverageSink
    ) {
        if let rect = Self.rectangle(path, style, transform) {
            return RectangleScanner.scan(rect, bounds: bounds, into: &sink)
        }
        let box = box ?? PixelBounds(covering: path.controlBox(transform))
        let area = box.intersection(bounds)
        guard !area.isEmpty else { return }
        let rule = FillRule(isEvenOdd: style.isEOFilled)
        if style.isAntialiased {
            exact.scan(in: area, rule: rule, into: &sink) {
                Flattener.flatten(path, transform: transform, into: &$0)
            }
        } else {
            var touched = TouchedPixels(sink: sink)
            exact.scan(in: area, rule: rule, into: &touched) {
                Flattener.flatten(path, transform: transform, into: &$0)
            }
            sink = touched.sink
        }
    }

    /// The device's rectangle that a fill is, where it needs no outline.
    @inline(__always)
    static func rectangle(_ path: Path, _ style: FillStyle, _ transform: CGAffineTransform) -> CGRect? {
        guard style.isAntialiased, transform.keepsRectangles, let rect = path.rectangle else { return nil }
        return rect.applying(transform)
    }

    /// Sends each covered row of a recorded outline's shape inside `bounds` to `sink`.
    func fill(_ outline: RecordedOutline, in bounds: PixelBounds, into sink: inout some CoverageSink) {
        let area = outline.box.intersection(bounds)
        guard !area.isEmpty else { return }
        if outline.isAntialiased {
            exact.scan(in: area, rule: outline.rule, into: &sink) { outline.send(to: &$0) }
        } else {
            var touched = TouchedPixels(sink: sink)
            exact.scan(in: area, rule: outline.rule, into: &touched) { outline.send(to: &$0) }
            sink = touched.sink
        }
    }

    /// Sends each covered row of a stroked path inside `bounds` to `sink`.
    ///
    /// - Parameter box: Its ``strokeBounds(_:_:_:)``, where they are known already.
    func stroke(
        _ path: Path, _ style: StrokeStyle, _ transform: CGAffineTransform, isAntialiased: Bool,
        in bounds: PixelBounds, box: PixelBounds? = nil, into sink: inout some CoverageSink
    ) {
        let area = (box ?? Self.strokeBounds(path, style, transform)).intersection(bounds)
        guard !area.isEmpty else { return }
        if isAntialiased {
            exact.scan(in: area, rule: .nonZero, into: &sink) {
                Stroker.outline(path, style: style, transform: transform, into: &$0)
            }
        } else {
            var touched = TouchedPixels(sink: sink)
            exact.scan(in: area, rule: .nonZero, into: &touched) {
                Stroker.outline(path, style: style, transform: transform, into: &$0)
            }
            sink = touched.sink
        }
    }

    /// Calls `emit` for each covered row of a filled path inside `bounds`.
    func fill(
        _ path: Path, _ style: FillStyle, _ transform: CGAffineTransform, in bounds: PixelBounds,
        emit: (CoverageRow) -> Void
    ) {
        withoutActuallyEscaping(emit) { emit in
            var sink = CoverageReader(read: emit)
            fill(path, style, transform, in: bounds, into: &sink)
        }
    }

    /// Calls `emit` for each covered row of a stroked path inside `bounds`.
    func stroke(
        _ path: Path, _ style: StrokeStyle, _ transform: CGAffineTransform, isAntialiased: Bool,
        in bounds: PixelBounds, emit: (CoverageRow) -> Void
    ) {
        withoutActuallyEscaping(emit) { emit in
            var sink = CoverageReader(read: emit)
            stroke(path, style, transform, isAntialiased: isAntialiased, in: bounds, into: &sink)
        }
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
}
