import Foundation

/// How long the lines of a lazy container are: those that were made exactly, the others as the mean of the
/// made ones of the same part (header, content, footer), or of all.
struct LazyExtents {
    struct Entry {
        let line: Int
        let part: Int
        /// Points to what is before.
        var gap: CGFloat
        var length: CGFloat
        /// What the line, or the last one before it that isn't empty, asks of the next; nil where all are empty.
        var spacing: ViewSpacing?

        var extent: CGFloat { gap + length }
    }

    /// By line.
    private(set) var entries: [Entry] = []
    private var sums: [Sum] = []

    /// Of all entries before one.
    private struct Sum {
        var extent: CGFloat = 0
        var counts = [0, 0, 0]
        var extents: [CGFloat] = [0, 0, 0]
    }

    /// Forgets lines from `count` on.
    mutating func cut(to count: Int) {
        entries.removeAll { $0.line >= count }
        sums.removeAll(keepingCapacity: true)
    }

    mutating func set(_ entry: Entry) {
        let index = firstIndex(from: entry.line)
        if index < entries.count, entries[index].line == entry.line {
            guard entries[index].extent != entry.extent || entries[index].gap != entry.gap else {
                entries[index].spacing = entry.spacing
                return
            }
            entries[index] = entry
        } else {
            entries.insert(entry, at: index)
        }
        if sums.count > index + 1 { sums.removeSubrange((index + 1)...) }
    }

    /// The first entry of `line` or one after it. O(log n).
    private func firstIndex(from line: Int) -> Int {
        if let last = entries.last, last.line < line { return entries.count }
        var (low, high) = (0, entries.count)
        while low < high {
            let middle = (low + high) / 2
            if entries[middle].line < line { low = middle + 1 } else { high = middle }
        }
        return low
    }

    subscript(line: Int) -> Entry? {
        let index = firstIndex(from: line)
        return index < entries.count && entries[index].line == line ? entries[index] : nil
    }

    private mutating func sum(before index: Int) -> Sum {
        if sums.isEmpty { sums.append(Sum()) }
        while sums.count <= index {
            var sum = sums[sums.count - 1]
            let entry = entries[sums.count - 1]
            sum.extent += entry.extent
            sum.counts[entry.part] += 1
            sum.extents[entry.part] += entry.extent
            sums.append(sum)
        }
        return sums[index]
    }

    /// What an unknown line of a part counts; 0 while nothing is known.
    mutating func mean(_ part: Int) -> CGFloat {
        let all = sum(before: entries.count)
        if all.counts[part] > 0 { return all.extents[part] / CGFloat(all.counts[part]) }
        return entries.isEmpty ? 0 : all.extent / CGFloat(entries.count)
    }

    /// The extent of all lines before `line`, of which there are so many of each part.
    mutating func position(of line: Int, counts: [Int]) -> CGFloat {
        let known = sum(before: firstIndex(from: line))
        var position = known.extent
        for part in 0..<3 where counts[part] > known.counts[part] {
            position += CGFloat(counts[part] - known.counts[part]) * mean(part)
        }
        return position
    }
}
