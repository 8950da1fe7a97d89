import Foundation
import Testing

@testable import LayoutEngine

@Suite("answer cache") struct AnswerCacheTests {
    private func question(_ index: Int) -> SizeQuestion {
        SizeQuestion(ProposedViewSize(width: CGFloat(index), height: index % 2 == 0 ? nil : 5))
    }

    /// Answers lie in two places by their number; each is the one that was given, and a new question has none.
    @Test func answersAnyNumberOfQuestions() {
        let cache = AnswerCache<SizeQuestion, CGSize>()
        for index in 0..<40 {
            #expect(cache.answer(to: question(index)) == nil)
            cache.store(CGSize(width: index, height: 1), for: question(index))
            for known in 0...index {
                #expect(cache.answer(to: question(known)) == CGSize(width: known, height: 1))
            }
        }
    }

    @Test func keepsTheFirstSix() {
        var recent = RecentAnswers<SizeQuestion, CGSize>()
        for index in 0..<10 {
            let isKept = recent.store(CGSize(width: index, height: 1), for: question(index))
            #expect(isKept == (index < 6))
            for known in 0..<10 {
                let answer = known <= min(index, 5) ? CGSize(width: known, height: 1) : nil
                #expect(recent.answer(to: question(known)) == answer)
            }
        }
    }

    /// Lengths are told apart as numbers are; none is like an open length, and NaN is like itself.
    @Test func questionsAreTheirLengths() {
        let lengths: [CGFloat?] = [nil, 0, 1, -1, .infinity, -.infinity, .nan, .leastNonzeroMagnitude]
        for (index, a) in lengths.enumerated() {
            for (other, b) in lengths.enumerated() {
                let isSame =
                    SizeQuestion(.init(width: a, height: 3)) == SizeQuestion(.init(width: b, height: 3))
                #expect(isSame == (index == other), "\(String(describing: a)), \(String(describing: b))")
                let isSameHeight =
                    SizeQuestion(.init(width: 3, height: a)) == SizeQuestion(.init(width: 3, height: b))
                #expect(isSameHeight == (index == other))
            }
        }
        #expect(SizeQuestion(.init(width: 0.0, height: nil)) == SizeQuestion(.init(width: -0.0, height: nil)))
        #expect(
            SizeQuestion(.init(width: .nan, height: nil)) == SizeQuestion(.init(width: -.nan, height: nil)))
    }
}
