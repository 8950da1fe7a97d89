import PixelUI
import Testing

/// Checks that views keep their identity, and so their state, while something is done.
///
///     expectSurvivors(keepIdentity: .view(Editor.self)) { try host.tap("Wide layout") }
///     expectSurvivors(keepIdentity: .all) { try host.tap("Delete", in: "Row 1") }
///
/// What is named must be there afterwards; with ``IdentitySelector/all`` only what is there before and after has to be the
/// same. A view whose fields have an id or a text of their own is known again by that, so that rows that get another one's
/// state are found too.
///
/// A failure is an issue, and the test goes on. It says for each view that was lost where it was and is, which state it had,
/// and why it was lost as far as the tree tells. An error that `work` throws is an issue too.
///
/// - Parameters:
///   - selectors: What has to keep its identity; none is ``IdentitySelector/all``. One that means nothing is an issue.
///   - exceptions: What may go: rows that are deleted.
///   - host: The host that is looked at; nil looks at all that the test has made.
@MainActor
public func expectSurvivors(
    keepIdentity selectors: IdentitySelector..., except exceptions: IdentitySelector...,
    in host: (any AnyViewHost)? = nil, sourceLocation: SourceLocation = #_sourceLocation,
    _ work: @MainActor () throws -> Void
) {
    var expectation = SurvivorExpectation(selectors, except: exceptions, in: host)
    do { try work() } catch {
        return report(thrown: error, in: "expectSurvivors", at: sourceLocation)
    }
    report(GoldenExpectation.Outcome(message: expectation.message()), at: sourceLocation)
}

/// As above, for work that waits: `await host.settle()`.
@_disfavoredOverload
@MainActor
public func expectSurvivors(
    keepIdentity selectors: IdentitySelector..., except exceptions: IdentitySelector...,
    in host: (any AnyViewHost)? = nil, sourceLocation: SourceLocation = #_sourceLocation,
    _ work: @MainActor () async throws -> Void
) async {
    var expectation = SurvivorExpectation(selectors, except: exceptions, in: host)
    do { try await work() } catch {
        return report(thrown: error, in: "expectSurvivors", at: sourceLocation)
    }
    report(GoldenExpectation.Outcome(message: expectation.message()), at: sourceLocation)
}

/// The identities of some hosts before something is done, and what became of them.
@MainActor
struct SurvivorExpectation {
    /// A host as it was, and what must last in it.
    private struct Tree {
        let host: any LivingHost
        let before: TreeSnapshot
        /// nil for all that is there before and after.
        var wanted: Set<Int>?
        var spared: Set<Int> = []

        @MainActor
        func isSpared(_ change: IdentityChange) -> Bool {
            before.index(of: change.entry).map { spared.contains($0) } ?? false
        }
    }

    private var trees: [Tree] = []
    /// Selectors that mean nothing.
    private var idle: [String] = []
    private let title: String

    init(
        _ selectors: [IdentitySelector], except exceptions: [IdentitySelector], in host: (any AnyViewHost)?
    ) {
        title =
            "expectSurvivors(keepIdentity: \((selectors.isEmpty ? [.all] : selectors).map(\.description).joined(separator: ", ")))"
        var used = Array(repeating: false, count: selectors.count)
        for host in LivingHosts.meant(by: host) {
            host.update()
            let before = host.snapshot()
            var tree = Tree(host: host, before: before, wanted: selectors.isEmpty ? nil : [])
            for (index, selector) in selectors.enumerated() {
                let found = selector.indices(in: before, of: host)
                if found?.isEmpty != true { used[index] = true }
                // All that is there before and after, and what is named besides.
                tree.wanted = found.flatMap { tree.wanted?.union($0) }
            }
            for exception in exceptions {
                let found = exception.indices(in: before, of: host) ?? Set(before.entries.indices)
                for index in found { tree.spared.formUnion(before.inside(index)) }
            }
            trees.append(tree)
        }
        idle = zip(selectors, used).filter { !$0.1 }.map(\.0.description)
    }

    /// Nil where all lasted.
    mutating func message() -> String? {
        var lines: [String] = []
        if trees.isEmpty { lines.append("  no host was made by this test; pass it: in: host") }
        for name in trees.isEmpty ? [] : idle { lines.append("  nothing in the tree is meant by \(name)") }
        for tree in trees {
            tree.host.update()
            let wanted = tree.wanted.map { $0.subtracting(tree.spared) }
            let comparison = IdentityComparison(tree.before, tree.host.snapshot(), wanted: wanted)
            for change in comparison.changes where !tree.isSpared(change) {
                lines += change.lines.map { "  " + $0 }
            }
        }
        guard !lines.isEmpty else { return nil }
        return (["\(title): identities were lost"] + lines).joined(separator: "\n")
    }
}
