import Foundation

/// The explicit values that a node has answered, by guide and proposal: each question is worked out once.
struct AlignmentCache {
    private static let limit = 4096

    private var answers: [(question: Question, value: CGFloat?)] = []
    private var overflow: [Question: CGFloat?] = [:]

    struct Question: Hashable {
        let key: AlignmentKey
        let width: CGFloat?
        let height: CGFloat?

        init(_ key: AlignmentKey, _ proposal: ProposedViewSize) {
            self.key = key
            width = proposal.width
            height = proposal.height
        }
    }

    /// The known answer, which may be that there is no value; nil when the question is new.
    func value(for question: Question) -> CGFloat?? {
        for answer in answers where answer.question == question { return answer.value }
        return overflow.isEmpty ? nil : overflow[question]
    }

    mutating func store(_ value: CGFloat?, for question: Question) {
        if answers.count < 8 { return answers.append((question, value)) }
        if overflow.count >= Self.limit { overflow.removeAll(keepingCapacity: true) }
        overflow.updateValue(value, forKey: question)
    }
}
