import Foundation

/// The first answers of a node, by question.
///
/// Most nodes are asked for their least, their most and their share, at two heights: so many lie here, beside each other
/// and without references, so that a node that is asked again compares a few numbers. It is asked where it lies.
struct RecentAnswers<Question: Hashable, Answer> {
    private typealias Entry = (question: Question, answer: Answer)

    private var first: Entry?
    private var second: Entry?
    private var third: Entry?
    private var fourth: Entry?
    private var fifth: Entry?
    private var sixth: Entry?

    /// The known answer; nil when the question isn't among those kept.
    @inline(__always)
    func answer(to question: Question) -> Answer? {
        guard let first else { return nil }
        if first.question == question { return first.answer }
        guard let second else { return nil }
        if second.question == question { return second.answer }
        guard let third else { return nil }
        if third.question == question { return third.answer }
        guard let fourth else { return nil }
        if fourth.question == question { return fourth.answer }
        guard let fifth else { return nil }
        if fifth.question == question { return fifth.answer }
        guard let sixth else { return nil }
        return sixth.question == question ? sixth.answer : nil
    }

    /// What is known, in the order asked.
    var all: [(question: Question, answer: Answer)] {
        [first, second, third, fourth, fifth, sixth].compactMap { $0 }
    }

    /// Keeps the answer to a new question; false where all places are taken.
    @inline(__always)
    mutating func store(_ answer: Answer, for question: Question) -> Bool {
        if first == nil {
            first = (question, answer)
        } else if second == nil {
            second = (question, answer)
        } else if third == nil {
            third = (question, answer)
        } else if fourth == nil {
            fourth = (question, answer)
        } else if fifth == nil {
            fifth = (question, answer)
        } else if sixth == nil {
            sixth = (question, answer)
        } else {
            return false
        }
        return true
    }
}

/// What a node has answered, by question: each is worked out once.
///
/// Behind the first answers is a dictionary, which is emptied past a limit, so that a layout asking a million questions
/// costs bounded memory.
final class AnswerCache<Question: Hashable, Answer> {
    private var recent = RecentAnswers<Question, Answer>()
    private var older: [Question: Answer] = [:]

    /// The known answer; nil when the question is new.
    func answer(to question: Question) -> Answer? {
        if let known = recent.answer(to: question) { return known }
        return older.isEmpty ? nil : older[question]
    }

    /// What is known: the first in the order asked, the rest in no order.
    var all: [(question: Question, answer: Answer)] {
        recent.all + older.map { ($0.key, $0.value) }
    }

    func store(_ answer: Answer, for question: Question) {
        if recent.store(answer, for: question) { return }
        if older.count >= 4096 { older.removeAll(keepingCapacity: true) }
        older.updateValue(answer, forKey: question)
    }
}

/// How large? For a proposal.
struct SizeQuestion: Hashable {
    // Bits, as they compare at once; lengths are told apart as numbers: the two zeros are one, and each NaN is alike.
    private let width: UInt64
    private let height: UInt64

    init(_ proposal: ProposedViewSize) {
        width = Self.bits(proposal.width)
        height = Self.bits(proposal.height)
    }

    @inline(__always)
    private static func bits(_ length: CGFloat?) -> UInt64 {
        guard let length else { return none }
        return length.isNaN ? nan : (length + 0).native.bitPattern
    }

    private static func length(_ bits: UInt64) -> CGFloat? {
        bits == none ? nil : bits == nan ? .nan : CGFloat(Double(bitPattern: bits))
    }

    var proposal: ProposedViewSize {
        ProposedViewSize(width: Self.length(width), height: Self.length(height))
    }

    /// An order of questions: by width, then height; none comes before every length.
    func precedes(_ other: SizeQuestion) -> Bool {
        let (own, others) = (proposal, other.proposal)
        let widths = (own.width ?? -1, others.width ?? -1)
        return widths.0 == widths.1
            ? (own.height ?? -1) < (others.height ?? -1) : widths.0 < widths.1
    }

    /// NaNs that no length has after ``bits(_:)``.
    private static var none: UInt64 { 0xFFF8_0000_0000_0001 }
    private static var nan: UInt64 { 0xFFF8_0000_0000_0002 }
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
