import Drawing
import Foundation

/// The one shape that an item draws by its outline, and nothing else: what bands can share of it.
struct OutlinedShape {
    private let content: DisplayItem.Content
    /// The shape's points to device pixels.
    private let transform: CGAffineTransform

    /// Nil for other items, for rectangles, which need no outline, and for dashed lines: theirs has so many points that
    /// keeping them costs more than making some twice.
    ///
    /// Effects around the shape may move it, cut it or say how it is mixed in: none of them looks at how it is drawn.
    init?(_ content: DisplayItem.Content, _ transform: CGAffineTransform) {
        guard transform.isFinite else { return nil }
        switch content {
        case .fill(let path, let style, _):
            guard ShapeScanner.rectangle(path, style, transform) == nil else { return nil }
            self.init(shape: content, transform)
        case .stroke(_, let style, _, _):
            guard style.dash.isEmpty else { return nil }
            self.init(shape: content, transform)
        case .image, .glyphs:
            return nil
        case .group(let effects, let items):
            guard items.count == 1 else { return nil }
            var transform = transform
            for effect in effects.reversed() {
                switch effect {
                case .transform(let own): transform = own.concatenating(transform)
                case .opacity, .blend, .clip: break
                default: return nil
                }
            }
            self.init(items[0].content, transform)
        }
    }

    private init(shape: DisplayItem.Content, _ transform: CGAffineTransform) {
        content = shape
        self.transform = transform
    }

    /// Whether it is sooner followed twice than kept: filled curves are, counted by instructions on the benchmark's
    /// scenes.
    var isFilledCurve: Bool {
        guard case .fill(let path, _, _) = content else { return false }
        return path.isCurved
    }

    /// The outline as a picture with these bounds sees it; nil where it shows nothing, or has more points than `limit`.
    func outline(in bounds: PixelBounds, limit: Int, _ scratch: OutlineScratch) -> RecordedOutline? {
        switch content {
        case .fill(let path, let style, _):
            let box = PixelBounds(covering: path.controlBox(transform))
            return record(
                box, in: bounds, limit, scratch, FillRule(isEvenOdd: style.isEOFilled), style.isAntialiased
            ) {
                Flattener.flatten(path, transform: transform, into: &$0)
            }
        case .stroke(let path, let style, _, let isAntialiased):
            let box = ShapeScanner.strokeBounds(path, style, transform)
            return record(box, in: bounds, limit, scratch, .nonZero, isAntialiased) {
                Stroker.outline(path, style: style, transform: transform, into: &$0)
            }
        case .image, .glyphs, .group:
            return nil
        }
    }

    private func record(
        _ box: PixelBounds, in bounds: PixelBounds, _ limit: Int, _ scratch: OutlineScratch, _ rule: FillRule,
        _ isAntialiased: Bool,
        _ send: (inout OutlineRecorder) -> Void
    ) -> RecordedOutline? {
        let area = box.intersection(bounds)
        guard !area.isEmpty else { return nil }
        var recorder = OutlineRecorder(scratch, area: area, limit: limit)
        send(&recorder)
        return recorder.finish(rule: rule, isAntialiased: isAntialiased, box: box)
    }
}

extension Path {
    /// Whether any of its steps is a curve.
    var isCurved: Bool { elements.contains(where: \.isCurved) }
}

extension Path.Element {
    fileprivate var isCurved: Bool {
        switch self {
        case .curve, .quadCurve: true
        default: false
        }
    }
}
