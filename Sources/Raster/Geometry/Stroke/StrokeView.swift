import Drawing
import Foundation

/// What is looked at of a stroke, in the coordinates of its path.
protocol StrokeView {
    /// The sides that all lie beyond that is drawn around lines in a box.
    func sides(beyond low: SIMD2<Double>, _ high: SIMD2<Double>) -> UnseenSides
}

extension StrokeView {
    /// Whether what is drawn around a line may be seen.
    func sees(_ a: CGPoint, _ b: CGPoint) -> Bool {
        let (x, y) = (SIMD2(Double(a.x), Double(b.x)), SIMD2(Double(a.y), Double(b.y)))
        return sides(beyond: SIMD2(x.min(), y.min()), SIMD2(x.max(), y.max())).isEmpty
    }
}

/// All of it: dashes begin where those before them end.
struct WholeStroke: StrokeView {
    func sides(beyond low: SIMD2<Double>, _ high: SIMD2<Double>) -> UnseenSides { [] }
}

/// As much as the sink of its outline sees.
struct StrokePart<Sink: LineSink>: StrokeView {
    let sink: Sink
    let transform: CGAffineTransform
    /// As far as a join or cap reaches from its vertex, in the transform's units.
    let reach: Double

    /// 1. Map the box: its middle, and half its size, which the transform's parts can only add to.
    /// 2. Grow it by the reach.
    @inline(__always)
    func sides(beyond low: SIMD2<Double>, _ high: SIMD2<Double>) -> UnseenSides {
        // 1.
        let middle = (low + high) * 0.5
        let half = (high - low) * 0.5
        let across = SIMD2(Double(transform.a), Double(transform.b))
        let down = SIMD2(Double(transform.c), Double(transform.d))
        let offset = SIMD2(Double(transform.tx), Double(transform.ty))
        let center = across * middle.x + down * middle.y + offset
        let size = SIMD2(abs(across.x), abs(across.y)) * half.x + SIMD2(abs(down.x), abs(down.y)) * half.y
        // 2.
        return sink.sides(beyond: center - size - reach, center + size + reach)
    }
}
