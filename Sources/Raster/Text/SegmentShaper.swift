import Drawing
import Foundation

/// Turns the clusters of a segment into glyphs.
struct SegmentShaper {
    let units: [UInt16]
    let clusters: [ShapedText.Cluster]
    let isInvisible: [Bool]
    let language: String
    let words: WordCache

    /// Characters of context that HarfBuzz looks at on either side.
    private static let context = 5

    /// The glyphs of `range`, which lies in the segment.
    ///
    /// - Parameter visible: The clusters that may lend context: those of the line.
    func glyphs(
        of segment: TextSegment, clusters range: Range<Int>, visible: Range<Int>
    ) -> [PlacedGlyph] {
        if segment.isMissing { return boxes(of: segment, clusters: range) }
        let start = clusters[range.lowerBound].utf16Range.lowerBound
        let end = clusters[range.upperBound - 1].utf16Range.upperBound
        var before = start
        var after = end
        if segment.script.isCursive {
            before = max(clusters[visible.lowerBound].utf16Range.lowerBound, start - Self.context)
            after = min(clusters[visible.upperBound - 1].utf16Range.upperBound, end + Self.context)
        }
        var text = Array(units[before..<after])
        // Fonts have no glyphs for control characters: a tab is as wide as a space, others are like U+200B.
        for index in text.indices where TextItemizer.isControl(text[index]) {
            text[index] = text[index] == 0x09 ? 0x20 : 0x200B
        }
        let key = WordCache.Key(
            units: text, range: start - before..<end - before, face: ObjectIdentifier(segment.font.face),
            isRightToLeft: segment.isRightToLeft, script: segment.script, features: features(of: segment))
        let shaped = words.glyphs(key, face: segment.font.face) {
            segment.font.face.harfBuzz.shape(
                key.units, range: key.range, isRightToLeft: key.isRightToLeft, script: key.script.tag,
                language: language, features: key.features)
        }
        return placed(shaped, range: range, start: start)
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

    /// HarfBuzz's text offsets as clusters.
    private func placed(_ glyphs: [HarfBuzzGlyph], range: Range<Int>, start: Int) -> [PlacedGlyph] {
        var clusterOf: [Int] = []
        for cluster in range {
            for _ in clusters[cluster].utf16Range { clusterOf.append(cluster) }
        }
        return glyphs.map { glyph in
            let cluster =
                clusterOf.indices.contains(glyph.cluster) ? clusterOf[glyph.cluster] : range.lowerBound
            let isMiddle = clusters[cluster].utf16Range.lowerBound != start + glyph.cluster
            return PlacedGlyph(
                id: glyph.id, cluster: cluster, advance: glyph.advance, x: glyph.x, y: glyph.y,
                isUnsafeToBreak: glyph.isUnsafeToBreak || isMiddle)
        }
    }
}
