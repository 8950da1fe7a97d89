/// A body that is running, and why: what `_printChanges()` tells of.
public final class BodyEvaluation {
    /// The view's type, or the modifier's or style's that has the body.
    public let type: Any.Type
    /// Why it runs; empty where nothing that it depends on has changed.
    public let causes: [UpdateCause]
    /// Keeps what the body prints.
    private let record: UpdateRecord?
    /// The evaluation in which this one runs; nil where there is none.
    private var outer: BodyEvaluation?

    convenience public init(of type: Any.Type, because causes: [UpdateCause]) {
        self.init(of: type, because: causes, record: nil)
    }

    init(of type: Any.Type, because causes: [UpdateCause], record: UpdateRecord?) {
        self.type = type
        self.causes = causes
        self.record = record
    }

    /// The innermost body that is running; nil outside of a living tree.
    @MainActor public private(set) static var current: BodyEvaluation?

    /// The innermost running body of `type`; nil where none runs.
    @MainActor
    static func innermost(of type: Any.Type) -> BodyEvaluation? {
        var found = current
        while let evaluation = found, evaluation.type != type { found = evaluation.outer }
        return found
    }

    /// Runs a body as this evaluation.
    @MainActor
    public func run<Result>(_ body: () -> Result) -> Result {
        outer = Self.current
        Self.current = self
        defer {
            Self.current = outer
            outer = nil
        }
        return body()
    }

    /// Keeps a line that was printed while it ran.
    func printed(_ line: String) {
        record?.printed(line)
    }
}
