import Foundation

/// The box around a chord.
struct GridBox {
    var minX: Int
    var minY: Int
    var maxX: Int
    var maxY: Int

    init(_ a: GridPoint, _ b: GridPoint) {
        (minX, maxX) = (min(a.x, b.x), max(a.x, b.x))
        (minY, maxY) = (min(a.y, b.y), max(a.y, b.y))
    }

    func meets(_ other: GridBox) -> Bool {
        minX <= other.maxX && other.minX <= maxX && minY <= other.maxY && other.minY <= maxY
    }
}

/// Finds all pairs of boxes that meet.
///
/// 1. Halve the set at the mean of its boxes' middles, across the way that spreads more; a box on both sides
///    goes into both halves.
/// 2. Small sets, and those that halving doesn't make smaller, are compared box by box.
///
/// About n log n comparisons for small boxes spread out; more than half a billion are given up. A pair may be visited more than once.
struct PairSearch {
    let boxes: [GridBox]
    private var comparisons = 0

    private static let comparisonLimit = 500_000_000

    init(boxes: [GridBox]) {
        self.boxes = boxes
    }

    mutating func visit(_ body: (Int, Int) throws(TooManyCrossings) -> Void) throws(TooManyCrossings) {
        try visit(Array(boxes.indices), depth: 0, body)
    }

    private mutating func visit(
        _ set: [Int], depth: Int, _ body: (Int, Int) throws(TooManyCrossings) -> Void
    ) throws(TooManyCrossings) {
        comparisons += set.count
        // 1.
        if set.count > 24, depth < 48, let (low, high) = halves(of: set) {
            try visit(low, depth: depth + 1, body)
            try visit(high, depth: depth + 1, body)
            return
        }
        // 2.
        comparisons += set.count * set.count / 2
        if comparisons > Self.comparisonLimit { throw TooManyCrossings() }
        for (place, first) in set.enumerated() {
            let box = boxes[first]
            for next in set.indices.dropFirst(place + 1) where box.meets(boxes[set[next]]) {
                try body(first, set[next])
            }
        }
    }

    /// Nil where both halves would be nearly as large as the set.
    private func halves(of set: [Int]) -> ([Int], [Int])? {
        var (sumX, sumY) = (0, 0)
        var (lowX, lowY, highX, highY) = (Int.max, Int.max, Int.min, Int.min)
        for index in set {
            let box = boxes[index]
            let (x, y) = (box.minX + box.maxX, box.minY + box.maxY)
            (sumX, sumY) = (sumX + x, sumY + y)
            (lowX, highX) = (min(lowX, x), max(highX, x))
            (lowY, highY) = (min(lowY, y), max(highY, y))
        }
        let isWide = highX - lowX > highY - lowY
        for sideways in [isWide, !isWide] {
            let middle = (sideways ? sumX : sumY) / (2 * set.count)
            let low = set.filter { (sideways ? boxes[$0].minX : boxes[$0].minY) <= middle }
            let high = set.filter { (sideways ? boxes[$0].maxX : boxes[$0].maxY) >= middle }
            if low.count + high.count < set.count + set.count / 2, max(low.count, high.count) < set.count {
                return (low, high)
            }
        }
        return nil
    }
}
