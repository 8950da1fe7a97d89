import Imaging

/// Gathers differing pixels, row by row from the top, into few rectangles.
///
/// 1. A run of differing pixels joins every open rectangle that is less than ``distance`` pixels away,
///    and so do those rectangles each other.
/// 2. A rectangle that no later row can reach is closed.
/// 3. At the end, rectangles that have grown near each other are joined, until none are left that near.
/// 4. While more than ``limit`` are left, the distance doubles and step 3 is repeated.
///
/// The result depends only on the set of pixels. O(runs x open rectangles) time.
struct RegionCollector {
    static let distance = 8
    static let limit = 100

    private var open: [PixelRect] = []
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
        // 1.
        var grown = rect
        var index = 0
        while index < open.count {
            let other = open[index]
            if other.maxY + distance <= rect.y {
                // 2.
                closed.append(other)
                open.swapAt(index, open.count - 1)
                open.removeLast()
            } else if RegionCollector.near(grown, other, distance: distance) {
                grown = grown.union(other)
                open.swapAt(index, open.count - 1)
                open.removeLast()
                index = 0
            } else {
                index += 1
            }
        }
        open.append(grown)
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

    /// True when fewer than `distance` pixels lie between the two on each axis.
    private static func near(_ a: PixelRect, _ b: PixelRect, distance: Int) -> Bool {
        a.x < b.maxX + distance && b.x < a.maxX + distance && a.y < b.maxY + distance
            && b.y < a.maxY + distance
    }
}
