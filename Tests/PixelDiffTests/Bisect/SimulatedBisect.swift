import PixelDiff

/// A planted case: which sets of changes alter which picture, and which changes build only with others.
struct PlantedCase {
    var count: Int
    /// For each picture, the sets that alter it; each that is complete in a subset leaves its mark.
    var culprits: [String: [ChangeSet]]
    var couplings: [ChangeDependency] = []
    /// Whether a failed build says what is missing.
    var hasHelpfulMessages = true
    /// Whether a complete later set covers the mark of the earlier ones.
    var masks = false

    func outcome(of subset: ChangeSet) -> BisectOutcome {
        let missing = couplings.first {
            $0.dependent.map(subset.contains) ?? false && !subset.contains($0.needed)
        }
        if let missing {
            return .unresolved(.init(reason: "build", dependencies: hasHelpfulMessages ? [missing] : []))
        }
        return .pictures(
            culprits.mapValues { sets in
                let marks = sets.indices.filter { sets[$0].isSubset(of: subset) }.map(String.init)
                return masks ? marks.last ?? "" : marks.joined(separator: "+")
            })
    }

    /// The case of `count` changes with one culprit set of `size` changes and `coupling` dependencies per change.
    static func random(
        count: Int, size: Int, coupling: Double, using generator: inout SeededGenerator
    ) -> PlantedCase {
        let shuffled = Array(0..<count).shuffled(using: &generator)
        var planted = PlantedCase(count: count, culprits: ["card": [ChangeSet(shuffled.prefix(size))]])
        for _ in 0..<Int(coupling * Double(count)) {
            let pair = Array(0..<count).shuffled(using: &generator).prefix(2)
            planted.couplings.append(ChangeDependency(dependent: pair[0], needed: pair[1]))
        }
        return planted
    }
}

final class SimulatedOracle: BisectOracle {
    let planted: PlantedCase
    var asked: [ChangeSet] = []
    /// Those that only confirm what was found.
    var confirmations = 0
    var limit = Int.max

    struct LimitReached: Error {}

    init(_ planted: PlantedCase) {
        self.planted = planted
    }

    func outcome(of subset: ChangeSet, purpose: TrialPurpose) throws -> BisectOutcome {
        if asked.count >= limit { throw LimitReached() }
        asked.append(subset)
        if purpose == .confirmRemoved { confirmations += 1 }
        return planted.outcome(of: subset)
    }
}
