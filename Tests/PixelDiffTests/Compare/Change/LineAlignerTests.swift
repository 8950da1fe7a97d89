import Testing

@testable import PixelDiff

@Suite struct LineAlignerTests {
    private func runs(_ a: [UInt64], _ b: [UInt64]) -> [LineAlignment.Run] {
        LineAligner(reference: a, candidate: b) { a[$0] == b[$1] ? 0 : 1 }.alignment().runs
    }

    private func run(_ reference: Int, _ candidate: Int, _ length: Int) -> LineAlignment.Run {
        LineAlignment.Run(reference: reference, candidate: candidate, length: length)
    }

    @Test func emptySides() {
        #expect(runs([], []) == [])
        #expect(runs([1, 2], []) == [])
        #expect(runs([], [1]) == [])
    }

    @Test func linesThatOccurOftenAreAlignedFromTheEnds() {
        #expect(runs([0, 0, 0], [0, 0, 0, 0]) == [run(0, 1, 3)])
        #expect(runs([0, 1, 0, 0, 2, 0], [0, 1, 0, 3, 0, 2, 0]) == [run(0, 0, 3), run(3, 4, 3)])
    }

    @Test func changedLinesStayInTheirPlace() {
        #expect(runs([1, 2, 3, 4], [1, 8, 9, 4]) == [run(0, 0, 4)])
        #expect(runs([1, 2, 3, 4], [1, 8, 4]) == [run(0, 0, 1), run(2, 1, 2)])
    }

    /// The longest sequence that rises, against all subsequences.
    @Test func risingSequencesAreTheLongest() {
        var random = SeededGenerator(seed: 3)
        for _ in 0..<200 {
            let numbers = Array(0..<Int.random(in: 0...9, using: &random)).shuffled(using: &random)
            let found = RisingSequence.longest(numbers)
            #expect(
                found == found.sorted() && found.map { numbers[$0] } == found.map { numbers[$0] }.sorted())
            let best = (0..<1 << numbers.count).map { mask -> Int in
                let chosen = numbers.indices.filter { mask >> $0 & 1 == 1 }.map { numbers[$0] }
                return chosen == chosen.sorted() ? chosen.count : 0
            }.max()
            #expect(found.count == best)
        }
    }

    /// Runs rise in both, overlap nowhere, and cover as many lines as the shorter of two random texts allows.
    @Test func alignmentsAreInOrder() {
        var random = SeededGenerator(seed: 11)
        for _ in 0..<300 {
            let letters = UInt64.random(in: 1...12, using: &random)
            let text = { (random: inout SeededGenerator) in
                (0..<Int.random(in: 0...40, using: &random)).map { _ in
                    UInt64.random(in: 0..<letters, using: &random)
                }
            }
            let (a, b) = (text(&random), text(&random))
            let alignment = LineAligner(reference: a, candidate: b) { a[$0] == b[$1] ? 0 : 1 }.alignment()
            var (i, j) = (0, 0)
            for run in alignment.runs {
                #expect(run.length > 0 && run.reference >= i && run.candidate >= j)
                (i, j) = (run.referenceEnd, run.candidateEnd)
            }
            #expect(i <= a.count && j <= b.count)
            for gap in alignment.gaps { #expect(gap.reference.isEmpty || gap.candidate.isEmpty) }
        }
    }
}
