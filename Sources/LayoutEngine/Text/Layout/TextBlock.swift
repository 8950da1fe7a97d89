import Foundation

/// A text broken into lines at one size: all that sizes, guides and drawing need.
struct TextBlock {
    /// What is left of a line that is too long: both parts may be empty.
    struct Cut: Equatable {
        var head: Range<Int>
        var tail: Range<Int>
        /// Index of the run whose font the ellipsis has.
        var run: Int
    }

    struct Line {
        /// Hanging white space included.
        var clusters: Range<Int>
        var cut: Cut?
        /// Points, hanging white space included.
        var width: CGFloat = 0
        /// Points, without hanging white space.
        var drawnWidth: CGFloat = 0
        /// From the block's top, on a whole pixel.
        var baseline: CGFloat = 0
    }

    var text: MeasuredText
    var lines: [Line] = []
    var size: CGSize = .zero
    var isCut: Bool { lines.last?.cut != nil }

    var firstBaseline: CGFloat? { lines.first?.baseline }
    var lastBaseline: CGFloat? { lines.last?.baseline }
}

/// Lengths on the pixel grid of a scale.
struct PixelGrid {
    /// Pixels a point.
    let scale: CGFloat

    init(_ scale: CGFloat) {
        self.scale = scale.isFinite && scale > 0 ? scale : 1
    }

    /// Up to a pixel; what is a whole number of pixels up to rounding errors stays.
    func up(_ value: CGFloat) -> CGFloat {
        guard value.isFinite else { return value }
        let pixels = value * scale
        let nearest = pixels.rounded()
        return (abs(pixels - nearest) < 1e-6 ? nearest : pixels.rounded(.up)) / scale
    }

    func nearest(_ value: CGFloat) -> CGFloat {
        guard value.isFinite else { return value }
        return (value * scale + 0.5).rounded(.down) / scale
    }
}
