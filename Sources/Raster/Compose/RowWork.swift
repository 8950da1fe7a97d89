/// About how much there is to draw in each few rows of a picture.
struct RowWork {
    /// Rows that are told together.
    static let stripRows = 16
    /// What a row of an item costs beside its pixels, in pixels.
    private static let rowCost = 64

    private let bounds: PixelBounds
    private let background: Int
    /// By strip, what it has more than the one before; after the last one, all of it less.
    private var changes: [Int]

    /// That of the background: each row costs as much.
    init(in bounds: PixelBounds) {
        self.bounds = bounds
        let count = (bounds.height + Self.stripRows - 1) / Self.stripRows
        changes = [Int](repeating: 0, count: count + 1)
        background = Self.stripRows * max(bounds.width / 8, 1)
    }

    /// An item's, spread evenly over the strips that it touches: what more it adds where it begins is taken off where
    /// it has ended.
    mutating func add(_ box: PixelBounds) {
        let (top, end) = (max(box.minY, bounds.minY), min(box.maxY, bounds.maxY))
        let (left, right) = (max(box.minX, bounds.minX), min(box.maxX, bounds.maxX))
        guard top < end, left < right else { return }
        let first = (top - bounds.minY) / Self.stripRows
        let last = (end - 1 - bounds.minY) / Self.stripRows
        let share = (end - top) * (right - left + Self.rowCost) / (last - first + 1)
        changes[first] += share
        changes[last + 1] -= share
    }

    /// That of other items of the same picture.
    mutating func add(_ other: RowWork) {
        for index in changes.indices { changes[index] += other.changes[index] }
    }

    /// By strip, from the top.
    var strips: [Int] {
        var sum = background
        return changes.dropLast().map { change in
            sum += change
            return sum
        }
    }
}
