/// The changes that a search does without because they can hardly matter: documents, goldens, tests of other pictures...
///
/// The search tries to do without them in one run. In the end the same run tells whether that was right: bad without
/// all of them has to show what bad shows. If it does not, they were suspects like the others.
struct SetAside {
    let dropped: [BisectReport.Dropped]
    private let indices: ChangeSet
    private let count: Int

    init(_ units: [ChangedUnit], diffs: [UnitDiff], likelihood: ChangeLikelihood) {
        let doubts = zip(units, diffs).map { likelihood.doubt(about: $0, diff: $1) }
        indices = ChangeSet(doubts.indices.filter { doubts[$0] != nil })
        count = units.count
        dropped =
            indices.count == count
            ? []
            : indices.indices.map {
                .init(change: units[$0].name, reason: doubts[$0]?.words ?? "")
            }
    }

    /// The changes that were rightly set aside: all or none; none if a limit keeps that from being known.
    func confirmed(by oracle: any BisectOracle) throws -> [BisectReport.Dropped] {
        if dropped.isEmpty { return [] }
        let all = ChangeSet.all(count)
        do {
            let bad = try oracle.outcome(of: all, purpose: .bad).pictures
            let rest = try oracle.outcome(of: all.subtracting(indices), purpose: .narrow).pictures
            return bad != nil && rest == bad ? dropped : []
        } catch BisectError.limit {
            return []
        }
    }
}

extension ChangeLikelihood.Doubt {
    /// For people: `README.md (documentation)`, `3 documentation`.
    var words: String {
        switch self {
        case .document: "documentation"
        case .golden: "reference picture"
        case .settings: "settings of tools"
        case .test: "test of other pictures"
        case .deletion: "deleted"
        case .comments: "only comments"
        case .blanks: "only blanks"
        case .name: "only renamed"
        }
    }
}

extension BisectReport.Dropped {
    /// How many of each kind, in the order of the first of each: `2 documents`, `1 file with only comments`.
    package static func kinds(_ dropped: [Self]) -> [String] {
        var counts: [(reason: String, count: Int)] = []
        for reason in dropped.map(\.reason) {
            if let known = counts.firstIndex(where: { $0.reason == reason }) {
                counts[known].count += 1
            } else {
                counts.append((reason, 1))
            }
        }
        return counts.map { "\($0.count) \(noun($0.reason, isOne: $0.count == 1))" }
    }

    private static func noun(_ reason: String, isOne: Bool) -> String {
        switch reason {
        case ChangeLikelihood.Doubt.document.words: isOne ? "document" : "documents"
        case ChangeLikelihood.Doubt.golden.words: isOne ? "reference picture" : "reference pictures"
        case ChangeLikelihood.Doubt.test.words: isOne ? "test of other pictures" : "tests of other pictures"
        case ChangeLikelihood.Doubt.settings.words:
            isOne ? "file with settings of tools" : "files with settings of tools"
        case ChangeLikelihood.Doubt.deletion.words: isOne ? "deleted file" : "deleted files"
        case ChangeLikelihood.Doubt.comments.words, ChangeLikelihood.Doubt.blanks.words:
            "\(isOne ? "file" : "files") with \(reason)"
        default: "\(isOne ? "file" : "files") \(reason)"
        }
    }
}
