import Foundation
import Testing

@testable import LayoutEngine

/// Random trees against the layout contract: see ``LayoutContract``.
///
/// `PIXELDIFF_SEED` sets the seed and `PIXELDIFF_TREES` how many trees; each tree has a seed of its own, the
/// first of them that of the run, so that a failure is repeated by its seed alone.
@MainActor
@Suite("properties of layout") struct LayoutPropertyTests {
    nonisolated private static func setting(_ name: String) -> UInt64? {
        ProcessInfo.processInfo.environment[name].flatMap { UInt64($0) }
    }

    @Test func randomTreesKeepTheContract() {
        let seed = Self.setting("PIXELDIFF_SEED") ?? 20_260_918
        let count = Self.setting("PIXELDIFF_TREES") ?? 200
        print("layout properties: \(count) random trees from seed \(seed) (PIXELDIFF_SEED, PIXELDIFF_TREES)")
        for offset in 0..<count {
            let seed = seed &+ offset
            guard let (contract, breach) = Self.broken(seed) else { continue }
            Issue.record(
                """
                seed \(seed): \(breach)
                in \(contract.width) points at scale \(contract.scale):
                \(contract.tree.code)
                """)
            return
        }
    }

    /// The tree of a seed if it breaks the contract, made as small as it still does.
    private static func broken(_ seed: UInt64) -> (LayoutContract, String)? {
        var random = SplitMix(seed: seed)
        let tree = RandomTree.random(&random, depth: 4)
        let width = random.length(20...180)
        let scale = random.pick([1, 2, 3] as [CGFloat])
        func contract(_ tree: RandomTree) -> LayoutContract {
            LayoutContract(tree: tree, width: width, scale: scale, seed: seed)
        }
        var found = contract(tree)
        guard var breach = found.breach else { return nil }
        var attempts = 0
        search: while attempts < 500 {
            for smaller in found.tree.smaller {
                attempts += 1
                let candidate = contract(smaller)
                guard let reason = candidate.breach else { continue }
                (found, breach) = (candidate, reason)
                continue search
            }
            break
        }
        return (found, breach)
    }

    /// What a failure prints.
    @Test func codeOfATree() {
        let tree = RandomTree.modified(
            .stack(.vertical, spacing: nil, guide: 0, [.color, .text("a")]), .offset(1, 2.5))
        #expect(
            tree.code == """
                VStack(alignment: .leading, spacing: nil) {
                    Color.red
                    Text(verbatim: "a")
                }
                .offset(x: 1.0, y: 2.5)
                """)
        #expect(tree.smaller.count == 6)
    }
}
