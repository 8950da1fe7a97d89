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
