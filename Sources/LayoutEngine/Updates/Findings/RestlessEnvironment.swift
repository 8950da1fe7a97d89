/// How often a writer of the environment wrote something else than before, update after update.
struct RestlessStreak {
    /// The last update that counted.
    var update: UInt
    var count = 1
    /// What led to each of the updates.
    var triggers: Set<ChangeSource>
    /// How many updates were led to by something that the one before wasn't.
    var turns = 0
    var former: Set<ChangeSource>
    /// Whether each value came of where views were placed.
    var isOfLayout: Bool
    /// The fewest bodies that ran for one.
    var fewest: Int
}

/// The rule `restless-environment`: a value that is another one in every update, with bodies that run for it each time.
///
/// 1. An update counts in which bodies ran, and in which the host wasn't given another size, environment or time.
/// 2. In five of them, one after the other, the writer wrote something else, and bodies ran for nothing but that.
/// 3. That isn't the point of the updates: either each value came of where views were placed (a geometry reader, a
///    preference, a scroll view's offset); or what led to the updates was different, and had nothing in common.
enum RestlessEnvironment {
    static let limit = 5

    static func look(_ log: UpdateLog, _ graph: ViewGraph) {
        guard !log.hasOtherRoom, !log.runs.isEmpty else { return }  // 1.
        for writer in log.writers {
            count(writer, log)
            guard let streak = writer.streak, streak.count >= limit, isRestless(streak) else { continue }
            report(writer, streak, graph)
        }
        for writer in log.restless where writer.changedIn != log.number { writer.streak = nil }
        log.restless.removeAll { $0.streak == nil }
    }

    /// 2.
    private static func count(_ writer: EnvironmentWriter, _ log: UpdateLog) {
        guard !writer.readers.isEmpty else {
            writer.streak = nil
            return
        }
        let isOfLayout = isOfLayout(writer, log)
        guard var streak = writer.streak else {
            writer.streak = RestlessStreak(
                update: log.number, triggers: log.triggers, former: log.triggers, isOfLayout: isOfLayout,
                fewest: writer.readers.count)
            log.restless.append(writer)
            return
        }
        streak.update = log.number
        streak.count += 1
        streak.triggers.formIntersection(log.triggers)
        if log.triggers != streak.former { streak.turns += 1 }
        streak.former = log.triggers
        streak.isOfLayout = streak.isOfLayout && isOfLayout
        streak.fewest = min(streak.fewest, writer.readers.count)
        writer.streak = streak
    }

    /// 3.
    private static func isRestless(_ streak: RestlessStreak) -> Bool {
        streak.isOfLayout || streak.triggers.isEmpty && streak.turns >= 2
    }

    /// Whether it was written while views were placed, or because of an action that tells where they were.
    private static func isOfLayout(_ writer: EnvironmentWriter, _ log: UpdateLog) -> Bool {
        guard let run = writer.memo.flatMap({ log.run(of: $0) }) else { return writer.isInPlacing }
        if writer.isInPlacing, !run.isInPlacing { return true }
        let origins = log.origins(of: run)
        return !origins.isEmpty && origins.allSatisfy { log.action(of: $0)?.isOfLayout == true }
    }

    private static func report(_ writer: EnvironmentWriter, _ streak: RestlessStreak, _ graph: ViewGraph) {
        guard let memo = writer.memo else { return }
        graph.report(
            .warning, .restlessEnvironment, at: memo.path,
            "writes another value into the environment's \(writer.name) in every update, in each of the last \(streak.count): "
                + FindingWording.bodies(writer.readers, "ran again for nothing else in the last one")
                + ", and as many or more each time. Put it into an @Observable object, so that only who reads it runs, or write it "
                + "around those views alone, or write what they need of it, as whether it is above a limit.")
    }
}
