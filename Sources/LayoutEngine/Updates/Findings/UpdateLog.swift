/// What happens in the update that is under way, as far as findings need it at its end. It is kept small: what is new in
/// the tree isn't in it.
final class UpdateLog {
    /// A body that ran again.
    struct Run {
        let memo: BodyMemo
        let causes: [UpdateCause]
        let sources: [ChangeSource]
        /// The place of the `ForEach` around.
        let rows: ObjectIdentifier?
        /// Whether it ran while views were placed, as rows of a lazy container do.
        let isInPlacing: Bool
        /// Whether its views are those of the time before; nil where that wasn't asked.
        var showsTheSame: Bool?
    }

    /// What is known of a change beyond its name.
    struct Setting {
        /// Whether it was set at least once to another value than it had.
        var isReal = false
        /// Whether it is a collection that was set.
        var isCollection = false
    }

    /// From 1; 0 before the first update.
    private(set) var number: UInt = 0
    /// Bodies that ran again, in order.
    private(set) var runs: [Run] = []
    private var lastRuns: [ObjectIdentifier: Int] = [:]
    /// What was set before the first pass, and so led to the update.
    private(set) var triggers: Set<ChangeSource> = []
    private var takesTriggers = true
    /// Whether the host was given another size, environment or time.
    var hasOtherRoom = false
    /// What was set since the last pass began, in order, and in which action.
    private(set) var latest: [(source: ChangeSource, action: RunningAction?)] = []
    private var actions: [ChangeSource: RunningAction] = [:]
    /// What was set in the last update in which anything was.
    private(set) var former: [(ChangeSource, RunningAction?)] = []
    private var all: [(ChangeSource, RunningAction?)] = []
    private var allSources: Set<ChangeSource> = []
    private var latestSources: Set<ChangeSource> = []
    private(set) var settings: [ChangeSource: Setting] = [:]
    /// Writers of the environment that wrote something else than before, in order.
    private(set) var writers: [EnvironmentWriter] = []
    private var changedWriters: Set<ObjectIdentifier> = []
    /// Those that did so in the last updates, too.
    var restless: [EnvironmentWriter] = []

    // MARK: What happens

    func begin() {
        number += 1
    }

    /// A pass takes in what was set since the one before.
    func beginPass(_ take: () -> Void) {
        (latest, latestSources) = ([], [])
        take()
        takesTriggers = false
    }

    /// Something was set.
    func noted(_ source: ChangeSource, by action: RunningAction? = nil) {
        if takesTriggers { triggers.insert(source) }
        if let action { actions[source] = action }
        if allSources.insert(source).inserted { all.append((source, action)) }
        if latestSources.insert(source).inserted { latest.append((source, action)) }
    }

    /// What is known of what was set.
    func set(_ source: ChangeSource, isReal: Bool = true, isCollection: Bool) {
        settings[source, default: Setting()].isReal = isReal || settings[source]?.isReal == true
        settings[source]?.isCollection = isCollection
    }

    func changed(_ writer: EnvironmentWriter) {
        if changedWriters.insert(ObjectIdentifier(writer)).inserted { writers.append(writer) }
    }

    /// A body is about to run.
    func ran(
        _ memo: BodyMemo, because causes: [UpdateCause], sources: [ChangeSource], rows: ObjectIdentifier?
    ) {
        guard !causes.contains(.identity) else { return }
        lastRuns[ObjectIdentifier(memo)] = runs.count
        runs.append(
            Run(
                memo: memo, causes: causes, sources: sources, rows: rows,
                isInPlacing: memo.live.placing != nil))
    }

    // MARK: Questions

    /// The last run of a view's body in this update.
    func run(of memo: BodyMemo) -> Run? {
        lastRuns[ObjectIdentifier(memo)].map { runs[$0] }
    }

    /// Which action set something; nil where none is known.
    func action(of source: ChangeSource) -> RunningAction? { actions[source] }

    /// What a body ran for in the first place: where it was given another value, what the bodies around ran for.
    func origins(of run: Run) -> Set<ChangeSource> {
        var origins = Set(run.sources)
        var next = run
        while next.causes.contains(where: \.comesWithParent), let outer = next.memo.outer,
            let run = self.run(of: outer)
        {
            origins.formUnion(run.sources)
            next = run
        }
        return origins
    }

    /// Has a row's body compared with the one before where the finding about whole collections is interested.
    func compare<Body>(_ memo: BodyMemo, _ old: @autoclosure () -> Body?, _ new: Body) {
        guard let index = lastRuns[ObjectIdentifier(memo)], WholeCollection.concerns(runs[index], self),
            let old = old()
        else { return }
        runs[index].showsTheSame = FieldComparison.difference(old, new).isDisjoint(with: [
            .content, .instance,
        ])
    }

    // MARK: The end

    /// The update is over: it is looked through.
    func end(_ graph: ViewGraph) {
        IncomparableEnvironment.look(self, graph)
        RestlessEnvironment.look(self, graph)
        WholeCollection.look(self, graph)
        EqualValue.look(self, graph)
        for writer in writers { writer.readers = [] }
        if !all.isEmpty { former = all }
        (all, allSources) = ([], [])
        (runs, lastRuns, triggers, takesTriggers, hasOtherRoom) = ([], [:], [], true, false)
        (actions, settings, writers, changedWriters) = ([:], [:], [], [])
    }
}

/// How findings about updates put what they count into words.
enum FindingWording {
    /// `3 bodies that read it ran (Row x 2, Header)`: names in the order of the first, at most four of them.
    static func bodies(_ memos: [BodyMemo], _ what: String) -> String {
        "\(UpdateWording.bodies(memos.count)) \(what) (\(names(memos)))"
    }

    static func names(_ memos: [BodyMemo]) -> String {
        var order: [String] = []
        var counts: [String: Int] = [:]
        for memo in memos {
            if counts[memo.name] == nil { order.append(memo.name) }
            counts[memo.name, default: 0] += 1
        }
        let shown = order.prefix(4).map { name in
            counts[name] == 1 ? name : "\(name) x \(counts[name] ?? 0)"
        }
        return shown.joined(separator: ", ") + (order.count > 4 ? " and others" : "")
    }
}
