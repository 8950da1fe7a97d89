/// Finds which commit a cause needs that came before its own: what it uses may have been there for long, but not in good.
///
/// 1. The cause is put on good, without the commits between. If it changes one of its pictures there, it needs none.
/// 2. Else binary search over the commits before its own for two neighbours: on the earlier one the cause does nothing,
///    on the later one it does. The later one is what it needs; both were seen.
///
/// On a commit the cause does something if one of its pictures differs from what the commit shows. Where it does not
/// apply, or gives no pictures, it does nothing.
struct EarlierCommit {
    let history: CommitHistory
    /// The tree of good, from which `service` starts.
    let good: String
    let service: TrialService
    let scratch: GitScratch

    private typealias Need = BisectReport.Confirmation.Need

    /// What came of the cause on a commit: nil if it changes pictures there, else why not.
    private typealias Obstacle = String

    /// - Parameters:
    ///   - patch: The cause, as git applies it.
    ///   - count: The commits before that of the cause.
    /// - Returns: Nil if it needs none, or a limit keeps that from being known.
    func need(
        of found: FoundCause, patch: [UInt8], after count: Int
    ) throws -> BisectReport.Confirmation.Need? {
        guard count > 0 else { return nil }
        do {
            guard var obstacle = try obstacle(to: found, patch, on: 0) else { return nil }  // 1
            var (low, high) = (0, count)
            while high - low > 1 {  // 2
                let middle = (low + high) / 2
                if let other = try self.obstacle(to: found, patch, on: middle) {
                    (low, obstacle) = (middle, other)
                } else {
                    high = middle
                }
            }
            return Need(commit: history.steps[high - 1].commit, without: obstacle)
        } catch BisectError.limit {
            return nil
        }
    }

    private func obstacle(to found: FoundCause, _ patch: [UInt8], on count: Int) throws -> Obstacle? {
        let tree = count == 0 ? good : history.steps[count - 1].tree
        let place = count == 0 ? "good" : history.steps[count - 1].commit.name
        guard let edited = try? scratch.tree(tree, applying: [patch]) else { return "it does not apply" }
        let names = found.changes.map(\.name).joined(separator: ", ")
        let with = try record(of: edited, .earlier, ["\(names) on \(place)"])
        guard let drawn = with.drawn else { return with.failure ?? "no verdict" }
        let purpose: TrialPurpose = count == 0 ? .good : .commit
        guard let own = try record(of: tree, purpose, [place]).drawn else { return nil }
        let isSeen = found.oracle.pictures(of: found.cause).contains {
            drawn.pictures[$0] != own.pictures[$0]
        }
        return isSeen ? nil : "it changes nothing"
    }

    private func record(of tree: String, _ purpose: TrialPurpose, _ changes: [String]) throws -> TrialRecord {
        let overrides = try ChangeList.overrides(from: good, to: tree, scratch: scratch)
        let label = TrialService.Label(purpose: purpose, changes: changes, total: history.steps.count)
        return try service.ran(service.tree(with: overrides)) ?? service.record(with: overrides, label)
    }
}
