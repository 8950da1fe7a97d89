import Drawing
import Foundation
import Synchronization

/// A text with its clusters, pieces and glyphs: what ``FontBook/shape(_:direction:)`` measures and lines are
/// cut from.
final class TypesetText: Sendable {
    let units: [UInt16]
    let runs: [TextRun]
    let clusters: [ShapedText.Cluster]
    /// The level of the paragraph that each cluster is in.
    let baseLevels: [UInt8]
    /// Whether a cluster is nothing but characters that are never seen, such as direction marks: tracking
    /// passes it by.
    let isInvisible: [Bool]
    /// In logical order; newlines are in none.
    let segments: [TextSegment]
    /// Whether it is a ``PlainText``.
    let isPlain: Bool
    /// The cache of the book whose fonts it was shaped with.
    let words: WordCache
    /// Lines cut from it: a text that is shown again is cut at the same places, mostly.
    private let lines = Mutex(KeptLines())

    private struct KeptLines {
        var lines: [(clusters: Range<Int>, line: ShapedLine)] = []
        var clusters = 0
    }

    /// As layout sees it.
    var shaped: ShapedText { ShapedText(runs: runs, direction: .natural, clusters: clusters) }

    init(
        units: [UInt16], runs: [TextRun], clusters: [ShapedText.Cluster], baseLevels: [UInt8],
        isInvisible: [Bool], segments: [TextSegment], isPlain: Bool, words: WordCache
    ) {
        self.isPlain = isPlain
        self.words = words
        self.units = units
        self.runs = runs
        self.clusters = clusters
        self.baseLevels = baseLevels
        self.isInvisible = isInvisible
        self.segments = segments
    }

    /// The line of some clusters, made unless it is known. The first few are kept, together as long as the text.
    func line(_ range: Range<Int>, make: () -> ShapedLine) -> ShapedLine {
        let known = lines.withLock { kept in kept.lines.first { $0.clusters == range }?.line }
        if let known { return known }
        let line = make()
        lines.withLock { kept in
            guard kept.lines.count < Self.lineLimit, kept.clusters + range.count <= clusters.count,
                !kept.lines.contains(where: { $0.clusters == range })
            else { return }
            kept.lines.append((range, line))
            kept.clusters += range.count
        }
        return line
    }

    private static let lineLimit = 16
}

/// Clusters of one face, size, script and level: what is shaped at once. It may span several runs that
/// differ in nothing that shaping sees.
struct TextSegment: Sendable {
    /// Indices into the text's clusters.
    var clusters: Range<Int>
    var font: ResolvedFont
    /// The first run's; the others' are equal.
    var style: TextRun
    var script: Script
    var level: UInt8
    /// No font has its characters: each cluster is a box.
    var isMissing: Bool
    /// Shown as its capitals, at a smaller size: the face lacks the small capitals that are asked for.
    var isSmallCapital = false
    /// In visual order; each stands for the clusters from its `cluster` to the next glyph's in the text.
    var glyphs: [PlacedGlyph] = []

    var isRightToLeft: Bool { level % 2 == 1 }
    /// Points a font unit.
    var scale: CGFloat { font.face.scale(size) }
    /// The size of its glyphs in points.
    var size: CGFloat { isSmallCapital ? style.font.size * SmallCapitals.scale : style.font.size }
    /// Points added after each cluster that shows.
    var extra: CGFloat {
        let extra = style.tracking + style.kerning
        return extra.isFinite ? extra : 0
    }

    /// The glyphs that stand for clusters of `range`, found by bisection: their clusters ascend, or descend
    /// where text runs to the left.
    func glyphs(in range: Range<Int>) -> ArraySlice<PlacedGlyph> {
        let first = glyphs.partition {
            isRightToLeft ? $0.cluster < range.upperBound : $0.cluster >= range.lowerBound
        }
        let last = glyphs.partition {
            isRightToLeft ? $0.cluster < range.lowerBound : $0.cluster >= range.upperBound
        }
        return glyphs[first..<max(first, last)]
    }
}

/// A glyph of a segment, in font units.
struct PlacedGlyph: Hashable, Sendable {
    var id: UInt32
    /// Index of the first cluster that it stands for.
    var cluster: Int
    var advance: Int
    var x: Int
    var y: Int
    var isUnsafeToBreak: Bool
}

extension Array {
    /// The first index whose element satisfies `belongs`, given that all after it do; the end without one.
    fileprivate func partition(_ belongs: (Element) -> Bool) -> Int {
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if belongs(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
