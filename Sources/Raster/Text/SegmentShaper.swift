import Drawing
import Foundation

/// Turns the clusters of a segment into glyphs.
struct SegmentShaper {
    let units: [UInt16]
    let clusters: [ShapedText.Cluster]
    let isInvisible: [Bool]
    let language: String
    let words: WordCache
    /// Whether nothing in the text is a control character.
    var hasNoControls = false

    /// Characters of context that HarfBuzz looks at on either side.
    private static let context = 5

    /// The glyphs of `range`, which lies in the segment, word by word.
    ///
    /// - Parameter visible: The clusters that may lend context: those of the line.
    func glyphs(
        of segment: TextSegment, clusters range: Range<Int>, visible: Range<Int>
    ) -> [PlacedGlyph] {
        if segment.isMissing { return boxes(of: segment, clusters: range) }
        if segment.isSmallCapital { return smallCapitals(of: segment, clusters: range) }
        let start = clusters[range.lowerBound].utf16Range.lowerBound
        let end = clusters[range.upperBound - 1].utf16Range.upperBound
        let face = segment.font.face
        let style = style(of: segment)
        let table = words.table(style, face: face)
        let text = shown(start..<end)
        let clusterOf = clusterOf(range, units: start..<end)
        var pieces = face.wordBoundaries.words(
            text, in: start..<end, font: face.harfBuzz, hasFeatures: !segment.style.font.features.isEmpty)
        if segment.isRightToLeft { pieces.reverse() }
        var result: [PlacedGlyph] = []
        result.reserveCapacity(end - start)
        for piece in pieces {
            var (before, after) = (piece.lowerBound, piece.upperBound)
            if segment.script.isCursive {
                if before == start {
                    before = max(clusters[visible.lowerBound].utf16Range.lowerBound, start - Self.context)
                }
                if after == end {
                    after = min(clusters[visible.upperBound - 1].utf16Range.upperBound, end + Self.context)
                }
            }
            let key = WordTable.Key(text, piece, before: before, after: after)
            let shaped = table.glyphs(key, count: after - before) {
                shapedByFont(
                    Array(text[before..<after]), piece.lowerBound - before..<piece.upperBound - before, face,
                    style)
            }
            append(shaped, of: piece, to: &result, start: start, first: range.lowerBound, clusterOf)
        }
        return result
    }

    /// The glyphs of the capitals of each cluster, all of which stand for it.
    private func smallCapitals(of segment: TextSegment, clusters range: Range<Int>) -> [PlacedGlyph] {
        var capitals: [UInt16] = []
        var clusterOf: [Int] = []
        for cluster in range {
            let text = String(decoding: units[clusters[cluster].utf16Range], as: UTF16.self)
            capitals += SmallCapitals.capitals(of: text).utf16
            while clusterOf.count < capitals.count { clusterOf.append(cluster) }
        }
        let (face, style) = (segment.font.face, style(of: segment))
        let key = WordTable.Key(capitals, capitals.indices, before: 0, after: capitals.count)
        let glyphs = words.table(style, face: face).glyphs(key, count: capitals.count) {
            shapedByFont(capitals, capitals.indices, face, style)
        }
        return glyphs.map { glyph in
            let unit = min(max(glyph.cluster, 0), capitals.count - 1)
            let isMiddle = unit > 0 && clusterOf[unit - 1] == clusterOf[unit]
            return PlacedGlyph(
                id: glyph.id, cluster: clusterOf[unit], advance: glyph.advance, x: glyph.x, y: glyph.y,
                isUnsafeToBreak: glyph.isUnsafeToBreak && !isMiddle)
        }
    }

    private func style(of segment: TextSegment) -> WordCache.Style {
        WordCache.Style(
            face: ObjectIdentifier(segment.font.face), isRightToLeft: segment.isRightToLeft,
            script: segment.script, features: features(of: segment))
    }

    private func shapedByFont(
        _ text: [UInt16], _ range: Range<Int>, _ face: LoadedFace, _ style: WordCache.Style
    ) -> [HarfBuzzGlyph] {
        face.harfBuzz.shape(
            text, range: range, isRightToLeft: style.isRightToLeft, script: style.script.tag,
            language: language, features: style.features)
    }

    /// The text as fonts are asked for it: they have no glyphs for control characters, so that a tab is as wide as a
    /// space, and others are like U+200B.
    private func shown(_ range: Range<Int>) -> [UInt16] {
        guard !hasNoControls, units[range].contains(where: TextItemizer.isControl) else { return units }
        return units.map { unit in
            TextItemizer.isControl(unit) ? (unit == 0x09 ? 0x20 : 0x200B) : unit
        }
    }

    /// The cluster of each unit; nil where each is one.
    private func clusterOf(_ range: Range<Int>, units: Range<Int>) -> [Int]? {
        guard range.count != units.count else { return nil }
        var result: [Int] = []
        result.reserveCapacity(units.count)
        for cluster in range {
            for _ in clusters[cluster].utf16Range { result.append(cluster) }
        }
        return result
    }

    /// HarfBuzz's text offsets as clusters.
    private func append(
        _ glyphs: [HarfBuzzGlyph], of piece: Range<Int>, to result: inout [PlacedGlyph], start: Int,
        first: Int,
        _ clusterOf: [Int]?
    ) {
        for glyph in glyphs {
            let unit = min(max(glyph.cluster, 0), piece.count - 1) + piece.lowerBound
            let cluster = clusterOf.map { $0[unit - start] } ?? first + unit - start
            let isMiddle = clusterOf != nil && clusters[cluster].utf16Range.lowerBound != unit
            result.append(
                PlacedGlyph(
                    id: glyph.id, cluster: cluster, advance: glyph.advance, x: glyph.x, y: glyph.y,
                    isUnsafeToBreak: glyph.isUnsafeToBreak || isMiddle))
        }
    }

    /// Advances of each cluster in points: a ligature's is split evenly over the clusters it stands for.
    func measure(_ segment: TextSegment, into advances: inout [CGFloat]) {
        let glyphs = segment.glyphs
        var index = 0
        while index < glyphs.count {
            let start = glyphs[index].cluster
            let before = index
            var total = 0
            while index < glyphs.count, glyphs[index].cluster == start {
                total += glyphs[index].advance
                index += 1
            }
            // The next cluster with glyphs of its own is the visual neighbour on the far side.
            let end =
                if segment.isRightToLeft {
                    before > 0 ? glyphs[before - 1].cluster : segment.clusters.upperBound
                } else {
                    index < glyphs.count ? glyphs[index].cluster : segment.clusters.upperBound
                }
            guard end > start else { continue }
            let share = CGFloat(total) * segment.scale / CGFloat(end - start)
            for cluster in start..<end {
                advances[cluster] = isInvisible[cluster] ? share : share + segment.extra
            }
        }
    }

    private func features(of segment: TextSegment) -> [FontFeature] {
        var features: [FontFeature] = []
        if segment.style.tracking != 0 {
            features = [FontFeature(tag: "liga", value: 0), FontFeature(tag: "clig", value: 0)]
        }
        features += segment.style.font.features.sorted { $0.key < $1.key }
            .filter { !segment.isSmallCapital || !SmallCapitals.tags.contains($0.key) }
            .map { FontFeature(tag: $0.key, value: $0.value) }
        return features
    }

    /// Glyph 0 for each cluster, in visual order.
    private func boxes(of segment: TextSegment, clusters range: Range<Int>) -> [PlacedGlyph] {
        let advance = segment.font.face.harfBuzz.advance(of: 0)
        let boxes = range.map {
            PlacedGlyph(id: 0, cluster: $0, advance: advance, x: 0, y: 0, isUnsafeToBreak: false)
        }
        return segment.isRightToLeft ? boxes.reversed() : boxes
    }
}
