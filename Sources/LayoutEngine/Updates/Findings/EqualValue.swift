/// The rule `equal-value`: an observed property was set to the value that it had, and bodies ran for nothing else.
enum EqualValue {
    static func look(_ log: UpdateLog, _ graph: ViewGraph) {
        guard log.settings.values.contains(where: { !$0.isReal }) else { return }
        var order: [ChangeSource] = []
        var bodies: [ChangeSource: [BodyMemo]] = [:]
        for run in log.runs where !run.sources.isEmpty && !run.causes.contains(where: \.comesWithParent) {
            guard run.sources.allSatisfy({ log.settings[$0].map { !$0.isReal } ?? false }) else { continue }
            for source in run.sources {
                if bodies[source] == nil { order.append(source) }
                bodies[source, default: []].append(run.memo)
            }
        }
        for source in order {
            guard let memos = bodies[source] else { continue }
            report(source, memos, graph)
        }
    }

    private static func report(_ source: ChangeSource, _ memos: [BodyMemo], _ graph: ViewGraph) {
        let cure =
            source.kind == .object
            ? "A @Published property says that it changes whatever it is set to"
            : "An @Observable property whose type isn't Equatable says that it changes whatever it is set to"
        graph.report(
            .warning, .equalValue, at: memos[0].path,
            "\(source.name) was set to the value that it had, and "
                + FindingWording.bodies(memos, "ran again for it")
                + ". \(cure): set it only where the value differs"
                + (source.kind == .object
                    ? ", or use an @Observable object." : ", or make the type Equatable."))
    }
}
