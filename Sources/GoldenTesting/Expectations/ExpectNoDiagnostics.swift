import PixelUI
import Testing

/// Checks that nothing was found wrong in hosts: in their layouts as they are now, in how they were updated, and what takes a
/// layout that explains itself.
///
///     let host = ViewHost(Feed(), width: 320)
///     try host.tap("Delete")
///     expectNoDiagnostics(.identity, .environment, in: host)
///
/// A failure is an issue with each finding on a line: the view's path, why it matters, the cure, the rule.
///
/// - Parameters:
///   - topics: What findings are about; none are all.
///   - host: The host that is looked at; nil looks at all that the test has made and that are still there: one that isn't used
///     any more may be gone.
///   - rules: Rules that don't count.
@MainActor
public func expectNoDiagnostics(
    _ topics: LayoutDiagnostic.Topic..., in host: (any AnyViewHost)? = nil,
    ignoring rules: Set<LayoutDiagnostic.Rule> = [], sourceLocation: SourceLocation = #_sourceLocation
) {
    let filter = DiagnosticFilter(topics: Set(topics), ignored: rules)
    let title = "expectNoDiagnostics(\(topics.map { ".\($0.rawValue)" }.joined(separator: ", ")))"
    report(GoldenExpectation.Outcome(message: filter.message(title, in: host)), at: sourceLocation)
}

/// As above, for single rules.
@MainActor
public func expectNoDiagnostics(
    rules first: LayoutDiagnostic.Rule, _ others: LayoutDiagnostic.Rule..., in host: (any AnyViewHost)? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    let rules = [first] + others
    let filter = DiagnosticFilter(rules: Set(rules))
    let title = "expectNoDiagnostics(rules: \(rules.map(\.rawValue).joined(separator: ", ")))"
    report(GoldenExpectation.Outcome(message: filter.message(title, in: host)), at: sourceLocation)
}

/// Which findings count.
struct DiagnosticFilter: Sendable {
    /// None are all.
    var topics: Set<LayoutDiagnostic.Topic> = []
    var ignored: Set<LayoutDiagnostic.Rule> = []
    /// The only rules that count; nil for all.
    var rules: Set<LayoutDiagnostic.Rule>?

    func counts(_ diagnostic: LayoutDiagnostic) -> Bool {
        if let rules { return rules.contains(diagnostic.rule) }
        return !ignored.contains(diagnostic.rule)
            && (topics.isEmpty || topics.contains(diagnostic.rule.topic))
    }

    /// Nil where nothing that counts was found.
    @MainActor
    func message(_ title: String, in host: (any AnyViewHost)?) -> String? {
        let hosts = LivingHosts.meant(by: host)
        guard !hosts.isEmpty else {
            return "\(title): no host was made by this test, or none is left; pass it: in: host"
        }
        var findings: [HostLedger.Finding] = []
        for host in hosts {
            findings += host.audit().map {
                HostLedger.Finding(root: host.rootName, diagnostic: $0)
            }
        }
        return message(title, findings)
    }

    /// Nil where none of the findings counts.
    func message(_ title: String, _ findings: [HostLedger.Finding]) -> String? {
        let counted = findings.filter { counts($0.diagnostic) }
        guard !counted.isEmpty else { return nil }
        let number = counted.count == 1 ? "1 finding" : "\(counted.count) findings"
        return
            (["\(title): \(number)"] + counted.map { "  \($0.diagnostic)" }
            + ["each rule with an example and its cure: Docs/Diagnostics.md"]).joined(separator: "\n")
    }
}
