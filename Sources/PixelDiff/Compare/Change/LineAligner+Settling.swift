extension LineAligner {
    /// Step 5: bands that may slide are put where a person would expect them.
    func settled(_ alignment: LineAlignment) -> LineAlignment {
        let count = LineAlignment.Run(
            reference: alignment.referenceCount, candidate: alignment.candidateCount, length: 0)
        var runs = [LineAlignment.Run(reference: 0, candidate: 0, length: 0)] + alignment.runs + [count]
        for i in 0..<runs.count - 1 {
            let shift = slide(between: runs[i], and: runs[i + 1])
            runs[i].length += shift
            runs[i + 1].reference += shift
            runs[i + 1].candidate += shift
            runs[i + 1].length -= shift
        }
        return LineAlignment(
            referenceCount: alignment.referenceCount, candidateCount: alignment.candidateCount, runs: runs)
    }

    /// How far the band between two runs goes down (up where negative).
    private func slide(between upper: LineAlignment.Run, and lower: LineAlignment.Run) -> Int {
        let removed = upper.referenceEnd..<lower.reference
        let inserted = upper.candidateEnd..<lower.candidate
        let isInserted = removed.isEmpty && !inserted.isEmpty
        guard isInserted || (inserted.isEmpty && !removed.isEmpty) else { return 0 }
        let (lines, band) = isInserted ? (candidate, inserted) : (reference, removed)
        var up = 0
        while up < upper.length, lines[band.lowerBound - 1 - up] == lines[band.upperBound - 1 - up] {
            up += 1
        }
        var down = 0
        while down < lower.length, lines[band.lowerBound + down] == lines[band.upperBound + down] {
            down += 1
        }
        if up == band.lowerBound { return -up }
        if band.upperBound + down == lines.count { return down }
        return (down - up) / 2
    }
}
