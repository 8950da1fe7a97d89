import Foundation

/// What a node has answered, by question: each is worked out once.
///
/// The first three answers lie in the cache itself: most nodes are asked for their least, their most and their share.
/// A few more are searched in a row; the rest goes to a dictionary, which is emptied past a limit, so that a layout
/// asking a million questions costs bounded memory. It is asked where it lies, never copied.
struct AnswerCache<Question: Hashable, Answer>: ~Copyable {
    private typealias Entry = (question: Question, answer: Answer)

    private var first: Entry?
    private var second: Entry?
    private var third: Entry?
    private var recent: [Entry] = []
    private var overflow: [Question: Answer] = [:]

    /// The known answer; nil when the question is new.
    func answer(to question: Question) -> Answer? {
        guard let first else { return nil }
        if first.question == question { return first.answer }
        guard let second else { return nil }
        if second.question == question { return second.answer }
        guard let third else { return nil }
        if third.question == question { return third.answer }
        for entry in recent where entry.question == question { return entry.answer }
        return overflow.isEmpty ? nil : overflow[question]
    }

    mutating func store(_ answer: Answer, for question: Question) {
        if first == nil {
            first = (question, answer)
            return
        }
        if second == nil {
            second = (question, answer)
            return
        }
        if third == nil {
            third = (question, answer)
            return
        }
        if recent.count < 5 { return recent.append((question, answer)) }
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
