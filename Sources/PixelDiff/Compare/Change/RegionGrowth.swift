import Imaging

/// Lets a region grow until only background surrounds it.
struct RegionGrowth {
    let pair: PixelPair
    /// Pixels that may still be looked at, over all regions of a comparison.
    private var budget = 4 << 20

    init(pair: PixelPair) {
        self.pair = pair
    }

    /// The region with every line added beside it that shows something else than background in either picture.
    ///
    /// - Returns: Nil where nothing was to be added, or where the budget is used up.
    mutating func grown(_ piece: AlignedPictures.Piece, background color: UInt32) -> AlignedPictures.Piece? {
        var rect = piece.candidate
        let offset = piece.offset
        var sides = Side.allCases[...]
        var hasGrown = false
        // A side is done when its line is background; growing another one makes it longer, so all are asked anew.
        while let side = sides.first {
            let line = side.line(beside: rect)
            budget -= max(line.width, line.height)
            if budget < 0 { return nil }
            let there = AlignedPictures.Piece(candidate: line, offset: offset)
            guard pair.b.holds(line), pair.a.holds(there.reference), !isBackground(there, color) else {
                sides = sides.dropFirst()
                continue
            }
            rect = rect.union(line)
            hasGrown = true
            sides = ([side] + Side.allCases.filter { $0 != side })[...]
        }
        return hasGrown ? AlignedPictures.Piece(candidate: rect, offset: offset) : nil
    }

    private func isBackground(_ line: AlignedPictures.Piece, _ color: UInt32) -> Bool {
        let isClear = { (picture: PixelRows, rect: PixelRect) in
            (rect.y..<rect.maxY).allSatisfy {
                picture.count(rect.width, x: rect.x, y: $0, otherThan: color) == 0
            }
        }
        return isClear(pair.a, line.reference) && isClear(pair.b, line.candidate)
    }

    private enum Side: CaseIterable {
        case top, bottom, left, right

        /// One line of pixels along the side, outside.
        func line(beside rect: PixelRect) -> PixelRect {
            switch self {
            case .top: PixelRect(x: rect.x, y: rect.y - 1, width: rect.width, height: 1)
            case .bottom: PixelRect(x: rect.x, y: rect.maxY, width: rect.width, height: 1)
            case .left: PixelRect(x: rect.x - 1, y: rect.y, width: 1, height: rect.height)
            case .right: PixelRect(x: rect.maxX, y: rect.y, width: 1, height: rect.height)
            }
        }
    }
}
