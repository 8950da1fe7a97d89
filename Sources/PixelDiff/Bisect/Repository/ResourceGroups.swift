/// Joins changes of which one rarely makes sense without the other: the files of one asset, a resource with the source
/// that loads it.
struct ResourceGroups {
    /// Sources beyond these limits are not looked into.
    private static let fileLimit = 2000
    private static let byteLimit = 512 << 10

    let scratch: GitScratch

    /// 1. The files of one image, colour... of an asset catalogue are one unit.
    /// 2. A resource and a source file that has its name in a string literal, in good or in bad, are one unit, which
    ///    keeps what it was joined of: these may be tried alone once it is an answer.
    ///
    /// - Returns: Ascending by name, as `units` are.
    func joined(_ units: [ChangedUnit]) throws -> [ChangedUnit] {
        let units = assetSets(in: units)  // 1
        let resources = units.indices.filter { Self.isAll(.resource, units[$0]) }
        let sources = units.indices.filter { Self.isAll(.source, units[$0]) }
        if resources.isEmpty || sources.isEmpty { return units }
        let literals = try names(in: sources.map { units[$0] })
        var groups = (0..<units.count).map { $0 }  // 2
        for resource in resources {
            let names = units[resource].paths.reduce(into: Set<String>()) {
                $0.formUnion(FileKind.resourceNames(of: $1.path))
            }
            for (place, source) in sources.enumerated() where !literals[place].isDisjoint(with: names) {
                let (from, to) = (groups[resource], groups[source])
                groups = groups.map { $0 == from ? to : $0 }
            }
        }
        return Dictionary(grouping: units.indices) { groups[$0] }.values.map { indices in
            indices.count == 1 ? units[indices[0]] : Self.group(indices.sorted().map { units[$0] })
        }.sorted { $0.name < $1.name }
    }

    private func assetSets(in units: [ChangedUnit]) -> [ChangedUnit] {
        var sets: [String: [ChangedUnit]] = [:]
        var others: [ChangedUnit] = []
        for unit in units {
            let names = Set(unit.paths.map { FileKind.assetSet(of: $0.path) })
            if names.count == 1, case let name?? = names.first {
                sets[name, default: []].append(unit)
            } else {
                others.append(unit)
            }
        }
        let joined = sets.map { name, members in
            let kinds = Set(members.map(\.kind))
            let kind: ChangedUnit.Kind = kinds == [.added] ? .added : kinds == [.deleted] ? .deleted : .joined
            return ChangedUnit(
                kind: kind, name: name, paths: members.flatMap(\.paths).sorted { $0.path < $1.path })
        }
        return (others + joined).sorted { $0.name < $1.name }
    }

    private static func isAll(_ kind: FileKind, _ unit: ChangedUnit) -> Bool {
        unit.paths.allSatisfy { FileKind(of: $0.path) == kind }
    }

    private static func group(_ members: [ChangedUnit]) -> ChangedUnit {
        // Sources first: they say what the resources are for.
        let ordered = members.filter { isAll(.source, $0) } + members.filter { !isAll(.source, $0) }
        let shown = ordered.prefix(3).map(\.name).joined(separator: " + ")
        let name = ordered.count > 3 ? "\(shown) + \(ordered.count - 3) more" : shown
        return ChangedUnit(
            kind: .joined, name: name, paths: members.flatMap(\.paths).sorted { $0.path < $1.path },
            members: members)
    }

    /// The names in string literals of each unit, in both versions.
    private func names(in units: [ChangedUnit]) throws -> [Set<String>] {
        let objects = units.map { unit in
            unit.paths.flatMap { [$0.good, $0.bad] }.compactMap { $0 }.filter(\.isFile).map(\.object)
        }
        let wanted = Set(objects.flatMap { $0 }).sorted().prefix(Self.fileLimit)
        let sizes = try scratch.sizes(Array(wanted))
        let small = wanted.filter { sizes[$0].map { $0 <= Self.byteLimit } ?? false }
        let blobs = try scratch.blobs(Array(small))
        let names = Dictionary(uniqueKeysWithValues: zip(small, blobs.map(StringLiterals.names)))
        return objects.map { $0.reduce(into: []) { $0.formUnion(names[$1] ?? []) } }
    }
}
