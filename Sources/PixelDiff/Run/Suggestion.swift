/// Finds the word that was probably meant.
public enum Suggestion {
    /// The candidate with the fewest edits, the first of equals; nil when more than a third of the word
    /// (at least two letters) would have to change.
    public static func nearest(to word: String, among candidates: [String]) -> String? {
        let limit = max(2, word.count / 3)
        var best: (word: String, distance: Int)?
        for candidate in candidates {
            let distance = distance(Array(word), Array(candidate))
            if distance <= limit && distance < (best?.distance ?? Int.max) {
                best = (candidate, distance)
            }
        }
        return best?.word
    }

    /// Levenshtein's distance: insertions, deletions and substitutions.
    private static func distance(_ a: [Character], _ b: [Character]) -> Int {
        var row = Array(0...b.count)
        for (i, x) in a.enumerated() {
            var diagonal = row[0]
            row[0] = i + 1
            for (j, y) in b.enumerated() {
                let substituted = diagonal + (x == y ? 0 : 1)
                diagonal = row[j + 1]
                row[j + 1] = min(substituted, row[j] + 1, diagonal + 1)
            }
        }
        return row[b.count]
    }
}
