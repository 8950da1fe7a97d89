import Drawing
import Foundation

/// What happened in a living tree, in order: who caused what.
///
/// 1. Time is a counter: each event is one tick later than the one before it.
/// 2. Views, elements and changes get numbers where they are first spoken of.
/// 3. Events belong to the open update; changes that come between two updates to the one that follows, other events to
///    one of their own.
/// 4. Past the limit the oldest updates are dropped, but for their body counts. What a single update does beyond it is
///    only counted.
package final class UpdateRecord {
    /// One identity in the tree: a view's place as long as it lives.
    package struct Identity {
        /// The view's type, or the modifier's or style's that has the body.
        let type: Any.Type
        let path: ViewPath
        /// Tells places apart while they live: until ``UpdateRecord/removed(_:)``.
        let node: ObjectIdentifier
    }

    /// One element of the layout.
    package struct Element {
        let path: ViewPath
        /// As in dumps; for modifiers that have no line there, the name of their kind.
        let name: String
    }

    /// How many bodies, skipped views and steps of layout are kept, together with what there is always room for.
    private let limit: Int
    private var time = 0
    private var updates: [UpdateHistory.Update] = []
    private var open: UpdateHistory.Update?
    /// Whether ``open`` is waiting for ``beginUpdate()``: only changes have come.
    private var isWaiting = false
    private var kept = 0
    private var lastUpdate = 0
    private var earlier = UpdateHistory.Earlier()

    private var numbers = RecordNumbers()
    private var lastChange = 0
    /// What is being done from outside: an interaction, or time that goes on. Changes that follow come with it, up to the
    /// end of its update.
    private var cause: Int?
    /// Steps that have begun, by their place in the open update; -1 for those that aren't kept.
    private var openSteps: [Int] = []

    init(limit: Int = 200_000) {
        self.limit = limit
    }

    // MARK: Updates

    /// A transaction begins: all changes since the one before it are carried out together.
    func beginUpdate() {
        if !isWaiting { endUpdate() }
        begin()
        isWaiting = false
    }

    /// The transaction is done. One in which nothing happened isn't kept, and its number goes to the next.
    func endUpdate() {
        guard !isWaiting, var update = open else { return }
        open = nil
        openSteps = []
        cause = nil
        if update.isEmpty {
            lastUpdate -= 1
        } else {
            update.end = tick()
            updates.append(update)
            dropOldUpdates()
        }
    }

    private func begin() {
        guard open == nil else { return }
        lastUpdate += 1
        let now = tick()
        open = UpdateHistory.Update(number: lastUpdate, start: now, end: now)
    }

    /// Opens an update where none is: something other than a change happens.
    private func beginWork() {
        begin()
        isWaiting = false
    }

    private func tick() -> Int {
        defer { time += 1 }
        return time
    }

    /// Whether there is room for one more; takes it.
    private func takeRoom() -> Bool {
        if kept >= limit { dropOldUpdates() }
        guard kept < limit else { return false }
        kept += 1
        return true
    }

    // MARK: Changes and bodies

    /// Something was set; `setter` is the view whose body it came with, as an environment value does.
    ///
    /// Before ``beginUpdate()`` it belongs to the update that follows; in an open update, to that one.
    func changed(_ source: ChangeSource, by setter: Identity? = nil) {
        if open == nil {
            begin()
            isWaiting = true
        }
        _ = add(source, by: setter.map { numbers.place($0) })
    }

    private func add(_ source: ChangeSource, by setter: Int? = nil) -> Int {
        lastChange += 1
        numbers.set(lastChange, for: source)
        let isCause = source.kind == .interaction || source.kind == .time
        if isCause { cause = lastChange }
        let change = UpdateHistory.Change(
            number: lastChange, time: tick(), kind: source.kind, name: source.name,
            path: source.path?.description, file: source.file, line: source.line, setter: setter,
            // What comes with a body has that for a reason.
            origin: setter == nil && !isCause ? cause : nil)
        kept += 1
        open?.changes.append(change)
        return lastChange
    }

    /// A body is about to run; `sources` are those of the changes that led to it directly, in the order set.
    ///
    /// - Parameter parent: The nearest view around with a body, whether it ran or not; nil at the root.
    func evaluated(
        _ view: Identity, because causes: [UpdateCause], sources: [ChangeSource], by parent: Identity?
    ) {
        beginWork()
        let outer = parent.map { numbers.place($0) }
        let place = numbers.place(view)
        // What was never told of began here.
        var led = sources.map { numbers.change($0) ?? add($0) }
        if led.isEmpty, outer == nil, causes.contains(where: \.comesWithParent) { led = [rootChange(view)] }
        guard takeRoom() else {
            open?.omit { $0.bodies[place, default: 0] += 1 }
            return
        }
        open?.bodies.append(
            UpdateHistory.Body(time: tick(), place: place, causes: causes, changes: led, parent: outer))
    }

    /// The host's change that gave a view around which there is no other its value: told of, or not.
    private func rootChange(_ view: Identity) -> Int {
        open?.changes.last { $0.kind == .root }?.number ?? add(ChangeSource(.root, ViewName.of(view.type)))
    }

    /// A view was compared with the one before it, and its body wasn't run.
    func checked(_ view: Identity, by parent: Identity?) {
        beginWork()
        let outer = parent.map { numbers.place($0) }
        let place = numbers.place(view)
        guard takeRoom() else {
            open?.omit { $0.skipped += 1 }
            return
        }
        open?.skipped.append(UpdateHistory.Skip(time: tick(), place: place, parent: outer))
    }

    /// A place is gone.
    func removed(_ view: Identity) {
        guard let number = numbers.remove(view) else { return }
        beginWork()
        kept += 1
        open?.removed.append(number)
    }

    /// A line of `_printChanges()`.
    func printed(_ line: String) {
        beginWork()
        kept += 1
        open?.printed.append(line)
    }

    // MARK: Layout

    /// An element is asked for its size; whom it asks for that follows, until ``endQuestion(_:)``.
    func beginQuestion(to element: Element, _ proposal: ProposedViewSize) {
        openSteps.append(addStep(.question, element, proposal.text))
    }

    func endQuestion(_ answer: CGSize) {
        guard let index = endStep() else { return }
        open?.layout[index].answer = answer.text
    }

    /// An element was asked, and the answer was kept from an earlier question.
    func knownQuestion(to element: Element, _ proposal: ProposedViewSize, answer: CGSize) {
        let index = addStep(.known, element, proposal.text)
        if index >= 0 { open?.layout[index].answer = answer.text }
    }

    /// An element is placed, which it isn't where nothing about its place changed; whom it asks and places for
    /// that follows, until ``endPlacement()``.
    func beginPlacement(of element: Element) {
        openSteps.append(addStep(.placement, element, ""))
    }

    func endPlacement() {
        _ = endStep()
    }

    /// - Returns: The step's place in the open update; -1 where there is no room.
    private func addStep(_ kind: UpdateHistory.LayoutStep.Kind, _ element: Element, _ proposal: String) -> Int
    {
        beginWork()
        guard takeRoom() else {
            open?.omit { $0.layout += 1 }
            return -1
        }
        let now = tick()
        let step = UpdateHistory.LayoutStep(
            kind: kind, start: now, end: now, element: numbers.element(element),
            outer: openSteps.last { $0 >= 0 },
            proposal: proposal, answer: "")
        open?.layout.append(step)
        return (open?.layout.count ?? 0) - 1
    }

    private func endStep() -> Int? {
        guard let index = openSteps.popLast(), index >= 0, open != nil else { return nil }
        open?.layout[index].end = tick()
        return index
    }

    // MARK: The history

    /// What happened so far; an update that is under way is part of it.
    var history: UpdateHistory {
        var history = UpdateHistory(
            updates: updates, places: numbers.places, elements: numbers.elements,
            earlier: earlier.updates > 0 ? earlier : nil)
        if !isWaiting, var update = open, !update.isEmpty {
            update.end = time
            history.updates.append(update)
        }
        history.keepMentioned()
        return history
    }

    /// The point after all that happened so far.
    var mark: UpdateHistory.Mark {
        let isToCome = isWaiting || open?.isEmpty ?? false
        return UpdateHistory.Mark(update: isToCome ? lastUpdate - 1 : lastUpdate)
    }

    /// What happened after `mark`.
    func history(since mark: UpdateHistory.Mark) -> UpdateHistory { history.since(mark) }

    /// How often bodies of `type` ran so far, at all places together.
    func bodyCount(of type: Any.Type) -> Int { history.bodyCount(of: type) }

    /// Drops the oldest updates until half of the limit is free; the last one stays.
    private func dropOldUpdates() {
        guard kept >= limit else { return }
        var dropped = 0
        let spared = open == nil ? 1 : 0
        while kept > limit / 2, dropped < updates.count - spared {
            let update = updates[dropped]
            kept -= update.size
            earlier.updates += 1
            for body in update.bodies { count(body.place, 1) }
            for (place, more) in update.omitted?.bodies ?? [:] { count(place, more) }
            dropped += 1
        }
        updates.removeFirst(dropped)
        guard dropped > 0 else { return }
        let oldest = (updates.first ?? open)?.changes.first?.number ?? lastChange + 1
        numbers.forget(exceptIn: history, changesBefore: oldest)
    }

    private func count(_ place: Int, _ bodies: Int) {
        guard let type = numbers.type(ofPlace: place) else { return }
        earlier.bodies[type, default: 0] += bodies
    }
}

extension UpdateHistory.Update {
    /// How many entries it has.
    fileprivate var size: Int {
        changes.count + bodies.count + skipped.count + removed.count + layout.count + printed.count
    }

    fileprivate var isEmpty: Bool { size == 0 && omitted == nil }

    fileprivate mutating func omit(_ add: (inout UpdateHistory.Omitted) -> Void) {
        // Moved out meanwhile, so that it isn't copied.
        var all = omitted ?? UpdateHistory.Omitted()
        omitted = nil
        add(&all)
        omitted = all
    }
}

extension UpdateRecord.Element {
    init(_ node: LayoutNode) {
        self.init(path: node.path, name: LayoutTrace.name(of: node))
    }
}
