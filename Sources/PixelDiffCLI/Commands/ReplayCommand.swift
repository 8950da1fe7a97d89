import Foundation
import PixelDiff

/// `pixeldiff replay FILE`: what a repro file draws on this machine.
struct ReplayCommand: Command {
    static let name = "replay"
    static let overview =
        "Draw a file of 'pixeldiff repro' again, and say whether the pixels are the same here."
    static let discussion = """
        The file brings its glyphs and pictures: no font is needed, and nothing is unpacked unless --out asks for it. Files
        of strangers are safe to open; what is beyond a limit is refused, naming the limit.

        Exit codes: 0 the same pixels, 1 other pixels, 2 could not run, 64 usage.
        """
    static let arguments: [Argument] = [
        .positional("file", help: "A file of 'pixeldiff repro'.", values: .files(suffix: ".pixeldiff")),
        .option(
            "out", short: "o", placeholder: "folder",
            help: "Write what was drawn here there, and the file's own pictures and texts."),
        .option(
            "limit", placeholder: "seconds", help: "The most processor time that drawing may take.",
            defaultValue: "120"),
        .flag("json", help: "Print the result as JSON (schema pixeldiff.replay/1)."),
    ]

    let file: String
    let out: String?
    let seconds: Int
    let isJSON: Bool
    /// Draws a file's recording as a PNG at a path.
    var draw: @Sendable (_ file: String, _ picture: String, _ seconds: Int, Console) throws -> Void =
        ReplayRun.draw

    init(_ arguments: ParsedArguments) throws {
        file = arguments.value("file") ?? ""
        out = arguments.value("out")
        isJSON = arguments.flag("json")
        let limit = arguments.value("limit") ?? "120"
        guard let seconds = Int(limit), (1...86_400).contains(seconds) else {
            throw UsageError(
                "The value '\(limit)' is invalid for '--limit': it takes seconds, from 1 to 86400")
        }
        self.seconds = seconds
    }

    /// 1. The file is opened here first: what is wrong with it is said without starting anything.
    /// 2. Another program draws it.
    /// 3. Pixels are compared, and written where that was asked for.
    func run(_ console: Console) async throws -> ExitCode {
        // 1.
        let repro = try ReproFile(path: file)
        // 2.
        let folder = FileManager.default.temporaryDirectory
            .appending(path: "pixeldiff-replay-\(getpid())-\(UUID().uuidString)").path
        try Folder(folder).create()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let picture = "\(folder)/here.png"
        try draw(file, picture, seconds, console)
        // 3.
        let comparison = try ReproComparison(repro, drawnHere: try Folder.read(picture) ?? [])
        if let out {
            try Folder(out).create()
            for file in comparison.files {
                try AtomicFile.write(file.bytes, to: "\(out)/\(file.name)", isDurable: false)
            }
        }
        let report = ReplayReport(comparison, folder: out)
        if isJSON {
            console.print(try report.json())
        } else {
            for line in report.lines(console) { console.print(line) }
        }
        return comparison.difference == nil ? .success : .different
    }
}
