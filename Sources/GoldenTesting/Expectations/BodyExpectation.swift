import PixelUI
import Testing

/// How many bodies are expected where, and what is said where others ran.
@MainActor
struct BodyExpectation {
    private let types: [Any.Type]
    private let isExpected: (Int) -> Bool
    /// `2`, `0...2`.
    private let count: String
    /// The host that is meant; nil for all.
    private let host: (any LivingHost)?
    private let path: String?
    private let id: AnyHashable?
    private let hosts: [any LivingHost]
    private let watch = BodyWatch()

    init(
        _ types: [Any.Type], _ count: Int, in host: (any AnyViewHost)?, at path: String?, id: (any Hashable)?
    ) {
        self.init(types, "\(count)", { $0 == count }, host, path, id)
    }

    init(
        _ types: [Any.Type], _ count: some RangeExpression<Int>, in host: (any AnyViewHost)?,
        at path: String?,
        id: (any Hashable)?
    ) {
        self.init(types, "\(count)", { count.contains($0) }, host, path, id)
    }

    private init(
        _ types: [Any.Type], _ count: String, _ isExpected: @escaping (Int) -> Bool,
        _ host: (any AnyViewHost)?, _ path: String?, _ id: (any Hashable)?
    ) {
        self.types = types
        self.count = count
        self.isExpected = isExpected
        self.host = host as? any LivingHost
        self.path = path
        self.id = id.map { AnyHashable($0) }
        hosts = LivingHosts.meant(by: host)
    }

    /// 1. What was waiting is carried out first, and doesn't count.
    /// 2. The work is done, and what it left is carried out.
    /// 3. Bodies are counted.
    func check(_ work: @MainActor () throws -> Void, at location: SourceLocation) {
        for host in hosts { host.update() }  // 1
        do {
            try BodyWatch.Scope.$watch.withValue(watch) {  // 2
                try work()
                for host in hosts { host.update() }
            }
        } catch {
            return report(thrown: error, in: title, at: location)
        }
        report(GoldenExpectation.Outcome(message: message), at: location)  // 3
    }

    /// The same for work that waits.
    func check(_ work: @MainActor () async throws -> Void, at location: SourceLocation) async {
        for host in hosts { host.update() }
        do {
            try await BodyWatch.Scope.$watch.withValue(watch) {
                try await work()
                for host in hosts { host.update() }
            }
        } catch {
            return report(thrown: error, in: title, at: location)
        }
        report(GoldenExpectation.Outcome(message: message), at: location)
    }

    private var title: String {
        var text = "expectBodies(of: \(types.map { typeName($0) }.joined(separator: ", ")), count: \(count)"
        if let path { text += ", at: \"\(path)\"" }
        if let id { text += ", id: \(ValueText.of(id.base))" }
        return text + ")"
    }

    // MARK: Counting

    /// A body that ran, and where.
    private struct Found {
        let event: BodyWatch.Event
        let place: String
    }

    private func found(_ snapshots: [TreeSnapshot]) -> [Found] {
        watch.events.compactMap { event in
            guard types.contains(where: { $0 == event.type }), host == nil || host?.treeID == event.tree
            else {
                return nil
            }
            let entry = snapshots.lazy.compactMap { $0.entry(of: event) }.first
            if let id, entry?.ids.contains(id) != true { return nil }
            let places = [entry?.path, event.path.description].compactMap { $0 }
            if let path, !places.contains(where: { isAt($0, path) }) { return nil }
            return Found(event: event, place: entry?.description ?? event.path.description)
        }
    }

    /// Whether a place is at a path or below it.
    private func isAt(_ place: String, _ path: String) -> Bool {
        place == path
            || place.hasPrefix(path)
                && (path.hasSuffix("/") || "/[".contains(place.dropFirst(path.count).first ?? " "))
    }

    // MARK: Saying it

    /// How many places are told.
    private static var mostPlaces: Int { 12 }
    /// How many bodies of one place are told.
    private static var mostBodies: Int { 6 }

    /// Nil where as many ran as expected.
    private var message: String? {
        let snapshots = hosts.map { $0.snapshot() }
        let found = found(snapshots)
        guard !isExpected(found.count) else { return nil }
        let bodies = found.count == 1 ? "1 body" : found.isEmpty ? "no body" : "\(found.count) bodies"
        var lines = ["\(title): \(bodies) ran"]
        lines += placeLines(found)
        if found.isEmpty { lines += emptyLines(snapshots) }
        lines.append(nextStep)
        return lines.joined(separator: "\n")
    }

    private func placeLines(_ found: [Found]) -> [String] {
        var order: [ObjectIdentifier] = []
        var byPlace: [ObjectIdentifier: [Found]] = [:]
        for body in found {
            if byPlace[body.event.place] == nil { order.append(body.event.place) }
            byPlace[body.event.place, default: []].append(body)
        }
        var lines: [String] = []
        for place in order.prefix(Self.mostPlaces) {
            let bodies = byPlace[place] ?? []
            lines.append("  \(bodies[0].place)" + (bodies.count > 1 ? ": \(bodies.count) bodies" : ""))
            lines += bodies.prefix(Self.mostBodies).map { "    " + line($0.event) }
            if bodies.count > Self.mostBodies {
                lines.append("    ... \(bodies.count - Self.mostBodies) more")
            }
        }
        if order.count > Self.mostPlaces {
            lines.append("  ... \(order.count - Self.mostPlaces) more places")
        }
        return lines
    }

    /// `Row: @self changed. (title, action) Set: state Feed._name`.
    private func line(_ event: BodyWatch.Event) -> String {
        var line = event.changes
        if !event.details.isEmpty { line += " (\(event.details.joined(separator: ", ")))" }
        let sources = event.sources.map { "\($0.kind.rawValue) \($0.name)" }
        if !sources.isEmpty { line += " Set: \(sources.joined(separator: ", "))" }
        return line
    }

    /// What else is known where no body ran.
    private func emptyLines(_ snapshots: [TreeSnapshot]) -> [String] {
        let isThere = snapshots.contains { snapshot in
            snapshot.entries.contains { entry in types.contains { entry.type == $0 } }
        }
        if hosts.isEmpty && watch.events.isEmpty { return ["  no host was used; pass it: in: host"] }
        if !isThere { return ["  there is no such view in the tree"] }
        var names: [String] = []
        for event in watch.events where !names.contains(event.name) { names.append(event.name) }
        if names.isEmpty { return ["  nothing else ran either: is what was set read in a body?"] }
        return ["  others did: \(names.prefix(8).joined(separator: ", "))"]
    }

    private var nextStep: String {
        (host ?? hosts.first)?.recordsHistory == true
            ? "what led to what: print(host.history)"
            : "what led to what: host.recordsHistory = true before, then print(host.history)"
    }
}

/// A type's name without modules: `Row`.
func typeName(_ type: Any.Type) -> String { String(describing: type) }

/// Tells the framework of an error that the work of an expectation threw.
@MainActor
func report(thrown error: any Error, in title: String, at location: SourceLocation) {
    guard Test.current != nil else {
        return failXCTest("\(title): \(error)", file: location.filePath, line: location.line)
    }
    Issue.record(error, "\(title): what was done threw an error", sourceLocation: location)
}
