import Imaging

/// Finds regions of which the content moved.
///
/// 1. A region's background is the colour around its corners, if both pictures have it there; its content in a
///    picture is the rectangle around all other pixels.
/// 2. The content of both pictures is the same, elsewhere in the region: it moved.
/// 3. Only the reference has content: it is gone. Only the candidate: it appeared. One that is gone moved to where
///    the same content appeared; of several such places, to the nearest.
/// 4. A region that holds only a part of what changed, as an edge of a card that moved, grows by single lines until
///    background surrounds it, and is looked at as in step 2. What lies inside has moved along.
///
/// Content is the same only if every pixel is. A rectangle of one colour is not called moved: it could have come
/// from anywhere.
struct RegionMoves {
    typealias Piece = AlignedPictures.Piece
    typealias Region = ContentChange.Region

    let pair: PixelPair

    /// What is found in a region.
    private struct Reading {
        var piece: Piece
        var background: UInt32?
        /// In pixels of the reference.
        var old: (rect: PixelRect, count: Int)?
        /// In pixels of the candidate.
        var new: (rect: PixelRect, count: Int)?

        var isGone: Bool { old != nil && new == nil && background != nil }
        var isNew: Bool { old == nil && new != nil && background != nil }
    }

    func read(_ pieces: [Piece]) -> [Region] {
        var readings = pieces.map(reading)
        var regions: [Region] = []
        readings.removeAll { reading in  // 2
            guard let moved = movedWithin(reading) else { return false }
            regions.append(moved)
            return true
        }
        regions += movedBetween(&readings)  // 3
        grow(&readings, into: &regions)  // 4
        return regions
            + readings.map { reading in
                let kind: ContentChange.Kind =
                    reading.isGone ? .disappeared : reading.isNew ? .appeared : .changed
                return Region(
                    kind: kind, reference: reading.piece.reference, candidate: reading.piece.candidate,
                    pixels: pair.differing(reading.piece))
            }
    }

    // MARK: Step 1

    private func reading(_ piece: Piece) -> Reading {
        var reading = Reading(piece: piece)
        guard let color = background(piece) else { return reading }
        reading.background = color
        reading.old = pair.a.content(in: piece.reference, otherThan: color)
        reading.new = pair.b.content(in: piece.candidate, otherThan: color)
        return reading
    }

    /// The colour of most pixels diagonally outside the corners, in both pictures; at a picture's edge those of the
    /// corners themselves.
    private func background(_ piece: Piece) -> UInt32? {
        let colors = { (picture: PixelRows, rect: PixelRect) in
            [rect.y - 1, rect.maxY].flatMap { y in
                [rect.x - 1, rect.maxX].map { x in
                    picture[min(max(x, 0), picture.size.width - 1), min(max(y, 0), picture.size.height - 1)]
                }
            }
        }
        let old = colors(pair.a, piece.reference)
        let new = colors(pair.b, piece.candidate)
        return old.first { color in
            old.count { $0 == color } >= 3 && new.count { $0 == color } >= 3
        }
    }

    // MARK: Step 2

    private func movedWithin(_ reading: Reading) -> Region? {
        guard let old = reading.old, let new = reading.new else { return nil }
        return moved(old, new, reading.piece.offset)
    }

    private func moved(
        _ old: (rect: PixelRect, count: Int), _ new: (rect: PixelRect, count: Int),
        _ offset: ContentChange.Offset
    ) -> Region? {
        let way = ContentChange.Offset(
            dx: new.rect.x - old.rect.x - offset.dx, dy: new.rect.y - old.rect.y - offset.dy)
        guard way != ContentChange.Offset(dx: 0, dy: 0), pair.a.equal(old.rect, pair.b, at: new.rect),
            !pair.a.isFlat(old.rect)
        else { return nil }
        return Region(
            kind: .moved, reference: old.rect, candidate: new.rect, pixels: old.count, movedBy: way)
    }

    // MARK: Step 3

    private func movedBetween(_ readings: inout [Reading]) -> [Region] {
        var places: [PixelSize: [Int]] = [:]
        for (index, reading) in readings.enumerated() where reading.isNew {
            guard let rect = reading.new?.rect else { continue }
            places[PixelSize(width: rect.width, height: rect.height), default: []].append(index)
        }
        var regions: [Region] = []
        var spent: Set<Int> = []
        for (index, reading) in readings.enumerated() where reading.isGone {
            guard let old = reading.old else { continue }
            let size = PixelSize(width: old.rect.width, height: old.rect.height)
            let matches = (places[size] ?? []).compactMap { other -> (index: Int, region: Region)? in
                guard !spent.contains(other), let new = readings[other].new else { return nil }
                return moved(old, new, reading.piece.offset).map { (other, $0) }
            }
            let nearest = matches.min { Self.distance($0.region) < Self.distance($1.region) }
            guard let nearest else { continue }
            spent.formUnion([index, nearest.index])
            regions.append(nearest.region)
        }
        readings = readings.indices.filter { !spent.contains($0) }.map { readings[$0] }
        return regions
    }

    private static func distance(_ region: Region) -> Int {
        region.movedBy.map { abs($0.dx) + abs($0.dy) } ?? 0
    }

    // MARK: Step 4

    private func grow(_ readings: inout [Reading], into found: inout [Region]) {
        var growth = RegionGrowth(pair: pair)
        var index = 0
        while index < readings.count {
            let reading = readings[index]
            guard let color = reading.background,
                let piece = growth.grown(reading.piece, background: color),
                let old = pair.a.content(in: piece.reference, otherThan: color),
                let new = pair.b.content(in: piece.candidate, otherThan: color),
                let region = moved(old, new, piece.offset)
            else {
                index += 1
                continue
            }
            found.removeAll { $0.movedBy == region.movedBy && region.candidate.holds($0.candidate) }
            found.append(region)
            readings.removeAll {
                $0.piece.offset == piece.offset && piece.candidate.holds($0.piece.candidate)
            }
            index = 0
        }
    }
}

extension PixelRect {
    /// Whether the other one lies inside, edges included.
    func holds(_ other: PixelRect) -> Bool {
        other.x >= x && other.y >= y && other.maxX <= maxX && other.maxY <= maxY
    }
}

extension ContentChange.Region {
    init(
        kind: ContentChange.Kind, reference: PixelRect, candidate: PixelRect, pixels: Int,
        movedBy: ContentChange.Offset? = nil
    ) {
        self.init(
            kind: kind, reference: reference, candidate: candidate, pixels: pixels, movedBy: movedBy,
            color: nil)
    }
}
