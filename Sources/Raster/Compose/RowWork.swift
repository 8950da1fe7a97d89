/// About how much there is to draw in each few rows of a picture.
struct RowWork {
    /// Rows that are told together.
    static let stripRows = 16
    /// What a row of an item costs beside its pixels, in pixels.
    private static let rowCost = 64

    /// By strip, from the top.
    private(set) var strips: [Int]

    /// 1. Each row costs as much as its background.
    /// 2. An item's work is spread evenly over the strips that it touches: what more it adds where it begins is taken
    ///    off where it has ended, and one sum makes work of it.
    init(_ boxes: [PixelBounds], in bounds: PixelBounds) {
        let count = (bounds.height + Self.stripRows - 1) / Self.stripRows
        var changes = [Int](repeating: 0, count: count + 1)
        // 1.
        changes[0] = Self.stripRows * max(bounds.width / 8, 1)
        // 2.
        for box in boxes {
            let (top, end) = (max(box.minY, bounds.minY), min(box.maxY, bounds.maxY))
            let (left, right) = (max(box.minX, bounds.minX), min(box.maxX, bounds.maxX))
            guard top < end, left < right else { continue }
            let first = (top - bounds.minY) / Self.stripRows
            let last = (end - 1 - bounds.minY) / Self.stripRows
            let share = (end - top) * (right - left + Self.rowCost) / (last - first + 1)
            changes[first] += share
            changes[last + 1] -= share
        }
        var sum = 0
        strips = changes.dropLast().map { change in
            sum += change
            return sum
        }
    }
}
