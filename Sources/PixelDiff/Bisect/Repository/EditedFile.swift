/// Lines of one file that are replaced together. Counted from 0.
struct LineEdit: Hashable, Sendable {
    /// The lines of good that go; empty for an insertion before `lowerBound`.
    let good: Range<Int>
    /// The lines of bad that come; empty for a removal.
    let bad: Range<Int>
}

/// A text file that is in both good and bad, as good's lines and a list of edits. Each choice of edits is a file.
///
/// Lines are bytes up to and with a line feed, so carriage returns, other encodings and a missing line break at the
/// end come through as they are. Two files are equal if they are the same object.
final class EditedFile: Hashable, Sendable {
    /// What a file is in one revision.
    struct Side: Hashable, Sendable {
        let path: String
        let entry: GitEntry
    }

    let good: Side
    let bad: Side
    let goodLines: [ArraySlice<UInt8>]
    let badLines: [ArraySlice<UInt8>]
    /// Ascending in both files.
    let edits: [LineEdit]

    /// - Precondition: `edits` are in order and within the lines, and the lines between them are the same in both.
    init(
        good: Side, bad: Side, goodLines: [ArraySlice<UInt8>], badLines: [ArraySlice<UInt8>],
        edits: [LineEdit]
    ) {
        self.good = good
        self.bad = bad
        self.goodLines = goodLines
        self.badLines = badLines
        self.edits = edits
    }

    /// All that happens to the file: its name, its mode, each of its edits.
    var parts: [FilePart] {
        var contents = edits.indices.map { FilePart.Content.edits($0..<$0 + 1) }
        if good.path != bad.path { contents.append(.name) }
        if good.entry.mode != bad.entry.mode { contents.append(.mode) }
        return contents.map { FilePart(file: self, content: $0) }
    }

    /// The bytes with the edits of these indices.
    ///
    /// A line that has no line break, because it was the last one of its file, gets one if another line follows: that
    /// of the line before it, or else a line feed. This can only happen if the edits divide what one hunk was.
    func bytes(applying applied: Set<Int>) -> [UInt8] {
        var result: [UInt8] = []
        var next = 0
        func append(_ lines: ArraySlice<ArraySlice<UInt8>>) {
            for line in lines {
                if let last = result.last, last != 0x0A { result += lineBreak }
                result += line
            }
        }
        for (index, edit) in edits.enumerated() {
            append(goodLines[next..<edit.good.lowerBound])
            append(applied.contains(index) ? badLines[edit.bad] : goodLines[edit.good])
            next = edit.good.upperBound
        }
        append(goodLines[next...])
        return result
    }

    private var lineBreak: [UInt8] {
        goodLines.first?.suffix(2) == [0x0D, 0x0A] ? [0x0D, 0x0A] : [0x0A]
    }

    /// The lines with their line feeds; the last one may have none.
    static func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
        var lines: [ArraySlice<UInt8>] = []
        var start = 0
        for (index, byte) in bytes.enumerated() where byte == 0x0A {
            lines.append(bytes[start...index])
            start = index + 1
        }
        if start < bytes.count { lines.append(bytes[start...]) }
        return lines
    }

    static func == (first: EditedFile, second: EditedFile) -> Bool { first === second }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A part of what happens to one file: the rest of it is part of other units.
struct FilePart: Hashable, Sendable {
    enum Content: Hashable, Sendable {
        /// The file's new path.
        case name
        /// Whether it can be executed.
        case mode
        /// Edits of its lines, by index.
        case edits(Range<Int>)
    }

    let file: EditedFile
    let content: Content

    /// Whether `other` is this part or within it.
    func covers(_ other: FilePart) -> Bool {
        guard file == other.file else { return false }
        if case .edits(let range) = content, case .edits(let inner) = other.content {
            return range.lowerBound <= inner.lowerBound && inner.upperBound <= range.upperBound
        }
        return content == other.content
    }

    /// The lines of bad that come with it, counted from 1; empty where it only removes lines (then the bound is the
    /// line before which they were). Nil for a name or a mode.
    var badLines: Range<Int>? { span(of: \.bad) }

    /// The lines of good that go with it, likewise.
    var goodLines: Range<Int>? { span(of: \.good) }

    private func span(of side: KeyPath<LineEdit, Range<Int>>) -> Range<Int>? {
        guard case .edits(let range) = content, let first = range.first, let last = range.last else {
            return nil
        }
        return file.edits[first][keyPath: side].lowerBound + 1..<file.edits[last][keyPath: side].upperBound
            + 1
    }
}
