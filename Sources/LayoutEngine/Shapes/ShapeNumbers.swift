import Drawing
import Foundation

// The rule `non-finite-number` for shapes: NaN and infinity mean nothing as a length, a share or a place, and what is drawn
// then is less than was meant. An infinite radius is the largest one, and fine.

extension Shape {
    public var _wrongNumber: String? { nil }
}

extension CGFloat {
    /// `name nan` where it isn't finite.
    fileprivate func wrong(_ name: String) -> String? {
        isFinite ? nil : "\(name) \(decimalText)"
    }
}

extension CGSize {
    /// `width inf` where a length isn't finite.
    fileprivate var wrong: String? {
        width.wrong("width") ?? height.wrong("height")
    }
}

extension RoundedRectangle {
    public var _wrongNumber: String? {
        cornerSize.width.isNaN || cornerSize.height.isNaN ? "cornerRadius nan" : nil
    }
}

extension UnevenRoundedRectangle {
    public var _wrongNumber: String? {
        let radii = cornerRadii
        let hasNaN =
            radii.topLeading.isNaN || radii.topTrailing.isNaN || radii.bottomLeading.isNaN
            || radii.bottomTrailing.isNaN
        return hasNaN ? "cornerRadii nan" : nil
    }
}

extension _InsetShape {
    public var _wrongNumber: String? { amount.wrong("inset") ?? base._wrongNumber }
}

extension _MappedShape {
    public var _wrongNumber: String? {
        _map(in: CGRect(x: 0, y: 0, width: 1, height: 1)).isFinite
            ? shape._wrongNumber : "numbers for its \(ViewName.of(Self.self)) that aren't finite"
    }
}

extension RotatedShape {
    public var _wrongNumber: String? {
        CGFloat(angle.radians).wrong("angle") ?? anchor.x.wrong("anchor.x") ?? anchor.y.wrong("anchor.y")
            ?? shape._wrongNumber
    }
}

extension _StrokedShape {
    public var _wrongNumber: String? { style.wrongNumber ?? shape._wrongNumber }
}

extension StrokeStyle {
    /// The number that isn't finite; nil where all are. An infinite miter limit is none.
    var wrongNumber: String? {
        if let wrong = lineWidth.wrong("lineWidth") ?? dashPhase.wrong("dashPhase") { return wrong }
        if miterLimit.isNaN { return "miterLimit nan" }
        return dash.first { !$0.isFinite }?.wrong("dash")
    }
}

extension _TrimmedShape {
    /// Fractions are clamped: only NaN says nothing.
    public var _wrongNumber: String? {
        startFraction.isNaN || endFraction.isNaN ? "trim nan" : shape._wrongNumber
    }
}

extension _SizedShape {
    public var _wrongNumber: String? { size.wrong ?? shape._wrongNumber }
}

extension _CombinedShape {
    public var _wrongNumber: String? { first._wrongNumber ?? second._wrongNumber }
}

/// What is wrong with a drawn outline's numbers.
enum OutlineNumbers {
    /// Looks at the points of a path, and at what strokes it. O(elements).
    static func check(_ content: DisplayItem.Content, of node: LayoutNode) {
        switch content {
        case .fill(let path, _, _):
            check(path, of: node)
        case .stroke(let path, let style, _, _):
            check(path, of: node)
            if let wrong = style.wrongNumber { report(wrong, of: node) }
        case .image, .glyphs, .group: break
        }
    }

    private static func check(_ path: Path, of node: LayoutNode) {
        guard !path.isFinite else { return }
        node.graph.report(
            .error, .nonFiniteNumber, at: node.path,
            "its path has a point that isn't finite: what it ends, or the whole subpath where it begins one, isn't drawn. "
                + "Check the arithmetic that the points come from.")
    }

    /// Looks at a shape's numbers, and at the path that it gave, where it isn't drawn but cuts.
    static func check<S: Shape>(_ shape: S, _ path: Path? = nil, of node: LayoutNode) {
        if let wrong = shape._wrongNumber {
            report(wrong, of: node)
        } else if let path {
            check(path, of: node)
        }
    }

    private static func report(_ wrong: String, of node: LayoutNode) {
        node.graph.report(
            .error, .nonFiniteNumber, at: node.path,
            "its shape got \(wrong); it is drawn without. Give finite numbers: check the arithmetic that they come from."
        )
    }
}
