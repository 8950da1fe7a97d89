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
    var allowsTightening = false
    let grid: PixelGrid

    init(_ environment: EnvironmentValues) {
        allowsTightening = environment.allowsTightening
        lineLimit = environment.lineLimits
        truncationMode = environment.truncationMode
        minimumScaleFactor = environment.minimumScaleFactor
        lineSpacing = environment.lineSpacing
        let numbers = environment.textNumbers
        if numbers.finding != nil { (lineSpacing, minimumScaleFactor) = (numbers.used[0], numbers.used[1]) }
        grid = PixelGrid(environment.displayScale)
    }

    /// What is shown of a text: the result of steps 1 to 5.
    private struct Shown {
        let text: MeasuredText
        var lines: [Range<Int>]
        /// Of the last line.
        var cut: TextBlock.Cut?
    }

    /// The lines for a proposal; nil when no face can serve, or there is nothing to show.
    ///
    /// - Parameters:
    ///   - text: The text at a size factor; shaped once for each.
    ///   - tightened: The text with its characters closer together.
    func block(
        _ proposal: ProposedViewSize, text: (CGFloat) -> MeasuredText?, tightened: () -> MeasuredText?
    ) -> TextBlock? {
        guard let shown = shown(proposal, text, tightened) else { return nil }
        var block = TextBlock(text: shown.text)
        block.lines.reserveCapacity(shown.lines.count)
        block.size = stack(shown, proposal) { line in
            var line = line
            let trimmed = shown.text.width(shown.text.trimmed(line.clusters))
            line.drawnWidth =
                line.cut == nil ? trimmed + shown.text.hyphenWidth(line.clusters) : line.width
            block.lines.append(line)
        }
        return block
    }

    /// The size of ``block(_:text:tightened:)`` without its lines: most proposals ask for no more.
    func size(
        _ proposal: ProposedViewSize, text: (CGFloat) -> MeasuredText?, tightened: () -> MeasuredText?
    ) -> CGSize {
        guard let whole = text(1), !whole.paragraphs.isEmpty, proposal != .zero else { return .zero }
        // Where all lines are shown, their size is known.
        let broken = whole.broken(width: proposal.width ?? .infinity)
        let count = visible(broken, of: whole, height: proposal.height)
        guard count == broken.lines.count else {
            if proposal.width == 0, minimumScaleFactor >= 1, !allowsTightening {
                // Nothing is left of any line, wherever the last one is cut.
                var stack = LineStack(text: whole, lineSpacing: lineSpacing, grid: grid)
                for line in broken.lines.prefix(count) { stack.add(line) }
                return size(width: 0, height: stack.height, of: whole, proposal)
            }
            return shown(proposal, text, tightened).map { stack($0, proposal) { _ in } } ?? .zero
        }
        let heights = broken.heights(of: whole, lineSpacing: lineSpacing, grid: grid)
        return size(
            width: broken.longest, height: heights.height, of: whole, proposal)
    }

    private func shown(
        _ proposal: ProposedViewSize, _ text: (CGFloat) -> MeasuredText?, _ tightened: () -> MeasuredText?
    ) -> Shown? {
        guard let whole = text(1), !whole.paragraphs.isEmpty else { return nil }
        // 1.
        if proposal == .zero { return nil }
        // 2.
        let broken = whole.broken(width: proposal.width ?? .infinity)
        let lines = broken.lines
        // 3.
        let count = visible(broken, of: whole, height: proposal.height)
        if count == lines.count { return Shown(text: whole, lines: lines) }
        // 4.
        if minimumScaleFactor < 1, let shrunk = shrunk(proposal, text) { return shrunk }
        // 5.
        let tight = count == 1 && allowsTightening ? tightened() : nil
        return cut(tight ?? whole, lines, count, proposal)
    }

    /// How many lines stay.
    private func visible(_ broken: BrokenText, of text: MeasuredText, height: CGFloat?) -> Int {
        let lines = broken.lines
        var count = min(lines.count, lineLimit.upper ?? lines.count)
        guard let height, height.isFinite else { return max(count, 1) }
        let most = height + LineBreaker.tolerance
        if broken.heights(of: text, lineSpacing: lineSpacing, grid: grid).most <= most {
            return max(count, 1)
        }
        var stack = LineStack(text: text, lineSpacing: lineSpacing, grid: grid)
        for (index, line) in lines.prefix(count).enumerated() {
            stack.add(line)
            if stack.height > most {
                count = index
                break
            }
        }
        return max(count, 1)
    }

    /// Halves the range of factors twelve times; nil when the text is too large even at the smallest.
    private func shrunk(_ proposal: ProposedViewSize, _ text: (CGFloat) -> MeasuredText?) -> Shown? {
        func fitting(_ factor: CGFloat) -> Shown? {
            guard let text = text(factor) else { return nil }
            let broken = text.broken(width: proposal.width ?? .infinity)
            guard visible(broken, of: text, height: proposal.height) == broken.lines.count else { return nil }
            return Shown(text: text, lines: broken.lines)
        }
        var low = minimumScaleFactor
        guard var best = fitting(low) else {
            guard let text = text(low) else { return nil }
            let broken = text.broken(width: proposal.width ?? .infinity)
            return cut(text, broken.lines, visible(broken, of: text, height: proposal.height), proposal)
        }
        var high: CGFloat = 1
        for _ in 0..<12 {
            let middle = (low + high) / 2
            if let shown = fitting(middle) {
                best = shown
                low = middle
            } else {
                high = middle
            }
        }
        return best
    }

    private func cut(
        _ text: MeasuredText, _ lines: [Range<Int>], _ count: Int, _ proposal: ProposedViewSize
    ) -> Shown {
        let kept = Array(lines.prefix(count))
        let start = kept.last?.lowerBound ?? 0
        let cutter = LineCutter(text: text, mode: truncationMode, width: proposal.width ?? .infinity)
        return Shown(
            text: text, lines: kept, cut: cutter.cut(start..<text.paragraph(of: start).upperBound))
    }

    /// Calls `body` with each line from the top, its drawn width not yet known, and returns the size of all.
    private func stack(_ shown: Shown, _ proposal: ProposedViewSize, _ body: (TextBlock.Line) -> Void)
        -> CGSize
    {
        let text = shown.text
        var stack = LineStack(text: text, lineSpacing: lineSpacing, grid: grid)
        var width: CGFloat = 0
        for (index, clusters) in shown.lines.enumerated() {
            var line = TextBlock.Line(clusters: clusters)
            if index == shown.lines.count - 1, let cut = shown.cut {
                line.cut = cut
                line.width = text.width(cut.head) + text.ellipsisWidth(run: cut.run) + text.width(cut.tail)
            } else {
                line.width = text.width(clusters) + text.hyphenWidth(clusters)
            }
            stack.add(clusters)
            line.baseline = stack.baseline
            width = max(width, line.width)
            body(line)
        }
        return size(width: width, height: stack.height, of: text, proposal)
    }

    // 6.
    /// The size of lines of a width and a height together.
    private func size(
        width: CGFloat, height: CGFloat, of text: MeasuredText, _ proposal: ProposedViewSize
    ) -> CGSize {
        var height = height
        if let lower = lineLimit.lower, lower > 0 {
            height = max(height, LineStack.height(of: lower, text, lineSpacing: lineSpacing, grid: grid))
        }
        return CGSize(width: grid.up(min(width, proposal.width ?? width)), height: height)
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
    private(set) var end: CGFloat = 0
    /// The last line's; unrounded.
    private var base: CGFloat = 0

    init(text: MeasuredText, lineSpacing: CGFloat, grid: PixelGrid) {
        self.text = text
        self.lineSpacing = lineSpacing
        self.grid = grid
    }

    /// Up to a whole pixel.
    var height: CGFloat { grid.up(end) }

    /// The last line's, on a whole pixel.
    var baseline: CGFloat { grid.nearest(base) }

    mutating func add(_ clusters: Range<Int>) {
        guard var line = text.measures.first else { return }
        if text.measures.count > 1 {
            let runs = text.runs(on: clusters)
            line = text.measures[runs.lowerBound]
            for run in runs.dropFirst() { line.formUnion(text.measures[run]) }
        }
        base = next + line.above
        end = base + line.below
        next = end + max(line.leading, lineSpacing)
    }

    /// The height of a number of lines, at least one, in the tallest of the text's fonts.
    ///
    /// - Complexity: O(1) in `count`.
    static func height(of count: Int, _ text: MeasuredText, lineSpacing: CGFloat, grid: PixelGrid) -> CGFloat
    {
        guard let tallest = text.measures.max(by: { $0.above + $0.below < $1.above + $1.below }) else {
            return 0
        }
        let line = tallest.above + tallest.below
        return grid.up(line + CGFloat(count - 1) * (line + max(tallest.leading, lineSpacing)))
    }
}
