import Imaging

/// A case that did not pass as lines of plain text: what differs, in numbers, and what to type next.
struct CaseText {
    let record: CaseRecord

    /// 1. What is the matter: the summary, then one sentence each.
    /// 2. The pictures in numbers.
    /// 3. Where: the test's line, the golden, the files.
    /// 4. The next command.
    var lines: [String] {
        var lines = [record.summary]
        lines += record.details + record.notes + (record.diagnostics ?? [])  // 1
        lines += numbers  // 2
        if let source = record.source { lines.append("test: \(source.file):\(source.line)") }  // 3
        lines.append("golden: \(record.golden)")
        let files = [record.files.expected, record.files.actual, record.files.diff].compactMap { $0 }
        if !files.isEmpty { lines.append("files: \(files.joined(separator: ", "))") }
        if let next { lines.append(next) }  // 4
        return lines
    }

    /// Sizes, counts, the budget.
    var numbers: [String] {
        var parts = [size]
        if let pixels = record.pixels {
            parts.append("\(pixels.differing) px differ")
            if pixels.beyondTolerance != pixels.differing {
                parts.append("\(pixels.beyondTolerance) px beyond the tolerance")
            }
            parts.append("the worst by \(DecimalText.format(pixels.worst)) of 255")
        }
        let budget = (record.budget?.lines ?? []).filter { line in
            !record.details.contains { line.hasSuffix($0) }
        }
        return ["pixels: \(parts.joined(separator: ", "))"] + budget
    }

    private var size: String {
        guard let expected = record.expectedSize, expected != record.actualSize else {
            return "\(record.actualSize)"
        }
        return "\(expected) -> \(record.actualSize)"
    }

    /// `accept: pixeldiff approve Cards/other`; what else to do where there is nothing to accept.
    var next: String? {
        if record.awaitsApproval { return "accept: \(record.approveCommand)" }
        switch record.verdict {
        case .passed: return nil
        case .recorded: return "next: look at the golden, commit it, and run again"
        case .failed where record.stage == .unstable:
            return "next: make the view render the same picture each time; nothing can be accepted before"
        case .failed, .missing: return "next: run the test again; its picture was not kept"
        }
    }
}
