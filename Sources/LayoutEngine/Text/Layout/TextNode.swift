import Drawing
import Foundation

/// A text's element.
final class TextNode: LayoutNode {
    let styled: [StyledRun]
    private let fitting: RunFitting
    private let layout: TextLayout
    private var measured: [CGFloat: MeasuredText?] = [:]
    /// Made last.
    private var recent: (proposal: ProposedViewSize, block: TextBlock?)?
    /// Before that.
    private var earlier: [(proposal: ProposedViewSize, block: TextBlock?)] = []
    /// At full size.
    private lazy var fitted = fitting.fitted(styled)

    @MainActor
    init(_ runs: [StyledRun], _ inputs: _ResolveInputs) {
        var runs = runs
        var numbers: [EffectNumbers] = []
        for index in runs.indices where !runs[index].attributes.hasSettledNumbers {
            numbers.append(runs[index].attributes.settleNumbers())
        }
        styled = runs
        let path = inputs.path.appending(
            inputs.label("Text"), quoting: Self.words(runs), index: inputs.siblings.next())
        layout = TextLayout(inputs.environment)
        fitting = RunFitting(
            environment: inputs.environment, graph: inputs.graph,
            attachments: TextAttachment.attachments(runs, inputs, path: path))
        super.init(inputs, path: path, label: nil)
        environment.textNumbers.report(at: path, in: graph)
        for numbers in numbers { numbers.report(at: path, in: graph) }
    }

    /// All characters, pictures by a word.
    private static func words(_ runs: [StyledRun]) -> String {
        runs.count == 1 && runs[0].image == nil
            ? runs[0].text : runs.map { $0.image == nil ? $0.text : "[image]" }.joined()
    }

    /// The lines for a proposal; the last few are kept.
    func block(_ proposal: ProposedViewSize) -> TextBlock? {
        if let recent, recent.proposal == proposal { return recent.block }
        if let known = earlier.first(where: { $0.proposal == proposal }) { return known.block }
        let block = layout.block(proposal, text: { text($0) }, tightened: { tightened })
        if let recent {
            if earlier.count >= 3 { earlier.removeFirst() }
            earlier.append(recent)
        }
        recent = (proposal, block)
        return block
    }

    private lazy var fullSize: MeasuredText? = shaped(fitted)

    private func text(_ factor: CGFloat) -> MeasuredText? {
        if factor == 1 { return fullSize }
        if let known = measured[factor] { return known }
        let text = shaped(fitting.fitted(styled, scale: factor))
        // Of the sizes tried while shrinking only the least is asked for again.
        if measured.isEmpty { measured.updateValue(text, forKey: factor) }
        return text
    }

    /// Each character closer to the next by 1/72 of its size.
    ///
    /// Source: the most that was recorded from real SwiftUI by iamcgn/swiftui-web, Docs/elements/Text.md.
    private lazy var tightened: MeasuredText? = {
        var runs = fitted
        for index in runs.indices {
            runs[index].styled.attributes.kerning -= runs[index].font.description.size / 72
        }
        return shaped(runs)
    }()

    private func shaped(_ runs: [FittedRun]) -> MeasuredText? {
        do throws(FontError) {
            return try MeasuredText(
                runs, shaper: graph.shaper,
                isRedacted: environment.redactionReasons.contains(.placeholder))
        } catch {
            graph.report(error: error)
            return nil
        }
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        layout.size(proposal, text: { text($0) }, tightened: { tightened })
    }

    override func computeExplicitAlignment(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize)
        -> CGFloat?
    {
        if key == VerticalAlignment.firstTextBaseline.key { return block(proposal)?.firstBaseline }
        if key == VerticalAlignment.lastTextBaseline.key { return block(proposal)?.lastBaseline }
        return nil
    }

    /// Baselines only.
    override func computeSetsGuides() -> Bool { false }

    /// Made of the tallest font's unrounded measures: see ``TextSpacing``.
    override func computeSpacing() -> ViewSpacing {
        let tallest = fitted.max { $0.above + $0.below < $1.above + $1.below }
        guard let font = tallest?.font else { return ViewSpacing() }
        let spacing = TextSpacing(font, grid: PixelGrid(environment.displayScale))
        return .text(above: spacing.above, below: spacing.below, leading: spacing.leading)
    }

    override func draw(into drawing: inout DrawingContext) {
        guard let block = block(placementProposal) else { return }
        drawing.leaf(of: self) { drawing in
            TextPainter(node: self, block: block, drawing: drawing).draw(into: &drawing)
        }
    }
}

/// Default distances from a text to what is above and below it, in points.
///
/// With e a tenth of ascent and descent, up to a pixel: descent + e above, and below as much more as the
/// ascent is taller than the capitals. Between texts the lower one's leading, up to a pixel.
/// Source: fits 24 recorded rows of SF and 3 of an open font without error.
struct TextSpacing {
    var above: CGFloat
    var below: CGFloat
    var leading: CGFloat

    init(_ font: ResolvedFont, grid: PixelGrid) {
        let extra = grid.up(0.1 * (font.ascent + font.descent))
        above = font.descent + extra
        below = font.ascent - font.capHeight + font.descent + extra
        leading = max(grid.up(font.leading), 0)
    }
}
