/// Joins what was found for several marks into causes as people speak of them.
///
/// 1. The same changes are one cause, whether they make one mark what it is or only contribute to another.
/// 2. So are causes of one picture of which one is a part of the other: `A` changes one region of it, `A` and `B`
///    together another one. They are told as two changes that interact, with what each does alone. Causes of
///    different pictures stay apart.
enum JoinedCauses {
    /// - Parameter pictures: The pictures that a cause changes.
    static func of(_ causes: [BisectCause], pictures: (BisectCause) -> [String]) -> [BisectCause] {
        var result: [BisectCause] = []
        for cause in causes {  // 1
            let known = result.firstIndex {
                $0.changes == cause.changes
                    && ($0.role == cause.role || ($0.role.isPlain && cause.role.isPlain))
            }
            guard let known else {
                result.append(cause)
                continue
            }
            if cause.role == .cause { result[known].role = .cause }
            join(cause, to: &result[known])
        }
        // 2.
        for inner in result.sorted(by: { $0.changes.count < $1.changes.count }) where inner.role.isPlain {
            let own = Set(pictures(inner))
            let outer = result.firstIndex { other in
                other.role == .cause && other.changes.count > inner.changes.count
                    && inner.changes.isSubset(of: other.changes) && !own.isDisjoint(with: pictures(other))
            }
            guard let outer, let place = result.firstIndex(of: inner) else { continue }
            join(inner, to: &result[outer])
            result.remove(at: place)
        }
        return result
    }

    private static func join(_ cause: BisectCause, to other: inout BisectCause) {
        other.pictures = Array(Set(other.pictures).union(cause.pictures)).sorted()
        other.dependents = other.dependents.union(cause.dependents.subtracting(other.changes))
    }
}

extension BisectCause.Role {
    /// Neither one of several that suffice nor hidden.
    fileprivate var isPlain: Bool { self == .cause || self == .contribution }
}
