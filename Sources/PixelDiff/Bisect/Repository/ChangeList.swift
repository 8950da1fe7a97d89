/// Reads the list of changes between two trees.
enum ChangeList {
    /// The changed units, ascending by name.
    ///
    /// 1. `git diff-tree` with renames; both names of a rename are one unit.
    /// 2. A `Package.swift` and the `Package.resolved` beside it become one unit.
    /// 3. So do a file and a folder of the same name: one cannot exist while the other does.
    /// 4. So do the files of an asset, and a resource with its loader (``ResourceGroups``).
    static func units(good: String, bad: String, scratch: GitScratch) throws -> [ChangedUnit] {
        let arguments = ["diff-tree", "-r", "-z", "--raw", "--no-abbrev", "--find-renames"]
        var units = try parse(scratch.run(arguments + [good, bad]).fields())  // 1
        join(&units) { first, second in areManifestPair(first, second) }  // 2
        join(&units) { first, second in second.hasPrefix(first + "/") || first.hasPrefix(second + "/") }  // 3
        return try ResourceGroups(scratch: scratch).joined(units.sorted { $0.name < $1.name })  // 4
    }

    /// What `other` has that differs from `tree`, path by path.
    static func overrides(from tree: String, to other: String, scratch: GitScratch) throws -> TreeOverrides {
        let arguments = ["diff-tree", "-r", "-z", "--raw", "--no-abbrev", "--no-renames"]
        let units = try parse(scratch.run(arguments + [tree, other]).fields())
        var overrides: TreeOverrides = [:]
        for path in units.flatMap(\.paths) { overrides[TreePath(path.path)] = .some(path.bad) }
        return overrides
    }

    /// Parses `:mode mode object object status`, then a path, or two of a rename.
    private static func parse(_ fields: [String]) -> [ChangedUnit] {
        var units: [ChangedUnit] = []
        var index = 0
        while index + 1 < fields.count {
            let columns = fields[index].dropFirst().split(separator: " ").map(String.init)
            guard columns.count == 5 else { break }
            let good = columns[0] == "000000" ? nil : GitEntry(mode: columns[0], object: columns[2])
            let bad = columns[1] == "000000" ? nil : GitEntry(mode: columns[1], object: columns[3])
            let path = fields[index + 1]
            if columns[4].hasPrefix("R"), index + 2 < fields.count {
                let newPath = fields[index + 2]
                let paths = [
                    ChangedPath(path: path, good: good, bad: nil),
                    ChangedPath(path: newPath, good: nil, bad: bad),
                ]
                units.append(
                    ChangedUnit(
                        kind: .renamed, name: "\(path) -> \(newPath)",
                        paths: paths.sorted()))
                index += 3
            } else {
                let kind: ChangedUnit.Kind = good == nil ? .added : bad == nil ? .deleted : .modified
                let changed = ChangedPath(path: path, good: good, bad: bad)
                units.append(ChangedUnit(kind: kind, name: path, paths: [changed]))
                index += 2
            }
        }
        return units
    }

    /// Joins units of which any two paths belong together.
    private static func join(_ units: inout [ChangedUnit], where belong: (String, String) -> Bool) {
        var first = 0
        while first < units.count {
            let partner = units.indices.first { second in
                second > first
                    && units[first].paths.contains { one in
                        units[second].paths.contains { belong(one.path, $0.path) }
                    }
            }
            if let partner {
                let other = units.remove(at: partner)
                units[first].paths = (units[first].paths + other.paths).sorted()
                units[first].name += " + " + other.name
                units[first].kind = .joined
            } else {
                first += 1
            }
        }
    }

    private static func areManifestPair(_ first: String, _ second: String) -> Bool {
        let names = [first, second].map { $0.split(separator: "/").last.map(String.init) ?? "" }
        guard Set(names) == ["Package.swift", "Package.resolved"] else { return false }
        return first.dropLast(names[0].count) == second.dropLast(names[1].count)
    }
}
