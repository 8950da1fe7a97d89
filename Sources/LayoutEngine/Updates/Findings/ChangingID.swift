import Drawing
import Foundation

/// The rule `changing-id`: the elements of a `ForEach` are equal to those of the last time, but for ids that were made
/// anew, as those of `names.map { Item(id: UUID(), name: $0) }` in a body.
///
/// Nothing else may look like it: insertions, moves and other data have ids in common or elements that differ. Data that
/// are set anew on purpose, to begin a game again, look the same, though. So
///
/// 1. only ids that nobody chose count: `UUID`s, also as text or alone in a structure, and objects' identities;
/// 2. nothing equal may be left where elements have no more than an id;
/// 3. what the view's body ran for can't have been the data: it is a number, a text, a flag. If that isn't known, a second
///    change after the first, without a rendering of the same ids between, is needed.
///
/// O(1) where the first element's id is that of the last time.
enum ChangingID {
    /// The elements that rows were made of last.
    private final class LastElements<Data> {
        var data: Data
        /// How often in a row ids changed alone.
        var changes = 0

        init(_ data: Data) {
            self.data = data
        }
    }

    @MainActor
    static func inspect<Data: RandomAccessCollection, ID: Hashable>(
        _ data: Data, _ id: (Data.Element) -> ID, _ inputs: _ResolveInputs
    ) {
        guard isCandidate(Data.Element.self, ID.self) else { return }
        let last = inputs.node.state(at: -7) { LastElements(data) }
        defer { last.data = data }
        guard let old = last.data.first, let new = data.first else { return }
        let (oldID, newID) = (id(old), id(new))
        guard oldID != newID, isUnchosen(oldID), isUnchosen(newID),  // 1
            isEqual(old, new, but: ID.self), haveEqualElements(last.data, data, id)
        else {
            last.changes = 0
            return
        }
        last.changes += 1
        guard last.changes > 1 || inputs.memo.map(ranForOthers) ?? false else { return }  // 3
        let type = RowFindings.name(of: Data.Element.self)
        inputs.graph.report(
            .warning, .changingID, at: inputs.pathOfRows,
            "\(data.count == 1 ? "its \(type) has" : "all \(data.count) \(type)s have") other ids than before, though they are "
                + "otherwise equal: SwiftUI takes the rows for new ones, so that their state, focus and animations are "
                + "lost. Make such elements once, in a state or a model, or give them ids that come from the data."
        )
    }

    private static func haveEqualElements<Data: RandomAccessCollection, ID: Hashable>(
        _ old: Data, _ new: Data, _ id: (Data.Element) -> ID
    ) -> Bool {
        guard old.count == new.count, zip(old, new).allSatisfy({ isEqual($0, $1, but: ID.self) }) else {
            return false
        }
        let known = Set(old.map(id))
        return !new.contains { known.contains(id($0)) }
    }

    // MARK: Elements

    /// Whether elements have more than their id, by their type. Step 2.
    @MainActor
    private static func isCandidate(_ element: Any.Type, _ id: Any.Type) -> Bool {
        let key = TypePair(element, id)
        if let known = candidates[key] { return known }
        let types = FieldComparison.fieldTypes(of: element).map(\.type)
        let isOne = element is AnyClass || types.contains { $0 == id } && types.contains { $0 != id }
        candidates[key] = isOne
        return isOne
    }

    @MainActor private static var candidates: [TypePair: Bool] = [:]

    /// Whether two elements are equal but for fields of the id's type; of objects, one by one what they hold.
    private static func isEqual<Element>(_ a: Element, _ b: Element, but id: Any.Type) -> Bool {
        if type(of: a) is AnyClass { return areObjectsEqual(a, b, but: id) }
        guard let differences = FieldComparison.differingFields(a, b) else { return false }
        return differences.allSatisfy { $0.type == id }
    }

    private static func areObjectsEqual(_ a: Any, _ b: Any, but id: Any.Type) -> Bool {
        let (old, new) = (Mirror(reflecting: a), Mirror(reflecting: b))
        guard type(of: a) == type(of: b), old.superclassMirror == nil,
            old.children.count == new.children.count
        else { return false }
        var others = 0
        for (old, new) in zip(old.children, new.children) where !(old.label ?? "").hasPrefix("_$") {
            if type(of: old.value) == id { continue }
            guard FieldComparison.areEqual(old.value, new.value) else { return false }
            others += 1
        }
        return others > 0
    }

    // MARK: Ids

    /// Step 1.
    private static func isUnchosen(_ id: Any) -> Bool {
        switch id {
        case is UUID, is ObjectIdentifier: return true
        case let text as String: return UUID(uuidString: text) != nil
        default: break
        }
        let parts = Array(Mirror(reflecting: id).children.prefix(2))
        return parts.count == 1 && (parts[0].value is UUID || parts[0].value is ObjectIdentifier)
    }

    // MARK: Causes

    /// Step 3: whether a body ran for values that are no data.
    private static func ranForOthers(_ memo: BodyMemo) -> Bool {
        guard !memo.lastCauses.isEmpty else { return false }
        let fields = Dictionary(
            FieldComparison.fieldTypes(of: memo.type).map { ($0.name, $0.type) },
            uniquingKeysWith: { a, _ in a })
        return memo.lastCauses.allSatisfy { cause in
            switch cause {
            case .identity, .observed: return false
            case .property(let name): return fields[name].map(isPlain) ?? false
            case .value(let names): return names.allSatisfy { fields[$0].map(isPlain) ?? false }
            }
        }
    }

    private static func isPlain(_ type: Any.Type) -> Bool {
        let held = (type as? any HoldsValue.Type)?.heldType ?? type
        let plain: [Any.Type] = [
            Int.self, Bool.self, Double.self, CGFloat.self, String.self, Date.self, Int?.self, String?.self,
            UUID?.self, ColorScheme.self,
        ]
        return plain.contains { $0 == held }
    }
}

/// A property that stands for a value of another type.
private protocol HoldsValue {
    static var heldType: Any.Type { get }
}

extension State: HoldsValue {
    static var heldType: Any.Type { Value.self }
}

extension Binding: HoldsValue {
    static var heldType: Any.Type { Value.self }
}

extension Environment: HoldsValue {
    static var heldType: Any.Type { Value.self }
}
