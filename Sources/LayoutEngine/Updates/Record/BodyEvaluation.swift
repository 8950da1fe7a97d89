/// A body that is running, and why: what `_printChanges()` tells of.
public final class BodyEvaluation {
    /// The view's type, or the modifier's or style's that has the body.
    public let type: Any.Type
    /// Why it runs; empty where nothing that it depends on has changed.
    public let causes: [UpdateCause]
    /// The evaluation in which this one runs; nil where there is none.
    private(set) var outer: BodyEvaluation?

    public init(of type: Any.Type, because causes: [UpdateCause]) {
        self.type = type
        self.causes = causes
    }

    /// The innermost body that is running; nil outside of a living tree.
    @MainActor public private(set) static var current: BodyEvaluation?

    /// Runs a body as this evaluation.
    @MainActor
    func run<Result>(_ body: () -> Result) -> Result {
        outer = Self.current
        Self.current = self
        defer {
            Self.current = outer
            outer = nil
        }
        return body()
    }
}
