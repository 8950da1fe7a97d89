/// Sees what causes do: good with each, bad without it, and where that is not as good, both with all causes of the
/// same pictures. What was run before is remembered; what a limit keeps from being run is not claimed.
struct CauseConfirmation {
    let service: TrialService
    let scratch: GitScratch
    let composer: FileComposer
    /// Between these the causes were found.
    let trees: (good: String, bad: String)
    /// What differs between them.
    let units: [ChangedUnit]
    /// What the former of them has that differs from good of the session.
    var base: TreeOverrides = [:]
    var ends = BisectReport.Confirmation.Ends.revisions

    private typealias Seen = BisectReport.Confirmation.Seen

    /// What came of a run.
    enum Trial {
        case drawn(DrawnPictures, dependents: [ChangedUnit])
        case failed(String)
    }

    /// Sets ``FoundCause/confirmation``, and which dependents bad without the cause needs to go as well.
    ///
    /// 1. Good with the cause, which the search ran.
    /// 2. Bad without it.
    /// 3. If that is not as good: what the cause's files change, without the cause.
    /// 4. And if others have a part in it: all causes of these pictures at once.
    func confirm(_ causes: inout [FoundCause]) throws {
        let all = causes
        for index in all.indices {
            let found = all[index]
            let names = found.oracle.pictures(of: found.cause)
            var result = BisectReport.Confirmation(
                ends: ends, applied: try seen(found.oracle.drawn(of: found.cause.changes), by: found),  // 1
                removed: [:])
            switch try limited({ try bad(without: found) }) {  // 2
            case .drawn(let drawn, let dependents):
                result.removed = try seen(drawn, by: found)
                causes[index].dependents = dependents
            case .failed(let reason): result.removalFailure = reason
            case nil: break
            }
            if !result.isConfirmedInBad, found.isRefined, let rest = found.runWithoutCause {  // 3
                result.removedFromFiles = try seen(found.oracle.drawn(of: rest), by: found)
            }
            let group = all.filter { !Set($0.oracle.pictures(of: $0.cause)).isDisjoint(with: names) }  // 4
            if group.count > 1, !result.isConfirmedInBad || found.cause.role != .cause {
                try confirm(group, of: found, &result)
            }
            causes[index].confirmation = result
        }
    }

    private func confirm(
        _ group: [FoundCause], of found: FoundCause, _ result: inout BisectReport.Confirmation
    ) throws {
        let changes = Self.unique(group.flatMap(\.changes))
        result.together = changes.map(\.name)
        let applied = try limited { try run(good(with: changes), applied: changes, .minimize) }
        if case .drawn(let drawn, _)? = applied { result.appliedTogether = try seen(drawn, by: found) }
        let removed = try limited {
            try bad(without: changes, dependents: group.flatMap(\.dependents), triesAlone: false)
        }
        if case .drawn(let drawn, _)? = removed { result.removedTogether = try seen(drawn, by: found) }
    }

    // MARK: Runs

    private func bad(without found: FoundCause) throws -> Trial {
        try bad(without: found.changes, dependents: found.dependents, triesAlone: found.isRefined)
    }

    /// Bad without these changes, and without the dependents where that is needed.
    ///
    /// - Parameter triesAlone: Whether it is not known yet that it doesn't do without.
    func bad(without changes: [ChangedUnit], dependents: [ChangedUnit], triesAlone: Bool) throws -> Trial {
        let dependents = Self.unique(dependents).filter { !changes.contains($0) }
        if triesAlone || dependents.isEmpty {
            let alone = try run(bad(without: changes), without: changes)
            if dependents.isEmpty { return alone }
            if case .drawn = alone { return alone }
        }
        let trial = try run(bad(without: changes + dependents), without: changes + dependents)
        guard case .drawn(let drawn, _) = trial else { return trial }
        return .drawn(drawn, dependents: dependents)
    }

    /// Why bad without exactly these changes gives no pictures, if that is known.
    func failure(without changes: [ChangedUnit]) throws -> String? {
        try service.ran(service.tree(with: bad(without: changes)))?.failure
    }

    private func good(with changes: [ChangedUnit]) throws -> TreeOverrides {
        let diffs = changes.map { _ in UnitDiff(added: [], removed: []) }
        return try FileMix(units: changes, diffs: diffs, base: base, composer: composer)
            .overrides(applying: .all(changes.count))
    }

    private func bad(without changes: [ChangedUnit]) throws -> TreeOverrides {
        var overrides = base
        // What differs is all that the units have: git needs not be asked again.
        for path in units.flatMap(\.paths) { overrides[TreePath(path.path)] = .some(path.bad) }
        overrides.merge(try composer.entries(without: changes)) { $1 }
        return overrides
    }

    private func run(_ overrides: TreeOverrides, without changes: [ChangedUnit]) throws -> Trial {
        let paths = Set(changes.flatMap(\.paths))
        let rest = units.filter { paths.isDisjoint(with: $0.paths) }
        return try run(overrides, applied: rest, .confirmRemoved)
    }

    private func run(
        _ overrides: TreeOverrides, applied: [ChangedUnit], _ purpose: TrialPurpose
    ) throws -> Trial {
        let label = TrialService.Label(purpose: purpose, changes: applied.map(\.name), total: units.count)
        let record =
            try service.ran(service.tree(with: overrides)) ?? service.record(with: overrides, label)
        guard let drawn = record.drawn else { return .failed(record.failure ?? "no verdict") }
        return .drawn(drawn.filtered(service.isWanted), dependents: [])
    }

    /// Nil where a limit came.
    private func limited(_ run: () throws -> Trial) throws -> Trial? {
        do { return try run() } catch BisectError.limit { return nil }
    }

    private static func unique(_ units: [ChangedUnit]) -> [ChangedUnit] {
        var known: Set<ChangedUnit> = []
        return units.filter { known.insert($0).inserted }
    }

    // MARK: What they show

    /// How a run shows the pictures of a cause: as wholes, else in the parts by which it was found.
    private func seen(_ drawn: DrawnPictures, by found: FoundCause) throws -> [String: Seen] {
        let (good, bad) = try (side(base), side(self.bad(without: [])))
        let marks = [drawn, good, bad].map(service.marks)
        var result: [String: Seen] = [:]
        for name in found.oracle.pictures(of: found.cause) {
            let isMissing = drawn.pictures[name] == nil
            if isMissing, good.pictures[name] != nil, bad.pictures[name] != nil { continue }
            let own = found.cause.pictures.filter { (service.facets?.picture(of: $0) ?? $0) == name }
            if drawn.pictures[name] == good.pictures[name] {
                result[name] = .good
            } else if drawn.pictures[name] == bad.pictures[name] {
                result[name] = .bad
            } else if own.allSatisfy({ marks[0][$0] == marks[1][$0] }) {
                result[name] = .goodThere
            } else {
                result[name] = own.allSatisfy { marks[0][$0] == marks[2][$0] } ? .badThere : .other
            }
        }
        return result
    }

    private func side(_ overrides: TreeOverrides) throws -> DrawnPictures {
        (service.ran(service.tree(with: overrides))?.drawn ?? DrawnPictures()).filtered(service.isWanted)
    }
}
