import Imaging

/// The most counted pixels that any square of a picture holds: how dense a difference is.
///
/// - Source: the `windowSize` of pixelmatch after 7.2.
enum WindowCount {
    /// 1. The square is no larger than the picture on either side.
    /// 2. Each column knows how many counted pixels its last `side` rows have; a row adds its own and takes
    ///    away the one that leaves.
    /// 3. The sums of `side` columns slide along; a band that has no more in all is passed over.
    ///
    /// - Parameter isCounted: Asked with the pixel's number, row by row.
    /// - Returns: 0 for an empty picture.
    /// - Complexity: O(width x height) for any side.
    static func most(in size: PixelSize, side: Int, isCounted: (Int) -> Bool) -> Int {
        // 1.
        let side = min(side, size.width, size.height)
        guard side > 0 else { return 0 }
        var columns = [Int](repeating: 0, count: size.width)
        var inBand = 0
        var most = 0
        for y in 0..<size.height {
            // 2.
            for x in 0..<size.width {
                var change = isCounted(y * size.width + x) ? 1 : 0
                if y >= side && isCounted((y - side) * size.width + x) { change -= 1 }
                columns[x] += change
                inBand += change
            }
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
    static func mostByReference(in size: PixelSize, side: Int, isCounted: (Int) -> Bool) -> Int {
        let side = min(side, size.width, size.height)
        guard side > 0 else { return 0 }
        var most = 0
        for top in 0...size.height - side {
            for left in 0...size.width - side {
                var sum = 0
                for y in top..<top + side {
                    for x in left..<left + side where isCounted(y * size.width + x) { sum += 1 }
                }
                most = max(most, sum)
            }
        }
        return most
    }
}
