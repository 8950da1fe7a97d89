/// Answers a search by having trees of the repository run.
final class RepositoryOracle: BisectOracle {
    let mix: any TreeMix
    private let service: TrialService
    private var answers: [ChangeSet: BisectOutcome] = [:]
    /// What subsets drew, of those that did.
    private var drawings: [ChangeSet: DrawnPictures] = [:]

    init(mix: any TreeMix, service: TrialService) {
        self.mix = mix
        self.service = service
    }

    var jobs: Int { service.jobs }

    func outcome(of subset: ChangeSet, purpose: TrialPurpose) throws -> BisectOutcome {
        if let answer = answers[subset] { return marked(answer, subset) }
        let overrides = try mix.overrides(applying: subset)
        let record = try service.record(with: overrides, label(subset, purpose))
        return answer(record, subset, service.tree(with: overrides))
    }

    /// Takes over what came of a subset's tree in this session: as an answer that costs nothing.
    func recall(_ subset: ChangeSet) throws {
        let tree = try tree(of: subset)
        if answers[subset] == nil, let record = service.ran(tree) { _ = answer(record, subset, tree) }
    }

    /// Runs ahead only what one more job can take: with one, the search asks for each run when it needs it.
    func prepare(_ subsets: [ChangeSet], purpose: TrialPurpose) throws {
        guard service.jobs > 1 else { return }
        try prepare(subsets.map { ($0, purpose) }, with: service.prepare)
    }

    /// Runs good and bad, twice where this was not done before, all at once if there are jobs for it.
    func prepareSides() throws {
        guard service.jobs > 1 else { return }
        try prepare([(.empty, .good), (.all(mix.names.count), .bad)], with: service.prepareSides)
    }

    private func prepare(
        _ subsets: [(ChangeSet, TrialPurpose)],
        with run: ([TrialService.Request]) throws -> [String: TrialRecord]
    ) throws {
        let unknown = subsets.filter { answers[$0.0] == nil }
        let requests = try unknown.map {
            TrialService.Request(overrides: try mix.overrides(applying: $0), label: label($0, $1))
        }
        let records = try run(requests)
        for ((subset, _), request) in zip(unknown, requests) {
            let tree = service.tree(with: request.overrides)
            if let record = records[tree] { _ = answer(record, subset, tree) }
        }
    }

    /// Runs a subset a second time, unless this was done before, and compares.
    ///
    /// - Returns: What both runs drew, if pictures differ between them.
    func unstablePictures(of subset: ChangeSet, purpose: TrialPurpose) throws -> UnstablePictures? {
        try service.unstablePictures(with: mix.overrides(applying: subset), label(subset, purpose))
    }

    /// The end of what the command printed when it failed for this subset.
    func failureMessages(of subset: ChangeSet) throws -> String? {
        try service.known(tree(of: subset))?.messages
    }

    /// What a subset that was run drew; nothing if it failed.
    func drawn(of subset: ChangeSet) throws -> DrawnPictures {
        try (service.known(tree(of: subset))?.drawn ?? DrawnPictures()).filtered(service.isWanted)
    }

    /// The marks of a subset that was run; none if it failed.
    func marks(of subset: ChangeSet) throws -> [String: String] {
        service.marks(of: try drawn(of: subset))
    }

    /// The pictures that a cause changes, ascending: what was searched for may have been parts of them.
    func pictures(of cause: BisectCause) -> [String] {
        service.facets?.pictures(of: cause.pictures) ?? cause.pictures
    }

    /// Names the tree of a subset, by its files.
    func tree(of subset: ChangeSet) throws -> String {
        service.tree(with: try mix.overrides(applying: subset))
    }

    private func answer(_ record: TrialRecord, _ subset: ChangeSet, _ tree: String) -> BisectOutcome {
        let answer: BisectOutcome
        if let drawn = record.drawn {
            drawings[subset] = drawn.filtered(service.isWanted)
            answer = .pictures(drawn.filtered(service.isWanted).pictures)
        } else {
            let needs = mix.dependencies(in: record.messages ?? "", applied: subset)
            let names = Set(needs.map(\.needed)).sorted().map { mix.names[$0] }
            if !names.isEmpty { service.learn("needs \(names.joined(separator: ", "))", from: tree) }
            answer = .unresolved(.init(reason: record.failure ?? "no verdict", dependencies: needs))
        }
        answers[subset] = answer
        return marked(answer, subset)
    }

    /// The answer as the search is to see it.
    private func marked(_ answer: BisectOutcome, _ subset: ChangeSet) -> BisectOutcome {
        drawings[subset].map { .pictures(service.marks(of: $0)) } ?? answer
    }

    private func label(_ subset: ChangeSet, _ purpose: TrialPurpose) -> TrialService.Label {
        let names = mix.names
        return .init(purpose: purpose, changes: subset.indices.map { names[$0] }, total: names.count)
    }
}
