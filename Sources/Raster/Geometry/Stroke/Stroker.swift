import Drawing
import Foundation

/// Turns a path and a stroke style into the outline of the stroke, to be filled once by the non-zero rule.
enum Stroker {
    /// Sends the outline to `sink`, mapped by `transform`: the pen is round in the path's own coordinates.
    ///
    /// A width that is 0, negative or NaN draws nothing; an infinite one is taken as 1e6.
    ///
    /// 1. Flatten, with the tolerance in the path's own units; without dashes, curves that the sink can't see are cut
    ///    short.
    /// 2. Cut into dashes.
    /// 3. Outline each polyline.
    static func outline(
        _ path: Path, style: StrokeStyle, transform: CGAffineTransform, into sink: inout some LineSink
    ) {
        guard style.lineWidth > 0 else { return }
        let scale = transform.largestScale
        guard scale > 0, scale.isFinite else { return }
        let tolerance = Flattener.tolerance / Double(scale)
        var outliner = StrokeOutliner(style: style, tolerance: tolerance, transform: transform, sink: sink)
        let part = StrokePart(sink: sink, transform: transform, reach: outliner.reach)
        if let dasher = StrokeDasher(style) {
            // 1.
            let list = StrokePolylineList(path, tolerance: tolerance, view: WholeStroke())
            // 2. and 3.
            for line in list.polylines { dasher.forEachDash(of: line, view: part) { outliner.add($0) } }
        } else {
            // 1.
            let list = StrokePolylineList(path, tolerance: tolerance, view: part)
            // 3.
            for line in list.polylines { outliner.add(line) }
        }
        sink = outliner.sink
    }
}

extension CGAffineTransform {
    /// The most that the map stretches any vector: its larger singular value.
    var largestScale: CGFloat {
        let sum = a * a + b * b + c * c + d * d
        let determinant = a * d - b * c
        let root = max(0, sum * sum - 4 * determinant * determinant).squareRoot()
        return ((sum + root) / 2).squareRoot()
    }

    /// The scale of an area as a length: the geometric mean of both singular values.
    var meanScale: CGFloat { abs(a * d - b * c).squareRoot() }
}
