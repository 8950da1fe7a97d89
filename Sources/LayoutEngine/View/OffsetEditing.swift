import Foundation

// What `onDelete` and `onMove` hand to a collection.
extension RangeReplaceableCollection where Self: MutableCollection {
    /// Removes the elements at these offsets from the start; offsets beyond the end are passed over. O(n).
    public mutating func remove(atOffsets offsets: IndexSet) {
        let kept = enumerated().filter { !offsets.contains($0.offset) }.map(\.element)
        replaceSubrange(startIndex..<endIndex, with: kept)
    }
}

extension MutableCollection {
    /// Moves the elements at these offsets, in their order, to before the element that stands at the destination now; at the
    /// count or beyond to the end. Offsets beyond the end are passed over. O(n).
    public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
        let all = Array(enumerated())
        let moved = all.filter { source.contains($0.offset) }
        let others = all.filter { !source.contains($0.offset) }
        let before = others.prefix { $0.offset < destination }
        let order = before + moved + others.dropFirst(before.count)
        for (index, element) in zip(Array(indices), order) { self[index] = element.element }
    }
}
