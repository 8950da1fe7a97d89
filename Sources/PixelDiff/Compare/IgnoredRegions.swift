import Imaging

/// Rectangles that a comparison skips, answered row by row.
struct IgnoredRegions {
    private let rects: [PixelRect]

    /// Empty rectangles and the parts outside the picture count for nothing.
    init(_ rects: [PixelRect]) {
        self.rects = rects.filter { !$0.isEmpty }.sorted { ($0.x, $0.maxX) < ($1.x, $1.maxX) }
    }

    func contains(x: Int, y: Int) -> Bool {
        rects.contains { $0.contains(x: x, y: y) }
    }

    /// The columns of `range` in row `y` that no rectangle covers, left to right.
    func compared(in range: Range<Int>, row y: Int) -> [Range<Int>] {
        if rects.isEmpty { return range.isEmpty ? [] : [range] }
        var result: [Range<Int>] = []
        var start = range.lowerBound
        for rect in rects where y >= rect.y && y < rect.maxY {
            let left = min(rect.x, range.upperBound)
            if left > start { result.append(start..<left) }
            start = max(start, rect.maxX)
            if start >= range.upperBound { break }
        }
        if start < range.upperBound { result.append(start..<range.upperBound) }
        return result
    }
}
