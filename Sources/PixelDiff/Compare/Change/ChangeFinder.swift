import Imaging

/// Finds what changed between two pictures.
///
/// 1. The pictures are laid on each other at their top left corners. Where no pixel differs so, what is left is a
///    difference in size.
/// 2. Else rows are aligned (``LineAligner``). The alignment counts if it leaves less to explain: fewer pixels that
///    differ, content of bands included.
/// 3. If it doesn't, and a quarter of the rows differs, columns are aligned in the same way.
/// 4. Blocks of rows that moved are told from bands (``MovedBlocks``).
/// 5. Differing pixels of each aligned piece are put into regions, as by ``RegionCollector``.
/// 6. Regions of which the content is found elsewhere, pixel by pixel, have moved (``RegionMoves``).
/// 7. So have those that a move explains which a layout tells of, and the pixels confirm (``ForeseenMoves``).
/// 8. The others are looked at for colours (``RegionColors``).
///
/// - Complexity: O(pixels + n log n) for n rows; the regions' pixels are read a few times more.
struct ChangeFinder {
    let pair: PixelPair
    /// Where a layout has views that moved.
    var foreseen: [AlignedPictures.Piece] = []

    func find() -> ContentChange {
        let aligned = alignment()
        var blocks = MovedBlocks(pair: pair, aligned: aligned)
        blocks.find()  // 4
        let found = blocks.aligned.pieces.filter { !blocks.moved.contains($0) }.flatMap(regions)  // 5
        var regions = RegionMoves(pair: pair).read(found)  // 6
        if !foreseen.isEmpty {  // 7
            regions = ForeseenMoves(pair: pair, moves: foreseen).explain(regions) {
                AlignedPictures.Piece(reference: $0.reference, candidate: $0.candidate).offset
            }
        }
        for i in regions.indices where regions[i].kind != .moved {
            RegionColors(pair: pair).read(&regions[i])  // 8
        }
        regions = (regions + blocks.regions).sorted {
            let (a, b) = ($0.candidate, $1.candidate)
            return (a.y, a.x, a.height, a.width) < (b.y, b.x, b.height, b.width)
        }
        return ContentChange(
            bands: blocks.aligned.bands, regions: Array(regions.prefix(ContentChange.limit)),
            unlistedRegions: max(0, regions.count - ContentChange.limit),
            differingPixels: regions.reduce(0) { $0 + $1.pixels }, axis: blocks.aligned.axis,
            pieces: blocks.aligned.pieces)
    }

    /// Steps 1 to 3.
    private func alignment() -> AlignedPictures {
        let (a, b) = (pair.a.size, pair.b.size)
        let inPlace = AlignedPictures.rows(.inPlace(a.height, b.height), pair)
        let differing = inPlace.pieces.reduce(0) { $0 + pair.differing($1) }
        if differing == 0 { return inPlace }  // 1
        let cost = differing + inPlace.bandCost(in: pair)
        let columns = 0..<min(a.width, b.width)
        let rows = LineAligner(
            reference: pair.a.rowFingerprints(columns: columns),
            candidate: pair.b.rowFingerprints(columns: columns)
        ) { pair.differing($0, $1, .rows) }.alignment()
        if let better = better(.rows(rows, pair), rows, than: cost) { return better }  // 2
        let shared = 0..<min(a.height, b.height)
        if inPlace.pieces.allSatisfy({ pair.differingRows($0) * 4 < shared.count }) { return inPlace }
        let upright = LineAligner(
            reference: pair.a.columnFingerprints(rows: shared),
            candidate: pair.b.columnFingerprints(rows: shared)
        ) { pair.differing($0, $1, .columns) }.alignment()
        return better(.columns(upright, pair), upright, than: cost) ?? inPlace  // 3
    }

    private func better(
        _ aligned: @autoclosure () -> AlignedPictures, _ lines: LineAlignment, than cost: Int
    ) -> AlignedPictures? {
        guard lines.movesLines else { return nil }
        let aligned = aligned()
        return aligned.cost(in: pair) < cost ? aligned : nil
    }

    /// Step 5.
    private func regions(_ piece: AlignedPictures.Piece) -> [AlignedPictures.Piece] {
        var collector = RegionCollector()
        for row in 0..<piece.candidate.height {
            var run: Range<Int>?
            pair.differences(piece, row: row) { i, _, _ in
                let x = piece.candidate.x + i
                if let open = run, x < open.upperBound + RegionCollector.distance {
                    run = open.lowerBound..<x + 1
                } else {
                    if let run { collector.add(run, row: piece.candidate.y + row) }
                    run = x..<x + 1
                }
            }
            if let run { collector.add(run, row: piece.candidate.y + row) }
        }
        return collector.regions().map { AlignedPictures.Piece(candidate: $0, offset: piece.offset) }
    }
}

extension PixelPair {
    /// How many pixels differ between two lines, as far as both reach.
    func differing(_ reference: Int, _ candidate: Int, _ axis: ContentChange.Band.Axis) -> Int {
        switch axis {
        case .rows:
            let width = min(a.size.width, b.size.width)
            return differing(
                AlignedPictures.Piece(
                    reference: PixelRect(x: 0, y: reference, width: width, height: 1),
                    candidate: PixelRect(x: 0, y: candidate, width: width, height: 1)))
        case .columns:
            let height = min(a.size.height, b.size.height)
            return differing(
                AlignedPictures.Piece(
                    reference: PixelRect(x: reference, y: 0, width: 1, height: height),
                    candidate: PixelRect(x: candidate, y: 0, width: 1, height: height)))
        }
    }
}
