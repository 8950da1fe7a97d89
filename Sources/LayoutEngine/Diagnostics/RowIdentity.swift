/// The rules `duplicate-id` and `offset-id`: ids of a `ForEach` that don't tell its elements apart, or tell their
/// places.
///
/// What can be known of offsets without a false alarm:
/// 1. the key path `\.offset` of `enumerated()`;
/// 2. the indices of a collection that isn't an array, whose type says so;
/// 3. ids that count 0, 1, 2... though the elements are `Identifiable` with other ids;
/// 4. a range of integers that changed from one pass to the next: it isn't constant.
///
/// A constant `ForEach(0..<5)` is none of these; neither are the indices of an array, which are the same range,
/// until the array changes.
enum RowIdentity {
    static func reportDuplicate(_ id: some Hashable, _ inputs: _ResolveInputs) {
        inputs.graph.report(
            .warning, .duplicateID, at: inputs.path,
            "ForEach has the id \(id) more than once: both rows share what SwiftUI keeps by id. "
                + "Give each element an id of its own.")
    }

    /// Remembers a range across passes.
    private final class LastRange {
        var first: Range<Int>
        var change: String?

        init(_ range: Range<Int>) {
            first = range
        }
    }

    /// Tells of offsets where a layout is to explain itself. A range is remembered whenever a tree is kept, so that one asked
    /// later knows that it changed.
    @MainActor
    static func inspectOffsets<Data: RandomAccessCollection, ID: Hashable, Content>(
        of view: ForEach<Data, ID, Content>, _ inputs: _ResolveInputs
    ) {
        if let range = view.data as? Range<Int> { inspect(range, inputs) }  // 4.
        guard inputs.graph.explains, !(view.data is Range<Int>), view.data.count > 1 else { return }
        if isEnumerationOffset(view.idPath) {  // 1.
            report(
                "the offsets of enumerated()", "id: \\.element.id, or \\.element where it is Hashable", inputs
            )
        } else if view.data is any CollectionOfIndices {  // 2.
            report("the indices of a collection", "the elements, and an id of theirs", inputs)
        } else if countsAlong(view) {  // 3.
            report(
                "0 to \(view.data.count - 1), though its elements are Identifiable with other ids",
                "ForEach(data) without id:", inputs)
        }
    }

    /// A tuple of an enumeration has its offset in front; its element comes after.
    private static func isEnumerationOffset<Element, ID>(_ path: KeyPath<Element, ID>?) -> Bool {
        guard let path, ID.self == Int.self, "\(Element.self)".hasPrefix("(offset: Int, element: ") else {
            return false
        }
        return MemoryLayout<Element>.offset(of: path) == 0
    }

    private static func countsAlong<Data: RandomAccessCollection, ID: Hashable, Content>(
        _ view: ForEach<Data, ID, Content>
    ) -> Bool {
        guard ID.self == Int.self, Data.Element.self is any Identifiable.Type else { return false }
        var isOther = false
        for (offset, element) in view.data.enumerated() {
            let id = AnyHashable(view.id(element))
            guard id == AnyHashable(offset), let own = (element as? any Identifiable).map(ownID) else {
                return false
            }
            isOther = isOther || own != id
        }
        return isOther
    }

    private static func ownID(_ element: any Identifiable) -> AnyHashable {
        func id<T: Identifiable>(_ element: T) -> AnyHashable { AnyHashable(element.id) }
        return id(element)
    }

    @MainActor
    private static func inspect(_ range: Range<Int>, _ inputs: _ResolveInputs) {
        let last = inputs.node.state(at: Int.min) { LastRange(range) }
        if last.first != range { last.change = last.change ?? "\(last.first) to \(range)" }
        guard inputs.graph.explains, let change = last.change else { return }
        report(
            "a range that isn't constant: it changed from \(change)", "the elements, and an id of theirs",
            inputs)
    }

    private static func report(_ what: String, _ cure: String, _ inputs: _ResolveInputs) {
        inputs.graph.report(
            .warning, .offsetID, at: inputs.path,
            "ForEach has ids that are places: \(what). State and animations stay at the place when elements move. "
                + "Use \(cure).")
    }
}

/// A collection of the indices of another, by its type.
private protocol CollectionOfIndices {}

extension DefaultIndices: CollectionOfIndices {}
