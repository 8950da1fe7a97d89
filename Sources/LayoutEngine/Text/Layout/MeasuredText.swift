import Drawing
import Foundation

/// A text, shaped once: from here on every width is a matter of sums.
final class MeasuredText {
    let runs: [FittedRun]
    /// By run.
    let measures: [LineMeasures]
    /// Whether lines are drawn under or through some of it.
    let hasDecorations: Bool
    let shaped: ShapedText
    /// `offsets[i]` is the sum of the advances before cluster `i`; one more than there are clusters.
    let offsets: [CGFloat]
    /// The clusters between hard line breaks; at least one range unless the text is empty.
    let paragraphs: [Range<Int>]
    private let shaper: any TextShaper
    private var ellipses: [Int: ShapedText] = [:]
    /// Of the longest paragraph, without white space at its end: in more, each paragraph is one line.
    private let unbrokenWidth: CGFloat
    /// Each paragraph as one line.
    private lazy var unbroken = BrokenText(LineBreaker(text: self, width: .infinity).lines(), of: self)
    /// Broken last: a stack asks for its least, its most and its share, at several heights.
    private var recent: (width: CGFloat, broken: BrokenText)?
    /// Before those.
    private var earlier: [(width: CGFloat, broken: BrokenText)] = []

    /// - Parameter isRedacted: Every character of a system font is as wide as the next.
    init(_ runs: [FittedRun], shaper: any TextShaper, isRedacted: Bool = false) throws(FontError) {
        self.runs = runs
        measures = runs.map(\.measures)
        hasDecorations = runs.contains {
            $0.styled.attributes.underline != nil || $0.styled.attributes.strikethrough != nil
        }
        self.shaper = shaper
        var textRuns = runs.map(\.textRun)
        for index in runs.indices {
            guard let attachment = runs[index].attachment else { continue }
            // Its stand-in is as wide as some glyph: the difference goes behind that.
            textRuns[index].tracking = 0
            textRuns[index].kerning = 0
            let own = try shaper.shape([textRuns[index]], direction: .leftToRight)
            textRuns[index].kerning = attachment.width - own.clusters.reduce(0) { $0 + $1.advance }
        }
        var shaped = try shaper.shape(textRuns, direction: .natural)
        if isRedacted { Self.redact(&shaped, runs) }
        self.shaped = shaped
        var offsets: [CGFloat] = [0]
        let clusters = shaped.clusters
        offsets.reserveCapacity(clusters.count + 1)
        var paragraphs: [Range<Int>] = []
        var (start, offset) = (0, CGFloat(0))
        // By index: a cluster is many times as long as what is asked of it.
        for index in clusters.indices {
            offset += clusters[index].advance
            offsets.append(offset)
            if clusters[index].isNewline {
                paragraphs.append(start..<index)
                start = index + 1
            }
        }
        if !clusters.isEmpty { paragraphs.append(start..<clusters.count) }
        self.offsets = offsets
        self.paragraphs = paragraphs
        unbrokenWidth = Self.unbrokenWidth(paragraphs, clusters, offsets)
    }

    private static func unbrokenWidth(
        _ paragraphs: [Range<Int>], _ clusters: [ShapedText.Cluster], _ offsets: [CGFloat]
    ) -> CGFloat {
        var longest: CGFloat = 0
        for paragraph in paragraphs {
            var end = paragraph.upperBound
            while end > paragraph.lowerBound, clusters[end - 1].isWhitespace { end -= 1 }
            longest = max(longest, offsets[end] - offsets[paragraph.lowerBound])
        }
        return longest
    }

    /// The text broken to a width; the last ones are kept.
    func broken(width: CGFloat) -> BrokenText {
        if unbrokenWidth <= width + LineBreaker.tolerance { return unbroken }
        if let recent, recent.width == width { return recent.broken }
        for known in earlier where known.width == width { return known.broken }
        let broken = BrokenText(LineBreaker(text: self, width: width).lines(), of: self)
        if let recent {
            if earlier.count >= 3 { earlier.removeFirst() }
            earlier.append(recent)
        }
        recent = (width, broken)
        return broken
    }

    private static func redact(_ text: inout ShapedText, _ runs: [FittedRun]) {
        for (index, cluster) in text.clusters.enumerated() where !cluster.isNewline {
            let run = runs[cluster.run]
            guard run.attachment == nil, let advance = run.font.redactedAdvance else { continue }
            text.clusters[index].advance = advance
        }
    }

    /// Points from the start of the first cluster to the end of the last; 0 for an empty range.
    func width(_ clusters: Range<Int>) -> CGFloat {
        offsets[clusters.upperBound] - offsets[clusters.lowerBound]
    }

    /// What a soft hyphen at a line's end adds to it.
    func hyphenWidth(_ clusters: Range<Int>) -> CGFloat {
        shaped.endsAtHyphen(clusters) ? shaped.clusters[clusters.upperBound - 1].hyphenAdvance : 0
    }

    /// The range without white space at its end.
    func trimmed(_ clusters: Range<Int>) -> Range<Int> {
        var end = clusters.upperBound
        while end > clusters.lowerBound, shaped.clusters[end - 1].isWhitespace { end -= 1 }
        return clusters.lowerBound..<end
    }

    /// The range without white space at its start.
    func trimmedStart(_ clusters: Range<Int>) -> Range<Int> {
        var start = clusters.lowerBound
        while start < clusters.upperBound, shaped.clusters[start].isWhitespace { start += 1 }
        return start..<clusters.upperBound
    }

    /// The runs that a line of these clusters is built from; an empty line has that of the break after it.
    func runs(on clusters: Range<Int>) -> ClosedRange<Int> {
        let last = max(shaped.clusters.count - 1, 0)
        let first = min(clusters.lowerBound, last)
        let end = clusters.isEmpty ? first : clusters.upperBound - 1
        guard !shaped.clusters.isEmpty else { return 0...0 }
        return shaped.clusters[first].run...max(shaped.clusters[end].run, shaped.clusters[first].run)
    }

    /// The paragraph that a cluster is in.
    func paragraph(of cluster: Int) -> Range<Int> {
        paragraphs.first { cluster <= $0.upperBound } ?? shaped.clusters.indices
    }

    /// Whether the line runs from right to left: its paragraph's level, which the lowest level in it shows.
    func isRightToLeft(_ clusters: Range<Int>) -> Bool {
        let paragraph = paragraph(of: clusters.lowerBound)
        return (shaped.clusters[paragraph].map(\.level).min() ?? 0) % 2 == 1
    }

    /// An ellipsis in a run's font.
    func ellipsis(run: Int) -> ShapedText? {
        if let known = ellipses[run] { return known }
        guard runs.indices.contains(run) else { return nil }
        var textRun = runs[run].textRun
        textRun.text = "\u{2026}"
        guard let shaped = try? shaper.shape([textRun], direction: .leftToRight) else { return nil }
        ellipses[run] = shaped
        return shaped
    }

    func ellipsisWidth(run: Int) -> CGFloat {
        ellipsis(run: run)?.clusters.reduce(0) { $0 + $1.advance } ?? 0
    }
}
