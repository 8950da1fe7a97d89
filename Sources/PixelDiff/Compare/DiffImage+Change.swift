import Imaging

extension DiffImage {
    /// Differs, and is found elsewhere: the old and the new place of what moved.
    public static let movedColor = RGBA8(red: 124, green: 58, blue: 237)

    /// Draws as ``draw(reference:candidate:tolerance:ignoring:mask:)``, with the pictures laid on each other as `change`
    /// says, so that what only moved along with a band is no difference.
    ///
    /// 1. Inserted rows or columns, tinted green, push the others away; removed ones, tinted blue, stand where they
    ///    were. The picture is as much larger.
    /// 2. Differing pixels of regions that moved are ``movedColor``.
    ///
    /// What is ignored is that of the candidate, or of the reference in removed rows; columns that were inserted
    /// or removed are drawn without it.
    ///
    /// - Parameter change: Nil for the pictures laid on each other at their top left corners.
    /// - Returns: The same as without `change` where it has no bands and no moves.
    public static func draw(
        reference: Bitmap, candidate: Bitmap, change: ContentChange?, tolerance: Tolerance = .exact,
        ignoring: [PixelRect] = [], mask: IgnoreMask? = nil
    ) -> Bitmap {
        guard let change, !change.pieces.isEmpty else {
            return draw(
                reference: reference, candidate: candidate, tolerance: tolerance, ignoring: ignoring,
                mask: mask)
        }
        let isByRows = change.axis == .rows
        let drawing = ChangeDrawing(
            reference: reference, candidate: candidate, axis: change.axis,
            canvas: AlignedCanvas(
                change,
                count: isByRows ? (reference.height, candidate.height) : (reference.width, candidate.width)),
            painter: DiffPainter(
                magnitude: Int(tolerance.magnitudeOfRegions),
                ignoring: isByRows ? IgnoredRegions(ignoring, mask: mask) : IgnoredRegions([]), map: nil))
        var result = drawing.lines()  // 1
        for region in change.regions where region.kind == .moved {  // 2
            drawing.mark(region.reference, of: \.reference, on: &result)
            drawing.mark(region.candidate, of: \.candidate, on: &result)
        }
        return result
    }
}

/// Two aligned pictures on their common canvas.
private struct ChangeDrawing {
    let reference: Bitmap
    let candidate: Bitmap
    let axis: ContentChange.Band.Axis
    let canvas: AlignedCanvas
    let painter: DiffPainter

    private var size: PixelSize {
        axis == .rows
            ? PixelSize(width: max(reference.width, candidate.width), height: canvas.length)
            : PixelSize(width: canvas.length, height: max(reference.height, candidate.height))
    }

    func lines() -> Bitmap {
        let size = size
        var result = Bitmap(width: size.width, height: size.height)
        result.withUnsafeMutableBytes { target in
            reference.pixels.withUnsafeBytes { a in
                candidate.pixels.withUnsafeBytes { b in
                    for part in canvas.parts {
                        for line in 0..<(axis == .rows ? part.length : size.height) {
                            let place = bytes(part.start..<part.start + part.length, line, size)
                            let (old, new) = (
                                bytes(part.reference, line, reference.size),
                                bytes(part.candidate, line, candidate.size)
                            )
                            painter.paint(
                                row: (part.candidate.isEmpty ? part.reference : part.candidate).lowerBound
                                    + line,
                                on: UnsafeMutableRawBufferPointer(rebasing: target[place]),
                                reference: UnsafeRawBufferPointer(rebasing: a[old]),
                                candidate: UnsafeRawBufferPointer(rebasing: b[new]))
                        }
                    }
                }
            }
        }
        return result
    }

    /// The bytes of line `line` of a part: of one of its rows, or of the part of a row that its columns cover. None
    /// outside the picture.
    private func bytes(_ lines: Range<Int>, _ line: Int, _ size: PixelSize) -> Range<Int> {
        let y = axis == .rows ? lines.lowerBound + line : line
        let columns = axis == .rows ? 0..<size.width : lines
        guard !lines.isEmpty, y < size.height else { return 0..<0 }
        return (y * size.width + columns.lowerBound) * 4..<(y * size.width + columns.upperBound) * 4
    }

    /// Paints marks in a rectangle of one of the pictures in the colour of moves.
    func mark(
        _ rect: PixelRect, of lines: KeyPath<AlignedCanvas.Part, Range<Int>>, on bitmap: inout Bitmap
    ) {
        for y in rect.y..<rect.maxY {
            for x in rect.x..<rect.maxX {
                let place = canvas.place(of: axis == .rows ? y : x, in: lines)
                let (column, row) = axis == .rows ? (x, place) : (place, y)
                guard column >= 0, row >= 0, bitmap[column, row] == DiffImage.differenceColor else {
                    continue
                }
                bitmap[column, row] = DiffImage.movedColor
            }
        }
    }
}
