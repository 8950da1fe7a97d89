import Foundation

extension BisectReport {
    /// Lines of a cause's diff that are printed; the patch has all.
    private static let diffLimit = 60

    /// The result for people: the causes, or why there are none; without a line break at the end.
    ///
    /// - Parameter directory: The reader's folder, absolute; the commands in the text work there.
    public func text(directory: String) -> String {
        var lines: [String] = []
        if !causes.isEmpty {
            let count = causes.count == 1 ? "1 cause" : "\(causes.count) causes"
            lines.append("\(count) found in \(runSummary)")
            for (number, cause) in causes.enumerated() {
                lines += ["", "\(number + 1). \(headline(of: cause))"] + body(of: cause)
            }
            lines += [
                "", "Patch of the causes: \(patchPath(directory))",
                patchNote.map { "(\($0))" } ?? "Undo:                \(undo(directory))",
            ]
        }
        if !droppedChanges.isEmpty {
            let names = droppedChanges.prefix(6).map { "\($0.change) (\($0.reason))" }.joined(separator: ", ")
            let more = droppedChanges.count > 6 ? ", and \(droppedChanges.count - 6) more" : ""
            lines += ["", "Not searched: \(names)\(more); bad without these is the same"]
        }
        if let message {
            if !lines.isEmpty { lines.append("") }
            lines.append(message)
        }
        if !remainingPictures.isEmpty, status == .stopped {
            lines.append("pictures not explained yet: \(remainingPictures.joined(separator: ", "))")
        }
        if !suspects.isEmpty {
            lines.append("remaining suspects (\(suspects.count) of \(changes.count) changes):")
            lines += suspects.map { "  \($0)" }
        }
        if let messages, !messages.isEmpty {
            lines += ["", "the command said:"]
            lines += messages.split(separator: "\n").map { "  \($0)" }
        }
        if let hint { lines += ["", hint] }
        return lines.joined(separator: "\n")
    }

    private var runSummary: String {
        let fresh = runs.filter { !$0.isRemembered }
        let seconds = fresh.reduce(0) { $0 + $1.seconds }
        let remembered = runs.count - fresh.count
        return "\(fresh.count) \(fresh.count == 1 ? "run" : "runs") (\(Self.tenths(seconds)) s)"
            + (remembered > 0 ? ", \(remembered) more remembered" : "")
    }

    /// One digit after the point.
    static func tenths(_ seconds: Double) -> String {
        let tenths = Int((seconds * 10).rounded())
        return "\(tenths / 10).\(tenths % 10)"
    }

    private func headline(of cause: Cause) -> String {
        guard cause.changes.count == 1 else {
            return cause.changes.joined(separator: "\n   together with ")
        }
        let line = cause.hunks.isEmpty ? Self.firstChangedLine(in: cause.diff) : nil
        return cause.changes[0] + (line.map { ":\($0)" } ?? "")
    }

    private func body(of cause: Cause) -> [String] {
        var lines = cause.pictures.map { "   changes \($0.name): \(Self.describe($0))" }
        switch cause.role {
        case .cause: break
        case .alternative: lines.append("   alone enough, too: the cause before has to go with it")
        case .hidden: lines.append("   its own change of the picture shows only without the cause before")
        case .contribution:
            lines.append(
                "   changes the picture by itself; bad's picture is this and the other causes together")
        }
        lines += cause.pins.map { "   \($0.package) \($0.old ?? "(new)") -> \($0.new ?? "(gone)")" }
        lines += cause.commits.map { "   \(Self.describe($0, now: Date()))" }
        lines += cause.parts.map { "   \($0.change) alone: \(Self.describe($0))" }
        let effect = cause.role == .contribution ? "differs" : "differs as in bad"
        lines.append("   confirmed: good + this = \(effect); bad - this = \(removal(of: cause))")
        if !cause.dependents.isEmpty {
            lines.append(
                "   (taken out with it, as it does not build without: \(cause.dependents.joined(separator: ", ")))"
            )
        }
        let diff = cause.diff.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
        lines.append("")
        lines += diff.prefix(Self.diffLimit).map { "   \($0)" }
        if diff.count > Self.diffLimit {
            lines.append("   ... \(diff.count - Self.diffLimit) more lines in the patch")
        }
        return lines
    }

    private func removal(of cause: Cause) -> String {
        let others = causes.filter {
            $0 != cause
                && $0.pictures.contains { other in
                    cause.pictures.contains { $0.name == other.name }
                }
        }
        return others.isEmpty ? "as in good" : "as in good, once the other causes of the picture are out, too"
    }

    private static func describe(_ part: Part) -> String {
        if let failure = part.failure { return "no pictures, \(failure)" }
        if part.pictures.isEmpty { return "as in good" }
        return part.pictures.map { "\($0.name) \(describe($0))" }.joined(separator: "; ")
    }

    private static func describe(_ picture: Picture) -> String {
        if picture.isNew { return "new" }
        if picture.isGone { return "gone" }
        if picture.differingPixels == 0 { return "differs" }
        var parts = ["\(picture.differingPixels) px differ"]
        if let first = picture.regions.first {
            let more = picture.regions.count - 1
            parts.append("in \(first)" + (more > 0 ? " and \(more) more" : ""))
        }
        if picture.widthDelta != 0 { parts.append("width \(signed(picture.widthDelta))") }
        if picture.heightDelta != 0 { parts.append("height \(signed(picture.heightDelta))") }
        return parts.joined(separator: ", ")
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

    private static func signed(_ number: Int) -> String { number > 0 ? "+\(number)" : "\(number)" }

    /// The line in the new file of the first change in a unified diff.
    static func firstChangedLine(in diff: String) -> Int? {
        var line: Int?
        for text in diff.split(separator: "\n", omittingEmptySubsequences: false) {
            if text.hasPrefix("@@") {
                // `@@ -1,4 +1,5 @@`: the number after the plus.
                line = text.split(separator: "+").dropFirst().first.flatMap { Int($0.prefix { $0.isNumber }) }
            } else if let current = line {
                if text.hasPrefix("+") || text.hasPrefix("-") { return current }
                line = current + 1
            }
        }
        return nil
    }

    private func patchPath(_ directory: String) -> String {
        guard let patch else { return "" }
        return patch.hasPrefix(directory + "/") ? String(patch.dropFirst(directory.count + 1)) : patch
    }

    private func undo(_ directory: String) -> String {
        let folder = directory == root ? "" : "-C \(Self.quoted(root)) "
        let condition = bad.revision == "." ? "" : "   (with \(bad.revision) checked out)"
        return "git \(folder)apply -R \(Self.quoted(patchPath(directory)))\(condition)"
    }

    /// For the shell.
    private static func quoted(_ path: String) -> String {
        let isPlain = path.allSatisfy { $0.isLetter || $0.isNumber || "/._-+".contains($0) }
        return isPlain ? path : "'\(path.replacing("'", with: "'\\''"))'"
    }
}
