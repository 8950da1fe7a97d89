import Drawing
import Foundation

/// Breaks a text into lines for a width.
///
/// 1. Each paragraph is filled greedily: a line takes clusters while what is drawn of it fits; white space
///    hangs over the end.
/// 2. A line ends after the last place where it may, a soft hyphen's if the hyphen fits too; a word that is too long for a whole line is cut between
///    characters, at least one a line.
/// 3. A paragraph of exactly two lines whose second is a single word moves the word before it down, if that
///    fits and evens the two.
///
/// Source: breaks and widths recorded from real SwiftUI by iamcgn/swiftui-web.
struct LineBreaker {
    private let text: MeasuredText
    private let width: CGFloat
    private let clusters: [ShapedText.Cluster]
    /// As the text's.
    private let offsets: [CGFloat]

    init(text: MeasuredText, width: CGFloat) {
        self.text = text
        self.width = width
        clusters = text.shaped.clusters
        offsets = text.offsets
    }

    /// Advances are sums of fractions: what is too wide by less than this fits.
    static let tolerance: CGFloat = 1e-6

    func lines() -> [Range<Int>] {
        var lines: [Range<Int>] = []
        lines.reserveCapacity(4)
        for paragraph in text.paragraphs {
            if fits(paragraph) {
                lines.append(paragraph)
                continue
            }
            let first = lines.count
            var start = paragraph.lowerBound
            while start < paragraph.upperBound {
                let end = lineEnd(from: start, in: paragraph)
                lines.append(start..<end)
                start = end
            }
            if lines.count == first + 2 { balance(&lines, first) }
        }
        return lines
    }

    private func fits(_ clusters: Range<Int>) -> Bool {
        text.width(text.trimmed(clusters)) <= width + Self.tolerance
    }

    // 1.
    private func lineEnd(from start: Int, in paragraph: Range<Int>) -> Int {
        let most = width + Self.tolerance
        let before = offsets[start]
        var lastBreak: Int?
        var index = start
        while index < paragraph.upperBound {
            let advance = offsets[index + 1] - before
            if advance > most, !clusters[index].isWhitespace {
                // 2.
                if let lastBreak { return lastBreak }
                if index > start { return index }
            }
            if clusters[index].breakAfter != .prohibited {
                let hyphen = clusters[index].hyphenAdvance
                if hyphen == 0 || advance + hyphen <= most { lastBreak = index + 1 }
            }
            index += 1
        }
        return paragraph.upperBound
    }

    // 3.
    private func balance(_ lines: inout [Range<Int>], _ index: Int) {
        func mayBreak(before index: Int) -> Bool { clusters[index - 1].breakAfter != .prohibited }
        let (first, second) = (lines[index], lines[index + 1])
        let isLoneWord = !second.dropFirst().contains { mayBreak(before: $0) && !clusters[$0].isWhitespace }
        guard isLoneWord, mayBreak(before: first.upperBound),
            let cut = first.dropFirst().last(where: mayBreak(before:))
        else { return }
        let moved = [first.lowerBound..<cut, cut..<second.upperBound]
        func unevenness(_ first: Range<Int>, _ second: Range<Int>) -> CGFloat {
            abs(text.width(text.trimmed(first)) - text.width(text.trimmed(second)))
        }
        if fits(moved[1]), unevenness(moved[0], moved[1]) < unevenness(first, second) {
            lines.replaceSubrange(index..<index + 2, with: moved)
        }
    }
}
