/// Divides changed files into the parts of their change.
struct FileSplitter {
    /// Hunks of a file beyond this number are not looked at one by one.
    private static let hunkLimit = 400

    let scratch: GitScratch

    /// The hunks of a unit that is one text file in both revisions, and, as parts of their own, its new name and its
    /// new mode. Else, or if no line differs and there is only one such part: the unit as it is.
    ///
    /// Files that git takes for binary, links, submodules, and added or deleted files are whole.
    func hunks(of unit: ChangedUnit) throws -> [ChangedUnit] {
        guard unit.part == nil, let (good, bad) = Self.sides(of: unit) else { return [unit] }
        var edits: [LineEdit] = []
        if good.entry.object != bad.entry.object {
            edits = try lineEdits(good.entry.object, bad.entry.object)
            if edits.isEmpty || edits.count > Self.hunkLimit { return [unit] }
        }
        let blobs = try scratch.blobs([good.entry.object, bad.entry.object])
        guard blobs.count == 2 else { return [unit] }
        let file = EditedFile(
            good: good, bad: bad, goodBytes: blobs[0], badBytes: blobs[1], edits: edits)
        // What git says and what is in the files must be the same thing.
        guard file.bytes(applying: Set(edits.indices)) == blobs[1] else { return [unit] }

        var contents: [FilePart.Content] = []
        if good.path != bad.path { contents.append(.name) }
        if good.entry.mode != bad.entry.mode { contents.append(.mode) }
        contents += edits.indices.map { .edits($0..<$0 + 1) }
        guard contents.count > 1 || !edits.isEmpty else { return [unit] }
        return contents.map { Self.unit(FilePart(file: file, content: $0), paths: unit.paths) }
    }

    /// The hunks of `units` that are made of several lines, in smaller edits; the others as they are.
    ///
    /// All parts of a file have to be given at once: the new ones belong to a new ``EditedFile``.
    func lines(of units: [ChangedUnit]) -> [ChangedUnit] {
        var files: [EditedFile: EditedFile] = [:]
        var places: [EditedFile: [Range<Int>]] = [:]
        for case let part? in units.map(\.part) where files[part.file] == nil {
            var edits: [LineEdit] = []
            var ranges: [Range<Int>] = []
            for (index, hunk) in part.file.edits.enumerated() {
                let isSearched = units.contains {
                    $0.part == FilePart(file: part.file, content: .edits(index..<index + 1))
                }
                let pieces = isSearched ? HunkAlignment.edits(of: hunk, in: part.file) : [hunk]
                ranges.append(edits.count..<edits.count + pieces.count)
                edits += pieces
            }
            files[part.file] = EditedFile(part.file, edits: edits)
            places[part.file] = ranges
        }
        return units.flatMap { unit -> [ChangedUnit] in
            guard let part = unit.part, let file = files[part.file], let ranges = places[part.file] else {
                return [unit]
            }
            var contents = [part.content]
            if case .edits(let hunks) = part.content, let hunk = hunks.first {
                contents = ranges[hunk].map { .edits($0..<$0 + 1) }
            }
            return contents.map { Self.unit(FilePart(file: file, content: $0), paths: unit.paths) }
        }
    }

    // MARK: Units

    private static func unit(_ part: FilePart, paths: [ChangedPath]) -> ChangedUnit {
        ChangedUnit(kind: .part, name: name(of: part), paths: paths, part: part)
    }

    /// `Card.swift:41-43`, by the lines in bad; `Card.swift:41 (removed)` for lines that only good has.
    private static func name(of part: FilePart) -> String {
        let (good, bad) = (part.file.good, part.file.bad)
        switch part.content {
        case .name: return "\(good.path) -> \(bad.path)"
        case .mode: return "\(bad.path) (mode \(good.entry.mode) -> \(bad.entry.mode))"
        case .edits:
            if let lines = part.badLines, let last = lines.last {
                return "\(bad.path):\(lines.lowerBound)" + (last > lines.lowerBound ? "-\(last)" : "")
            }
            let lines = part.goodLines ?? 1..<2
            let last = lines.last ?? lines.lowerBound
            return "\(good.path):\(lines.lowerBound)" + (last > lines.lowerBound ? "-\(last)" : "")
                + " (removed)"
        }
    }

    /// The file before and after, if the unit is one file that both have.
    private static func sides(of unit: ChangedUnit) -> (EditedFile.Side, EditedFile.Side)? {
        guard unit.members.isEmpty, unit.kind == .modified || unit.kind == .renamed else { return nil }
        let good = unit.paths.compactMap { path in
            path.good.map { EditedFile.Side(path: path.path, entry: $0) }
        }
        let bad = unit.paths.compactMap { path in path.bad.map { EditedFile.Side(path: path.path, entry: $0) }
        }
        guard good.count == 1, bad.count == 1, good[0].entry.isFile, bad[0].entry.isFile else { return nil }
        return (good[0], bad[0])
    }

    // MARK: git's hunks

    /// The hunks between two objects, without context; none if they are binary.
    private func lineEdits(_ good: String, _ bad: String) throws -> [LineEdit] {
        let arguments = ["diff", "-U0", "--inter-hunk-context=0", "--no-ext-diff", "--no-textconv"]
        let output = try scratch.run(arguments + [good, bad])
        return output.bytes.split(separator: 0x0A).compactMap { line in
            line.starts(with: "@@ -".utf8) ? Self.edit(String(decoding: line, as: UTF8.self)) : nil
        }
    }

    /// Reads `@@ -3,2 +4 @@`: two lines from line 3 go, one comes as line 4. With a count of 0 the number is that of
    /// the line before.
    static func edit(_ header: String) -> LineEdit? {
        let words = header.split(separator: " ")
        guard words.count >= 3, let good = range(words[1].dropFirst()), let bad = range(words[2].dropFirst())
        else {
            return nil
        }
        return LineEdit(good: good, bad: bad)
    }

    private static func range(_ text: Substring) -> Range<Int>? {
        let numbers = text.split(separator: ",").map { Int($0) }
        guard let first = numbers.first, let start = first, start >= 0 else { return nil }
        guard numbers.count > 1 else { return start - 1..<start }
        guard let count = numbers[1], count >= 0 else { return nil }
        return count == 0 ? start..<start : start - 1..<start - 1 + count
    }
}
