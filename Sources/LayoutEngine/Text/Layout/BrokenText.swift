import Drawing
import Foundation

/// The lines of a text at one width, and how large they are together where none is left out.
final class BrokenText {
    /// In clusters.
    let lines: [Range<Int>]
    /// Points of the longest line: hanging white space, and a hyphen at its end, included.
    let longest: CGFloat
    private var known: (lineSpacing: CGFloat, scale: CGFloat, heights: Heights)?

    /// Of lines under each other, in points.
    struct Heights {
        /// Up to a whole pixel.
        var height: CGFloat
        /// The most that lines from the first on take up: only lines of negative height make it more than the height.
        var most: CGFloat
    }

    init(_ lines: [Range<Int>], of text: MeasuredText) {
        self.lines = lines
        var longest: CGFloat = 0
        for line in lines { longest = max(longest, text.width(line) + text.hyphenWidth(line)) }
        self.longest = longest
    }

    /// The height of all lines; worked out once.
    func heights(of text: MeasuredText, lineSpacing: CGFloat, grid: PixelGrid) -> Heights {
        if let known, known.lineSpacing == lineSpacing, known.scale == grid.scale { return known.heights }
        var stack = LineStack(text: text, lineSpacing: lineSpacing, grid: grid)
        var most: CGFloat = 0
        for line in lines {
            stack.add(line)
            most = max(most, stack.end)
        }
        let height = stack.height
        let heights = Heights(height: height, most: most == stack.end ? height : grid.up(most))
        known = (lineSpacing, grid.scale, heights)
        return heights
    }
}
