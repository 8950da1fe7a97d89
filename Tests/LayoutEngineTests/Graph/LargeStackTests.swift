import Testing

@testable import LayoutEngine

@Suite("large stack") struct LargeStackTests {
    /// The stack is used again: what a deep call left on it, and what was dropped since, harms no later one.
    @Test func deepAndShallowCallsInTurn() {
        func depth(_ count: Int) -> Int { count == 0 ? 0 : 1 + depth(count - 1) &* 1 }
        for count in [10, 200_000, 3, 50_000, 200_000] {
            #expect(LargeStack.run { depth(count) } == count)
        }
    }

    @Test func severalThreadsAtOnce() async {
        let sums = await withTaskGroup(of: Int.self) { group in
            for number in 0..<32 {
                group.addTask { LargeStack.run { (0...1000).reduce(number, +) } }
            }
            return await group.reduce(into: [Int]()) { $0.append($1) }
        }
        #expect(sums.sorted() == (0..<32).map { 500_500 + $0 })
    }

    /// A task inherits what its context knows, but not the stack.
    @MainActor @Test func aTaskThatWasStartedInside() async {
        let (isInside, task) = LargeStack.run {
            (
                LargeStack.isInside,
                Task { @MainActor in (LargeStack.isInside, LargeStack.run { depth(200_000) }) }
            )
        }
        #expect(isInside)
        #expect(!LargeStack.isInside)
        let (isTaskInside, reached) = await task.value
        #expect(!isTaskInside)
        #expect(reached == 200_000)
        #expect(LargeStack.run { LargeStack.run { LargeStack.isInside } })
    }

    private nonisolated func depth(_ count: Int) -> Int { count == 0 ? 0 : 1 + depth(count - 1) &* 1 }
}
