/// Names that a person may have meant.
enum NearNames {
    /// The names nearest to `wanted`, at most `limit`: those that differ in few letters or contain it, or are contained
    /// in it, before the others; each once, the earlier first where they are as near.
    ///
    /// - Complexity: O(names x letters squared).
    static func of(_ wanted: String, among names: [String], limit: Int = 5) -> [String] {
        var seen: Set<String> = []
        let distinct = names.filter { !$0.isEmpty && seen.insert($0).inserted }
        let ranked = distinct.enumerated().map { (distance(wanted, $0.element), $0.offset, $0.element) }
        return ranked.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.prefix(limit).map(\.2)
    }

    /// Levenshtein's distance without case; 1 at most where one contains the other.
    static func distance(_ a: String, _ b: String) -> Int {
        let (first, second) = (Array(a.lowercased().prefix(100)), Array(b.lowercased().prefix(100)))
        var row = Array(0...second.count)
        for (i, letter) in first.enumerated() {
            var diagonal = row[0]
            row[0] = i + 1
            for (j, other) in second.enumerated() {
                let replaced = diagonal + (letter == other ? 0 : 1)
                diagonal = row[j + 1]
                row[j + 1] = min(replaced, row[j] + 1, row[j + 1] + 1)
            }
        }
        let contains = a.lowercased().contains(b.lowercased()) || b.lowercased().contains(a.lowercased())
        return contains && !a.isEmpty && !b.isEmpty ? min(row[second.count], 1) : row[second.count]
    }
}
