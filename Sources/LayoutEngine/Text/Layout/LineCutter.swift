import Foundation

/// Shortens a line that is too long, character by character, and drops white space next to the ellipsis.
///
/// - Tail: as much of the start as fits beside the ellipsis.
/// - Head: as much of the end as fits.
/// - Middle: as much of the start as half of the room takes, then as much of the end as is left for.
struct LineCutter {
    let text: MeasuredText
    let mode: Text.TruncationMode
    let width: CGFloat

    /// - Parameter clusters: The whole rest of the paragraph.
    func cut(_ clusters: Range<Int>) -> TextBlock.Cut {
        let run = text.runs(on: clusters)
        switch mode {
        case .tail:
            let head = head(of: clusters, room: width - text.ellipsisWidth(run: run.lowerBound))
            return TextBlock.Cut(
                head: head, tail: clusters.upperBound..<clusters.upperBound,
                run: text.runs(on: head).upperBound)
        case .head:
            let tail = tail(of: clusters, room: width - text.ellipsisWidth(run: run.upperBound))
            return TextBlock.Cut(
                head: clusters.lowerBound..<clusters.lowerBound, tail: tail,
                run: text.runs(on: tail).lowerBound)
        case .middle:
            let room = width - text.ellipsisWidth(run: run.lowerBound)
            let head = head(of: clusters, room: room / 2)
            let tail = tail(of: head.upperBound..<clusters.upperBound, room: room - text.width(head))
            return TextBlock.Cut(head: head, tail: tail, run: text.runs(on: head).upperBound)
        }
    }

    private func head(of clusters: Range<Int>, room: CGFloat) -> Range<Int> {
        var end = clusters.lowerBound
        while end < clusters.upperBound,
            text.width(clusters.lowerBound..<end + 1) <= room + LineBreaker.tolerance
        {
            end += 1
        }
        return text.trimmed(clusters.lowerBound..<end)
    }

    private func tail(of clusters: Range<Int>, room: CGFloat) -> Range<Int> {
        let visible = text.trimmed(clusters)
        var start = visible.upperBound
        while start > visible.lowerBound,
            text.width(start - 1..<visible.upperBound) <= room + LineBreaker.tolerance
        {
            start -= 1
        }
        return text.trimmedStart(start..<visible.upperBound)
    }
}
