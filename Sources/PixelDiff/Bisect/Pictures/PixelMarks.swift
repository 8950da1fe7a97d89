import Imaging

/// Something about a picture's pixels that differs between good and bad, and can be looked up in the picture of any
/// run.
enum PixelMark: Hashable {
    /// What stands where good has these rectangles.
    case region([PixelRect])
    /// How many lines came or went, and what they show; `line` is good's.
    case band(ContentChange.Band.Axis, line: Int)
    /// What stands everywhere else.
    case size

    var title: String {
        switch self {
        case .region(let rects): rects.first.map { "region \($0)" } ?? "region"
        case .band(let axis, let line): "\(axis == .rows ? "rows at y" : "columns at x") \(line)"
        case .size: "size"
        }
    }
}

/// A picture laid on good's, piece by piece, so that its pixels can be looked up by their place in good.
struct PixelReading {
    private let image: DecodedImage
    private let goodSize: PixelSize
    private let change: ContentChange

    /// - Parameter foreseen: Moves that the layouts tell of.
    init(_ image: DecodedImage, good: DecodedImage, foreseen: [AlignedPictures.Piece] = []) {
        self.image = image
        goodSize = good.size
        let comparison = Comparison.compare(reference: good, candidate: image)
        change = Comparison.change(
            reference: good, candidate: image, comparison: comparison, foreseen: foreseen)
    }

    // MARK: Finding marks

    /// What this picture, bad's, has that good's hasn't.
    ///
    /// 1. Regions that differ; of one that moved, the place where it was and the one where it is.
    /// 2. Bands of rows or columns, if their own pixels are all that tells of them.
    /// 3. If there is neither, only the size differs.
    ///
    /// - Parameter isLaidOut: Layouts tell what moved and what pushed it: moved regions and bands are left to them.
    func marks(isLaidOut: Bool) -> [PixelMark] {
        var marks: [PixelMark] = []
        for region in change.regions {  // 1
            guard let way = region.movedBy else {
                marks.append(.region([region.reference]))
                continue
            }
            if isLaidOut { continue }
            var place = region.reference
            place.x += way.dx
            place.y += way.dy
            marks.append(.region([region.reference, place]))
        }
        if !isLaidOut {  // 2
            for band in change.bands {
                let mark = PixelMark.band(band.axis, line: band.reference)
                if !marks.contains(mark) { marks.append(mark) }
            }
        }
        if marks.isEmpty, image.size != goodSize { marks = [.size] }  // 3
        return marks
    }

    // MARK: Reading marks

    func value(of mark: PixelMark) -> String {
        switch mark {
        case .size: return "\(image.size)"
        case .region(let rects): return digest(of: rects)
        case .band(let axis, let line): return band(axis, line: line)
        }
    }

    /// What lies on what; a picture without a change lies on good's as a whole.
    private var pieces: [AlignedPictures.Piece] {
        guard change.pieces.isEmpty else { return change.pieces }
        let shared = PixelRect(
            x: 0, y: 0, width: min(goodSize.width, image.width), height: min(goodSize.height, image.height))
        return [AlignedPictures.Piece(reference: shared, candidate: shared)]
    }

    private func digest(of rects: [PixelRect]) -> String {
        var hash = SHA256()
        for rect in rects {
            for piece in pieces {
                guard let part = rect.intersection(piece.reference) else { continue }
                var place = part
                place.x += piece.offset.dx
                place.y += piece.offset.dy
                hash.update("\(part) ".utf8)
                update(&hash, place)
            }
        }
        return String(SHA256.hex(hash.finalize()).prefix(16))
    }

    private func update(_ hash: inout SHA256, _ rect: PixelRect) {
        for row in max(0, rect.y)..<max(0, min(rect.maxY, image.height)) {
            let start = (row * image.width + max(0, rect.x)) * 4
            let end = (row * image.width + min(rect.maxX, image.width)) * 4
            guard start < end else { continue }
            switch image.samples {
            case .eight(let samples): hash.update(samples[start..<end])
            case .sixteen(let samples):
                hash.update(samples[start..<end].flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] })
            }
        }
    }

    /// How much further away from good's place the lines from `line` on are than those before it, and what lies
    /// between.
    private func band(_ axis: ContentChange.Band.Axis, line: Int) -> String {
        let isRows = axis == .rows
        let length = { (size: PixelSize) in isRows ? size.height : size.width }
        var (before, after) = ((reference: 0, candidate: 0), (length(goodSize), length(image.size)))
        for piece in pieces {
            let (old, new) = (LineRange(piece.reference, axis), LineRange(piece.candidate, axis))
            if old.start < line {
                let covered = min(line, old.end) - old.start
                before = (old.start + covered, new.start + covered)
            }
            if old.end > line {
                let skipped = max(0, line - old.start)
                after = (old.start + skipped, new.start + skipped)
                break
            }
        }
        let count = (after.1 - before.candidate) - (after.0 - before.reference)
        let between =
            isRows
            ? PixelRect(x: 0, y: before.candidate, width: image.width, height: after.1 - before.candidate)
            : PixelRect(x: before.candidate, y: 0, width: after.1 - before.candidate, height: image.height)
        var hash = SHA256()
        if !between.isEmpty { update(&hash, between) }
        return "\(count) \(SHA256.hex(hash.finalize()).prefix(12))"
    }
}

/// Rows or columns of a rectangle.
private struct LineRange {
    var start: Int
    var end: Int

    init(_ rect: PixelRect, _ axis: ContentChange.Band.Axis) {
        (start, end) = axis == .rows ? (rect.y, rect.maxY) : (rect.x, rect.maxX)
    }
}

extension PixelRect {
    /// What both cover; nil for nothing.
    func intersection(_ other: PixelRect) -> PixelRect? {
        let (left, top) = (max(x, other.x), max(y, other.y))
        let rect = PixelRect(
            x: left, y: top, width: min(maxX, other.maxX) - left, height: min(maxY, other.maxY) - top)
        return rect.isEmpty ? nil : rect
    }
}
