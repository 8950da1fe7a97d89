/// Every run of a bisection: what was applied, what came out, and the pictures that neither side has.
struct StepTable {
    private static let thumbLimit = 4

    private let report: BisectReport
    private let pictures: BisectPictures
    /// Runs of later searches tell of commits' files, and of parts of files.
    private let names: ShortNames

    init(report: BisectReport, pictures: BisectPictures) {
        self.report = report
        self.pictures = pictures
        names = ShortNames(report.changes + report.runs.flatMap(\.changes))
    }

    func html() -> String {
        guard !report.runs.isEmpty else { return "" }
        return """
            <section class="steps"><h2>Every step</h2>
            <div class="scroll"><table>
            <thead><tr><th scope="col">#</th><th scope="col">Applied to good</th><th scope="col">Outcome</th>\
            <th scope="col">Other pictures</th><th scope="col" class="number">Seconds</th></tr></thead>
            <tbody>
            \(report.runs.map(row).joined(separator: "\n"))
            </tbody>
            </table></div></section>
            """
    }

    private func row(_ run: BisectReport.Run) -> String {
        let seconds = run.isRemembered ? "remembered" : BisectReport.tenths(run.seconds)
        return """
            <tr class="\(run.verdict.rawValue)"><th scope="row">\(run.id)</th><td>\(applied(run))</td>\
            <td>\(outcome(run))</td><td>\(thumbs(run))</td><td class="number">\(seconds)</td></tr>
            """
    }

    private func applied(_ run: BisectReport.Run) -> String {
        let words = RunWording.subject(run, of: report.changes.count, names)
        guard run.changes.count > 1, run.changes.count < report.changes.count else {
            return HTMLText.isolated(words)
        }
        let names = run.changes.map { "<li>\(HTMLText.isolated($0))</li>" }.joined()
        return "<details><summary>\(HTMLText.isolated(words))</summary><ul>\(names)</ul></details>"
    }

    private func outcome(_ run: BisectReport.Run) -> String {
        switch run.verdict {
        case .good: "<span class=\"badge passed\">as good</span>"
        case .bad: "<span class=\"badge failed\">as bad</span>"
        case .other:
            "<span class=\"badge part\">another picture</span> "
                + "<small>\(HTMLText.isolated(run.difference ?? ""))</small>"
        case .missing:
            "<span class=\"badge missing\">picture missing</span> "
                + "<small>\(HTMLText.isolated(PictureWording.titles(run.missing)))</small>"
        case .unresolved:
            "<span class=\"badge missing\">no verdict</span> <small>\(HTMLText.isolated(run.failure ?? ""))</small>"
        }
    }

    private var sides: (good: [String: String], bad: [String: String]) {
        let pictures = { (purpose: TrialPurpose) in
            report.runs.first { $0.purpose == purpose && $0.verdict != .unresolved }?.pictures ?? [:]
        }
        return (pictures(.good), pictures(.bad))
    }

    /// Pictures that are neither good's nor bad's.
    private func thumbs(_ run: BisectReport.Run) -> String {
        guard run.verdict == .other || run.verdict == .missing else { return "" }
        let sides = sides
        let others = run.pictures.filter { name, digest in
            digest != sides.good[name] && digest != sides.bad[name]
        }.sorted { $0.key < $1.key }
        let shown = others.prefix(Self.thumbLimit).map { name, digest in
            let title = PictureWording.title(name)
            return "<figure>\(pictures.image(digest, alt: "\(title) in step \(run.id)", isSmall: true))"
                + "<figcaption>\(HTMLText.isolated(title))</figcaption></figure>"
        }
        if shown.isEmpty { return "" }
        let more = others.count - shown.count
        return "<div class=\"thumbs\">\(shown.joined())</div>"
            + (more > 0 ? "<small>and \(more) more</small>" : "")
    }
}

/// What a run is made for, in words.
enum RunWording {
    /// - Parameter total: The number of all changes.
    static func subject(_ run: BisectReport.Run, of total: Int, _ names: ShortNames) -> String {
        switch run.purpose {
        case .good: return "nothing: good"
        case .bad: return "everything: bad"
        case .confirmRemoved: return "all but \(total - run.changes.count): bad without the cause"
        case .earlier: return run.changes.first ?? ""
        case .repair: return "with what it needs: \(list(run.changes, names))"
        default: return run.changes.isEmpty ? "nothing" : list(run.changes, names)
        }
    }

    private static func list(_ changes: [String], _ names: ShortNames) -> String {
        if changes.count == 1 { return "\(changes[0]) alone" }
        let shown = changes.prefix(2).map { names[$0] }
        return "\(changes.count): \(shown.joined(separator: ", "))\(changes.count > 2 ? ", …" : "")"
    }
}
