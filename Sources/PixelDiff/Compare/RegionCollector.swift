import Imaging

/// Gathers differing pixels, row by row from the top, into few rectangles.
///
/// 1. A run of differing pixels joins every open rectangle that is less than ``distance`` pixels away,
///    and so do those rectangles each other.
/// 2. A rectangle that no later row can reach is closed.
/// 3. At the end, rectangles that have grown near each other are joined, until none are left that near.
/// 4. While more than ``limit`` are left, the distance doubles and step 3 is repeated.
///
/// Open rectangles all reach the current row, or nearly, so only columns tell them apart: they are kept from left to
/// right, less than ``distance`` pixels never between two. The result depends only on the set of pixels.
/// O(runs x log open rectangles + rows x open rectangles) time.
struct RegionCollector {
    static let distance = 8
    static let limit = 100

    /// From left to right.
    private var open: [PixelRect] = []
    /// The last row that was added to.
    private var row = Int.min
    private var closed: [PixelRect] = []

    /// Adds the columns `range` of row `y`; rows must not go up again.
    mutating func add(_ range: Range<Int>, row y: Int) {
        add(
            PixelRect(x: range.lowerBound, y: y, width: range.count, height: 1),
            distance: RegionCollector.distance)
    }

    /// The rectangles, ordered by top, then left.
    func regions() -> [PixelRect] {
        var distance = RegionCollector.distance
        var rects = RegionCollector.joined(open + closed, distance: distance)
        while rects.count > RegionCollector.limit {
            distance *= 2
            rects = RegionCollector.joined(rects, distance: distance)
        }
        return rects
    }

    private mutating func add(_ rect: PixelRect, distance: Int) {
        if rect.y > row {
            row = rect.y
            close(distance: distance)
        }
        // 1.
        let first = firstOpen(reaching: rect.x - distance)
        var end = first
        var grown = rect
        while end < open.count, open[end].x < grown.maxX + distance {
            grown = grown.union(open[end])
            end += 1
        }
        if end == first + 1 {
            open[first] = grown
        } else {
            open.replaceSubrange(first..<end, with: CollectionOfOne(grown))
        }
    }

    /// 2.
    private mutating func close(distance: Int) {
        var kept = 0
        for index in open.indices {
            let rect = open[index]
            if rect.maxY + distance <= row {
                closed.append(rect)
            } else {
                open[kept] = rect
                kept += 1
            }
        }
        open.removeLast(open.count - kept)
    }

    /// The first open rectangle whose right edge lies beyond a column.
    private func firstOpen(reaching column: Int) -> Int {
        var range = 0..<open.count
        while !range.isEmpty {
            let middle = (range.lowerBound + range.upperBound) / 2
            range = open[middle].maxX > column ? range.lowerBound..<middle : middle + 1..<range.upperBound
        }
        return range.lowerBound
    }

    /// 3. Repeats the sweep until it joins nothing more.
    private static func joined(_ rects: [PixelRect], distance: Int) -> [PixelRect] {
        var current = rects.sorted(by: topLeftFirst)
        while true {
            var sweep = RegionCollector()
            for rect in current { sweep.add(rect, distance: distance) }
            let next = (sweep.open + sweep.closed).sorted(by: topLeftFirst)
            if next.count == current.count { return next }
            current = next
        }
    }

    private static func topLeftFirst(_ a: PixelRect, _ b: PixelRect) -> Bool {
        (a.y, a.x, a.height, a.width) < (b.y, b.x, b.height, b.width)
    }
}
