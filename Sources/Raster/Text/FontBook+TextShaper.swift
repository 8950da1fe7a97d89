import Drawing
import Foundation

extension FontBook: TextShaper {
    /// The face's measures at the font's size, exactly as in its tables: unrounded. All are 0 for a size that is
    /// negative, NaN or infinite.
    public func metrics(of font: FontDescription) throws(FontError) -> FontMetrics {
        let face = try resolve(font).face
        let metrics = face.freeType.metrics
        let scale = font.size > 0 && font.size.isFinite ? font.size / metrics.unitsPerEm : 0
        return FontMetrics(
            ascent: metrics.ascent * scale, descent: metrics.descent * scale,
            leading: metrics.lineGap * scale, capHeight: metrics.capHeight * scale,
            xHeight: metrics.xHeight * scale, underlineOffset: metrics.underlineOffset * scale,
            underlineThickness: metrics.underlineThickness * scale)
    }

    public func face(for font: FontDescription) throws(FontError) -> FontFace {
        try resolve(font).face.face
    }

    /// Measures a text: clusters in logical order.
    ///
    /// Newlines (LF, CR, CR LF, NEL, VT, FF, U+2028, U+2029) have no advance and a mandatory break after them;
    /// the last cluster of a text allows one unless it is a newline. A tab is as wide as a space, other control
    /// characters have no width. A character
    /// that no font has is as wide as glyph 0 of the run's font. No runs give no clusters.
    ///
    /// - Complexity: O(characters); no word is shaped again for the same font.
    public func shape(_ runs: [TextRun], direction: TextDirection) throws(FontError) -> ShapedText {
        let text = try typeset(runs, direction: direction)
        return ShapedText(
            runs: text.runs, direction: direction, clusters: text.clusters, origin: ShapedText.Origin(text))
    }

    /// The glyphs of one line, in visual order, the first at x = 0.
    ///
    /// Newlines draw nothing; a soft hyphen shows where it ends a line inside of a paragraph. In a right-to-left paragraph white space at the line's end stands at its left.
    ///
    /// - Parameter clusters: Indices into `text.clusters`; those out of range are left out.
    /// - Complexity: O(clusters of the segments that the line touches).
    public func line(_ text: ShapedText, clusters: Range<Int>) throws(FontError) -> ShapedLine {
        let typeset: TypesetText
        if let original = original(text) {
            typeset = original
        } else {
            typeset = try self.typeset(text.runs, direction: text.direction)
        }
        return typeset.line(clusters.clamped(to: typeset.clusters.indices)) {
            LineBuilder(typeset, shaper: shaper(for: typeset), clusters: clusters).line()
        }
    }

    /// What the text was measured as, if that was here.
    private func original(_ text: ShapedText) -> TypesetText? {
        guard let typeset = text.origin.object as? TypesetText, typeset.words === words,
            typeset.runs == text.runs
        else { return nil }
        return typeset
    }

    private func shaper(for text: TypesetText) -> SegmentShaper {
        SegmentShaper(
            units: text.units, clusters: text.clusters, isInvisible: text.isInvisible, language: language,
            words: words, hasNoControls: text.isPlain)
    }

    private func typeset(_ runs: [TextRun], direction: TextDirection) throws(FontError) -> TypesetText {
        try paragraphs.text(ParagraphCache.Key(runs: runs, direction: direction)) { () throws(FontError) in
            if let plain = PlainText(runs, direction), let text = try typeset(plain, runs) { return text }
            let itemizer = TextItemizer(runs, direction: direction, book: self)
            return typeset(
                runs, units: itemizer.units, clusters: itemizer.clusters, baseLevels: itemizer.baseLevels,
                isInvisible: itemizer.isInvisible, segments: try itemizer.segments(), isPlain: false)
        }
    }

    /// Nil where the font lacks some of the characters, or may lack the small capitals that are asked for.
    private func typeset(_ plain: PlainText, _ runs: [TextRun]) throws(FontError) -> TypesetText? {
        let font = try resolve(plain.run.font)
        guard font.face.coversASCII, SmallCapitals(plain.run.font.features) == nil else { return nil }
        let count = plain.units.count
        return typeset(
            runs, units: plain.units, clusters: plain.clusters(),
            baseLevels: [UInt8](repeating: 0, count: count),
            isInvisible: [Bool](repeating: false, count: count),
            segments: count == 0 ? [] : [plain.segment(font)], isPlain: true)
    }

    private func typeset(
        _ runs: [TextRun], units: [UInt16], clusters: [ShapedText.Cluster], baseLevels: [UInt8],
        isInvisible: [Bool], segments: [TextSegment], isPlain: Bool
    ) -> TypesetText {
        var (clusters, segments) = (clusters, segments)
        let shaper = SegmentShaper(
            units: units, clusters: clusters, isInvisible: isInvisible, language: language, words: words,
            hasNoControls: isPlain)
        var advances = [CGFloat](repeating: 0, count: clusters.count)
        for index in segments.indices {
            let range = segments[index].clusters
            segments[index].glyphs = shaper.glyphs(
                of: segments[index], clusters: range, visible: clusters.indices)
            shaper.measure(segments[index], into: &advances)
        }
        for index in clusters.indices { clusters[index].advance = advances[index] }
        if !isPlain, units.contains(0xAD) {
            for segment in segments {
                let advance = CGFloat(segment.font.face.hyphen?.advance ?? 0) * segment.scale
                for index in segment.clusters where units[clusters[index].utf16Range.lowerBound] == 0xAD {
                    clusters[index].hyphenAdvance = advance
                }
            }
        }
        return TypesetText(
            units: units, runs: runs, clusters: clusters, baseLevels: baseLevels, isInvisible: isInvisible,
            segments: segments, isPlain: isPlain, words: words)
    }
}
