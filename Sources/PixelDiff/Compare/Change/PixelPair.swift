import Imaging

/// Two pictures, and what counts as a difference between them.
struct PixelPair {
    /// The reference.
    let a: PixelRows
    /// The candidate.
    let b: PixelRows
    let values: PixelValues
    /// Channels may differ by this many steps of 8 bits.
    let magnitude: Int
    let ignoring: IgnoredRegions

    /// Calls `body` with the distance from the pieces' left edges and both words, for each pixel of two aligned rows
    /// that counts as different.
    @inline(__always)
    func differences(
        _ piece: AlignedPictures.Piece, row: Int, _ body: (Int, UInt32, UInt32) -> Void
    ) {
        let (from, to) = (piece.reference, piece.candidate)
        let (aY, bY) = (from.y + row, to.y + row)
        let countsAll = countsAll
        a.differences(from.width, x: from.x, y: aY, b, x: to.x, y: bY) { i, old, new in
            if countsAll { return body(i, old, new) }
            guard magnitude == 0 || values.distance(old, new) > magnitude else { return }
            if ignoring.contains(x: from.x + i, y: aY) || ignoring.contains(x: to.x + i, y: bY) { return }
            body(i, old, new)
        }
    }

    /// Whether every pixel that differs counts.
    private var countsAll: Bool { magnitude == 0 && ignoring.isEmpty }

    /// How many pixels differ.
    func differing(_ piece: AlignedPictures.Piece) -> Int {
        let (from, to) = (piece.reference, piece.candidate)
        var count = 0
        if countsAll {
            for row in 0..<from.height {
                count += a.differing(from.width, x: from.x, y: from.y + row, b, x: to.x, y: to.y + row)
            }
            return count
        }
        for row in 0..<piece.reference.height {
            differences(piece, row: row) { _, _, _ in count += 1 }
        }
        return count
    }

    /// How many rows differ at all, whatever the magnitude.
    func differingRows(_ piece: AlignedPictures.Piece) -> Int {
        let (from, to) = (piece.reference, piece.candidate)
        return (0..<from.height).count {
            !a.equal(from.width, x: from.x, y: from.y + $0, b, x: to.x, y: to.y + $0)
        }
    }

    /// The rectangle of a band, and the picture that it is in.
    func place(of band: ContentChange.Band) -> (picture: PixelRows, rect: PixelRect) {
        let picture = band.kind == .inserted ? b : a
        let start = band.kind == .inserted ? band.candidate : band.reference
        switch band.axis {
        case .rows:
            return (
                picture, PixelRect(x: 0, y: start, width: picture.size.width, height: band.length)
            )
        case .columns:
            return (
                picture, PixelRect(x: start, y: 0, width: band.length, height: picture.size.height)
            )
        }
    }

    /// Pixels of a band that differ from the first one of their line.
    func content(of band: ContentChange.Band) -> Int {
        let (picture, rect) = place(of: band)
        var count = 0
        switch band.axis {
        case .rows:
            for y in rect.y..<rect.maxY {
                count += picture.count(rect.width, x: rect.x, y: y, otherThan: picture[rect.x, y])
            }
        case .columns:
            for y in rect.y..<rect.maxY {
                for x in rect.x..<rect.maxX where picture[x, y] != picture[x, rect.y] { count += 1 }
            }
        }
        return count
    }

    func band(
        _ kind: ContentChange.Band.Kind, _ axis: ContentChange.Band.Axis, _ reference: Int, _ candidate: Int,
        _ length: Int
    ) -> ContentChange.Band {
        var band = ContentChange.Band(
            kind: kind, axis: axis, reference: reference, candidate: candidate, length: length, isBlank: false
        )
        band.isBlank = content(of: band) == 0
        return band
    }

    /// The lines that one picture has beyond the last one of the other.
    func bandBeyond(_ shared: Int, _ axis: ContentChange.Band.Axis) -> [ContentChange.Band] {
        let length = { (size: PixelSize) in (axis == .rows ? size.height : size.width) - shared }
        if length(a.size) > 0 { return [band(.removed, axis, shared, shared, length(a.size))] }
        if length(b.size) > 0 { return [band(.inserted, axis, shared, shared, length(b.size))] }
        return []
    }
}
