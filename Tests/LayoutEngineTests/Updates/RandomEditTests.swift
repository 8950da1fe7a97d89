import Testing

@testable import LayoutEngine

/// Trees that are edited at random, step by step: what is kept must be what would be made anew.
@MainActor
@Suite struct RandomEditTests {
    /// 10,000 steps in scripts of 100, each with a seed of its own.
    @Test(arguments: 0..<100) func anUpdatedTreeEqualsAFreshOne(seed: Int) {
        var script = EditScript(seed: UInt64(seed), shaper: BoxShaper())
        for step in 0..<100 {
            let edit = script.edit()
            let difference = script.difference()
            #expect(difference == nil, "seed \(seed), step \(step), \(edit): \(difference ?? "")")
            if difference != nil { return }
        }
        let living = script.end()
        #expect(living == 0, "seed \(seed): \(living) states outlive the host")
    }
}
