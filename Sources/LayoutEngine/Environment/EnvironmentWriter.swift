/// What `.environment` and its like write, as view code names it.
@usableFromInline
enum WrittenKey: Hashable {
    case path(AnyKeyPath)
    case object(ObjectIdentifier)
}

/// A place that writes into the environment, in a tree that is kept: what it wrote last, and who read it.
final class EnvironmentWriter {
    /// What another view in the place of ``key``'s type would write; several writers may share a place.
    private let content: ObjectIdentifier
    let key: WrittenKey
    private var next: EnvironmentWriter?

    /// The view whose body it came with.
    private(set) weak var memo: BodyMemo?
    /// The writer around.
    private(set) var outer: EnvironmentWriter?
    /// What it wrote last, by the environment's keys.
    private(set) var written: [(key: ObjectIdentifier, value: AnyObject?)] = []
    /// The object written before the last, if it is one.
    private(set) weak var formerObject: AnyObject?
    private var hasWritten = false
    /// What wrote it, and what stood around for the same keys.
    private var modifier: EnvironmentModifier?
    private var around: [AnyObject?] = []

    /// The update in which it last wrote something else than before; 0 before that.
    private(set) var changedIn: UInt = 0
    /// That change, as the record knows it.
    private(set) var source = ChangeSource(.environment, "")
    /// In what the values differed.
    private(set) var difference: ValueDifference = []
    /// Whether it was made again while views were placed, and not with the body that it came with.
    private(set) var isInPlacing = false
    /// How many objects it wrote one after the other, of which each was gone when the next but one came.
    private(set) var lostObjects = 0
    /// The bodies that ran in that update for nothing but what it wrote, in order.
    var readers: [BodyMemo] = []
    /// For the rule `restless-environment`.
    var streak: RestlessStreak?

    private init(_ key: WrittenKey, _ content: ObjectIdentifier) {
        self.key = key
        self.content = content
    }

    /// The writer at a place; `content` is the type of what the modifier is around.
    static func at(_ node: ViewNode, _ key: WrittenKey, around content: Any.Type) -> EnvironmentWriter {
        let content = ObjectIdentifier(content)
        let first = node.state(at: -1_000_000) { EnvironmentWriter(key, content) }
        var writer = first
        while writer.key != key || writer.content != content {
            if let known = writer.next {
                writer = known
            } else {
                let made = EnvironmentWriter(key, content)
                writer.next = made
                return made
            }
        }
        return writer
    }

    /// What is written, by the environment's keys. Where the same modifier writes in the same surroundings, and the values
    /// differ in closures alone, it is what was written last: a closure that is handed through a generic function, as a key
    /// path's setter is, gets another wrapping each time, and never equals itself.
    fileprivate func settled(
        _ values: [(key: ObjectIdentifier, value: AnyObject?)], by modifier: EnvironmentModifier,
        in environment: EnvironmentValues
    ) -> [(key: ObjectIdentifier, value: AnyObject?)] {
        let around = values.map { environment.box($0.key) }
        defer { (self.modifier, self.around) = (modifier, around) }
        guard let last = self.modifier, self.around.elementsEqual(around, by: ===),
            FieldComparison.areEqual(last, modifier)
        else { return values }
        return [nil, .closure].contains(Self.difference(written, values)) ? written : values
    }

    /// Takes what is written now. Where it isn't what was written before, that is a change, told to the record.
    func write(
        _ values: [(key: ObjectIdentifier, value: AnyObject?)], _ inputs: _ResolveInputs, _ live: LiveTree
    ) {
        (memo, outer) = (inputs.memo, inputs.writer)
        defer { (written, hasWritten) = (values, true) }
        guard hasWritten, let difference = Self.difference(written, values) else { return }
        if changedIn != live.updateLog.number {
            changedIn = live.updateLog.number
            readers = []
        }
        self.difference = difference
        isInPlacing = live.placing != nil
        noteObjects(values)
        source = ChangeSource(.environment, name, path: inputs.viewPath)
        live.note(source, by: inputs.memo?.place)
        live.updateLog.changed(self)
    }

    /// nil where they are equal.
    private static func difference(
        _ old: [(key: ObjectIdentifier, value: AnyObject?)],
        _ new: [(key: ObjectIdentifier, value: AnyObject?)]
    ) -> ValueDifference? {
        guard old.map(\.key) == new.map(\.key) else { return .content }
        var result: ValueDifference?
        for (old, new) in zip(old, new) where old.value !== new.value {
            guard let old = old.value as? any ComparableBox, let value = new.value else { return .content }
            if old.hasSameValue(as: value) { continue }
            result = (result ?? []).union(
                (value as? any ComparableBox)?.difference(from: old as AnyObject) ?? .content)
        }
        return result
    }

    private func noteObjects(_ values: [(key: ObjectIdentifier, value: AnyObject?)]) {
        guard values.count == 1, difference == .instance,
            let old = (written.first?.value as? any ComparableBox)?.object
        else {
            (lostObjects, formerObject) = (0, nil)
            return
        }
        // The one before the last is held by nobody but who uses it: the last is still in what was written.
        lostObjects = formerObject == nil ? lostObjects + 1 : 0
        formerObject = old
    }

    /// As the record names it: `\.font`, `Model`.
    var name: String { EnvironmentName.of(key, written: written.map(\.key)) }
}

extension _ResolveInputs {
    /// The inputs of what a modifier is around: with what it writes.
    @MainActor
    func writing(_ modifier: EnvironmentModifier, around content: Any.Type) -> _ResolveInputs {
        guard let live = graph.live, let key = modifier.key, !isSearching else {
            var inputs = self
            inputs.environment = changed(by: modifier)
            return inputs
        }
        var values = changed(by: modifier)
        let writer = EnvironmentWriter.at(node, key, around: content)
        let written = writer.settled(values.changes(since: environment), by: modifier, in: environment)
        values.take(written)
        writer.write(written, self, live)
        return inside(writer, values)
    }

    @MainActor
    private func changed(by modifier: EnvironmentModifier) -> EnvironmentValues {
        var values = environment
        if modifier.isUsers {
            observing { modifier.change(&values) }
        } else {
            modifier.change(&values)
        }
        return values
    }
}
