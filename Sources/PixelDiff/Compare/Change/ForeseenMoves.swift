import Imaging

/// Finds moves that a layout tells of, where the pixels alone don't show what belongs together.
///
/// 1. A foreseen move holds if every pixel of its old place is found at the new one, and they aren't of one colour.
/// 2. A region of which every differing pixel lies at the old place of such a move, or at the new one, is told by it.
///
/// Other regions stay as they are: nothing is claimed that pixels don't show.
struct ForeseenMoves {
    /// Where something was, and is: rectangles of one size.
    typealias Move = AlignedPictures.Piece

    let pair: PixelPair
    let moves: [Move]

    /// - Parameter offset: How far the pictures are laid from each other at a rectangle of the candidate.
    func explain(
        _ regions: [ContentChange.Region], offset: (ContentChange.Region) -> ContentChange.Offset
    ) -> [ContentChange.Region] {
        let holding = moves.filter {  // 1
            pair.a.holds($0.reference) && pair.b.holds($0.candidate) && !pair.a.isFlat($0.reference)
                && pair.a.equal($0.reference, pair.b, at: $0.candidate)
        }
        if holding.isEmpty { return regions }
        var result: [ContentChange.Region] = []
        for region in regions {
            let found = region.kind == .moved ? [] : covering(region, holding, offset(region))
            for move in found.isEmpty ? [region] : found where !result.contains(move) { result.append(move) }
        }
        return result
    }

    /// Step 2. The moves that explain a region together; none if they don't.
    private func covering(
        _ region: ContentChange.Region, _ moves: [Move], _ offset: ContentChange.Offset
    ) -> [ContentChange.Region] {
        let near = moves.filter {
            $0.offset != offset
                && ($0.reference.overlaps(region.reference) || $0.candidate.overlaps(region.candidate))
        }
        if near.isEmpty { return [] }
        let piece = Move(reference: region.reference, candidate: region.candidate)
        var isCovered = true
        for row in 0..<piece.candidate.height where isCovered {
            pair.differences(piece, row: row) { i, _, _ in
                guard isCovered else { return }
                isCovered = near.contains {
                    $0.reference.contains(x: piece.reference.x + i, y: piece.reference.y + row)
                        || $0.candidate.contains(x: piece.candidate.x + i, y: piece.candidate.y + row)
                }
            }
        }
        if !isCovered { return [] }
        return near.map { move in
            let way = ContentChange.Offset(
                dx: move.offset.dx - offset.dx, dy: move.offset.dy - offset.dy)
            let base = pair.a[move.reference.x, move.reference.y]
            return ContentChange.Region(
                kind: .moved, reference: move.reference, candidate: move.candidate,
                pixels: pair.a.content(in: move.reference, otherThan: base)?.count ?? 0, movedBy: way)
        }
    }
}

extension PixelRect {
    /// Whether both cover some pixel.
    func overlaps(_ other: PixelRect) -> Bool {
        x < other.maxX && other.x < maxX && y < other.maxY && other.y < maxY
    }
}
