import Foundation

/// Sizes the columns of a grid, or its rows: the same arithmetic, rows without spans.
///
/// With no room given, every track has the ideal length of its cells, and a spanning cell adds what it lacks.
/// Otherwise tracks are served as a stack serves its children:
///
/// 1. Take the gaps off the room.
/// 2. Serve the tracks that can't grow for ever, the least flexible first: offer an equal share of what is left,
///    take off the longest answer of their cells.
/// 3. A spanning cell that can't grow for ever gets what its tracks lack, in equal parts: from those of its
///    tracks that can, else added to all of them.
/// 4. Share the rest among the tracks that can grow for ever. A track that only spanning cells cover is one of
///    them if such a cell is.
/// 5. A spanning cell that can grow for ever raises the tracks under it by equal parts of what is left.
///
/// Each cell is asked at most three times: for its minimum, its maximum, and at its offer.
/// Source: the sizes of five grids measured on SwiftUI fix steps 3 and 5 for rigid tracks and step 4 among
/// flexible ones; the order of 2 and 4 (a column that hugs beside one that fills) is chosen after stacks.
struct GridTracks {
    /// A cell over several tracks.
    struct Span {
        let tracks: Range<Int>
        /// Its length for an offered one.
        let length: (CGFloat?) -> CGFloat
    }

    let gaps: [CGFloat]
    /// The length that the cells of one track need for an offered one; tracks without cells are 0.
    let length: (Int, CGFloat?) -> CGFloat
    /// Whether a track has cells of its own.
    let hasCells: [Bool]
    let spans: [Span]

    private var count: Int { hasCells.count }

    /// The length of each track.
    func lengths(in room: CGFloat?) -> [CGFloat] {
        // Narrow spans first: what they add, wider ones need not.
        let spans = spans.sorted { $0.tracks.count < $1.tracks.count }
        guard let room else {
            var lengths = (0..<count).map { length($0, nil) }
            for span in spans { add(missing(span, span.length(nil), lengths), to: span.tracks, &lengths) }
            return lengths
        }
        // 1.
        var state = State(
            lengths: Array(repeating: 0, count: count), room: max(room - gaps.reduce(0, +), 0))
        if spans.isEmpty, count == 1 || state.room == 0 || state.room.isInfinite {
            // Every offer is the same, whatever the order.
            return (0..<count).map { length($0, state.room) }
        }
        let ranges = ranges()
        let grows = ranges.map(\.maximum.isInfinite)
        // 2.
        let order = order(ranges)
        for (position, track) in order.enumerated() where !grows[track] {
            let offer = state.room / CGFloat(count - position)
            state.lengths[track] = length(track, offer)
            state.take(state.lengths[track])
        }
        // 3.
        let spanRanges = spans.map { Limits(minimum: $0.length(0), maximum: $0.length(.infinity)) }
        let tracks = coveredTracks(spans, spanRanges, grows)
        var minimums = zip(ranges, tracks).map { $1 ? $0.minimum : 0 }
        for (span, range) in zip(spans, spanRanges) {
            let growing = span.tracks.filter { tracks[$0] }
            if growing.isEmpty {
                if range.maximum.isFinite { grow(span, &state, reserving: minimums.reduce(0, +)) }
            } else {
                raise(&minimums, growing, span, range, state)
            }
        }
        // 4.
        share(minimums, tracks, &state)
        // 5.
        for (span, range) in zip(spans, spanRanges)
        where range.maximum.isInfinite && !span.tracks.contains(where: { tracks[$0] }) {
            grow(span, &state, reserving: 0)
        }
        return state.lengths
    }

    private struct Limits {
        var minimum: CGFloat
        var maximum: CGFloat
    }

    private struct State {
        var lengths: [CGFloat]
        /// What is left; infinite stays infinite.
        var room: CGFloat

        mutating func take(_ length: CGFloat) {
            if room.isFinite { room = max(room - length, 0) }
        }
    }

    private func ranges() -> [Limits] {
        (0..<count).map { track in
            hasCells[track]
                ? Limits(minimum: length(track, 0), maximum: length(track, .infinity))
                : Limits(minimum: 0, maximum: 0)
        }
    }

    /// Least flexible first; equal ones in view order.
    private func order(_ ranges: [Limits]) -> [Int] {
        let flexibilities = ranges.map { $0.maximum.isInfinite ? .infinity : $0.maximum - $0.minimum }
        return ranges.indices.sorted {
            flexibilities[$0] == flexibilities[$1] ? $0 < $1 : flexibilities[$0] < flexibilities[$1]
        }
    }

    /// Which tracks can grow for ever, those included that only spanning cells make so.
    private func coveredTracks(_ spans: [Span], _ ranges: [Limits], _ grows: [Bool]) -> [Bool] {
        var result = grows
        for (span, range) in zip(spans, ranges) where range.maximum.isInfinite {
            for track in span.tracks where !hasCells[track] { result[track] = true }
        }
        return result
    }

    /// What the tracks under a span lack of `needed`.
    private func missing(_ span: Span, _ needed: CGFloat, _ lengths: [CGFloat]) -> CGFloat {
        let covered = covered(span, lengths)
        return covered.isInfinite ? 0 : max(needed - covered, 0)
    }

    private func covered(_ span: Span, _ lengths: [CGFloat]) -> CGFloat {
        lengths[span.tracks].reduce(0, +) + gaps[span.tracks.dropLast()].reduce(0, +)
    }

    private func add(_ amount: CGFloat, to tracks: Range<Int>, _ lengths: inout [CGFloat]) {
        guard amount > 0 else { return }
        for track in tracks { lengths[track] += amount / CGFloat(tracks.count) }
    }

    /// Offers a span its tracks and what is left, and adds to them what it takes beyond them.
    private func grow(_ span: Span, _ state: inout State, reserving reserve: CGFloat) {
        let free = state.room.isFinite ? max(state.room - reserve, 0) : state.room
        let needed = span.length(covered(span, state.lengths) + free)
        let missing = missing(span, needed, state.lengths)
        add(missing, to: span.tracks, &state.lengths)
        state.take(missing)
    }

    /// Raises the minimums of growing tracks until the span's own minimum, or its length if it has one, fits.
    private func raise(
        _ minimums: inout [CGFloat], _ growing: [Int], _ span: Span, _ range: Limits, _ state: State
    ) {
        var needed = range.minimum
        if range.maximum.isFinite {
            needed = max(needed, span.length(covered(span, state.lengths) + state.room))
        }
        let lacks =
            missing(span, needed, state.lengths) - growing.reduce(0) { $0 + minimums[$1] }
        guard lacks > 0 else { return }
        for track in growing { minimums[track] += lacks / CGFloat(growing.count) }
    }

    /// Serves the growing tracks, the largest minimum first, with equal shares of what is left.
    private func share(_ minimums: [CGFloat], _ grows: [Bool], _ state: inout State) {
        let growing = grows.indices.filter { grows[$0] }.sorted {
            minimums[$0] == minimums[$1] ? $0 < $1 : minimums[$0] > minimums[$1]
        }
        for (position, track) in growing.enumerated() {
            let offer = max(state.room / CGFloat(growing.count - position), minimums[track])
            state.lengths[track] = hasCells[track] ? max(length(track, offer), minimums[track]) : offer
            state.take(state.lengths[track])
        }
    }
}
