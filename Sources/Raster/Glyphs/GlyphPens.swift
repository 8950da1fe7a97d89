import Drawing
import Foundation

/// Where the pens of an upright run stand: the baseline on a whole pixel, the pens, and what glyphs are raised
/// by, on eighths.
struct GlyphPens {
    /// A pen: the pixel that it stands in, and how many eighths of a pixel further right and down.
    struct Place {
        var x: Int
        var y: Int
        var phaseX: Int
        var phaseY: Int
    }

    private let scale: CGFloat
    private let start: CGFloat
    private let shift: CGFloat
    private let baseline: CGFloat

    /// - Parameter transform: Moves, and scales both axes alike.
    init(_ origin: CGPoint, _ transform: CGAffineTransform) {
        scale = transform.a
        start = origin.x
        shift = transform.tx
        baseline = (origin.y * scale + transform.ty + 0.5).rounded(.down)
    }

    /// The pen of a glyph at `position` in its run; nil where it isn't finite, or a billion pixels off.
    @inline(__always)
    func place(_ position: CGPoint) -> Place? {
        let x = ((start + position.x) * scale + shift) * 8
        let y = (baseline + position.y * scale) * 8
        guard abs(x) < 8e9, abs(y) < 8e9 else { return nil }
        let (eighthsX, eighthsY) = (Self.nearest(x), Self.nearest(y))
        return Place(x: eighthsX >> 3, y: eighthsY >> 3, phaseX: eighthsX & 7, phaseY: eighthsY & 7)
    }

    /// The nearest whole number, halves up; for numbers that an `Int` holds.
    @inline(__always)
    private static func nearest(_ value: CGFloat) -> Int {
        let raised = Double(value) + 0.5
        let whole = Int(raised)
        return Double(whole) > raised ? whole - 1 : whole
    }
}
