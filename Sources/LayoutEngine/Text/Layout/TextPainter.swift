import Drawing
import Foundation

/// Draws a text's lines.
///
/// 1. The frame's origin goes to a whole pixel; baselines are on whole pixels already.
/// 2. Each line stands in the frame by the alignment, counted without hanging white space.
/// 3. A line's pieces are drawn in visual order, each with its run's style, lines under it before it and
///    lines through it after.
struct TextPainter {
    private let node: TextNode
    private let block: TextBlock
    private let origin: CGPoint
    private let scale: CGFloat

    init(node: TextNode, block: TextBlock, drawing: DrawingContext) {
        self.node = node
        self.block = block
        scale = drawing.scale
        // 1.
        origin = CGPoint(x: drawing.snapped(node.frame.minX), y: drawing.snapped(node.frame.minY))
    }

    private typealias Piece = ShapedLine.Piece

    func draw(into drawing: inout DrawingContext) {
        for line in block.lines {
            // 2.
            let start = CGPoint(x: origin.x + offset(of: line), y: origin.y + line.baseline)
            if node.environment.redactionReasons.contains(.placeholder) {
                drawBar(of: line, at: start, into: &drawing)
                continue
            }
            // 3.
            let pieces = pieces(of: line)
            guard block.text.hasDecorations else {
                // By index, here and below: a copy of a piece takes longer than drawing it.
                for index in pieces.indices { draw(pieces[index], at: start, into: &drawing) }
                continue
            }
            for span in spans(pieces, \.underline) { draw(span, at: start, isStrike: false, into: &drawing) }
            for index in pieces.indices { draw(pieces[index], at: start, into: &drawing) }
            for span in spans(pieces, \.strikethrough) {
                draw(span, at: start, isStrike: true, into: &drawing)
            }
        }
    }

    /// A bar in place of a line: where text is black at 216 of 255, as on macOS, it is black at 35.
    private func drawBar(of line: TextBlock.Line, at start: CGPoint, into drawing: inout DrawingContext) {
        guard line.drawnWidth > 0 else { return }
        let font = block.text.runs[block.text.runs(on: line.clusters).lowerBound].font
        let bar = font.redactionBar(from: start, width: line.drawnWidth)
        let style = node.resolvedForeground.multiplyingOpacity(by: 35.0 / 216)
        drawing.paint(with: style, in: node.frame, of: node) { drawing, paint in
            drawing.draw(.fill(bar, FillStyle(), paint), of: node)
        }
    }

    private func offset(of line: TextBlock.Line) -> CGFloat {
        let room = node.frame.width - line.drawnWidth
        let alignment = node.environment.multilineTextAlignment
        let isRightToLeft = node.layoutDirection == .rightToLeft
        switch alignment {
        case .center: return room / 2
        case .leading: return isRightToLeft ? room : 0
        case .trailing: return isRightToLeft ? 0 : room
        }
    }

    private func pieces(of line: TextBlock.Line) -> [Piece] {
        let text = block.text
        guard let cut = line.cut else { return pieces(text.shaped, text.trimmed(line.clusters), from: 0) }
        let ellipsis = text.ellipsis(run: cut.run)
        var parts: [(ShapedText, Range<Int>, run: Int?)] = [(text.shaped, cut.head, nil)]
        if let ellipsis { parts.append((ellipsis, ellipsis.clusters.indices, cut.run)) }
        parts.append((text.shaped, cut.tail, nil))
        if text.isRightToLeft(line.clusters) { parts.reverse() }
        var result: [Piece] = []
        var x: CGFloat = 0
        for (shaped, clusters, run) in parts where !clusters.isEmpty {
            var added = pieces(shaped, clusters, from: x)
            if let run { for index in added.indices { added[index].run = run } }
            x = added.last.map { $0.x + $0.glyphs.width } ?? x
            result += added
        }
        return result
    }

    private func pieces(_ shaped: ShapedText, _ clusters: Range<Int>, from x: CGFloat) -> [Piece] {
        do throws(FontError) {
            var pieces = try node.graph.shaper.line(shaped, clusters: clusters).pieces
            if x != 0 { for index in pieces.indices { pieces[index].x += x } }
            return pieces
        } catch {
            node.graph.report(error: error)
            return []
        }
    }

    /// The style of a run: its own, a link's, or the environment's.
    private func style(ofRun index: Int) -> _ResolvedStyle {
        if let color = block.text.runs[index].styled.attributes.color { return node.resolved(color.style) }
        return block.text.runs[index].styled.attributes.isLink
            ? node.resolved(TintShapeStyle()) : node.resolvedForeground
    }

    private func draw(_ piece: Piece, at start: CGPoint, into drawing: inout DrawingContext) {
        guard block.text.runs.indices.contains(piece.run) else { return }
        if let attachment = block.text.runs[piece.run].attachment {
            let raised = start.y - block.text.runs[piece.run].styled.attributes.baselineOffset
            return attachment.draw(at: CGPoint(x: start.x + piece.x, y: raised), into: &drawing)
        }
        guard !piece.glyphs.glyphs.isEmpty else { return }
        if piece.glyphs.glyphs.contains(where: { $0.id == 0 }) { reportMissing(piece.glyphs.text) }
        let raised = block.text.runs[piece.run].styled.attributes.baselineOffset
        let place = CGPoint(x: start.x + piece.x, y: start.y - raised)
        let (glyphs, node) = (piece.glyphs, node)
        drawing.paint(with: style(ofRun: piece.run), in: node.frame, of: node) { drawing, paint in
            drawing.draw(.glyphs(glyphs, origin: place, paint), of: node)
        }
    }

    /// Glyph 0 is the box for a character that neither the font nor a fallback has.
    private func reportMissing(_ characters: String) {
        var seen: [Unicode.Scalar] = []
        for scalar in characters.unicodeScalars where !seen.contains(scalar) { seen.append(scalar) }
        let more = seen.count > 4 ? " and \(seen.count - 4) more" : ""
        let codes = seen.prefix(4).map { "U+" + String($0.value, radix: 16, uppercase: true) }
        node.graph.report(
            .warning, at: node.path,
            "has characters that no font has (\(codes.joined(separator: " "))\(more)): boxes are drawn. Install a "
                + "font for them, or register one.")
    }

    // MARK: Lines under and through

    /// Neighbouring pieces with one line.
    private struct Span {
        var x: ClosedRange<CGFloat>
        var run: Int
        var style: Text.LineStyle
    }

    private func spans(_ pieces: [Piece], _ line: (TextAttributes) -> Text.LineStyle?) -> [Span] {
        var spans: [Span] = []
        for piece in pieces where block.text.runs.indices.contains(piece.run) {
            guard let style = line(block.text.runs[piece.run].styled.attributes) else { continue }
            let end = piece.x + piece.glyphs.width
            if let last = spans.last, last.run == piece.run, abs(last.x.upperBound - piece.x) < 1e-6 {
                spans[spans.count - 1].x = last.x.lowerBound...max(end, last.x.upperBound)
            } else {
                spans.append(Span(x: piece.x...max(end, piece.x), run: piece.run, style: style))
            }
        }
        return spans
    }

    /// A solid line is whole pixels thick: its thickness up to a pixel, its middle as near as that allows.
    ///
    /// Source: thickness and places recorded from real SwiftUI by iamcgn/swiftui-web.
    private func draw(_ span: Span, at start: CGPoint, isStrike: Bool, into drawing: inout DrawingContext) {
        let run = block.text.runs[span.run]
        let attributes = run.styled.attributes
        let baseline = start.y - attributes.baselineOffset
        let middle = isStrike ? baseline - run.font.xHeight / 2 : baseline + run.font.underlineOffset
        let pixels = (run.font.underlineThickness * scale - 1e-6).rounded(.up)
        let top = (middle * scale - pixels / 2 + 0.5).rounded(.down) / scale
        let height = pixels / scale
        let style = span.style.color.map { node.resolved($0) } ?? style(ofRun: span.run)
        let (left, right) = (start.x + span.x.lowerBound, start.x + span.x.upperBound)
        let path = dashes(
            span.style.pattern, unit: run.font.underlineThickness, from: left, to: right, top, height)
        guard !path.isEmpty else { return }
        drawing.paint(with: style, in: node.frame, of: node) { drawing, paint in
            drawing.draw(.fill(path, FillStyle(), paint), of: node)
        }
    }

    /// One rectangle, or one for each dash; the pattern starts with a dash at the left end.
    private func dashes(
        _ pattern: Text.LineStyle.Pattern, unit: CGFloat, from left: CGFloat, to right: CGFloat,
        _ top: CGFloat,
        _ height: CGFloat
    ) -> Path {
        var path = Path()
        guard right > left, height > 0 else { return path }
        let period = pattern.lengths.reduce(0, +) * unit
        guard period > 0, (right - left) / period < 10_000 else {
            Self.add(CGRect(x: left, y: top, width: right - left, height: height), to: &path)
            return path
        }
        var x = left
        var index = 0
        while x < right {
            let end = min(x + pattern.lengths[index % pattern.lengths.count] * unit, right)
            if index % 2 == 0 { Self.add(CGRect(x: x, y: top, width: end - x, height: height), to: &path) }
            x = end
            index += 1
        }
        return path
    }

    private static func add(_ rect: CGRect, to path: inout Path) {
        path.move(to: CGPoint(x: rect.minX, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
        path.closeSubpath()
    }
}
