/// Gives previews names that stay the same when others come and go.
enum PreviewNaming {
    /// What a preview could be called: the shortest first.
    struct Candidate {
        /// The name given, or the file's or type's name.
        var short: String
        /// The short name behind the file's, or the type's full name.
        var long: String
    }

    /// One name for each candidate, in their order.
    ///
    /// 1. The short name, where no other preview has it.
    /// 2. Else the long name of every preview that shares it.
    /// 3. Previews that still share one are numbered in the order of the source: `Card`, `Card-2`, `Card-3`.
    ///
    /// Names that differ by letter case only count as shared: some disks take them for one file.
    static func names(for candidates: [Candidate]) -> [String] {
        let shorts = counts(candidates.map(\.short))
        let names = candidates.map { shorts[$0.short.lowercased()] == 1 ? $0.short : $0.long }
        var seen: [String: Int] = [:]
        return names.map { name in
            let count = (seen[name.lowercased()] ?? 0) + 1
            seen[name.lowercased()] = count
            return count == 1 ? name : "\(name)-\(count)"
        }
    }

    /// The name of a provider's type without the ending that says only that it is one: `Card_Previews` is `Card`.
    static func short(ofProvider type: String) -> String {
        for ending in ["_Previews", "_Preview", "Previews", "Preview"] where type.hasSuffix(ending) {
            let name = type.dropLast(ending.count)
            if !name.isEmpty { return String(name) }
        }
        return type
    }

    /// A path's last component without `.swift`.
    static func baseName(ofFile path: String) -> String {
        let name = path.split(separator: "/").last ?? ""
        return String(name.hasSuffix(".swift") ? name.dropLast(6) : name)
    }

    private static func counts(_ names: [String]) -> [String: Int] {
        names.reduce(into: [:]) { $0[$1.lowercased(), default: 0] += 1 }
    }
}
