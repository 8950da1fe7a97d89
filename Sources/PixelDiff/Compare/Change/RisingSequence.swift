/// The longest rising subsequence, by the card game that patience diff has its name from.
enum RisingSequence {
    /// The positions of a longest strictly rising subsequence of distinct numbers.
    ///
    /// 1. Each number goes onto the leftmost pile whose top is greater, and remembers the top of the pile before.
    /// 2. The piles are as many as the sequence is long: from the last top back along what was remembered.
    ///
    /// O(n log n).
    ///
    /// Source: D. Aldous and P. Diaconis, "Longest increasing subsequences: from patience sorting to the
    /// Baik-Deift-Johansson theorem", Bulletin of the AMS 36 (1999).
    static func longest(_ numbers: [Int]) -> [Int] {
        var tops: [Int] = []
        var before = [Int](repeating: -1, count: numbers.count)
        for (index, number) in numbers.enumerated() {  // 1
            var (low, high) = (0, tops.count)
            while low < high {
                let middle = (low + high) / 2
                if numbers[tops[middle]] < number { low = middle + 1 } else { high = middle }
            }
            if low > 0 { before[index] = tops[low - 1] }
            if low == tops.count { tops.append(index) } else { tops[low] = index }
        }
        var result: [Int] = []
        var index = tops.last ?? -1
        while index >= 0 {  // 2
            result.append(index)
            index = before[index]
        }
        return result.reversed()
    }
}
