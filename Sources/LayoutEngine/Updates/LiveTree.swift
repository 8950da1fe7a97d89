import Drawing
import Observation
import Synchronization

/// What a graph knows of its tree beyond one pass, where the tree is kept: what changed, and what has to be made again.
///
/// Without it (one-shot rendering) every pass makes everything anew.
final class LiveTree {
    private unowned let graph: ViewGraph
    let inbox = ChangeInbox()
    /// What happens is told to it, where someone listens.
    var record: UpdateRecord?
    /// What was found wrong in how the tree is updated.
    let findings = UpdateFindings()
    /// What happens in the update that is under way, for such findings.
    let updateLog = UpdateLog()
    /// The element around all others, as it was laid out last.
    weak var rootElement: LayoutNode?
    /// The element whose children are being placed.
    var placing: LayoutNode?
    /// Set when an element's answers changed, so that those around have to be asked and placed again.
    var needsLayout = false
    /// Set when something has to be made again that can't be updated alone.
    var needsPass = true
    /// Effects that elements stand in.
    var links = TransformLinks()
    /// Whether elements are kept from pass to pass; not while a layout is to explain itself.
    var reusesElements: Bool { !graph.explains && !makesAllElements }
    private var makesAllElements = false
    /// Those to be updated.
    private var dirty: [ObjectIdentifier: BodyMemo] = [:]
    private var noted: Set<ChangeSource> = []
    private var keptPaths: Set<ViewPath> = []
    /// Those of elements that were made again inside of kept ones.
    private var remadePaths: Set<ViewPath> = []
    private var lastOrder: UInt = 0
    /// What is looked at when an update is over.
    private var questions: [() -> Void] = []
    /// The memos whose elements were made since a unit of a lazy container began.
    private var log: [BodyMemo]?

    init(_ graph: ViewGraph, root: ViewNode) {
        self.graph = graph
        rootNode = root
    }

    private let rootNode: ViewNode
    /// Stands for the host, around all views.
    private(set) lazy var root = BodyMemo(rootNode.type, rootNode, self)

    func nextOrder() -> UInt {
        lastOrder += 1
        return lastOrder
    }

    /// Whether something changed that the tree doesn't show yet.
    var isStale: Bool { needsPass || needsLayout || !dirty.isEmpty || !inbox.isEmpty }

    /// The host was given another value of its view.
    func takeNewRoot() {
        root.noteEvaluation()
        needsPass = true
    }

    // MARK: Changes

    /// Takes in what changed since the last time.
    func takeChanges() {
        updateLog.beginPass {
            for change in inbox.take() { change.take(self) }
        }
    }

    func invalidate(
        _ memo: BodyMemo, _ purpose: ReadTracker.Purpose, _ causes: [UpdateCause], _ source: ChangeSource?
    ) {
        memo.invalidate(purpose, causes, source)
        dirty[ObjectIdentifier(memo)] = memo
    }

    /// Notes for the record where a change began; once an update.
    func note(
        _ source: ChangeSource, by setter: UpdateRecord.Identity? = nil, in action: RunningAction? = nil
    ) {
        if source.kind != .environment { updateLog.noted(source, by: action) }
        guard noted.insert(source).inserted else { return }
        record?.changed(source, by: setter)
    }

    /// Has the elements of the view around a place made again in the next pass.
    func remake(_ memo: BodyMemo?) {
        if let memo { invalidate(memo, .elements, [], nil) }
        needsPass = true
    }

    /// Has all elements made again in the next pass; bodies don't run for that.
    func makeAllElements() {
        makesAllElements = true
        needsPass = true
    }

    func endPass() {
        makesAllElements = false
    }

    /// Those to be updated, outer ones first.
    func takeDirty() -> [BodyMemo] {
        defer { dirty = [:] }
        return dirty.values.sorted { ($0.depth, $0.order) < ($1.depth, $1.order) }
    }

    func beginUpdate() {
        noted = []
        updateLog.begin()
        graph.withdraw(.notSettling)
        record?.beginUpdate()
    }

    func endUpdate() {
        updateLog.end(graph)
        record?.endUpdate()
        let asked = questions
        questions = []
        for question in asked { question() }
    }

    /// Has something looked at when the update is over, with all actions run.
    func whenUpdated(_ question: @escaping () -> Void) {
        questions.append(question)
    }

    /// A whole pass begins.
    func beginPass() {
        needsPass = false
        needsLayout = false
        dirty = [:]
        root.beginPass()
    }

    // MARK: Bodies

    /// The memo of a place: the one that is there if it is of its kind, else one that is made.
    func memo<Memo: BodyMemo>(at node: ViewNode, _ make: (ViewNode) -> Memo) -> Memo {
        if let known = node.memo as? Memo { return known }
        let made = make(node)
        node.memo = made
        return made
    }

    /// Runs a body where there is a cause, after `take` has given the memo its new value.
    @MainActor
    func run(
        _ memo: BodyMemo, because causes: [UpdateCause], _ inputs: _ResolveInputs, _ take: () -> Void
    ) {
        guard !causes.isEmpty else {
            record?.checked(memo.identity, by: inputs.memo?.place)
            return
        }
        take()
        memo.evaluate(inputs, because: causes)
    }

    // MARK: What was done

    func made(_ memo: BodyMemo) {
        log?.append(memo)
    }

    /// Runs `body`, and returns the memos whose elements it made.
    func logging<Result>(_ body: () -> Result) -> (Result, [BodyMemo]) {
        let outer = log
        log = []
        let result = body()
        let made = log ?? []
        log = outer.map { $0 + made }
        return (result, made)
    }

    /// Elements are those of the last pass: what was found wrong in them still is.
    func kept(_ elements: _Elements) {
        guard graph.hasEarlierFindings else { return }
        for node in elements.nodes { keptPaths.insert(node.path) }
    }

    /// Findings of the last pass that lie in elements which were kept.
    func keptFindings(_ findings: [LayoutDiagnostic]) -> [LayoutDiagnostic] {
        defer { (keptPaths, remadePaths) = ([], []) }
        return findings.filter { finding in
            var path: ViewPath? = finding.path
            while let current = path {
                if keptPaths.contains(current) { return true }
                if remadePaths.contains(current) { return false }
                path = current.parent
            }
            return false
        }
    }

    /// Elements are about to be made again: what was found wrong in them may be mended.
    func setAsideFindings(in elements: _Elements) {
        graph.setAsideFindings(below: elements.nodes.map(\.path))
    }

    /// Elements are made again while they are placed, maybe inside of elements that were kept.
    func remake(_ nodes: [LayoutNode]) {
        graph.setAsideFindings(below: nodes.map(\.path))
        for node in nodes { remadePaths.insert(node.path) }
    }

    /// They are made, and those in them that were kept have what was wrong in them.
    func takeBackFindings() {
        graph.endPass()
    }
}

/// Changes made from anywhere, on any thread, until the tree takes them in.
final class ChangeInbox: Sendable {
    /// A change; what it refers to is only used on the main actor.
    struct Change: @unchecked Sendable {
        let take: (LiveTree) -> Void
    }

    private let changes = Mutex<[Change]>([])

    var isEmpty: Bool { changes.withLock { $0.isEmpty } }

    func add(_ take: @escaping (LiveTree) -> Void) {
        let change = Change(take: take)
        changes.withLock { $0.append(change) }
    }

    func take() -> [Change] {
        changes.withLock { changes in
            defer { changes = [] }
            return changes
        }
    }
}
