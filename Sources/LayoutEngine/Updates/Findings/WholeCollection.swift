/// The rule `whole-collection`: rows that each read a whole collection and use one element of it.
///
/// 1. Three rows or more of one `ForEach` and one type ran for the same change, and for nothing else.
/// 2. What was set is a collection.
/// 3. All but one of them, or all, show what they showed: their bodies are equal to those before, closures left out.
enum WholeCollection {
    /// Whether a run may count, by 1. and 2.
    static func concerns(_ run: UpdateLog.Run, _ log: UpdateLog) -> Bool {
        run.rows != nil && run.sources.count == 1 && !run.causes.contains(where: \.comesWithParent)
            && log.settings[run.sources[0]]?.isCollection == true
    }

    private struct Key: Hashable {
        let rows: ObjectIdentifier
        let type: ObjectIdentifier
        let source: ChangeSource
    }

    static func look(_ log: UpdateLog, _ graph: ViewGraph) {
        var order: [Key] = []
        var groups: [Key: [UpdateLog.Run]] = [:]
        for run in log.runs where concerns(run, log) {
            guard let rows = run.rows else { continue }
            let key = Key(rows: rows, type: ObjectIdentifier(run.memo.type), source: run.sources[0])
            if groups[key] == nil { order.append(key) }
            groups[key, default: []].append(run)
        }
        for key in order {
            guard let runs = groups[key], Set(runs.map { ObjectIdentifier($0.memo) }).count >= 3,  // 1.
                runs.count(where: { $0.showsTheSame != true }) <= 1  // 3.
            else { continue }
            report(runs, key.source, graph)
        }
    }

    private static func report(_ runs: [UpdateLog.Run], _ source: ChangeSource, _ graph: ViewGraph) {
        let changed = runs.count { $0.showsTheSame != true }
        let name = runs[0].memo.name
        let outer = runs[0].memo.outer.flatMap { $0.isHost ? nil : $0 }
        let path = (outer ?? runs[0].memo).path
        graph.report(
            .warning, .wholeCollection, at: path,
            "each \(name) reads the whole of \(source.name): when it was set, "
                + "\(UpdateWording.bodies(runs.count)) of \(name) ran, and \(changed == 0 ? "none" : "one") of them shows anything "
                + "else than before. Give each row its element, or make the elements @Observable, so that a row reads its own."
        )
    }
}

/// Which types of properties hold elements that rows are made of.
enum CollectionType {
    static func isOne(_ type: Any.Type) -> Bool {
        if let type = type as? any ComparedByParts.Type, !(type is any Collection.Type) {
            return isOne(type.part)
        }
        return type is any Collection.Type && !(type is any StringProtocol.Type)
    }
}
