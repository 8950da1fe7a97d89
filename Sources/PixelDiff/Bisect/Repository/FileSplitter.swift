/// Divides changed files into the parts of their change.
///
/// A file is divided once, so that all causes in it speak of the same edits.
final class FileSplitter {
    /// Files with more hunks are whole.
    private static let hunkLimit = 400
    /// Hunks of more edits are whole.
    private static let editLimit = 64

    private let scratch: GitScratch
    private var known: [ChangedUnit: [ChangedUnit]] = [:]

    init(scratch: GitScratch) {
        self.scratch = scratch
    }

    /// The hunks of a unit that is one text file in both revisions, and, as parts of their own, its new name and its
    /// new mode. Else, or if no line differs and there is only one such part: the unit as it is.
    ///
    /// Files that git takes for binary, links, submodules, and added or deleted files are whole.
    func hunks(of unit: ChangedUnit) throws -> [ChangedUnit] {
        if let known = known[unit] { return known }
        let parts = try divided(unit)
        known[unit] = parts
        return parts
    }

    /// The edits of which a hunk of several lines is made; any other unit as it is.
    func lines(of unit: ChangedUnit) -> [ChangedUnit] {
        guard let part = unit.part, case .edits(let range) = part.content, range.count > 1 else {
            return [unit]
        }
        return range.map {
            Self.unit(FilePart(file: part.file, content: .edits($0..<$0 + 1)), paths: unit.paths)
        }
    }

    private func divided(_ unit: ChangedUnit) throws -> [ChangedUnit] {
        guard unit.part == nil, let (good, bad) = Self.sides(of: unit) else { return [unit] }
        var hunks: [LineEdit] = []
        if good.entry.object != bad.entry.object {
            hunks = try lineEdits(good.entry.object, bad.entry.object)
            if hunks.isEmpty || hunks.count > Self.hunkLimit { return [unit] }
        }
        let blobs = try scratch.blobs([good.entry.object, bad.entry.object])
        guard blobs.count == 2 else { return [unit] }
        let lines = (good: EditedFile.lines(of: blobs[0]), bad: EditedFile.lines(of: blobs[1]))
        var edits: [LineEdit] = []
        var ranges: [Range<Int>] = []
        for hunk in hunks {
            guard hunk.good.upperBound <= lines.good.count, hunk.bad.upperBound <= lines.bad.count else {
                return [unit]
            }
            let pieces = HunkAlignment.edits(of: hunk, good: lines.good, bad: lines.bad)
            let start = edits.count
            edits += pieces.count > Self.editLimit ? [hunk] : pieces
            ranges.append(start..<edits.count)
        }
        let file = EditedFile(good: good, bad: bad, goodLines: lines.good, badLines: lines.bad, edits: edits)
        // What git says and what is in the files must be the same thing.
        guard file.bytes(applying: Set(edits.indices)) == blobs[1] else { return [unit] }

        var contents: [FilePart.Content] = []
        if good.path != bad.path { contents.append(.name) }
        if good.entry.mode != bad.entry.mode { contents.append(.mode) }
        contents += ranges.map { .edits($0) }
        guard contents.count > 1 || !edits.isEmpty else { return [unit] }
        return contents.map { Self.unit(FilePart(file: file, content: $0), paths: unit.paths) }
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
        // Lines of resolved versions mean nothing one by one.
        guard !unit.paths.contains(where: { $0.path.split(separator: "/").last == "Package.resolved" }) else {
            return nil
        }
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
