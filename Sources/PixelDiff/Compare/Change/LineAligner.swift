/// Finds inserted and removed lines by laying equal lines of two pictures on each other.
///
/// 1. Equal lines at the beginning of a part are laid on each other, then equal lines at its end.
/// 2. In what is left, lines that occur once in either picture are anchors; of those the longest sequence that rises
///    in both is kept.
/// 3. The parts between anchors are taken up in the same way. Anchors grow over lines that aren't unique by step 1.
/// 4. A part without anchors: as many lines of one as of the other are changed in place. Else lines are missing in
///    the shorter one; the place where they were is where the fewest pixels differ.
/// 5. A band that could stand elsewhere, since the lines beside it are like its own, goes to the picture's edge
///    where it can, else into the middle of the places where it could stand.
///
/// O(n log n) for n lines, and one look at the pixels of parts without anchors.
///
/// Source: B. Cohen's patience diff, as described in his article "Patience Diff Advantages" (2010); step 4 is what
/// takes the place of its longest common subsequence, which pictures of noise would make quadratic.
struct LineAligner {
    let reference: [UInt64]
    let candidate: [UInt64]
    /// How many pixels differ between a line of the reference and one of the candidate.
    let difference: (Int, Int) -> Int

    /// Parts within parts that are searched for anchors.
    private static let depthLimit = 24

    private struct Part {
        var reference: Range<Int>
        var candidate: Range<Int>
        var depth: Int

        var isEmpty: Bool { reference.isEmpty || candidate.isEmpty }
    }

    func alignment() -> LineAlignment {
        var runs: [LineAlignment.Run] = []
        var parts = [Part(reference: reference.indices, candidate: candidate.indices, depth: 0)]
        while var part = parts.popLast() {
            runs += trim(&part)  // 1
            if part.isEmpty { continue }
            let anchors = part.depth < Self.depthLimit ? anchors(in: part) : []  // 2
            if anchors.isEmpty {
                runs += filled(part)  // 4
                continue
            }
            runs += anchors
            let between = LineAlignment(
                referenceCount: part.reference.upperBound, candidateCount: part.candidate.upperBound,
                runs: anchors
            ).gaps
            for gap in between {  // 3
                parts.append(
                    Part(
                        reference: gap.reference.clamped(to: part.reference),
                        candidate: gap.candidate.clamped(to: part.candidate), depth: part.depth + 1))
            }
        }
        return settled(
            LineAlignment(
                referenceCount: reference.count, candidateCount: candidate.count, runs: runs))  // 5
    }

    /// Step 1. Takes what is equal at both ends out of the part.
    private func trim(_ part: inout Part) -> [LineAlignment.Run] {
        let shared = min(part.reference.count, part.candidate.count)
        let (r, c) = (part.reference, part.candidate)
        var head = 0
        while head < shared, reference[r.lowerBound + head] == candidate[c.lowerBound + head] { head += 1 }
        var tail = 0
        while tail < shared - head,
            reference[r.upperBound - 1 - tail] == candidate[c.upperBound - 1 - tail]
        {
            tail += 1
        }
        part.reference = r.lowerBound + head..<r.upperBound - tail
        part.candidate = c.lowerBound + head..<c.upperBound - tail
        return [
            LineAlignment.Run(reference: r.lowerBound, candidate: c.lowerBound, length: head),
            LineAlignment.Run(
                reference: r.upperBound - tail, candidate: c.upperBound - tail, length: tail),
        ]
    }

    /// Step 2.
    private func anchors(in part: Part) -> [LineAlignment.Run] {
        var places: [UInt64: (reference: Int, candidate: Int)] = [:]
        let absent = -1
        let repeated = -2
        for i in part.reference {
            let isNew = places[reference[i]] == nil
            places[reference[i]] = (isNew ? i : repeated, absent)
        }
        for j in part.candidate {
            guard let place = places[candidate[j]] else { continue }
            places[candidate[j]]?.candidate = place.candidate == absent ? j : repeated
        }
        let pairs: [(reference: Int, candidate: Int)] = part.reference.compactMap { i in
            guard let place = places[reference[i]], place.reference >= 0, place.candidate >= 0 else {
                return nil
            }
            return place
        }
        return RisingSequence.longest(pairs.map(\.candidate)).map {
            LineAlignment.Run(reference: pairs[$0].reference, candidate: pairs[$0].candidate, length: 1)
        }
    }

    /// Step 4.
    private func filled(_ part: Part) -> [LineAlignment.Run] {
        let (r, c) = (part.reference, part.candidate)
        let shared = min(r.count, c.count)
        let missing = c.count - r.count
        guard missing != 0 else {
            return [LineAlignment.Run(reference: r.lowerBound, candidate: c.lowerBound, length: shared)]
        }
        // Pixels that differ with all lines laid on those at the end; then one by one to those at the start.
        let skipped = (reference: max(0, -missing), candidate: max(0, missing))
        var cost = 0
        var gains: [Int] = []
        for k in 0..<shared {
            let early = difference(r.lowerBound + k, c.lowerBound + k)
            let late = difference(
                r.lowerBound + k + skipped.reference, c.lowerBound + k + skipped.candidate)
            gains.append(early - late)
        }
        var best = (split: 0, cost: 0)
        for k in 0..<shared {
            cost += gains[k]
            if cost < best.cost { best = (k + 1, cost) }
        }
        return [
            LineAlignment.Run(reference: r.lowerBound, candidate: c.lowerBound, length: best.split),
            LineAlignment.Run(
                reference: r.lowerBound + best.split + skipped.reference,
                candidate: c.lowerBound + best.split + skipped.candidate, length: shared - best.split),
        ]
    }
}
