/// Paths as short as they can be told apart: the file's name alone, with folders before it where others end alike.
package struct ShortNames {
    private let short: [String: String]

    /// - Parameter names: Those that have to be told apart: paths, or `old -> new`.
    /// - Complexity: O(n x m) in the number of names and the most parts of one, but for those with the same end.
    package init(_ names: [String]) {
        var short: [String: String] = [:]
        var open = Set(names)
        var count = 1
        while !open.isEmpty {
            let ends = open.map { (name: $0, end: Self.end($0, parts: count)) }
            let groups = Dictionary(grouping: ends, by: \.end)
            for (end, alike) in groups where alike.count == 1 { short[alike[0].name] = end }
            // What is written out is as long as it gets.
            for (name, end) in ends where end == name { short[name] = end }
            open = open.filter { short[$0] == nil }
            count += 1
        }
        self.short = short
    }

    /// A name that wasn't given is told by its last part.
    package subscript(name: String) -> String { short[name] ?? Self.end(name, parts: 1) }

    private static func end(_ name: String, parts: Int) -> String {
        // A renamed file goes by its new name.
        let path = name.components(separatedBy: " -> ").last ?? name
        let words = path.split(separator: "/", omittingEmptySubsequences: false)
        return words.count <= parts
            ? (parts > words.count ? name : path) : words.suffix(parts).joined(separator: "/")
    }
}
