import Imaging

/// Two pictures, cut into pieces that are laid on each other.
struct AlignedPictures {
    /// Rectangles of one size.
    struct Piece: Hashable {
        var reference: PixelRect
        var candidate: PixelRect

        /// How far it moved.
        var offset: ContentChange.Offset {
            ContentChange.Offset(dx: candidate.x - reference.x, dy: candidate.y - reference.y)
        }

        init(reference: PixelRect, candidate: PixelRect) {
            (self.reference, self.candidate) = (reference, candidate)
        }

        /// A rectangle of the candidate and the one that lies `offset` before it in the reference.
        init(candidate: PixelRect, offset: ContentChange.Offset) {
            self.candidate = candidate
            reference = candidate
            reference.x -= offset.dx
            reference.y -= offset.dy
        }
    }

    /// From top to bottom, or from left to right.
    var pieces: [Piece]
    /// Along which pieces follow each other.
    var axis: ContentChange.Band.Axis
    var bands: [ContentChange.Band]

    /// Rows on rows, in the columns that both pictures have.
    static func rows(_ alignment: LineAlignment, _ pair: PixelPair) -> AlignedPictures {
        AlignedPictures(alignment, .rows, pair, across: min(pair.a.size.width, pair.b.size.width))
    }

    /// Columns on columns, in the rows that both pictures have.
    static func columns(_ alignment: LineAlignment, _ pair: PixelPair) -> AlignedPictures {
        AlignedPictures(alignment, .columns, pair, across: min(pair.a.size.height, pair.b.size.height))
    }

    private init(
        _ alignment: LineAlignment, _ axis: ContentChange.Band.Axis, _ pair: PixelPair, across: Int
    ) {
        let rect = { (start: Int, length: Int) in
            axis == .rows
                ? PixelRect(x: 0, y: start, width: across, height: length)
                : PixelRect(x: start, y: 0, width: length, height: across)
        }
        pieces = alignment.runs.map {
            Piece(reference: rect($0.reference, $0.length), candidate: rect($0.candidate, $0.length))
        }
        self.axis = axis
        bands = []
        for gap in alignment.gaps {
            if !gap.reference.isEmpty {
                bands.append(
                    pair.band(
                        .removed, axis, gap.reference.lowerBound, gap.candidate.lowerBound,
                        gap.reference.count))
            }
            if !gap.candidate.isEmpty {
                bands.append(
                    pair.band(
                        .inserted, axis, gap.reference.upperBound, gap.candidate.lowerBound,
                        gap.candidate.count))
            }
        }
        bands += pair.bandBeyond(across, axis == .rows ? .columns : .rows)
    }
}

extension AlignedPictures {
    /// What the alignment leaves to explain: pixels that differ in the pieces, and content of the bands. A line
    /// of a band counts like one more pixel.
    func cost(in pair: PixelPair) -> Int {
        pieces.reduce(0) { $0 + pair.differing($1) } + bandCost(in: pair)
    }

    /// The part of the bands in ``cost(in:)``.
    func bandCost(in pair: PixelPair) -> Int {
        bands.reduce(0) { $0 + $1.length + pair.content(of: $1) }
    }
}
