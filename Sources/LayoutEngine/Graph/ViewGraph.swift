import Drawing

/// What all nodes of one tree share: the services that layout asks, pending actions, and what was found wrong.
final class ViewGraph {
    let shaper: any TextShaper
    let images: any ImageLoader
    let pass = PassCounter()
    private(set) var diagnostics: [LayoutDiagnostic] = []
    /// Errors of the world, in the order met: a missing font, a broken image.
    private(set) var errors: [any Error] = []
    /// Set when state changed since the last pass.
    var needsUpdate = false
    /// Set when an observed object changed since the last pass.
    let changes = ChangeFlag()
    /// The innermost effect around what is being placed.
    var transform: TransformLink?
    /// What begins and ends with views: tasks, the focus, stored values, time.
    let lifetime = Lifetime()
    /// Views that are drawn where others are.
    let matched = MatchedGeometry()
    /// How many patterns are being made, one inside the other.
    var patternDepth = 0
    /// Objects that properties asked for while they were bound, and that aren't there.
    var missingObjects: [MissingObject] = []
    /// What is known beyond one pass, where the tree is kept; nil in one-shot rendering.
    private(set) var live: LiveTree?
    /// The pass that last found something wrong in how an element was placed, by the element's path.
    private var placedIn: [ViewPath: UInt] = [:]
    /// Findings of the pass before, in a tree that is kept.
    private var earlierFindings: [LayoutDiagnostic] = []
    /// What was set last in a pass of a tree that isn't kept, and by which action, for the finding that it doesn't settle.
    var lastChange: (name: String, action: RunningAction?)?
    /// Whether controls are used: what is presented is made then, too.
    var isInteractive = false
    /// Whether the layout is to be recorded, and findings that cost more are asked for.
    var explains = false
    /// The questions and answers of the current pass, while they are recorded.
    var trace: LayoutTrace?
    /// Actions to run once the current pass is placed: onAppear, onPreferenceChange.
    private var pending: [@MainActor () -> Void] = []

    init(shaper: any TextShaper, images: any ImageLoader) {
        self.shaper = shaper
        self.images = images
    }

    /// Keeps the tree below a node from pass to pass.
    func keep(below root: ViewNode) {
        live = LiveTree(self, root: root)
    }

    /// Whether something changed that the last pass doesn't show.
    var isStale: Bool { needsUpdate || changes.isRaised || live?.isStale ?? false }

    var hasEarlierFindings: Bool { !earlierFindings.isEmpty }

    /// Takes back what was found wrong in the elements of some paths, until it is known whether they are kept.
    func setAsideFindings(below paths: [ViewPath]) {
        guard !diagnostics.isEmpty else { return }
        let isBelow = diagnostics.map { finding in
            var path: ViewPath? = finding.path
            while let current = path {
                if paths.contains(current) { return true }
                path = current.parent
            }
            return false
        }
        earlierFindings += zip(diagnostics, isBelow).filter(\.1).map(\.0)
        diagnostics = zip(diagnostics, isBelow).filter { !$0.1 }.map(\.0)
    }

    /// Takes back what was found wrong when an element was placed, which is placed again.
    func forgetFindings(ofPlacing node: LayoutNode) {
        guard !diagnostics.isEmpty || !earlierFindings.isEmpty else { return }
        diagnostics.removeAll { $0.rule.isOfPlacing && $0.path == node.path }
        earlierFindings.removeAll { $0.rule.isOfPlacing && $0.path == node.path }
    }

    /// Adds a finding; the same finding is kept once. Those about updates are kept for the tree's life; where the tree isn't
    /// kept only those that a single layout shows.
    func report(
        _ severity: LayoutDiagnostic.Severity, _ rule: LayoutDiagnostic.Rule = .other, at path: ViewPath,
        _ message: String
    ) {
        if live != nil, rule.isOfPlacing, placedIn[path] != pass.current {
            // Those of the last time that such an element was placed.
            diagnostics.removeAll { $0.rule.isOfPlacing && $0.path == path }
            placedIn[path] = pass.current
        }
        let diagnostic = LayoutDiagnostic(severity: severity, rule: rule, path: path, message: message)
        if rule.isOfUpdates, live != nil || !rule.isFoundAtOnce {
            live?.findings.add(diagnostic)
            return
        }
        if !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
    }

    /// Takes a finding back that a better one explains.
    func withdraw(_ rule: LayoutDiagnostic.Rule, at path: ViewPath) {
        diagnostics.removeAll { $0.rule == rule && $0.path == path }
    }

    /// Takes back all findings of a rule, those of the last pass included: they are about a layout that is over.
    func withdraw(_ rule: LayoutDiagnostic.Rule) {
        guard !diagnostics.isEmpty || !earlierFindings.isEmpty else { return }
        diagnostics.removeAll { $0.rule == rule }
        earlierFindings.removeAll { $0.rule == rule }
    }

    /// Adds an error of the world; the same sentence is kept once.
    func report(error: any Error) {
        let text = "\(error)"
        if !errors.contains(where: { "\($0)" == text }) { errors.append(error) }
    }

    /// Runs `action` when the pass is placed; `running` is the view's action that it runs, if it is one's.
    func afterLayout(as running: RunningAction? = nil, _ action: @escaping @MainActor () -> Void) {
        guard let running else { return pending.append(action) }
        pending.append { running.run(action) }
    }

    /// Has the places that the pass found gone tell so, those made first before the others.
    func noteDepartures() {
        if let record = live?.record {
            for memo in pass.removed.flatMap(\.all).compactMap(\.memo).sorted(by: { $0.order < $1.order }) {
                record.removed(memo.identity)
            }
        }
        let departing = pass.removed.flatMap { $0.departing() }.sorted { $0.order < $1.order }
        if live != nil {
            for node in pass.removed {
                // A row out of view keeps its state; its elements appear again when it comes back.
                if node.isDormant { node.discardElements() } else { node.dismantle() }
            }
        }
        pass.removed = []
        for state in departing { afterLayout(state.departure) }
    }

    /// Runs `body` and keeps the actions that it leaves for after the layout, instead of noting them.
    func keepingActions<Result>(_ body: () -> Result) -> (Result, [@MainActor () -> Void]) {
        let noted = pending
        pending = []
        let result = body()
        defer { pending = noted }
        return (result, pending)
    }

    /// Takes the pending actions, in order.
    func takePending() -> [@MainActor () -> Void] {
        defer { pending = [] }
        return pending
    }

    /// Starts a pass: findings are those of the last pass only.
    func beginPass() {
        pass.current += 1
        noteObjectChanges()
        needsUpdate = false
        _ = changes.take()
        earlierFindings = live == nil ? [] : diagnostics
        placedIn = [:]
        diagnostics = []
        if live?.reusesElements != true { errors = [] }
        if live == nil { pending = [] }
        transform = nil
        matched.removeAll()
        lastChange = nil
        trace = explains ? LayoutTrace(limit: Self.traceLimit) : nil
    }

    /// Ends a pass of a tree that is kept, or the update of a view: what was found wrong in elements that are as they were still holds.
    func endPass() {
        guard let live else { return }
        let kept = live.keptFindings(earlierFindings).filter {
            !diagnostics.contains($0) && !($0.rule.isOfPlacing && placedIn[$0.path] == pass.current)
        }
        earlierFindings = []
        diagnostics = kept + diagnostics
    }

    /// Starts an update of single views.
    func beginUpdate() {
        pass.current += 1
        transform = nil
    }

    /// Lines of a trace that are kept.
    private static let traceLimit = 2_000
}
