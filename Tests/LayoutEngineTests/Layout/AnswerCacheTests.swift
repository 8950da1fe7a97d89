import Foundation
import Testing

@testable import LayoutEngine

@Suite("answer cache") struct AnswerCacheTests {
    /// Answers lie in three places by their number; each is the one that was given, and a new question has none.
    @Test func answersAnyNumberOfQuestions() {
        var cache = AnswerCache<SizeQuestion, CGSize>()
        func question(_ index: Int) -> SizeQuestion {
            SizeQuestion(ProposedViewSize(width: CGFloat(index), height: index % 2 == 0 ? nil : 5))
        }
        for index in 0..<40 {
            let before = cache.answer(to: question(index))
            #expect(before == nil)
            cache.store(CGSize(width: index, height: 1), for: question(index))
            for known in 0...index {
                let answer = cache.answer(to: question(known))
                #expect(answer == CGSize(width: known, height: 1))
            }
        }
    }
}
