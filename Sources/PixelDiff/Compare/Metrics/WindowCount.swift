import Imaging

/// The most pixels of a set that any square of a picture holds: how dense a difference is.
///
/// - Source: the `windowSize` of pixelmatch after 7.2.
enum WindowCount {
    /// 1. The square is no larger than the picture on either side.
    /// 2. Each column knows how many of the set its last `side` rows have; a row adds its own and takes away
    ///    those of the one that leaves.
    /// 3. The sums of `side` columns slide along; a band that has no more in all than the best square is passed
    ///    over.
    ///
    /// - Parameter indices: The set's pixels by number, row by row, in order.
    /// - Returns: 0 for an empty picture.
    /// - Complexity: O(indices + width x height) for any side; bands without any cost nothing.
    static func most(of indices: [Int], in size: PixelSize, side: Int) -> Int {
        // 1.
        let side = min(side, size.width, size.height)
        guard side > 0, let first = indices.first else { return 0 }
        var columns = [Int](repeating: 0, count: size.width)
        var inBand = 0
        var most = 0
        var entering = 0
        var leaving = 0
        for y in first / size.width..<size.height {
            // 2.
            while entering < indices.count && indices[entering] < (y + 1) * size.width {
                columns[indices[entering] % size.width] += 1
                inBand += 1
                entering += 1
            }
            while leaving < entering && indices[leaving] < (y + 1 - side) * size.width {
                columns[indices[leaving] % size.width] -= 1
                inBand -= 1
                leaving += 1
            }
            if leaving == indices.count { break }
            // 3.
            if y < side - 1 || inBand <= most { continue }
            var sum = 0
            for x in 0..<size.width {
                sum += columns[x]
                if x >= side { sum -= columns[x - side] }
                most = max(most, sum)
            }
        }
        return most
    }

    /// The same, square by square.
    static func mostByReference(of indices: [Int], in size: PixelSize, side: Int) -> Int {
        let side = min(side, size.width, size.height)
        guard side > 0 else { return 0 }
        let set = Set(indices)
        var most = 0
        for top in 0...size.height - side {
            for left in 0...size.width - side {
                var sum = 0
                for y in top..<top + side {
                    for x in left..<left + side where set.contains(y * size.width + x) { sum += 1 }
                }
                most = max(most, sum)
            }
        }
        return most
    }
}
