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
    /// The view whose state changed last, for the finding that a tree doesn't settle.
    var changedState: Any.Type?
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

    /// Adds a finding; the same finding is kept once.
    func report(
        _ severity: LayoutDiagnostic.Severity, _ rule: LayoutDiagnostic.Rule = .other, at path: ViewPath,
        _ message: String
    ) {
        let diagnostic = LayoutDiagnostic(severity: severity, rule: rule, path: path, message: message)
        if !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
    }

    /// Takes a finding back that a better one explains.
    func withdraw(_ rule: LayoutDiagnostic.Rule, at path: ViewPath) {
        diagnostics.removeAll { $0.rule == rule && $0.path == path }
    }

    /// Adds an error of the world; the same sentence is kept once.
    func report(error: any Error) {
        let text = "\(error)"
        if !errors.contains(where: { "\($0)" == text }) { errors.append(error) }
    }

    /// Runs `action` when the pass is placed.
    func afterLayout(_ action: @escaping @MainActor () -> Void) {
        pending.append(action)
    }

    /// Has the places that the pass found gone tell so, those made first before the others.
    func noteDepartures() {
        let departing = pass.removed.flatMap { $0.departing() }.sorted { $0.order < $1.order }
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
        diagnostics = []
        errors = []
        pending = []
        transform = nil
        matched.removeAll()
        changedState = nil
        trace = explains ? LayoutTrace(limit: Self.traceLimit) : nil
    }

    /// Lines of a trace that are kept.
    private static let traceLimit = 2_000
}
