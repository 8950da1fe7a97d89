import Foundation

/// What a node has answered, by question: each is worked out once.
///
/// The first few answers are searched in a row; more go to a dictionary, which is emptied past a limit, so
/// that a layout asking a million questions costs bounded memory.
struct AnswerCache<Question: Hashable, Answer> {
    private var recent: [(question: Question, answer: Answer)] = []
    private var overflow: [Question: Answer] = [:]

    /// The known answer; nil when the question is new.
    func answer(to question: Question) -> Answer? {
        for entry in recent where entry.question == question { return entry.answer }
        return overflow.isEmpty ? nil : overflow[question]
    }

    mutating func store(_ answer: Answer, for question: Question) {
        if recent.count < 8 {
            // Most nodes are asked at least for their least, their most and their share.
            if recent.isEmpty { recent.reserveCapacity(4) }
            return recent.append((question, answer))
        }
        if overflow.count >= 4096 { overflow.removeAll(keepingCapacity: true) }
        overflow.updateValue(answer, forKey: question)
    }
}

/// How large? For a proposal.
struct SizeQuestion: Hashable {
    let width: CGFloat?
    let height: CGFloat?

    init(_ proposal: ProposedViewSize) {
        width = proposal.width
        height = proposal.height
    }
}

/// Where is a guide? At the size that answers a proposal.
struct AlignmentQuestion: Hashable {
    let key: AlignmentKey
    let proposal: SizeQuestion

    init(_ key: AlignmentKey, _ proposal: ProposedViewSize) {
        self.key = key
        self.proposal = SizeQuestion(proposal)
    }
}
