/// Results as workflow commands of GitHub Actions, which shows them at the lines of the tests.
///
/// - Source: GitHub Docs, *Workflow commands for GitHub Actions*; ten annotations of each type are shown a step.
public struct GitHubAnnotations {
    /// Annotations of one type; GitHub shows no more of a step.
    public static let limit = 10

    private let run: RunRecord
    private let errors: [String]
    private let repository: RepositoryPath

    /// - Parameter errors: Sentences about what could not be rendered.
    public init(run: RunRecord, errors: [String] = [], repository: RepositoryPath) {
        self.run = run
        self.errors = errors
        self.repository = repository
    }

    /// One command a line, nothing where all passed.
    ///
    /// 1. What could not be rendered, then what failed and what has no golden: `error`.
    /// 2. What was recorded: `warning`.
    /// 3. A `notice` that sums up, and says how many aren't listed.
    public func lines() -> [String] {
        let failed = run.cases.filter { $0.verdict == .failed || $0.verdict == .missing }
        let recorded = run.cases.filter { $0.verdict == .recorded }
        let errors = errors.map { Self.command("error", [("title", "PixelDiff")], $0) }
        let all = [
            errors + failed.map { annotation("error", $0) }, recorded.map { annotation("warning", $0) },
        ]
        let shown = all.flatMap { $0.prefix(Self.limit) }  // 1, 2
        guard !shown.isEmpty || run.shards?.isComplete == false else { return [] }
        return shown + [summary(unlisted: all.map { max(0, $0.count - Self.limit) }.reduce(0, +))]  // 3
    }

    private func summary(unlisted: Int) -> String {
        var text = run.summary
        if !errors.isEmpty { text += ", \(errors.count) could not be rendered" }
        if unlisted > 0 { text += "; \(unlisted) more than GitHub shows are in the report" }
        if let shards = run.shards, !shards.isComplete { text += "; \(shards)" }
        return Self.command("notice", [("title", "PixelDiff")], text)
    }

    private func annotation(_ type: String, _ record: CaseRecord) -> String {
        var properties: [(String, String)] = []
        if let source = record.source, let file = repository.relative(source.file) {
            properties = [("file", file), ("line", "\(max(1, source.line))")]
        }
        properties.append(("title", "\(record.id) \(MarkdownText.short(record.summary, 160))"))
        let lines = CaseText(record: record).lines.dropFirst()
        return Self.command(type, properties, MarkdownText.short(lines.joined(separator: "\n"), 4000))
    }

    static func command(_ type: String, _ properties: [(String, String)], _ message: String) -> String {
        let words = properties.map { "\($0)=\(escapeProperty($1))" }.joined(separator: ",")
        return "::\(type) \(words)::\(escape(message))"
    }

    /// Line breaks and percent signs, as the runner reads them back; other control characters are replaced.
    static func escape(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "%": result += "%25"
            case "\r": result += "%0D"
            case "\n": result += "%0A"
            case "\t": result += "\t"
            case _ where scalar.properties.generalCategory == .control: result += "\u{FFFD}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// In properties a colon and a comma have a meaning as well.
    static func escapeProperty(_ text: String) -> String {
        escape(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
    }
}
