import Imaging

/// Tells blocks of rows, or of columns, that moved from bands that came or went.
///
/// 1. Rows between two blank bands of one length and colour, of which one was inserted and the other removed, have
///    moved up or down in a space that stayed: if no pixel of them differs, that is a move, and no band.
/// 2. A removed band of which the content stands in an inserted one, pixel by pixel, has moved there.
///
/// Content of one colour doesn't count: it could have come from anywhere.
struct MovedBlocks {
    typealias Band = ContentChange.Band

    let pair: PixelPair
    private(set) var aligned: AlignedPictures
    /// Pieces that hold a block of step 1 where it was and where it is.
    private(set) var moved: Set<AlignedPictures.Piece> = []
    private(set) var regions: [ContentChange.Region] = []

    init(pair: PixelPair, aligned: AlignedPictures) {
        self.pair = pair
        self.aligned = aligned
    }

    mutating func find() {
        for axis in [Band.Axis.rows, .columns] {
            findInSpace(axis)  // 1
            findElsewhere(axis)  // 2
        }
    }

    // MARK: Step 1

    private mutating func findInSpace(_ axis: Band.Axis) {
        let bands = aligned.bands.filter { $0.axis == axis }
        var spent: Set<Band> = []
        for (first, second) in zip(bands, bands.dropFirst()) where !spent.contains(first) {
            guard let index = aligned.pieces.firstIndex(where: { $0.lies(between: first, second) }),
                let region = block(aligned.pieces[index], between: first, second)
            else { continue }
            spent.formUnion([first, second])
            regions.append(region)
            aligned.pieces[index].takeUp(first)
            moved.insert(aligned.pieces[index])
        }
        aligned.bands.removeAll { spent.contains($0) }
    }

    private func block(
        _ piece: AlignedPictures.Piece, between first: Band, _ second: Band
    ) -> ContentChange.Region? {
        guard first.isBlank, second.isBlank, first.kind != second.kind, first.length == second.length,
            let color = color(of: first), color == self.color(of: second), pair.differing(piece) == 0,
            let content = pair.a.content(in: piece.reference, otherThan: color),
            !pair.a.isFlat(content.rect)
        else { return nil }
        var place = content.rect
        place.x += piece.offset.dx
        place.y += piece.offset.dy
        let way = first.shift
        return ContentChange.Region(
            kind: .moved, reference: content.rect, candidate: place, pixels: content.count,
            movedBy: first.axis == .rows
                ? ContentChange.Offset(dx: 0, dy: way) : ContentChange.Offset(dx: way, dy: 0))
    }

    /// The one colour of a blank band.
    private func color(of band: Band) -> UInt32? {
        let (picture, rect) = pair.place(of: band)
        return picture.isFlat(rect) ? picture[rect.x, rect.y] : nil
    }

    // MARK: Step 2

    private mutating func findElsewhere(_ axis: Band.Axis) {
        let bands = aligned.bands.filter { $0.axis == axis && !$0.isBlank }
        var places: [(band: Band, rect: PixelRect)] = bands.filter { $0.kind == .inserted }.compactMap {
            band in
            content(of: band).map { (band, $0.rect) }
        }
        for band in bands where band.kind == .removed {
            guard let content = content(of: band), !pair.a.isFlat(content.rect),
                let match = places.firstIndex(where: { pair.a.equal(content.rect, pair.b, at: $0.rect) })
            else { continue }
            let place = places.remove(at: match)
            aligned.bands.removeAll { $0 == band || $0 == place.band }
            regions.append(
                ContentChange.Region(
                    kind: .moved, reference: content.rect, candidate: place.rect, pixels: content.count,
                    movedBy: ContentChange.Offset(
                        dx: place.rect.x - content.rect.x, dy: place.rect.y - content.rect.y)))
        }
    }

    private func content(of band: Band) -> (rect: PixelRect, count: Int)? {
        let (picture, rect) = pair.place(of: band)
        return picture.content(in: rect, otherThan: picture[rect.x, rect.y])
    }
}

extension ContentChange.Band {
    /// How far the band sends what follows it.
    var shift: Int { kind == .inserted ? length : -length }

    /// The lines that it covers in the candidate: none for a removed one.
    var candidateEnd: Int { kind == .inserted ? candidate + length : candidate }
}

extension AlignedPictures.Piece {
    /// Whether the piece is all that lies between two bands.
    func lies(between first: ContentChange.Band, _ second: ContentChange.Band) -> Bool {
        switch first.axis {
        case .rows: candidate.y == first.candidateEnd && candidate.maxY == second.candidate
        case .columns: candidate.x == first.candidateEnd && candidate.maxX == second.candidate
        }
    }

    /// The piece as it lies in the space around: together with a band before it and one of the other kind after it.
    mutating func takeUp(_ band: ContentChange.Band) {
        let isInserted = band.kind == .inserted
        switch band.axis {
        case .rows:
            if isInserted { candidate.y -= band.length } else { reference.y -= band.length }
            reference.height += band.length
            candidate.height += band.length
        case .columns:
            if isInserted { candidate.x -= band.length } else { reference.x -= band.length }
            reference.width += band.length
            candidate.width += band.length
        }
    }
}
