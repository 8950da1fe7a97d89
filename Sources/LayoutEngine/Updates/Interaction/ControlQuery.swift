import Drawing

/// Which control is meant.
package struct ControlQuery {
    /// Its label or accessibility identifier.
    package var name: String
    /// Which of several of that name, in view order.
    package var index: Int?
    /// The name of something near it: the search is in the smallest container around that which has such a control.
    package var container: String?

    package init(_ name: String, at index: Int? = nil, in container: String? = nil) {
        self.name = name
        self.index = index
        self.container = container
    }
}

/// What a control is used for.
enum ControlUse {
    case tap(count: Int)
    case longPress, set, type, submit, step, move

    func isPossible(_ actions: ControlActions) -> Bool {
        switch self {
        case .tap(1):
            actions.isLeftToStyle || actions.opens == .tap || actions.isTappable && actions.tapCount == 1
        case .tap(let count): actions.isTappable && actions.tapCount == count
        case .longPress: actions.longPress != nil || actions.opens != nil
        case .set: actions.set != nil || actions.text != nil
        case .type: actions.text != nil
        case .submit: actions.text != nil
        case .step: actions.step != nil
        case .move: actions.move != nil
        }
    }

    /// Whether it is done by touching the view.
    var isTouch: Bool {
        switch self {
        case .tap, .longPress, .move: true
        case .set, .type, .submit, .step: false
        }
    }

    var isTap: Bool {
        if case .tap = self { true } else { false }
    }
}

/// Finds the control that is meant.
@MainActor
struct ControlSearch {
    let tree: ControlTree
    let use: ControlUse
    let query: ControlQuery
    /// The paths of menus and the like that are open.
    let open: Set<ViewPath>

    typealias Reason = InteractionError.Reason

    struct Failure: Error {
        let reason: Reason
        var path: ViewPath?
    }

    /// 1. The controls of that name that can be used so, in the container if one is given; a closed menu's items count
    ///    where it is the container.
    /// 2. Those that a person could reach, if any can be: not hidden, not behind something.
    /// 3. A control goes before a gesture, and that before a row; one around others of its name goes before those,
    ///    unless its style brings its own handlers.
    /// 4. One is left, or the index says which.
    /// 5. It must be enabled. Of a style with handlers of its own the first one is meant.
    func control() throws(Failure) -> Int {
        // 1.
        let named = try named()
        // 2.
        let reachable = try reachable(named)
        // 3.
        let first = reachable.map { rank($0) }.min()
        let ranked = outermost(reachable.filter { rank($0) == first })
        // 4.
        let index = try chosen(ranked)
        // 5.
        let entry = tree.entries[index]
        guard entry.isEnabled else { throw Failure(reason: .disabled, path: entry.path) }
        guard use.isTap, let actions = entry.actions, actions.isLeftToStyle else { return index }
        guard let inner = tree.range(index).dropFirst().first(where: { isUsable($0) && !isLeftToStyle($0) })
        else {
            throw Failure(reason: .styleIsDead(kind: actions.kind), path: entry.path)
        }
        return inner
    }

    private func isUsable(_ index: Int) -> Bool {
        tree.entries[index].actions.map(use.isPossible) ?? false
    }

    private func isLeftToStyle(_ index: Int) -> Bool { tree.entries[index].actions?.isLeftToStyle ?? false }

    private func isContainer(_ index: Int) -> Bool { tree.entries[index].actions?.isContainer ?? false }

    private func rank(_ index: Int) -> ControlRank { tree.entries[index].actions?.rank ?? .row }

    private func isCalled(_ index: Int, _ name: String) -> Bool { tree.entries[index].names.contains(name) }

    // MARK: Names

    private func named() throws(Failure) -> [Int] {
        guard let container = query.container else {
            let found = matches(0..<tree.entries.count) { isOpen($0) }
            guard found.isEmpty else { return found }
            throw failure(in: 0..<tree.entries.count)
        }
        let anchors = tree.entries.indices.filter { isCalled($0, container) }
        guard !anchors.isEmpty else {
            let names = tree.entries.flatMap(\.names)
            throw Failure(
                reason: .notInContainer(
                    container, isThere: false, near: NearNames.of(container, among: names)))
        }
        var found: [Int] = []
        for anchor in anchors {
            for index in matches(near: anchor) where !found.contains(index) { found.append(index) }
        }
        guard found.isEmpty else { return found.sorted() }
        let names = tree.entries.indices.filter(isUsable).flatMap { tree.entries[$0].names }
        throw Failure(
            reason: .notInContainer(container, isThere: true, near: NearNames.of(query.name, among: names)))
    }

    /// In the smallest container around an element that has any.
    private func matches(near anchor: Int) -> [Int] {
        for container in tree.ancestors(anchor) {
            let range = tree.range(container)
            let found = matches(range) { index in
                isOpen(index) || tree.entries[index].closed.map(range.contains) ?? true
            }
            if !found.isEmpty { return found }
        }
        return []
    }

    /// Whether it isn't in a menu that is closed.
    private func isOpen(_ index: Int) -> Bool {
        guard let closed = tree.entries[index].closed else { return true }
        return open.contains(tree.entries[closed].path)
    }

    /// Controls of the name; without any, those around a text or a picture of the name that is touched.
    private func matches(_ range: Range<Int>, _ isThere: (Int) -> Bool) -> [Int] {
        let named = range.filter { isCalled($0, query.name) && isThere($0) }
        let found = named.filter(isUsable)
        guard found.isEmpty, use.isTouch else { return found }
        var around: [Int] = []
        for index in named {
            if let control = tree.ancestors(index).first(where: { isUsable($0) && !isContainer($0) }),
                range.contains(control), isThere(control), !around.contains(control)
            {
                around.append(control)
            }
        }
        return around
    }

    private func failure(in range: Range<Int>) -> Failure {
        let unfit = range.first { isCalled($0, query.name) && tree.entries[$0].actions != nil }
        if let unfit, let actions = tree.entries[unfit].actions, !use.isPossible(actions) {
            return Failure(reason: .notPossible(kind: actions.kind), path: tree.entries[unfit].path)
        }
        let names = range.filter { isUsable($0) && isOpen($0) }.flatMap { tree.entries[$0].names }
        return Failure(reason: .notFound(near: NearNames.of(query.name, among: names)))
    }

    // MARK: Reach

    private func reachable(_ found: [Int]) throws(Failure) -> [Int] {
        let seen = found.filter { hider($0) == nil }
        guard let first = found.first else { return [] }
        if seen.isEmpty, let hider = hider(first) {
            throw Failure(reason: .hidden(by: hider), path: tree.entries[first].path)
        }
        guard let front = tree.front else { return seen }
        let inFront = seen.filter { tree.isInFront($0) }
        if inFront.isEmpty, let first = seen.first {
            throw Failure(reason: .behind(front.presented.text), path: tree.entries[first].path)
        }
        return inFront
    }

    private func hider(_ index: Int) -> String? {
        tree.entries[index].hider ?? (use.isTouch ? tree.entries[index].touchBlocker : nil)
    }

    // MARK: Choice

    /// Those that no other one is around; one whose style is to be touched gives way to what is inside.
    private func outermost(_ found: [Int]) -> [Int] {
        var kept: [Int] = []
        for index in found {
            if let last = kept.last, tree.range(last).contains(index), !isContainer(last) {
                if use.isTap, isLeftToStyle(last) { kept[kept.count - 1] = index }
                continue
            }
            kept.append(index)
        }
        return kept
    }

    private func chosen(_ found: [Int]) throws(Failure) -> Int {
        if let index = query.index {
            guard found.indices.contains(index) else {
                throw Failure(reason: .indexOutOfRange(index, count: found.count))
            }
            return found[index]
        }
        guard found.count == 1 else {
            throw Failure(reason: .ambiguous(found.map { tree.entries[$0].path }))
        }
        return found[0]
    }
}
