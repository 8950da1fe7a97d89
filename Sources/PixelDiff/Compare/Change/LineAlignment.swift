/// Which lines of two pictures are laid on each other; lines are rows, or columns.
struct LineAlignment: Hashable {
    /// Lines in a row that are laid on lines in a row.
    struct Run: Hashable {
        var reference: Int
        var candidate: Int
        var length: Int

        /// How far the content moved.
        var offset: Int { candidate - reference }
        var referenceEnd: Int { reference + length }
        var candidateEnd: Int { candidate + length }
    }

    /// Lines that one picture has between two lines that both have.
    struct Gap: Hashable {
        var reference: Range<Int>
        var candidate: Range<Int>
    }

    let referenceCount: Int
    let candidateCount: Int
    /// From the first line to the last, in both pictures; not empty, and no two of them meet in both.
    private(set) var runs: [Run]

    /// - Parameter runs: In any order; none crosses or overlaps another.
    init(referenceCount: Int, candidateCount: Int, runs: [Run]) {
        self.referenceCount = referenceCount
        self.candidateCount = candidateCount
        self.runs = []
        for run in runs.sorted(by: { $0.reference < $1.reference }) where run.length > 0 {
            if let last = self.runs.last, last.referenceEnd == run.reference,
                last.candidateEnd == run.candidate
            {
                self.runs[self.runs.count - 1].length += run.length
            } else {
                self.runs.append(run)
            }
        }
    }

    /// Both pictures laid on each other at their first lines.
    static func inPlace(_ referenceCount: Int, _ candidateCount: Int) -> LineAlignment {
        let shared = min(referenceCount, candidateCount)
        return LineAlignment(
            referenceCount: referenceCount, candidateCount: candidateCount,
            runs: [Run(reference: 0, candidate: 0, length: shared)])
    }

    /// What lies before, between and after the runs; gaps without lines are left out.
    var gaps: [Gap] {
        var (i, j) = (0, 0)
        var result: [Gap] = []
        for run in runs + [Run(reference: referenceCount, candidate: candidateCount, length: 0)] {
            if i < run.reference || j < run.candidate {
                result.append(Gap(reference: i..<run.reference, candidate: j..<run.candidate))
            }
            (i, j) = (run.referenceEnd, run.candidateEnd)
        }
        return result
    }

    /// Whether some line is laid on one at another place.
    var movesLines: Bool { runs.contains { $0.offset != 0 } }
}
