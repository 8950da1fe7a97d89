import Foundation

extension BisectReport {
    /// The result for people: the causes, or why there are none; without a line break at the end. At most 100
    /// columns, but for names and commands.
    ///
    /// - Parameter directory: The reader's folder, absolute; the commands in the text work there.
    public func text(directory: String) -> String {
        var lines: [String] = []
        if !causes.isEmpty {
            let count = causes.count == 1 ? "1 cause" : "\(causes.count) causes"
            lines.append("\(count) found in \(runSummary)")
            for (index, cause) in causes.enumerated() {
                lines += [""] + CauseText(cause: cause, report: self).lines(number: index + 1)
            }
            lines.append("")
        }
        if let message { lines += ReportLines.wrapped(message, indent: 0) }
        if let dropped { lines += ReportLines.wrapped(dropped, indent: 0) }
        lines += unexplained + places(directory)
        if let messages, !messages.isEmpty {
            lines += ["", "the command said:"]
            lines += messages.split(separator: "\n").map { "  \($0)" }
        }
        if let hint { lines += ["", hint] }
        return lines.joined(separator: "\n")
    }

    /// What is open: where flaky pictures differ, what a limit left.
    private var unexplained: [String] {
        var lines = Self.stageLines(instability).flatMap { ReportLines.wrapped($0, indent: 2) }
        if status == .stopped {
            if !remainingPictures.isEmpty {
                lines += ReportLines.wrapped(
                    "not explained yet: \(PictureWording.titles(remainingPictures, shown: 8))", indent: 0)
            }
            if causes.isEmpty {
                lines += Self.stageLines(differences).flatMap { ReportLines.wrapped($0, indent: 2) }
            }
        }
        if !suspects.isEmpty {
            lines.append("remaining suspects (\(suspects.count) of \(changes.count) changes):")
            lines += suspects.map { "  \($0)" }
        }
        return lines
    }

    /// What the search did without.
    var dropped: String? {
        guard !droppedChanges.isEmpty else { return nil }
        let names = droppedChanges.prefix(6).map { "\($0.change) (\($0.reason))" }.joined(separator: ", ")
        let more = droppedChanges.count > 6 ? ", and \(droppedChanges.count - 6) more" : ""
        let same =
            commits.isEmpty ? "bad without these is the same" : "the commits show the same without these"
        return "Not searched: \(names)\(more); \(same)"
    }

    private func places(_ directory: String) -> [String] {
        var lines: [String] = []
        if let page, status != .nothingToExplain, status != .unresolved {
            lines.append("Pictures of every step:  \(Self.relative(page, to: directory))")
        }
        if patch != nil {
            lines += [
                "Patch of the causes:     \(patchPath(directory))",
                patchNote.map { "(\($0))" }
                    ?? "Undo:                    \(undoCommand(directory: directory))",
            ]
        }
        return lines
    }

    /// `commit 3f2a91c012 "Unify tokens" (Jo, 2 days ago)`.
    static func describe(_ commit: BisectCommit, now: Date) -> String {
        guard let hash = commit.hash else { return commit.subject }
        let seconds = Int(now.timeIntervalSince1970) - commit.date
        return "commit \(hash.prefix(10)) \"\(commit.subject)\" (\(commit.author), \(age(seconds)))"
    }

    private static func age(_ seconds: Int) -> String {
        let units = [
            ("year", 31_556_952), ("month", 2_629_746), ("week", 604_800), ("day", 86_400), ("hour", 3600),
        ]
        for (name, length) in units where seconds >= length {
            let count = seconds / length
            return "\(count) \(name)\(count == 1 ? "" : "s") ago"
        }
        let minutes = seconds / 60
        return minutes < 1 ? "just now" : "\(minutes) minute\(minutes == 1 ? "" : "s") ago"
    }

    private var runSummary: String {
        let fresh = runs.filter { !$0.isRemembered }
        let seconds = fresh.reduce(0) { $0 + $1.seconds }
        let remembered = runs.count - fresh.count
        return "\(fresh.count) \(fresh.count == 1 ? "run" : "runs") (\(Self.tenths(seconds)) s)"
            + (remembered > 0 ? ", \(remembered) more remembered" : "")
    }

    /// One digit after the point.
    package static func tenths(_ seconds: Double) -> String {
        let tenths = Int((seconds * 10).rounded())
        return "\(tenths / 10).\(tenths % 10)"
    }

    private static func relative(_ path: String, to directory: String) -> String {
        path.hasPrefix(directory + "/") ? String(path.dropFirst(directory.count + 1)) : path
    }

    private func patchPath(_ directory: String) -> String {
        patch.map { Self.relative($0, to: directory) } ?? ""
    }

    /// What takes the causes out of bad's files.
    func undoCommand(directory: String) -> String {
        let folder = directory == root ? "" : "-C \(ShellText.quoted(root)) "
        let condition = bad.revision == "." ? "" : "   (with \(bad.revision) checked out)"
        // git resolves the path after going to the folder.
        let path = directory == root ? patchPath(directory) : patch ?? ""
        return "git \(folder)apply -R \(ShellText.quoted(path))\(condition)"
    }
}
