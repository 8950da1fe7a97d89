/// How a preview's layout came about, and what is wrong or surprising in it: as a runner tells it.
public struct PreviewExplanation: Codable, Hashable, Sendable {
    public struct Finding: Codable, Hashable, Sendable {
        /// `error` or `warning`.
        public var severity: String
        /// The rule's name, as in Docs/Diagnostics.md.
        public var rule: String
        /// Where in the view tree.
        public var path: String
        /// The rule and the cure.
        public var message: String

        public init(severity: String, rule: String, path: String, message: String) {
            self.severity = severity
            self.rule = rule
            self.path = path
            self.message = message
        }
    }

    /// `Suite/case.dark`.
    public var title: String
    public var source: CaseRecord.Source?
    /// The placed tree.
    public var layout: String
    public var findings: [Finding]
    /// What kept pictures from being made, a sentence each.
    public var errors: [String]
    /// Questions, answers and placements; nil where they weren't asked for.
    public var trace: String?

    public init(
        title: String, source: CaseRecord.Source?, layout: String, findings: [Finding], errors: [String],
        trace: String?
    ) {
        self.title = title
        self.source = source
        self.layout = layout
        self.findings = findings
        self.errors = errors
        self.trace = trace
    }
}
