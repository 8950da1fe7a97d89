@_spi(SwiftUI) import Observation
import Publishing

/// An `@Observable` property that is being set: its name, and whether it gets another value.
///
/// Everyone who read it is told twice: before, when it still has its former value, and afterwards. The first one who is
/// told looks; the others take over what was found. On other threads than the main one nothing is looked at.
final class ObservedSetting {
    private let keyPath: AnyKeyPath
    /// The objects of which one is being set, with the values before; nil where they aren't known, or where a value may
    /// have changed inside.
    private var before: [(object: AnyObject, value: Any)]?
    private var probe: ObservedNames.Probe?
    private(set) var isReal = true
    private var isOver = false

    /// On the main thread only.
    nonisolated(unsafe) private static var open: ObservedSetting?

    private init(_ tracking: ObservationTracking, _ keyPath: AnyKeyPath, _ memo: BodyMemo?) {
        self.keyPath = keyPath
        let type = type(of: keyPath).valueType
        // What the macro's code leaves out needs no look: values that are `Equatable` and equal.
        let asksValue = !(type is any Equatable.Type) && FieldComparison.isPlain(type)
        let asksName = !ObservedNames.isKnown(keyPath)
        guard let memo, asksValue || asksName else { return }
        let objects = ObservedObjects.reachable(from: memo, of: Swift.type(of: keyPath).rootType)
        if asksName { probe = ObservedNames.probe(keyPath, objects) }
        guard asksValue, let set = ObservedObjects.tracked(by: tracking, keyPath, among: objects) else {
            return
        }
        before = set.compactMap { object in
            ObservedObjects.value(of: object, keyPath).flatMap { Self.isSmall($0) ? (object, $0) : nil }
        }
        if before?.count != set.count { before = nil }
    }

    /// Collections beyond this size aren't compared.
    private static func isSmall(_ value: Any) -> Bool {
        guard let collection = value as? any Collection else { return true }
        return collection.count <= 1_000
    }

    /// A property that `tracking` tells of is about to be set.
    static func willSet(_ tracking: ObservationTracking, readBy memo: BodyMemo?) {
        guard MainThread.isCurrent, let keyPath = tracking.changed else { return }
        if let open, open.keyPath == keyPath, !open.isOver { return }
        open = ObservedSetting(tracking, keyPath, memo)
    }

    /// It was set.
    ///
    /// - Returns: Its name, `Model.count`; whether its value is another one than before, as far as is known; and whether
    ///   it is a collection.
    static func didSet(_ tracking: ObservationTracking) -> (name: String, isReal: Bool, isCollection: Bool) {
        guard let keyPath = tracking.changed else { return ("object", true, false) }
        var isReal = true
        if MainThread.isCurrent, let open, open.keyPath == keyPath {
            open.end()
            isReal = open.isReal
        }
        return (
            ObservedNames.name(of: keyPath), isReal, CollectionType.isOne(type(of: keyPath).valueType)
        )
    }

    private func end() {
        guard !isOver else { return }
        isOver = true
        if let probe { ObservedNames.finish(probe) }
        probe = nil
        if let before, !before.isEmpty {
            isReal = before.contains { entry in
                guard let now = ObservedObjects.value(of: entry.object, keyPath) else { return true }
                return !FieldComparison.differenceOfContents(entry.value, now).isEmpty
            }
        }
        before = nil
    }
}
