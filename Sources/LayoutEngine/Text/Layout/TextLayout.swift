import Drawing
import Foundation

/// The arithmetic of ``Text``: lines, sizes and baselines for a proposal.
///
/// 1. Nothing is shown in 0 x 0; without a proposed width each paragraph is one line.
/// 2. The text is broken to the width (``LineBreaker``).
/// 3. The line limit and the proposed height say how many lines stay, at least one.
/// 4. If lines are dropped and the text may shrink, the largest size is sought at which none is.
/// 5. If lines are still dropped, the last one that stays is cut (``LineCutter``); a single one that may be
///    tightened is cut from the tightened text.
/// 6. The width is the longest line's, hanging white space included, but not more than proposed, up to a whole
///    pixel; the height that of the lines with their leading, up to a whole pixel.
///
/// Source: sizes recorded from real SwiftUI by iamcgn/swiftui-web, for SF and an open font.
struct TextLayout {
    var lineLimit = LineLimit()
    var truncationMode = Text.TruncationMode.tail
    var minimumScaleFactor: CGFloat = 1
    var lineSpacing: CGFloat = 0
    let grid: PixelGrid
    /// The text at a size factor; shaped once for each.
    let text: (CGFloat) -> MeasuredText?
    /// The text with its characters closer together; nil where that isn't allowed.
    let tightened: (() -> MeasuredText?)?

    init(
        _ environment: EnvironmentValues, text: @escaping (CGFloat) -> MeasuredText?,
        tightened: @escaping () -> MeasuredText?
    ) {
        self.tightened = environment.allowsTightening ? tightened : nil
        lineLimit = environment.lineLimits
        truncationMode = environment.truncationMode
        minimumScaleFactor = environment.minimumScaleFactor
        lineSpacing = environment.lineSpacing
        let numbers = environment.textNumbers
        if numbers.finding != nil { (lineSpacing, minimumScaleFactor) = (numbers.used[0], numbers.used[1]) }
        grid = PixelGrid(environment.displayScale)
        self.text = text
    }

    /// nil when no face can serve, or there is nothing to show.
    func block(_ proposal: ProposedViewSize) -> TextBlock? {
        guard let whole = text(1), !whole.paragraphs.isEmpty else { return nil }
        // 1.
        if proposal == .zero { return nil }
        let width = proposal.width ?? .infinity
        // 2.
        let lines = whole.lines(width: width)
        // 3.
        let count = visible(lines, of: whole, height: proposal.height)
        if count == lines.count { return assemble(whole, lines, cut: nil, proposal) }
        // 4.
        if minimumScaleFactor < 1, let shrunk = shrunk(proposal) { return shrunk }
        // 5.
        let tight = count == 1 ? tightened?() : nil
        return cut(tight ?? whole, lines, count, proposal)
    }

    /// How many lines stay.
    private func visible(_ lines: [Range<Int>], of text: MeasuredText, height: CGFloat?) -> Int {
        var count = min(lines.count, lineLimit.upper ?? lines.count)
        guard let height, height.isFinite else { return max(count, 1) }
        var stack = LineStack(text: text, lineSpacing: lineSpacing, grid: grid)
        for (index, line) in lines.prefix(count).enumerated() {
            stack.add(line)
            if stack.height > height + LineBreaker.tolerance {
                count = index
                break
            }
        }
        return max(count, 1)
    }

    /// Halves the range of factors twelve times; nil when the text is too large even at the smallest.
    private func shrunk(_ proposal: ProposedViewSize) -> TextBlock? {
        func fitting(_ factor: CGFloat) -> TextBlock? {
            guard let text = text(factor) else { return nil }
            let lines = text.lines(width: proposal.width ?? .infinity)
            guard visible(lines, of: text, height: proposal.height) == lines.count else { return nil }
            return assemble(text, lines, cut: nil, proposal)
        }
        var low = minimumScaleFactor
        guard var best = fitting(low) else {
            guard let text = text(low) else { return nil }
            let lines = text.lines(width: proposal.width ?? .infinity)
            return cut(text, lines, visible(lines, of: text, height: proposal.height), proposal)
        }
        var high: CGFloat = 1
        for _ in 0..<12 {
            let middle = (low + high) / 2
            if let block = fitting(middle) {
                best = block
                low = middle
            } else {
                high = middle
            }
        }
        return best
    }

    private func cut(
        _ text: MeasuredText, _ lines: [Range<Int>], _ count: Int, _ proposal: ProposedViewSize
    ) -> TextBlock {
        let kept = Array(lines.prefix(count))
        let start = kept.last?.lowerBound ?? 0
        let cutter = LineCutter(text: text, mode: truncationMode, width: proposal.width ?? .infinity)
        return assemble(
            text, kept, cut: cutter.cut(start..<text.paragraph(of: start).upperBound), proposal)
    }

    // 6.
    private func assemble(
        _ text: MeasuredText, _ lines: [Range<Int>], cut: TextBlock.Cut?, _ proposal: ProposedViewSize
    ) -> TextBlock {
        var block = TextBlock(text: text)
        var stack = LineStack(text: text, lineSpacing: lineSpacing, grid: grid)
        var width: CGFloat = 0
        for (index, clusters) in lines.enumerated() {
            var line = TextBlock.Line(clusters: clusters)
            if index == lines.count - 1, let cut {
                line.cut = cut
                line.width = text.width(cut.head) + text.ellipsisWidth(run: cut.run) + text.width(cut.tail)
                line.drawnWidth = line.width
            } else {
                let hyphen = text.hyphenWidth(clusters)
                line.width = text.width(clusters) + hyphen
                line.drawnWidth = text.width(text.trimmed(clusters)) + hyphen
            }
            stack.add(clusters)
            line.baseline = stack.baseline
            width = max(width, line.width)
            block.lines.append(line)
        }
        var height = stack.height
        if let lower = lineLimit.lower, lower > 0 {
            height = max(height, LineStack.height(of: lower, text, lineSpacing: lineSpacing, grid: grid))
        }
        block.size = CGSize(width: grid.up(min(width, proposal.width ?? width)), height: height)
        return block
    }
}

/// Puts lines under each other. A line's distance to the next is its own: height and leading, or height and
/// the wanted spacing, whichever is more.
struct LineStack {
    let text: MeasuredText
    let lineSpacing: CGFloat
    let grid: PixelGrid
    /// Where the next line would start; unrounded.
    private var next: CGFloat = 0
    /// Where the last line ends; unrounded.
    private var end: CGFloat = 0
    /// The last line's, on a whole pixel.
    private(set) var baseline: CGFloat = 0

    init(text: MeasuredText, lineSpacing: CGFloat, grid: PixelGrid) {
        self.text = text
        self.lineSpacing = lineSpacing
        self.grid = grid
    }

    /// Up to a whole pixel.
    var height: CGFloat { grid.up(end) }

    mutating func add(_ clusters: Range<Int>) {
        add(text.runs[text.runs(on: clusters)])
    }

    private mutating func add(_ runs: ArraySlice<FittedRun>) {
        guard let first = runs.first else { return }
        var (above, below, leading) = (first.above, first.below, first.font.leading)
        for run in runs.dropFirst() {
            above = max(above, run.above)
            below = max(below, run.below)
            leading = max(leading, run.font.leading)
        }
        baseline = grid.nearest(next + above)
        end = next + above + below
        next = end + max(leading, lineSpacing)
    }

    /// The height of a number of lines, at least one, in the tallest of the text's fonts.
    ///
    /// - Complexity: O(1) in `count`.
    static func height(of count: Int, _ text: MeasuredText, lineSpacing: CGFloat, grid: PixelGrid) -> CGFloat
    {
        guard let tallest = text.runs.max(by: { $0.above + $0.below < $1.above + $1.below }) else { return 0 }
        let line = tallest.above + tallest.below
        return grid.up(line + CGFloat(count - 1) * (line + max(tallest.font.leading, lineSpacing)))
    }
}
