import Foundation

extension Path {
    /// The outline of the path's stroke: filled by the non-zero rule, it is the stroke.
    ///
    /// Curves stay curves where the stroke's sides are simple, to a three-hundredth of half the width and a
    /// hundredth of a point. A width that is 0, negative or NaN gives an empty path, an infinite one counts
    /// as 1e6. What isn't finite in the path or the pattern is left out, as in drawing.
    ///
    /// Linear in the number of steps and dashes. Source of the outline's order, joins and arcs: strokes of
    /// SwiftUI on macOS 26.2 (iamcgn/swiftui-web).
    ///
    /// 1. The path to lines without steps of no length.
    /// 2. Dashes.
    /// 3. Around each.
    public func strokedPath(_ style: StrokeStyle) -> Path {
        guard style.lineWidth > 0 else { return Path() }
        // 1.
        var lines = StrokeLine.lines(of: self)
        // 2.
        if let dashes = StrokeDashes(style) { lines = lines.flatMap(dashes.dashes) }
        // 3.
        var contours = StrokeContours(style)
        for line in lines { contours.add(line) }
        return contours.path
    }

    /// The path's dashes by a style's pattern; the path itself where that leaves strokes solid.
    func dashedPath(_ style: StrokeStyle) -> Path {
        guard let dashes = StrokeDashes(style) else { return self }
        var result = Path()
        for line in StrokeLine.lines(of: self).flatMap(dashes.dashes) {
            result.move(to: (line.curves.first?.p0 ?? line.place).cgPoint)
            result.elements += line.curves.map(\.element)
            if line.curves.isEmpty { result.addLine(to: line.place.cgPoint) }
            if line.isClosed { result.closeSubpath() }
        }
        return result
    }
}
