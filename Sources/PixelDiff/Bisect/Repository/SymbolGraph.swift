/// Which source files of a tree use which, by the names that they declare and mention.
///
/// A guess without a parser or a build: it orders the search, and never decides anything.
struct SymbolGraph {
    /// Names that more files declare say little.
    private static let declarationLimit = 3
    private static let extensionLimit = 6
    private static let fileLimit = 20_000
    private static let fileSizeLimit = 512 << 10
    private static let sizeLimit = 24 << 20

    private let paths: [String]
    private let scans: [SourceScan]
    private let declarers: [String: [Int]]
    private let extenders: [String: [Int]]

    /// Reads the Swift files of a tree.
    ///
    /// - Returns: Nil if there are none, or too many to read.
    init?(tree: String, scratch: GitScratch) throws {
        var files: [(path: String, object: String)] = []
        var total = 0
        for field in try scratch.run(["ls-tree", "-r", "-z", "-l", "--full-tree", tree]).fields() {
            // `mode type object size<tab>path`
            guard let tab = field.firstIndex(of: "\t") else { continue }
            let columns = field[..<tab].split(separator: " ")
            let path = String(field[field.index(after: tab)...])
            guard columns.count == 4, columns[1] == "blob", path.hasSuffix(".swift"),
                let size = Int(columns[3]),
                size <= Self.fileSizeLimit
            else { continue }
            files.append((path, String(columns[2])))
            total += size
        }
        guard !files.isEmpty, files.count <= Self.fileLimit, total <= Self.sizeLimit else { return nil }
        let blobs = try scratch.blobs(files.map(\.object))
        guard blobs.count == files.count else { return nil }
        self.init(files: zip(files, blobs).map { ($0.path, $1) })
    }

    init(files: [(path: String, bytes: [UInt8])]) {
        paths = files.map(\.path)
        scans = files.map { SourceScan($0.bytes) }
        var declarers: [String: [Int]] = [:]
        var extenders: [String: [Int]] = [:]
        for (index, scan) in scans.enumerated() {
            for name in scan.declared { declarers[name, default: []].append(index) }
            for name in scan.extended { extenders[name, default: []].append(index) }
        }
        self.declarers = declarers
        self.extenders = extenders
    }

    /// How many steps each file is from those that are named like the pictures, by path; resources are one step behind
    /// the file that names them. What is not reached is left out.
    ///
    /// - Parameters:
    ///   - pictures: `Suite/case.dark.png` and the like.
    ///   - resources: Paths of changed resources.
    /// - Returns: Nil if no file is named like a picture.
    func distances(from pictures: [String], resources: [String] = []) -> [String: Int]? {
        var distances: [Int: Int] = [:]
        var pending = starts(of: pictures)
        if pending.isEmpty { return nil }
        for index in pending { distances[index] = 0 }
        var next = 0
        while next < pending.count {
            let index = pending[next]
            next += 1
            for other in neighbours(of: index) where distances[other] == nil {
                distances[other] = (distances[index] ?? 0) + 1
                pending.append(other)
            }
        }
        var result: [String: Int] = [:]
        for (index, distance) in distances { result[paths[index]] = distance }
        for resource in resources {
            let names = FileKind.resourceNames(of: resource)
            let users = distances.filter { !scans[$0.key].literals.isDisjoint(with: names) }
            if let nearest = users.values.min() { result[resource] = nearest + 1 }
        }
        return result
    }

    /// The files that declare what this one mentions, and those that extend it, ascending.
    private func neighbours(of index: Int) -> [Int] {
        var found: Set<Int> = []
        for name in scans[index].mentioned {
            guard let files = declarers[name], files.count <= Self.declarationLimit else { continue }
            let isType = name.first?.isUppercase ?? false
            // Short names of members are declared and mentioned everywhere.
            if !isType, name.count < 4 { continue }
            found.formUnion(files)
            if isType, let extenders = extenders[name], extenders.count <= Self.extensionLimit {
                found.formUnion(extenders)
            }
        }
        found.remove(index)
        return found.sorted()
    }

    // MARK: Where pictures come from

    /// Files that declare, say in a literal, or bear the name of a picture or of one of its folders; if there are none,
    /// those that declare a type that begins like it.
    private func starts(of pictures: [String]) -> [Int] {
        let names = Set(pictures.flatMap(Self.names))
        if names.isEmpty { return [] }
        var found: Set<Int> = []
        for (index, scan) in scans.enumerated() {
            let file = paths[index].split(separator: "/").last.map {
                Self.plain(String(FileKind.stem(of: $0)))
            }
            let isNamed = file.map(names.contains) ?? false
            if isNamed || scan.literals.contains(where: { $0.count < 80 && names.contains(Self.plain($0)) })
                || scan.declared.contains(where: { names.contains(Self.plain($0)) })
            {
                found.insert(index)
            }
        }
        if found.isEmpty {
            for (index, scan) in scans.enumerated() {
                let types = scan.declared.filter { $0.first?.isUppercase ?? false }.map(Self.plain)
                let isLike = types.contains { type in
                    type.count >= 4
                        && names.contains { $0.hasPrefix(type) || $0.count >= 4 && type.hasPrefix($0) }
                }
                if isLike { found.insert(index) }
            }
        }
        return found.sorted()
    }

    /// The parts of a picture's path without ending and variants, in lower case.
    private static func names(of picture: String) -> [String] {
        picture.split(separator: "/").map { plain(String($0.prefix { $0 != "." })) }.filter { $0.count >= 2 }
    }

    /// Letters and digits alone, in lower case.
    private static func plain(_ name: String) -> String {
        String(name.lowercased().filter { $0.isLetter || $0.isNumber })
    }
}
