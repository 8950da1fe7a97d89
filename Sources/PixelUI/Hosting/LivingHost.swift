import LayoutEngine

/// A host, whatever its root: what expectations of tests take.
@MainActor
public protocol AnyViewHost: AnyObject {
    /// What the last update found wrong or surprising, and what was found in how the view was updated before.
    var diagnostics: [LayoutDiagnostic] { get }
    /// One line for each element, with its frame.
    var layoutDescription: String { get }
    /// Whether what happens is recorded for ``history``.
    var recordsHistory: Bool { get set }
    /// What happened since recording began.
    var history: UpdateHistory { get }
    /// Brings the tree up to date.
    func update()
    /// ``diagnostics``, and what takes a layout that explains itself.
    func audit() -> [LayoutDiagnostic]
}

/// What expectations ask of a host.
@MainActor
package protocol LivingHost: AnyViewHost {
    /// The root view's type in words.
    var rootName: String { get }
    /// Tells the tree from others, as ``BodyWatch/Event/tree`` does.
    var treeID: ObjectIdentifier? { get }
    /// The identities of the tree as it is now.
    func snapshot() -> TreeSnapshot
    /// The identities of views that bear an accessibility identifier.
    func identities(marked identifier: String, in tree: TreeSnapshot) -> [Int]
}

extension ViewHost: AnyViewHost, LivingHost {
    package var rootName: String { host.rootName }
    package var treeID: ObjectIdentifier? { host.treeID }
    package func snapshot() -> TreeSnapshot { host.snapshot() }
    package func identities(marked identifier: String, in tree: TreeSnapshot) -> [Int] {
        host.identities(marked: identifier, in: tree)
    }
}

/// The hosts that live, each known by the task that made it: those of a test are those that its expectations mean where
/// they don't name one.
@MainActor
package enum LivingHosts {
    private struct Entry {
        weak var host: (any LivingHost)?
        let task: Int?
    }

    private static var entries: [Entry] = []
    /// How many entries make it look for those of hosts that are gone.
    private static var limit = 32

    /// Those that the current task made, in the order made. Outside of tasks, those made outside of any.
    package static var ofCurrentTask: [any LivingHost] {
        let task = currentTask
        return entries.compactMap { $0.task == task ? $0.host : nil }
    }

    /// Those that an expectation means: the given one, else those of the current task.
    package static func meant(by host: (any AnyViewHost)?) -> [any LivingHost] {
        guard let host else { return ofCurrentTask }
        return (host as? any LivingHost).map { [$0] } ?? []
    }

    static func add(_ host: any LivingHost) {
        if entries.count >= limit {
            entries.removeAll { $0.host == nil }
            limit = max(32, entries.count * 2)
        }
        entries.append(Entry(host: host, task: currentTask))
        HostLedger.current?.add(host)
    }

    private static var currentTask: Int? { withUnsafeCurrentTask { $0?.hashValue } }
}

/// Keeps the hosts that a test makes, and what was found wrong in any of their updates, until the test is over.
@MainActor
package final class HostLedger {
    /// Which one is kept, by task.
    package enum Scope {
        @TaskLocal package static var ledger: HostLedger?
    }

    package nonisolated static var current: HostLedger? { Scope.ledger }

    /// Something that was found, and the root of the host that it was found in.
    package struct Finding: Hashable {
        package let root: String
        package let diagnostic: LayoutDiagnostic

        package init(root: String, diagnostic: LayoutDiagnostic) {
            self.root = root
            self.diagnostic = diagnostic
        }
    }

    /// In the order found; the same one is kept once.
    package private(set) var findings: [Finding] = []
    private var known: Set<Finding> = []
    private var hosts: [any LivingHost] = []

    package nonisolated init() {}

    func add(_ host: any LivingHost) { hosts.append(host) }

    /// Notes what was found in a tree of that root.
    package func note(_ diagnostics: [LayoutDiagnostic], in root: String) {
        for diagnostic in diagnostics {
            let finding = Finding(root: root, diagnostic: diagnostic)
            if known.insert(finding).inserted { findings.append(finding) }
        }
    }

    /// Has all hosts tell what takes a layout that explains itself, and lets go of them.
    package func close() {
        for host in hosts { note(host.audit(), in: host.rootName) }
        hosts = []
    }
}
