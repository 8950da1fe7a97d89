/// Numbers at positions, of which the least in a range of positions is asked for: each question and removal O(log n).
struct FirstInRange {
    private var positions: [Int] = []
    private var numbers: [Int] = []
    /// The least of each pair below, to the root at 1; the numbers themselves are the last ones. Empty until asked.
    private var least: [Int] = []
    private static let none = Int.max

    /// Adds a number at a position after all others.
    mutating func append(_ number: Int, at position: Int) {
        positions.append(position)
        numbers.append(number)
        least = []
    }

    /// Takes a number away; nothing where there is none.
    mutating func remove(at position: Int) {
        makeIfNeeded()
        let place = place(of: position)
        guard place < positions.count, positions[place] == position else { return }
        var node = place + positions.count
        least[node] = Self.none
        while node > 1 {
            node /= 2
            least[node] = min(least[2 * node], least[2 * node + 1])
        }
    }

    /// The least number at one of the positions; nil where there is none.
    mutating func first(in range: Range<Int>) -> Int? {
        makeIfNeeded()
        var low = place(of: range.lowerBound) + positions.count
        var high = place(of: range.upperBound) + positions.count
        var found = Self.none
        while low < high {
            if low % 2 == 1 {
                found = min(found, least[low])
                low += 1
            }
            if high % 2 == 1 {
                high -= 1
                found = min(found, least[high])
            }
            low /= 2
            high /= 2
        }
        return found == Self.none ? nil : found
    }

    private mutating func makeIfNeeded() {
        guard least.isEmpty, !numbers.isEmpty else { return }
        least = Array(repeating: Self.none, count: numbers.count) + numbers
        for node in stride(from: numbers.count - 1, to: 0, by: -1) {
            least[node] = min(least[2 * node], least[2 * node + 1])
        }
    }

    /// The first place whose position is `position` or greater.
    private func place(of position: Int) -> Int {
        var (low, high) = (0, positions.count)
        while low < high {
            let middle = (low + high) / 2
            if positions[middle] < position { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
