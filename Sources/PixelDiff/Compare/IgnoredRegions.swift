import Imaging

/// Rectangles and a mask that a comparison skips, answered row by row.
struct IgnoredRegions {
    private let rects: [PixelRect]
    private let mask: IgnoreMask?

    /// Empty rectangles and the parts outside the picture count for nothing.
    init(_ rects: [PixelRect], mask: IgnoreMask? = nil) {
        self.rects = rects.filter { !$0.isEmpty }.sorted { ($0.x, $0.maxX) < ($1.x, $1.maxX) }
        self.mask = mask
    }

    var isEmpty: Bool { rects.isEmpty && mask == nil }

    func contains(x: Int, y: Int) -> Bool {
        rects.contains { $0.contains(x: x, y: y) }
            || mask.map { $0.runs(row: y).contains { $0.contains(x) } } ?? false
    }

    /// The columns of `range` in row `y` that are compared, left to right.
    func compared(in range: Range<Int>, row y: Int) -> [Range<Int>] {
        if range.isEmpty { return [] }
        if isEmpty { return [range] }
        let covered = rects.filter { y >= $0.y && y < $0.maxY }.map { max(0, $0.x)..<max(0, $0.maxX) }
        let free = IgnoredRegions.subtract(covered, from: range)
        guard let mask else { return free }
        let painted = mask.runs(row: y)
        return painted.isEmpty ? free : free.flatMap { IgnoredRegions.subtract(painted, from: $0) }
    }

    /// Pixels of a canvas that are skipped.
    func ignoredPixels(in size: PixelSize) -> Int {
        if isEmpty { return 0 }
        return (0..<size.height).reduce(0) { sum, y in
            sum + size.width - compared(in: 0..<size.width, row: y).reduce(0) { $0 + $1.count }
        }
    }

    /// - Parameter covered: Ordered by where they begin; they may overlap.
    private static func subtract(
        _ covered: some Sequence<Range<Int>>, from range: Range<Int>
    ) -> [Range<Int>] {
        var result: [Range<Int>] = []
        var start = range.lowerBound
        for columns in covered {
            let left = min(columns.lowerBound, range.upperBound)
            if left > start { result.append(start..<left) }
            start = max(start, columns.upperBound)
            if start >= range.upperBound { break }
        }
        if start < range.upperBound { result.append(start..<range.upperBound) }
        return result
    }
}
