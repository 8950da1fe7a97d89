/// What a test or a command prints about a case that did not pass.
public struct CaseMessage: CustomStringConvertible, Sendable {
    public let record: CaseRecord
    /// Where the failure's files are, as a person would type it; nil where there are none.
    public let folder: String?

    public init(_ record: CaseRecord, results: ResultStore, package: PackageFolder) {
        self.record = record
        folder = record.files.actual.map { file in
            let parts = file.split(separator: "/").dropLast()
            return package.relative("\(results.folder)/\(parts.joined(separator: "/"))")
        }
    }

    /// 1. The golden's name and what is the matter with it.
    /// 2. What differs, one line each: circumstances, views, size, pixels.
    /// 3. Where the files are.
    /// 4. The command that packs the failure for somebody else, and the one that accepts the new picture, unless it was
    ///    recorded.
    public var description: String {
        var lines = ["\(record.id) \(record.summary)"]
        lines += (record.details + record.notes + (record.diagnostics ?? [])).map { "  \($0)" }
        if let folder {
            let names = [
                record.files.expected.map { _ in "expected" }, "actual",
                record.files.diff.map { _ in "diff" },
            ].compactMap { $0 }
            lines.append("files:  \(folder) (\(names.joined(separator: ", ")))")
        }
        if let command = record.reproCommand { lines.append("repro:  \(command)") }
        if record.awaitsApproval { lines.append("accept: \(record.approveCommand)") }
        return lines.joined(separator: "\n")
    }
}
