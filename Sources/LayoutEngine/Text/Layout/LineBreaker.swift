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
    let text: MeasuredText
    let width: CGFloat

    /// Advances are sums of fractions: what is too wide by less than this fits.
    static let tolerance: CGFloat = 1e-6

    func lines() -> [Range<Int>] {
        var lines: [Range<Int>] = []
        for paragraph in text.paragraphs {
            if fits(paragraph) {
                lines.append(paragraph)
                continue
            }
            var broken: [Range<Int>] = []
            var start = paragraph.lowerBound
            while start < paragraph.upperBound {
                let end = lineEnd(from: start, in: paragraph)
                broken.append(start..<end)
                start = end
            }
            if broken.count == 2 { balance(&broken) }
            lines += broken
        }
        return lines
    }

    private func fits(_ clusters: Range<Int>) -> Bool {
        text.width(text.trimmed(clusters)) <= width + Self.tolerance
    }

    // 1.
    private func lineEnd(from start: Int, in paragraph: Range<Int>) -> Int {
        let clusters = text.shaped.clusters
        var lastBreak: Int?
        var index = start
        while index < paragraph.upperBound {
            let cluster = clusters[index]
            let isFull = text.offsets[index + 1] - text.offsets[start] > width + Self.tolerance
            if isFull, !cluster.isWhitespace {
                // 2.
                if let lastBreak { return lastBreak }
                if index > start { return index }
            }
            index += 1
            if cluster.breakAfter != .prohibited,
                cluster.hyphenAdvance == 0
                    || text.offsets[index] - text.offsets[start] + cluster.hyphenAdvance <= width
                        + Self.tolerance
            {
                lastBreak = index
            }
        }
        return paragraph.upperBound
    }

    // 3.
    private func balance(_ lines: inout [Range<Int>]) {
        let clusters = text.shaped.clusters
        func mayBreak(before index: Int) -> Bool { clusters[index - 1].breakAfter != .prohibited }
        let (first, second) = (lines[0], lines[1])
        let isLoneWord = !second.dropFirst().contains { mayBreak(before: $0) && !clusters[$0].isWhitespace }
        guard isLoneWord, mayBreak(before: first.upperBound),
            let cut = first.dropFirst().last(where: mayBreak(before:))
        else { return }
        let moved = [first.lowerBound..<cut, cut..<second.upperBound]
        func unevenness(_ lines: [Range<Int>]) -> CGFloat {
            abs(text.width(text.trimmed(lines[0])) - text.width(text.trimmed(lines[1])))
        }
        if fits(moved[1]), unevenness(moved) < unevenness(lines) { lines = moved }
    }
}
