import Imaging

/// Where the lines of two aligned pictures are drawn when all of them are shown: lines of both where they are laid on
/// each other, and between them those that only one of them has, removed ones first.
struct AlignedCanvas {
    /// Lines in a row, of both pictures or of one.
    struct Part: Hashable {
        /// In the reference; empty for inserted lines.
        var reference: Range<Int>
        /// In the candidate; empty for removed lines.
        var candidate: Range<Int>
        /// The first line on the canvas.
        var start: Int

        var length: Int { max(reference.count, candidate.count) }
    }

    let parts: [Part]

    /// - Parameters:
    ///   - count: Lines of the reference and of the candidate.
    init(_ change: ContentChange, count: (reference: Int, candidate: Int)) {
        var parts: [Part] = []
        var end = (reference: 0, candidate: 0)
        var start = 0
        func add(_ reference: Range<Int>, _ candidate: Range<Int>) {
            let part = Part(reference: reference, candidate: candidate, start: start)
            if part.length > 0 { parts.append(part) }
            start += part.length
            end = (reference.upperBound, candidate.upperBound)
        }
        func addGap(to reference: Int, _ candidate: Int) {
            add(end.reference..<reference, end.candidate..<end.candidate)
            add(reference..<reference, end.candidate..<candidate)
        }
        for piece in change.pieces {
            let (old, new) = (
                Self.lines(piece.reference, change.axis), Self.lines(piece.candidate, change.axis)
            )
            addGap(to: old.lowerBound, new.lowerBound)
            add(old, new)
        }
        addGap(to: count.reference, count.candidate)
        self.parts = parts
    }

    /// All lines.
    var length: Int { parts.last.map { $0.start + $0.length } ?? 0 }

    /// Where a line of one of the pictures is; -1 for none of its lines.
    func place(of line: Int, in lines: KeyPath<Part, Range<Int>>) -> Int {
        parts.first { $0[keyPath: lines].contains(line) }.map {
            $0.start + line - $0[keyPath: lines].lowerBound
        } ?? -1
    }

    private static func lines(_ rect: PixelRect, _ axis: ContentChange.Band.Axis) -> Range<Int> {
        axis == .rows ? rect.y..<rect.maxY : rect.x..<rect.maxX
    }
}
