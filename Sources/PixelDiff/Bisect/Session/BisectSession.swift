import Foundation

/// Finds which changed files of a git repository change its pictures.
///
/// Works in trees of its own below `.build/pixeldiff/bisect` of the repository. The user's working tree, index,
/// refs, stash and hooks are read at most. Every run is kept as soon as it is done, so an interrupted session
/// goes on where it stopped.
///
/// 1. Find the repository, the two trees, and the list of changes between them.
/// 2. Run good twice and bad twice; the same files must give the same pictures.
/// 3. Search (``CauseSearch``).
/// 4. Describe the causes: diff, pictures with their regions and views, patch.
/// 5. Write the page with the pictures of every step; of an interrupted session, with those so far.
public final class BisectSession {
    private let options: BisectOptions
    private let repository: GitRepository
    private let folder: BisectFolder
    /// Held as long as the session lives: nobody cleans up under it.
    private let lock: FolderLock
    /// The tree of the first job; its index serves the session, too.
    private let slot: TrialSlot
    private let scratch: GitScratch
    /// Where the command runs, below the top folder.
    private let prefix: String
    /// The session that this one goes on with.
    private let earlier: SessionLog.Header?
    private let deadline: BisectDeadline?
    private var collector: PictureCollector { PictureCollector(store: folder.pictures) }
    private let isInterrupted: @Sendable () -> Bool
    private let progress: (BisectProgress) -> Void
    private let start = ContinuousClock.now

    /// - Parameters:
    ///   - directory: Any folder of the repository; the command runs in the same one of each tree.
    ///   - isInterrupted: Looked at often, on any thread; once true, the commands are ended and the session throws
    ///     ``BisectError/interrupted``.
    ///   - progress: Told what happens, on the same thread.
    /// - Throws: ``BisectError`` if this is no repository, or its `.build` cannot be written.
    public convenience init(
        options: BisectOptions, directory: String, isInterrupted: @escaping @Sendable () -> Bool = { false },
        progress: @escaping (BisectProgress) -> Void
    ) throws {
        let repository = try GitRepository(around: directory)
        var options = options
        options.extraPaths = try options.extraPaths.map {
            try ExtraFiles.path($0, from: directory, in: repository)
        }
        try self.init(
            options: options, repository: repository, earlier: nil, isInterrupted: isInterrupted,
            progress: progress)
    }

    /// A session that goes on with the last one that was interrupted, killed, or stopped at a limit: with its options
    /// and its files, whatever was edited since.
    ///
    /// - Parameter adjust: Changes limits and the like of the earlier options, which had limits of their own.
    /// - Throws: ``BisectError/nothingToResume(_:)`` if there is none.
    public convenience init(
        resumingIn directory: String, adjust: (inout BisectOptions) -> Void,
        isInterrupted: @escaping @Sendable () -> Bool = { false },
        progress: @escaping (BisectProgress) -> Void
    ) throws {
        let repository = try GitRepository(around: directory)
        let files = SessionLog.files(in: BisectFolder(root: repository.root).sessions)
        let sessions = files.reversed().compactMap(SessionLog.read)
        let resumed = sessions.compactMap(\.header.resumed)
        let last = sessions.first { $0.isUnfinished && !resumed.contains($0.header.session) }
        guard let last else {
            throw BisectError.nothingToResume(sessions.first.map(BisectHistory.init)?.ending)
        }
        var options = last.header.options
        (options.maximumRuns, options.maximumTime) = (nil, nil)
        options.usesCache = true
        adjust(&options)
        try self.init(
            options: options, repository: repository, earlier: last.header, isInterrupted: isInterrupted,
            progress: progress)
    }

    private init(
        options: BisectOptions, repository: GitRepository, earlier: SessionLog.Header?,
        isInterrupted: @escaping @Sendable () -> Bool, progress: @escaping (BisectProgress) -> Void
    ) throws {
        self.options = options
        self.repository = repository
        self.earlier = earlier
        self.isInterrupted = isInterrupted
        self.progress = progress
        prefix = earlier?.prefix ?? repository.prefix
        deadline = options.maximumTime.map(BisectDeadline.init)
        folder = BisectFolder(root: repository.root)
        lock = try folder.open(
            scratch: GitScratch(
                repository: repository, index: "\(folder.path)/index", objects: folder.objects))
        slot = try TrialSlot(below: folder.path)
        scratch = GitScratch(repository: repository, index: slot.index, objects: folder.objects)
    }

    /// Runs the bisection to its end.
    ///
    /// - Throws: ``BisectError`` if it cannot run, or is interrupted. A limit is a status of the report.
    public func run() throws -> BisectReport {
        var report: BisectReport?
        do {
            try run(&report)
        } catch BisectError.interrupted {
            // What there is can be looked at.
            if var report {
                report.status = .stopped
                report.message = "interrupted; go on with: pixeldiff bisect --resume"
                try? writePage(&report)
            }
            throw BisectError.interrupted
        }
        guard var report else { throw BisectError.interrupted }
        try writePage(&report)
        return report
    }

    /// 5. Write the page with every step, if there were any.
    private func writePage(_ report: inout BisectReport) throws {
        if report.runs.isEmpty { return }
        report.page = try BisectPage(report: report, collector: collector).write(to: folder.path)
    }

    private func run(_ result: inout BisectReport?) throws {
        // 1.
        let (good, bad) = try sides()
        let units = try ChangeList.units(good: good.tree, bad: bad.tree, scratch: scratch)
        let names = units.map(\.name)
        progress(.changes(count: units.count, names: names))
        remarkOnSubmodules(units)
        var report = BisectReport(
            status: .nothingToExplain, good: good, bad: bad, changes: names, root: repository.root)
        defer { result = report }
        if units.isEmpty {
            report.message = "no file differs between \(good.label) and \(bad.label)"
            return
        }
        let extras = try extraFiles()
        let log = try SessionLog(in: folder.sessions) { number in
            SessionLog.Header(
                session: number, begun: Date(), options: options, prefix: prefix, good: good, bad: bad,
                changes: names, extras: extras.digest, resumed: earlier?.session)
        }
        (report.session, report.resumed) = (log.session, earlier?.session)
        let pool = try makePool(good: good.tree, extras: extras)
        do {
            let service = try makeService(good: good.tree, pool: pool, extras: extras, log: log)
            defer { report.runs = service.runs.sorted { $0.id < $1.id } }
            if options.searchesCommits {
                try explainCommits(&report, service: service)
            } else {
                try explainFiles(&report, units: units, service: service)
            }
        } catch {
            try? log.add(.init(status: nil, message: "\(error)", suspects: [], seconds: elapsed))
            throw error
        }
        report.seconds = elapsed
        try log.add(
            .init(
                status: report.status, message: report.message, suspects: report.suspects, seconds: elapsed))
        if !options.keepsTrees, report.status != .stopped {
            for worker in pool.workers { worker.slot.clear() }
        }
    }

    private var elapsed: Double { (ContinuousClock.now - start) / .seconds(1) }

    /// 2. to 4.
    private func explainFiles(
        _ report: inout BisectReport, units: [ChangedUnit], service: TrialService
    ) throws {
        let splitter = FileSplitter(scratch: scratch)
        let explanation = try FileExplanation(
            of: units, .init(good: report.good.tree, bad: report.bad.tree), service: service,
            scratch: scratch, collector: collector, splitter: splitter, progress: progress)
        do {
            guard try hasStableSides(&report, oracle: explanation.oracle) else { return }  // 2
        } catch BisectError.limit(let limit) {
            (report.status, report.message, report.suspects) = (.stopped, limit.description, report.changes)
            return
        }
        let ending = try explanation.run(hunks: options.splitsHunks)  // 3
        (report.status, report.message) = (ending.status, ending.message)
        (report.suspects, report.remainingPictures) = (ending.suspects, ending.remainingPictures)
        report.droppedChanges = ending.droppedChanges
        if !explanation.causes.isEmpty { try describe(explanation, in: &report, splitter) }  // 4
    }

    private func describe(
        _ explanation: FileExplanation, in report: inout BisectReport, _ splitter: FileSplitter
    ) throws {
        let causes = explanation.causes
        report.causes = try explanation.description.causes(causes)
        if let authors = try Authorship(
            good: report.good, bad: report.bad, scratch: scratch, splitter: splitter)
        {
            for (index, cause) in causes.enumerated() {
                report.causes[index].commits = try authors.commits(of: cause.changes)
            }
        }
        report.patchNote = try CauseDescription.patchNote(of: causes, explanation.confirmation)
        report.patch = "\(folder.path)/causes.patch"
        try CauseDescription.write(
            explanation.description.patch(of: causes), to: "\(folder.path)/causes.patch")
    }

    private func explainCommits(_ report: inout BisectReport, service: TrialService) throws {
        let history = try CommitHistory(good: report.good, bad: report.bad, repository: repository)
        report.commits = history.steps.map(\.commit)
        progress(.commits(names: report.commits.map(\.name)))
        let bisection = CommitBisection(
            history: history, good: report.good.tree, service: service, scratch: scratch,
            collector: collector,
            splitsHunks: options.splitsHunks, progress: progress)
        do {
            if try hasStableSides(&report, oracle: bisection.oracle) {
                try bisection.run(&report, patch: "\(folder.path)/causes.patch")
            }
        } catch BisectError.limit(let limit) {
            report.status = .stopped
            report.message = limit.description
        }
    }

    // MARK: 1. What is compared

    private func sides() throws -> (good: BisectReport.Side, bad: BisectReport.Side) {
        if let earlier {
            var changed: [String] = []
            for side in [earlier.good, earlier.bad] {
                guard (try? scratch.run(["ls-tree", side.tree])) != nil else {
                    throw BisectError.filesAreGone(side.label)
                }
                let tree = try? repository.tree(of: side.revision, scratch: scratch)
                if tree != side.tree { changed.append(side.label) }
            }
            progress(
                .resumed(
                    session: earlier.session, begun: earlier.begun, good: earlier.good, bad: earlier.bad,
                    changedSince: changed))
            return (earlier.good, earlier.bad)
        }
        let good = try options.good ?? repository.mergeBaseWithDefaultBranch()
        return (try side(good), try side(options.bad))
    }

    private func side(_ revision: String) throws -> BisectReport.Side {
        .init(
            revision: revision, tree: try repository.tree(of: revision, scratch: scratch),
            commit: repository.commit(revision == "." ? "HEAD" : revision))
    }

    private func extraFiles() throws -> ExtraFiles {
        if options.extraPaths.isEmpty { return .none }
        if let earlier {
            return ExtraFiles(paths: options.extraPaths, digest: earlier.extras, below: folder.extras)
        }
        return try ExtraFiles(copying: options.extraPaths, from: repository.root, below: folder.extras)
    }

    private func remarkOnSubmodules(_ units: [ChangedUnit]) {
        for unit in units
        where unit.paths.contains(where: { [$0.good, $0.bad].contains { $0?.isSubmodule ?? false } }) {
            progress(
                .remark(
                    "\(unit.name) is a submodule: its files are not in the trees, so what changed in it cannot be "
                        + "found; --with \(unit.name) copies them as they are now"))
        }
    }

    // MARK: Trees

    private func makePool(good: String, extras: ExtraFiles) throws -> TrialPool {
        let listing = try TreeListing(of: good, scratch: scratch)
        return TrialPool(limit: options.jobs) { [self] number in
            let slot = number == 1 ? slot : try TrialSlot(below: folder.path)
            let scratch = GitScratch(repository: repository, index: slot.index, objects: folder.objects)
            return TrialWorker(
                number: number, slot: slot,
                tree: TrialTree(scratch: scratch, good: listing, folder: slot.tree, extras: extras),
                runner: TrialRunner(
                    command: options.command, tree: slot.tree, prefix: prefix, scratch: slot.folder,
                    collector: collector, timeout: options.timeout, deadline: deadline,
                    isInterrupted: isInterrupted, job: number, lock: slot.lock))
        }
    }

    private func makeService(
        good: String, pool: TrialPool, extras: ExtraFiles, log: SessionLog
    ) throws -> TrialService {
        let command = CommandFingerprint.text(
            of: options.command, prefix: prefix, root: repository.root, extras: extras)
        return TrialService(
            listing: try TreeListing(of: good, scratch: scratch), collector: collector, pool: pool,
            cache: TrialCache(file: folder.cache, command: command), options: options, deadline: deadline,
            log: log, isInterrupted: isInterrupted, progress: progress)
    }

    /// Whether both good and bad have pictures, the same ones twice; if not, the report says so.
    private func hasStableSides(_ report: inout BisectReport, oracle: RepositoryOracle) throws -> Bool {
        try oracle.prepareSides()
        let sides: [(ChangeSet, TrialPurpose, BisectReport.Side)] = [
            (.empty, .good, report.good), (.all(oracle.mix.names.count), .bad, report.bad),
        ]
        for (subset, purpose, side) in sides {  // 2
            let outcome = try oracle.outcome(of: subset, purpose: purpose)
            if case .unresolved(let unresolved) = outcome {
                report.status = .unresolved
                report.message =
                    "\(purpose.rawValue) (\(side.label)) gives no pictures: \(unresolved.reason)"
                report.messages = try failureText(oracle.failureMessages(of: subset) ?? "")
                report.hint = MissingFiles(repository: repository, with: options.extraPaths).hint
                return false
            }
            if let filter = options.filter, outcome.pictures?.isEmpty ?? true {
                report.status = .unresolved
                report.message = "\(purpose.rawValue) (\(side.label)) has no picture named *\(filter)*"
                return false
            }
            if let unstable = try oracle.unstablePictures(of: subset, purpose: purpose) {
                report.status = .flaky
                report.message = "two runs of \(purpose.rawValue) (\(side.label)) differ:"
                report.remainingPictures = unstable.names
                report.instability = PictureChange(collector: collector).differences(
                    from: unstable.first, to: unstable.second, names: unstable.names)
                return false
            }
        }
        let drawn = try sides.map { try oracle.drawn(of: $0.0) }
        let differing = UnstablePictures(first: drawn[0], second: drawn[1]).names
        report.differences = PictureChange(collector: collector).differences(
            from: drawn[0], to: drawn[1], names: differing)
        progress(.differences(report.differences))
        return true
    }

    /// The first errors of a failed run; all that is kept of its messages goes into a file.
    private func failureText(_ messages: String) throws -> String {
        let file = "\(folder.path)/failure.txt"
        do {
            try messages.write(toFile: file, atomically: true, encoding: .utf8)
        } catch {
            throw BisectError.system("cannot write \(file)", error.localizedDescription)
        }
        return FailureExcerpt(prefix: repository.prefix).text(of: messages)
    }
}
