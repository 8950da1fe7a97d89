/// Divides the lines of a hunk into the smallest edits that make sense by themselves.
enum HunkAlignment {
    /// Hunks with more pairs of lines than this stay whole.
    private static let cellLimit = 40_000
    /// Lines less alike than this are not taken for versions of each other.
    private static let threshold = 0.5

    /// 1. Lines removed and added that look like versions of each other are aligned (Needleman and Wunsch 1970).
    /// 2. Each such pair is an edit.
    /// 3. Between two of them: as many lines removed as added are pairs in their order; lines only removed or only
    ///    added are an edit each; otherwise all are one edit.
    ///
    /// Complexity: O(removed x added lines).
    static func edits(
        of hunk: LineEdit, good: [ArraySlice<UInt8>], bad: [ArraySlice<UInt8>]
    ) -> [LineEdit] {
        guard hunk.good.count * hunk.bad.count <= cellLimit else { return [hunk] }
        let removed = hunk.good.map { good[$0] }
        let added = hunk.bad.map { bad[$0] }
        var result: [LineEdit] = []
        var start = (good: hunk.good.lowerBound, bad: hunk.bad.lowerBound)
        for pair in pairs(removed, added) {  // 1
            let place = (good: hunk.good.lowerBound + pair.good, bad: hunk.bad.lowerBound + pair.bad)
            result += between(start.good..<place.good, start.bad..<place.bad)
            result.append(LineEdit(good: place.good..<place.good + 1, bad: place.bad..<place.bad + 1))  // 2
            start = (place.good + 1, place.bad + 1)
        }
        result += between(start.good..<hunk.good.upperBound, start.bad..<hunk.bad.upperBound)
        return result
    }

    private static func between(_ good: Range<Int>, _ bad: Range<Int>) -> [LineEdit] {  // 3
        if good.count == bad.count {
            return zip(good, bad).map { LineEdit(good: $0..<$0 + 1, bad: $1..<$1 + 1) }
        }
        if bad.isEmpty { return good.map { LineEdit(good: $0..<$0 + 1, bad: bad) } }
        if good.isEmpty { return bad.map { LineEdit(good: good, bad: $0..<$0 + 1) } }
        return [LineEdit(good: good, bad: bad)]
    }

    private static func pairs(
        _ removed: [ArraySlice<UInt8>], _ added: [ArraySlice<UInt8>]
    ) -> [(good: Int, bad: Int)] {
        guard !removed.isEmpty, !added.isEmpty else { return [] }
        let width = added.count + 1
        // The best score of the lines from here to the end; and the likeness of each pair.
        var best = [Double](repeating: 0, count: (removed.count + 1) * width)
        var likeness = [Double](repeating: 0, count: removed.count * added.count)
        for row in removed.indices.reversed() {
            for column in added.indices.reversed() {
                let alike = similarity(removed[row], added[column])
                likeness[row * added.count + column] = alike
                let paired = alike >= threshold ? alike + best[(row + 1) * width + column + 1] : 0
                best[row * width + column] = max(
                    paired, best[(row + 1) * width + column], best[row * width + column + 1])
            }
        }
        var result: [(good: Int, bad: Int)] = []
        var (row, column) = (0, 0)
        while row < removed.count, column < added.count {
            let score = best[row * width + column]
            let alike = likeness[row * added.count + column]
            if alike >= threshold, score == alike + best[(row + 1) * width + column + 1] {
                result.append((row, column))
                (row, column) = (row + 1, column + 1)
            } else if score == best[(row + 1) * width + column] {
                row += 1
            } else {
                column += 1
            }
        }
        return result
    }

    /// The share of the longer line that both begin or end with, blanks around them left out; 0 for empty lines.
    private static func similarity(_ first: ArraySlice<UInt8>, _ second: ArraySlice<UInt8>) -> Double {
        let (first, second) = (trimmed(first), trimmed(second))
        let shorter = min(first.count, second.count)
        guard shorter > 0 else { return 0 }
        let prefix = zip(first, second).prefix { $0 == $1 }.count
        let suffix = zip(first.reversed(), second.reversed()).prefix { $0 == $1 }.count
        return Double(min(prefix + suffix, shorter)) / Double(max(first.count, second.count))
    }

    private static func trimmed(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
        let start = line.drop(while: isBlank)
        return start.dropLast(start.reversed().prefix(while: isBlank).count)
    }
}
