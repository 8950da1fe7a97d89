import Drawing
import Foundation

/// Makes the glyph runs of one line.
///
/// 1. Each segment that the line touches gives the glyphs of its clusters on the line: cut from what was
///    shaped where HarfBuzz calls both cuts safe, shaped anew where not.
/// 2. White space at the line's end takes the paragraph's level (UAX 9, rule L1).
/// 3. The parts are put into visual order (rule L2) and cut where the text run changes.
struct LineBuilder {
    private let text: TypesetText
    private let shaper: SegmentShaper
    private let range: Range<Int>

    private struct Part {
        var segment: TextSegment
        var clusters: Range<Int>
        var level: UInt8
        var glyphs: [PlacedGlyph]
    }

    init(_ text: TypesetText, shaper: SegmentShaper, clusters: Range<Int>) {
        self.text = text
        self.shaper = shaper
        range = clusters.clamped(to: text.clusters.indices)
    }

    func line() -> ShapedLine {
        if let plain = plainLine() { return plain }
        let parts = parts()
        var line = ShapedLine(pieces: [], width: 0)
        // 3.
        for index in BidiLevels.visualOrder(parts.map(\.level)) {
            append(parts[index], to: &line)
        }
        if let last = range.last, text.shaped.endsAtHyphen(range) { appendHyphen(of: last, to: &line) }
        return line
    }

    /// Draws the soft hyphen that the line ends with, on the paragraph's side.
    private func appendHyphen(of cluster: Int, to line: inout ShapedLine) {
        guard let segment = text.segments.first(where: { $0.clusters.contains(cluster) }),
            let hyphen = segment.font.face.hyphen
        else { return }
        let size = segment.size
        let glyphs = GlyphRun(
            face: segment.font.face.face, size: size, isSlanted: segment.font.isSlanted,
            emboldening: segment.font.emboldening * size,
            glyphs: [GlyphRun.Glyph(id: hyphen.glyph, position: .zero)],
            width: text.clusters[cluster].hyphenAdvance, text: "\u{2010}")
        let run = text.clusters[cluster].run
        if text.baseLevels[cluster] % 2 == 1 {
            for index in line.pieces.indices { line.pieces[index].x += glyphs.width }
            line.pieces.insert(ShapedLine.Piece(x: 0, glyphs: glyphs, run: run), at: 0)
        } else {
            line.pieces.append(ShapedLine.Piece(x: line.width, glyphs: glyphs, run: run))
        }
        line.width += glyphs.width
    }

    /// The line of a text of one segment that runs left to right, where no glyph is to be shaped anew; nil else.
    private func plainLine() -> ShapedLine? {
        guard text.isPlain, !range.isEmpty, let segment = text.segments.first,
            isSafe(cut: range.lowerBound, in: segment), isSafe(cut: range.upperBound, in: segment)
        else { return nil }
        let run = glyphRun(of: segment.glyphs(in: range), segment: segment)
        return ShapedLine(pieces: [ShapedLine.Piece(x: 0, glyphs: run, run: 0)], width: run.width)
    }

    /// What the general way makes of glyphs that run left to right, in one go.
    private func glyphRun(of placed: ArraySlice<PlacedGlyph>, segment: TextSegment) -> GlyphRun {
        let (scale, extra, size) = (segment.scale, segment.extra, segment.size)
        var units = 0
        // Clusters passed; all of them show.
        var passed = range.lowerBound
        func pen() -> CGFloat { CGFloat(units) * scale + CGFloat(passed - range.lowerBound) * extra }
        var glyphs: [GlyphRun.Glyph] = []
        glyphs.reserveCapacity(placed.count)
        for glyph in placed {
            passed = glyph.cluster
            let position = CGPoint(x: pen() + CGFloat(glyph.x) * scale, y: -CGFloat(glyph.y) * scale)
            glyphs.append(GlyphRun.Glyph(id: glyph.id, position: position))
            units += glyph.advance
        }
        passed = range.upperBound
        return GlyphRun(
            face: segment.font.face.face, size: size, isSlanted: segment.font.isSlanted,
            emboldening: segment.font.emboldening * size, glyphs: glyphs, width: pen(),
            text: plainCharacters())
    }

    private func plainCharacters() -> String {
        String(unsafeUninitializedCapacity: range.count) { bytes in
            for (place, index) in range.enumerated() {
                bytes[place] = UInt8(truncatingIfNeeded: text.units[index])
            }
            return range.count
        }
    }

    private func parts() -> [Part] {
        guard !range.isEmpty else { return [] }
        let trailing = trailingWhitespace()
        var parts: [Part] = []
        for segment in text.segments[firstSegment()...] {
            guard segment.clusters.lowerBound < range.upperBound else { break }
            let clusters = segment.clusters.clamped(to: range)
            // 1.
            let glyphs = glyphs(of: segment, clusters: clusters)
            // 2.
            let base = text.baseLevels[clusters.lowerBound]
            if clusters.upperBound > trailing, segment.level != base {
                let cut = max(trailing, clusters.lowerBound)
                let groups = [(clusters.lowerBound..<cut, segment.level), (cut..<clusters.upperBound, base)]
                for (part, level) in groups where !part.isEmpty {
                    parts.append(
                        Part(
                            segment: segment, clusters: part, level: level,
                            glyphs: glyphs.filter { part.contains($0.cluster) }))
                }
            } else {
                parts.append(Part(segment: segment, clusters: clusters, level: segment.level, glyphs: glyphs))
            }
        }
        return parts
    }

    private func firstSegment() -> Int {
        var low = 0
        var high = text.segments.count
        while low < high {
            let middle = (low + high) / 2
            if text.segments[middle].clusters.upperBound <= range.lowerBound {
                low = middle + 1
            } else {
                high = middle
            }
        }
        return low
    }

    private func trailingWhitespace() -> Int {
        var start = range.upperBound
        while start > range.lowerBound, text.clusters[start - 1].isWhitespace { start -= 1 }
        return start
    }

    private func glyphs(of segment: TextSegment, clusters: Range<Int>) -> [PlacedGlyph] {
        if clusters == segment.clusters, !reachesOut(segment) { return segment.glyphs }
        if isSafe(cut: clusters.lowerBound, in: segment), isSafe(cut: clusters.upperBound, in: segment) {
            return Array(segment.glyphs(in: clusters))
        }
        return shaper.glyphs(of: segment, clusters: clusters, visible: range)
    }

    /// Whether a cursive segment touches the line's end in the middle of a text, where it was shaped with
    /// neighbours that are now on another line.
    private func reachesOut(_ segment: TextSegment) -> Bool {
        segment.script.isCursive
            && (segment.clusters.lowerBound == range.lowerBound && range.lowerBound > 0
                || segment.clusters.upperBound == range.upperBound && range.upperBound < text.clusters.count)
    }

    private func isSafe(cut: Int, in segment: TextSegment) -> Bool {
        if cut == segment.clusters.lowerBound || cut == segment.clusters.upperBound {
            return !segment.script.isCursive || cut != range.lowerBound && cut != range.upperBound
        }
        let first = segment.glyphs(in: cut..<cut + 1)
        return !first.isEmpty && first.allSatisfy { !$0.isUnsafeToBreak }
    }

    /// Lays a part's glyphs from the line's present end on, as one piece for each text run.
    private func append(_ part: Part, to line: inout ShapedLine) {
        let segment = part.segment
        let groups = groups(of: part)
        var index = 0
        while index < groups.count {
            let run = text.clusters[groups[index].clusters.lowerBound].run
            var end = index
            while end < groups.count, text.clusters[groups[end].clusters.lowerBound].run == run { end += 1 }
            let glyphs = glyphRun(of: Array(groups[index..<end]), segment: segment)
            line.pieces.append(ShapedLine.Piece(x: line.width, glyphs: glyphs, run: run))
            line.width += glyphs.width
            index = end
        }
    }

    private struct Group {
        var clusters: Range<Int>
        var glyphs: ArraySlice<PlacedGlyph>
    }

    /// Glyphs that stand for the same clusters, in visual order.
    private func groups(of part: Part) -> [Group] {
        var result: [Group] = []
        var index = 0
        while index < part.glyphs.count {
            let cluster = part.glyphs[index].cluster
            var end = index
            while end < part.glyphs.count, part.glyphs[end].cluster == cluster { end += 1 }
            result.append(Group(clusters: cluster..<cluster + 1, glyphs: part.glyphs[index..<end]))
            index = end
        }
        let isReversed = part.segment.isRightToLeft
        for position in result.indices {
            let next = isReversed ? position - 1 : position + 1
            let limit =
                result.indices.contains(next)
                ? result[next].clusters.lowerBound : part.clusters.upperBound
            let start = result[position].clusters.lowerBound
            result[position].clusters = start..<max(limit, start + 1)
        }
        return result
    }

    private func glyphRun(of groups: [Group], segment: TextSegment) -> GlyphRun {
        let scale = segment.scale
        var units = 0
        var extras = 0
        func pen() -> CGFloat { CGFloat(units) * scale + CGFloat(extras) * segment.extra }
        var glyphs: [GlyphRun.Glyph] = []
        for group in groups {
            let visible = group.clusters.count { !text.isInvisible[$0] }
            // What is added after a cluster stands on its left where text runs to the left.
            if segment.isRightToLeft { extras += visible }
            for glyph in group.glyphs {
                let position = CGPoint(x: pen() + CGFloat(glyph.x) * scale, y: -CGFloat(glyph.y) * scale)
                glyphs.append(GlyphRun.Glyph(id: glyph.id, position: position))
                units += glyph.advance
            }
            if !segment.isRightToLeft { extras += visible }
        }
        let clusters = groups.map(\.clusters)
        let first = clusters.map(\.lowerBound).min() ?? 0
        let last = clusters.map(\.upperBound).max() ?? first
        let size = segment.size
        return GlyphRun(
            face: segment.font.face.face, size: size, isSlanted: segment.font.isSlanted,
            emboldening: segment.font.emboldening * size, glyphs: glyphs, width: pen(),
            text: characters(first..<last))
    }

    private func characters(_ clusters: Range<Int>) -> String {
        guard let first = clusters.first, let last = clusters.last else { return "" }
        let start = text.clusters[first].utf16Range.lowerBound
        let end = text.clusters[last].utf16Range.upperBound
        return String(decoding: text.units[start..<end], as: UTF16.self)
    }
}
