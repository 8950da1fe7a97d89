import Foundation
import PixelDiff
import Testing

@Suite struct CauseSearchTests {
    /// Set PIXELDIFF_SEED to repeat a failed run with its seed.
    static let seed = ProcessInfo.processInfo.environment["PIXELDIFF_SEED"].flatMap(UInt64.init) ?? 20_261_130

    struct Shape: CustomTestStringConvertible {
        var count: Int
        var size: Int
        var coupling: Double
        /// No more runs than this on average: good and bad included, confirmations not.
        var meanRuns: Double
        /// The same if the culprits are a little likelier than the others (0.5 on a score from 0 to 1).
        var meanRunsWithHint: Double
        var testDescription: String { "\(count) changes, \(size) culprits, coupling \(coupling)" }
    }

    static let shapes = [
        Shape(count: 10, size: 1, coupling: 0, meanRuns: 7, meanRunsWithHint: 5.5),
        Shape(count: 10, size: 1, coupling: 0.3, meanRuns: 9, meanRunsWithHint: 7),
        Shape(count: 10, size: 2, coupling: 0, meanRuns: 12, meanRunsWithHint: 10.5),
        Shape(count: 10, size: 2, coupling: 0.3, meanRuns: 15, meanRunsWithHint: 14),
        Shape(count: 20, size: 1, coupling: 0, meanRuns: 8, meanRunsWithHint: 7),
        Shape(count: 20, size: 1, coupling: 0.3, meanRuns: 11.5, meanRunsWithHint: 9),
        Shape(count: 20, size: 2, coupling: 0, meanRuns: 14, meanRunsWithHint: 12.5),
        Shape(count: 20, size: 2, coupling: 0.3, meanRuns: 19.5, meanRunsWithHint: 18),
        Shape(count: 50, size: 1, coupling: 0, meanRuns: 9.5, meanRunsWithHint: 8),
        Shape(count: 50, size: 1, coupling: 0.3, meanRuns: 17, meanRunsWithHint: 12),
        Shape(count: 50, size: 2, coupling: 0, meanRuns: 17, meanRunsWithHint: 15.5),
        Shape(count: 50, size: 2, coupling: 0.3, meanRuns: 27, meanRunsWithHint: 26),
    ]

    @Test(arguments: shapes) func plantedCulprits(shape: Shape) throws {
        let trials = 300
        for hint in [false, true] {
            var generator = SeededGenerator(seed: Self.seed)
            var runs = 0
            for trial in 0..<trials {
                let planted = PlantedCase.random(
                    count: shape.count, size: shape.size, coupling: shape.coupling, using: &generator)
                let oracle = SimulatedOracle(planted)
                let traits = hint ? hintedTraits(planted, using: &generator) : traits(planted)
                let search = CauseSearch(oracle: oracle, traits: traits)
                #expect(try search.run() == .explained, "trial \(trial), seed \(Self.seed)")
                verify(search.causes, of: planted, "trial \(trial), seed \(Self.seed)")
                #expect(Set(oracle.asked).count == oracle.asked.count, "a subset was asked for twice")
                runs += oracle.asked.count - oracle.confirmations
            }
            let mean = Double(runs) / Double(trials)
            print("bisect, \(shape.testDescription), hint \(hint): \(mean) runs, seed \(Self.seed)")
            #expect(mean <= (hint ? shape.meanRunsWithHint : shape.meanRuns))
        }
    }

    @Test func unhelpfulMessagesStillGiveMinimalCauses() throws {
        var generator = SeededGenerator(seed: Self.seed)
        for trial in 0..<200 {
            var planted = PlantedCase.random(count: 12, size: 1 + trial % 3, coupling: 0.4, using: &generator)
            planted.hasHelpfulMessages = false
            let search = CauseSearch(oracle: SimulatedOracle(planted), traits: traits(planted))
            #expect(try search.run() == .explained, "trial \(trial), seed \(Self.seed)")
            verify(search.causes, of: planted, "trial \(trial), seed \(Self.seed)")
        }
    }

    @Test func additionsAndUnlikelyChangesCanBeTheCause() throws {
        var generator = SeededGenerator(seed: Self.seed)
        for trial in 0..<200 {
            let planted = PlantedCase.random(count: 12, size: 1 + trial % 2, coupling: 0.3, using: &generator)
            let traits = (0..<12).map { _ in
                ChangeTraits(
                    likelihood: Double.random(in: 0..<1, using: &generator),
                    isAddition: Bool.random(using: &generator), isUnlikely: Bool.random(using: &generator))
            }
            let search = CauseSearch(oracle: SimulatedOracle(planted), traits: traits)
            #expect(try search.run() == .explained, "trial \(trial), seed \(Self.seed)")
            verify(search.causes, of: planted, "trial \(trial), seed \(Self.seed)")
        }
    }

    @Test func eitherOfTwoSuffices() throws {
        var planted = PlantedCase(count: 10, culprits: ["card": [ChangeSet([2]), ChangeSet([7])]])
        planted.masks = false
        // Both leave the same mark.
        let oracle = ClosureOracle { subset in
            .pictures(["card": subset.contains(2) || subset.contains(7) ? "bad" : "good"])
        }
        let search = CauseSearch(oracle: oracle, traits: traits(planted))
        #expect(try search.run() == .explained)
        #expect(Set(search.causes.map(\.changes)) == [ChangeSet([2]), ChangeSet([7])])
        #expect(search.causes.map(\.role) == [.cause, .alternative])
    }

    @Test func hiddenCause() throws {
        // The later one covers what the earlier one does.
        let planted = PlantedCase(
            count: 10, culprits: ["card": [ChangeSet([3]), ChangeSet([8])]], masks: true)
        let search = CauseSearch(oracle: SimulatedOracle(planted), traits: traits(planted))
        #expect(try search.run() == .explained)
        #expect(search.causes.map(\.changes) == [ChangeSet([8]), ChangeSet([3])])
        #expect(search.causes.map(\.role) == [.cause, .hidden])
    }

    /// Independent sets leave marks in one picture: each is a cause, and none is missing or too large.
    @Test func independentSetsInOnePicture() throws {
        var generator = SeededGenerator(seed: Self.seed)
        for trial in 0..<300 {
            let count = 12
            var free = Array(0..<count).shuffled(using: &generator)
            var sets: [ChangeSet] = []
            for _ in 0..<(2 + trial % 3) {
                let size = Int.random(in: 1...2, using: &generator)
                sets.append(ChangeSet(free.prefix(size)))
                free.removeFirst(size)
            }
            var planted = PlantedCase(count: count, culprits: ["card": sets])
            if trial % 2 == 1 {
                planted.couplings = (0..<3).map { _ in
                    let pair = Array(0..<count).shuffled(using: &generator)
                    return ChangeDependency(dependent: pair[0], needed: pair[1])
                }
            }
            // Sets that do not build alone have no effect of their own.
            guard sets.allSatisfy({ planted.outcome(of: $0).pictures != nil }) else { continue }
            let search = CauseSearch(oracle: SimulatedOracle(planted), traits: traits(planted))
            #expect(try search.run() == .explained, "trial \(trial), seed \(Self.seed)")
            #expect(Set(search.causes.map(\.changes)) == Set(sets), "trial \(trial), seed \(Self.seed)")
            #expect(search.causes.allSatisfy { $0.role == .contribution })
        }
    }

    @Test func aPartThatActsOnlyOnAnother() throws {
        // 5 does something only where 2 is applied; 8 is independent of both.
        let oracle = ClosureOracle { subset in
            let first = subset.contains(2) ? (subset.contains(5) ? "moved twice" : "moved") : ""
            return .pictures(["card": first + (subset.contains(8) ? " blue" : "")])
        }
        let search = CauseSearch(oracle: oracle, traits: Array(repeating: ChangeTraits(), count: 10))
        #expect(try search.run() == .explained)
        #expect(Set(search.causes.map(\.changes)) == [ChangeSet([2, 5]), ChangeSet([8])])
        #expect(search.causes.map(\.role) == [.contribution, .contribution])
    }

    @Test func aContributionThatIsTheCauseOfAnotherPictureIsOneCause() throws {
        let oracle = ClosureOracle { subset in
            let (moves, tints) = (subset.contains(1), subset.contains(4))
            return .pictures([
                "a": moves ? "moved" : "", "b": (moves ? "moved" : "") + (tints ? " blue" : ""),
            ])
        }
        let search = CauseSearch(oracle: oracle, traits: Array(repeating: ChangeTraits(), count: 6))
        #expect(try search.run() == .explained)
        #expect(search.causes.map(\.changes) == [ChangeSet([1]), ChangeSet([4])])
        #expect(search.causes.map(\.role) == [.cause, .contribution])
        #expect(search.causes.map(\.pictures) == [["a", "b"], ["b"]])
    }

    /// What the oracle is told to prepare is asked for later or not, but changes no answer.
    @Test func preparingChangesNoAnswer() throws {
        var generator = SeededGenerator(seed: Self.seed)
        var prepared = 0
        var asked = 0
        for trial in 0..<100 {
            let planted = PlantedCase.random(
                count: 16, size: 1 + trial % 2, coupling: 0.3, using: &generator)
            let plain = CauseSearch(oracle: SimulatedOracle(planted), traits: traits(planted))
            let oracle = PreparingOracle(planted)
            let search = CauseSearch(oracle: oracle, traits: traits(planted))
            #expect(try plain.run() == search.run())
            #expect(plain.causes == search.causes, "trial \(trial), seed \(Self.seed)")
            prepared += oracle.prepared.count
            asked += oracle.prepared.intersection(oracle.asked).count
        }
        // Guessing ahead pays: a good part of what was prepared is needed.
        #expect(Double(asked) > 0.5 * Double(prepared), "\(asked) of \(prepared)")
    }

    /// 4 moves the picture; 6 keeps it from being drawn unless 2 is applied, which is no difference.
    @Test func aRunWithoutThePictureSaysNothing() throws {
        let oracle = ClosureOracle { subset in
            if subset.contains(6), !subset.contains(2) { return .pictures(["other": "same"]) }
            return .pictures(["other": "same", "card": subset.contains(4) ? "moved" : ""])
        }
        let search = CauseSearch(oracle: oracle, traits: Array(repeating: ChangeTraits(), count: 8))
        #expect(try search.run() == .explained)
        #expect(search.causes.map(\.changes) == [ChangeSet([4])])
        #expect(search.causes.map(\.role) == [.cause])
    }

    /// Without 4, the picture is only drawn without 6, too.
    @Test func aRemovalThatLosesThePictureIsNoConfirmation() throws {
        let oracle = ClosureOracle { subset in
            if subset.contains(6), !subset.contains(4) { return .pictures(["other": "same"]) }
            return .pictures(["other": "same", "card": subset.contains(4) ? "moved" : ""])
        }
        let search = CauseSearch(oracle: oracle, traits: Array(repeating: ChangeTraits(), count: 8))
        #expect(try search.run() == .explained)
        #expect(search.causes.map(\.changes) == [ChangeSet([4])])
        #expect(search.causes.map(\.dependents) == [ChangeSet([6])])
    }

    /// A part that keeps the picture from being drawn has no effect of its own.
    @Test func aPartWithoutThePictureIsNoContribution() throws {
        let oracle = ClosureOracle { subset in
            let (first, second) = (subset.contains(1), subset.contains(3))
            if first != second { return .pictures(["other": "same"]) }
            return .pictures(["other": "same", "card": first ? "moved" : ""])
        }
        let search = CauseSearch(oracle: oracle, traits: Array(repeating: ChangeTraits(), count: 5))
        #expect(try search.run() == .explained)
        #expect(search.causes.map(\.changes) == [ChangeSet([1, 3])])
        #expect(search.causes.map(\.role) == [.cause])
    }

    @Test func picturesComeAndGo() throws {
        let oracle = ClosureOracle { subset in
            var pictures = ["old": "a"]
            if subset.contains(1) { pictures = [:] }
            if subset.contains(3) { pictures["new"] = "b" }
            return .pictures(pictures)
        }
        let search = CauseSearch(oracle: oracle, traits: Array(repeating: ChangeTraits(), count: 5))
        #expect(try search.run() == .explained)
        #expect(search.causes.map(\.changes) == [ChangeSet([3]), ChangeSet([1])])
        #expect(search.causes.map(\.pictures) == [["new"], ["old"]])
    }

    @Test func theFocusShrinks() throws {
        let planted = PlantedCase(count: 64, culprits: ["card": [ChangeSet([37])]])
        let oracle = ClosureOracle { planted.outcome(of: $0) }
        let search = CauseSearch(oracle: oracle, traits: traits(planted), guesses: 0)
        var sizes: [Int] = []
        oracle.willAnswer = { sizes.append(search.focus.count) }
        #expect(try search.run() == .explained)
        #expect(sizes.contains(32) && sizes.contains(16) && sizes.contains(2))
        #expect(search.focus.isEmpty)
    }

    @Test func twoPicturesWithDifferentCauses() throws {
        let planted = PlantedCase(
            count: 10, culprits: ["a": [ChangeSet([1])], "b": [ChangeSet([6])], "c": [ChangeSet([1])]])
        let search = CauseSearch(oracle: SimulatedOracle(planted), traits: traits(planted))
        #expect(try search.run() == .explained)
        #expect(search.causes.map(\.changes) == [ChangeSet([1]), ChangeSet([6])])
        #expect(search.causes.map(\.pictures) == [["a", "c"], ["b"]])
    }

    @Test func removalTakesDependentsOut() throws {
        // 4 and 5 do not build without 3, the cause.
        let planted = PlantedCase(
            count: 8, culprits: ["card": [ChangeSet([3])]],
            couplings: [
                ChangeDependency(dependent: 4, needed: 3), ChangeDependency(dependent: 5, needed: 4),
            ])
        for helpful in [true, false] {
            var planted = planted
            planted.hasHelpfulMessages = helpful
            let search = CauseSearch(oracle: SimulatedOracle(planted), traits: traits(planted))
            #expect(try search.run() == .explained)
            #expect(search.causes.map(\.changes) == [ChangeSet([3])])
            #expect(search.causes.map(\.dependents) == [ChangeSet([4, 5])])
        }
    }

    @Test func endings() throws {
        func ending(_ outcome: @escaping (ChangeSet) -> BisectOutcome) throws -> CauseSearch.Ending {
            try CauseSearch(oracle: ClosureOracle(outcome), traits: [.init(), .init()]).run()
        }
        #expect(try ending { _ in .pictures(["a": "1"]) } == .nothingToExplain)
        #expect(try ending { _ in .unresolved(.init(reason: "broken")) } == .goodUnresolved("broken"))
        #expect(
            try ending { $0.isEmpty ? .pictures(["a": "1"]) : .unresolved(.init(reason: "late")) }
                == .badUnresolved("late"))
    }

    @Test func aLimitLeavesTheSuspects() throws {
        var generator = SeededGenerator(seed: Self.seed)
        for limit in 2..<8 {
            let planted = PlantedCase.random(count: 20, size: 1, coupling: 0, using: &generator)
            let oracle = SimulatedOracle(planted)
            oracle.limit = limit
            let search = CauseSearch(oracle: oracle, traits: traits(planted), guesses: 0)
            #expect(throws: SimulatedOracle.LimitReached.self) { try search.run() }
            let culprit = try #require(planted.culprits["card"]?.first)
            #expect(culprit.isSubset(of: search.suspects))
            #expect(search.remainingPictures == ["card"])
            #expect(search.causes.isEmpty)
        }
    }

    private func traits(_ planted: PlantedCase) -> [ChangeTraits] {
        Array(repeating: ChangeTraits(), count: planted.count)
    }

    private func hintedTraits(
        _ planted: PlantedCase, using generator: inout SeededGenerator
    ) -> [ChangeTraits] {
        (0..<planted.count).map { index in
            let isCulprit = planted.culprits.values.contains { $0.contains { $0.contains(index) } }
            let noise = Double.random(in: 0..<1, using: &generator)
            return ChangeTraits(likelihood: noise + (isCulprit ? 0.5 : 0))
        }
    }

    /// Each cause shows bad's picture on its own, none of its changes can be left out, and without it the
    /// picture is good's.
    private func verify(_ causes: [BisectCause], of planted: PlantedCase, _ comment: Comment) {
        #expect(causes.count == 1, comment)
        let bad = planted.outcome(of: .all(planted.count))
        for cause in causes {
            #expect(cause.role == .cause, comment)
            #expect(planted.outcome(of: cause.changes) == bad, comment)
            for index in cause.changes.indices {
                let smaller = cause.changes.subtracting(ChangeSet([index]))
                #expect(planted.outcome(of: smaller) != bad, comment)
            }
            #expect(cause.appliedRun == cause.changes, comment)
            #expect(cause.removedRun.isDisjoint(with: cause.changes), comment)
            #expect(planted.outcome(of: cause.removedRun) == planted.outcome(of: .empty), comment)
        }
    }
}

final class ClosureOracle: BisectOracle {
    let closure: (ChangeSet) -> BisectOutcome
    var willAnswer: () -> Void = {}

    init(_ closure: @escaping (ChangeSet) -> BisectOutcome) {
        self.closure = closure
    }

    func outcome(of subset: ChangeSet, purpose: TrialPurpose) throws -> BisectOutcome {
        willAnswer()
        return closure(subset)
    }
}

/// Notes what it was told to prepare.
final class PreparingOracle: BisectOracle {
    let planted: PlantedCase
    var prepared: Set<ChangeSet> = []
    var asked: Set<ChangeSet> = []

    init(_ planted: PlantedCase) {
        self.planted = planted
    }

    func outcome(of subset: ChangeSet, purpose: TrialPurpose) throws -> BisectOutcome {
        asked.insert(subset)
        return planted.outcome(of: subset)
    }

    func prepare(_ subsets: [ChangeSet], purpose: TrialPurpose) throws { prepared.formUnion(subsets) }
}
