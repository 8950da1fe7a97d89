/// A set of changes, each named by its index in the list of changed units.
///
/// Kept sorted, so that two equal sets print alike and iterate in the same order on every machine.
public struct ChangeSet: Hashable, Sendable, Codable {
    /// The indices, ascending, each once.
    public let indices: [Int]

    /// The set of `indices`; order and repetitions do not matter.
    public init(_ indices: some Sequence<Int>) {
        self.indices = Set(indices).sorted()
    }

    public static let empty = ChangeSet([])

    /// All changes of a list of `count` units.
    public static func all(_ count: Int) -> ChangeSet { ChangeSet(0..<count) }

    public var count: Int { indices.count }
    public var isEmpty: Bool { indices.isEmpty }

    /// Complexity: O(log n).
    public func contains(_ index: Int) -> Bool {
        var low = 0
        var high = indices.count
        while low < high {
            let middle = (low + high) / 2
            if indices[middle] < index { low = middle + 1 } else { high = middle }
        }
        return low < indices.count && indices[low] == index
    }

    public func union(_ other: ChangeSet) -> ChangeSet { ChangeSet(indices + other.indices) }

    public func subtracting(_ other: ChangeSet) -> ChangeSet {
        ChangeSet(indices.filter { !other.contains($0) })
    }

    public func intersection(_ other: ChangeSet) -> ChangeSet {
        ChangeSet(indices.filter { other.contains($0) })
    }

    public func isSubset(of other: ChangeSet) -> Bool { indices.allSatisfy(other.contains) }

    public func isDisjoint(with other: ChangeSet) -> Bool { !indices.contains(where: other.contains) }
}
