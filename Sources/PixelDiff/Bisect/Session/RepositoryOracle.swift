/// Answers a search by having trees of the repository run.
final class RepositoryOracle: BisectOracle {
    let mix: any TreeMix
    private let service: TrialService
    private var answers: [ChangeSet: BisectOutcome] = [:]

    init(mix: any TreeMix, service: TrialService) {
        self.mix = mix
        self.service = service
    }

    func outcome(of subset: ChangeSet, purpose: TrialPurpose) throws -> BisectOutcome {
        if let answer = answers[subset] { return answer }
        let record = try service.record(with: mix.overrides(applying: subset), label(subset, purpose))
        let answer: BisectOutcome
        if let pictures = record.pictures {
            answer = .pictures(pictures.filter { service.isWanted($0.key) })
        } else {
            answer = .unresolved(
                .init(
                    reason: record.failure ?? "no verdict",
                    dependencies: mix.dependencies(in: record.messages ?? "", applied: subset)))
        }
        answers[subset] = answer
        return answer
    }

    /// Runs a subset a second time, unless this was done before, and compares.
    ///
    /// - Returns: The names of the pictures that differ between the two runs, ascending.
    func unstablePictures(of subset: ChangeSet, purpose: TrialPurpose) throws -> [String] {
        try service.unstablePictures(with: mix.overrides(applying: subset), label(subset, purpose))
    }

    /// The end of what the command printed when it failed for this subset.
    func failureMessages(of subset: ChangeSet) throws -> String? {
        try service.known(tree(of: subset))?.messages
    }

    /// The pictures of a subset that was run.
    func pictures(of subset: ChangeSet) throws -> [String: String] {
        try service.known(tree(of: subset))?.pictures ?? [:]
    }

    func tree(of subset: ChangeSet) throws -> String {
        try service.tree(with: mix.overrides(applying: subset))
    }

    private func label(_ subset: ChangeSet, _ purpose: TrialPurpose) -> TrialService.Label {
        let names = mix.names
        return .init(purpose: purpose, changes: subset.indices.map { names[$0] }, total: names.count)
    }
}
