/// Finds the commits between good and bad with which pictures change.
///
/// The oracle's changes are the commits in their order; only the trees of commits are asked for, so a subset is always
/// a beginning of the list. For each picture that differs:
///
/// 1. Start where good is shown.
/// 2. Binary search for a pair of neighbours of which the earlier shows what the start shows, and the later does not.
/// 3. A commit that does not build is stepped around: the search goes on away from it. If between the two only such
///    commits are left, all of them up to the later one are one step.
/// 4. If the later one does not show what bad shows, it is the next start: more commits are at work.
///
/// In a history that goes to and fro the steps need not be the first ones, but what is claimed of a step was seen: its
/// parent shows the one picture, its last commit the other.
final class CommitSearch {
    /// Commits with which a picture changes; more than one where those between do not build.
    struct Step: Hashable {
        /// Indices of the commits. The parent of the first has the tree of this many commits.
        var commits: Range<Int>
        /// Ascending.
        var pictures: [String]
    }

    private let memory: TrialMemory
    private let count: Int

    /// Ascending.
    private(set) var steps: [Step] = []
    /// The pictures that differ and are not explained yet, by name.
    private(set) var remainingPictures: [String] = []
    /// The commits among which the search still looks.
    private(set) var suspects: Range<Int>

    init(oracle: any BisectOracle, count: Int) {
        memory = TrialMemory(oracle: oracle)
        self.count = count
        suspects = 0..<count
    }

    /// - Precondition: Good and bad have pictures.
    /// - Throws: What the oracle throws; the properties then say how far it came.
    func run() throws {
        let good = try pictures(0) ?? [:]
        let bad = try pictures(count) ?? [:]
        remainingPictures = Set(good.keys).union(bad.keys).filter { good[$0] != bad[$0] }.sorted()
        for picture in remainingPictures {
            var start = 0  // 1
            while try shown(picture, start) != bad[picture] {
                let step = try step(of: picture, after: start)
                record(step, picture)
                start = step.upperBound  // 4
            }
            remainingPictures.removeAll { $0 == picture }
        }
        suspects = 0..<0
    }

    private func step(of picture: String, after start: Int) throws -> Range<Int> {
        let before = try shown(picture, start)
        var (low, high) = (start, count)
        suspects = low..<high
        while let middle = next(low, high) {  // 2
            let ends = [middle, low + (middle - low) / 2, middle + (high - middle) / 2]
            try memory.prepare(ends.filter { $0 > low && $0 < high }.map { .all($0) }, purpose: .commit)
            guard let pictures = try pictures(middle) else { continue }
            if pictures[picture] == before { low = middle } else { high = middle }
            suspects = low..<high
        }
        return low..<high
    }

    /// The commit to look at between two others: the middle one; once some do not build, the first of the quarters,
    /// eighths... that is far from those; at last any that is left.
    private func next(_ low: Int, _ high: Int) -> Int? {
        let failed = (low + 1..<max(high, low + 1)).filter {
            memory.known(.all($0)).map { $0.pictures == nil } ?? false
        }
        let open = (low + 1..<max(high, low + 1)).filter { !failed.contains($0) }
        guard !open.isEmpty else { return nil }
        if failed.isEmpty { return (low + high) / 2 }
        let distance = max(1, (high - low) / 8)
        var parts = 2
        while parts <= 2 * (high - low) {
            for part in stride(from: 1, to: parts, by: 2) {
                let index = low + part * (high - low) / parts
                let isNear = failed.contains { abs($0 - index) < distance }
                if open.contains(index), !isNear { return index }
            }
            parts *= 2
        }
        return open[open.count / 2]
    }

    private func shown(_ picture: String, _ commits: Int) throws -> String? {
        try pictures(commits)?[picture]
    }

    private func pictures(_ commits: Int) throws -> [String: String]? {
        let purpose: TrialPurpose = commits == 0 ? .good : commits == count ? .bad : .commit
        return try memory.outcome(of: .all(commits), purpose: purpose).pictures
    }

    private func record(_ commits: Range<Int>, _ picture: String) {
        if let known = steps.firstIndex(where: { $0.commits == commits }) {
            steps[known].pictures = (steps[known].pictures + [picture]).sorted()
        } else {
            steps.append(Step(commits: commits, pictures: [picture]))
            steps.sort {
                ($0.commits.lowerBound, $0.commits.upperBound) < (
                    $1.commits.lowerBound, $1.commits.upperBound
                )
            }
        }
    }
}
