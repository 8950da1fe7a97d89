import Foundation
import Imaging
import PixelDiff

/// `pixeldiff compare A B`: two PNG files, or two folders of them.
struct CompareCommand: Command {
    static let name = "compare"
    static let overview = "Compare two PNG files, or two folders of PNG files."
    static let discussion = """
        Folders are matched by relative path; a file that only one of them has is a difference. Pictures of
        different size are compared on the canvas that holds both. Nothing is resized, and alpha counts.

        Exit codes: 0 same or within tolerance, 1 different, 2 input unreadable or broken, 64 usage.
        """
    static let arguments: [Argument] =
        [
            .positional("reference", help: "The accepted PNG file or folder."),
            .positional("candidate", help: "The PNG file or folder under test."),
        ] + ToleranceOptions.arguments + ownOptions

    private static let ownOptions: [Argument] = [
        .option(
            "ignore", placeholder: "x,y,w,h", help: "A rectangle of pixels to skip; may be repeated.",
            isRepeating: true),
        .option(
            "mask", placeholder: "file",
            help: "A PNG of the reference's size; where it isn't fully transparent, pixels are skipped."),
        .option(
            "score", placeholder: "name",
            help: "Print how alike the pictures look, ssim or flip; for people, it decides nothing."),
        .option(
            "diff", placeholder: "path",
            help: "Where to write the picture of what differs; a folder when folders are compared."),
        .option(
            "limit", placeholder: "megapixels", help: "The most megapixels that a file may declare.",
            defaultValue: "64"),
        .flag(
            "plain",
            help: "Tell and draw differing pixels alone: look for no inserted rows, moves or colours."),
        .flag("json", help: "Print the result as JSON (schema pixeldiff.compare/1)."),
        .flag("quiet", short: "q", help: "Print no result; the exit code is the answer."),
    ]

    let reference: String
    let candidate: String
    let diff: String?
    let mask: String?
    let isJSON: Bool
    let isQuiet: Bool
    let comparer: FileComparer

    init(_ arguments: ParsedArguments) throws {
        reference = arguments.value("reference") ?? ""
        candidate = arguments.value("candidate") ?? ""
        diff = arguments.value("diff")
        isJSON = arguments.flag("json")
        isQuiet = arguments.flag("quiet")
        let tolerance = try ToleranceOptions.tolerance(arguments)
        mask = arguments.value("mask")
        var decoder = PNGDecoder()
        if let megapixels = try arguments.integer("limit", in: 1...100_000) {
            decoder.pixelLimit = megapixels << 20
        }
        comparer = FileComparer(
            decoder: decoder, tolerance: tolerance,
            ignoring: try arguments.values("ignore").map(CompareCommand.rectangle),
            score: try arguments.value("score").map(CompareCommand.score),
            tellsChange: !isQuiet && !arguments.flag("plain"), drawsChange: !arguments.flag("plain"))
    }

    func run(_ console: Console) async throws -> ExitCode {
        let pairs = try FilePairing.pairs(reference: reference, candidate: candidate, diff: diff)
        var comparer = comparer
        if let mask { comparer.mask = IgnoreMask(try comparer.decoder.decode(contentsOf: mask)) }
        let progress = ProgressBar("comparing", total: pairs.count, console: console)
        let outcomes = await comparer.compare(pairs) { progress.advance() }
        progress.finish()
        try Interruption.check()
        let report = CompareReport(
            tolerance: comparer.tolerance, score: comparer.score, outcomes: outcomes)
        for outcome in outcomes {
            if let failure = outcome.failure { console.error(failure) }
        }
        if isQuiet { return report.exitCode }
        console.print(isJSON ? try report.json() : report.text(console))
        return report.exitCode
    }

    private static func score(_ name: String) throws(UsageError) -> PictureScore {
        if let score = PictureScore(rawValue: name) { return score }
        throw UsageError("The value '\(name)' is invalid for '--score': it takes ssim or flip")
    }

    /// `x,y,w,h` in pixels.
    private static func rectangle(_ text: String) throws(UsageError) -> PixelRect {
        let numbers = text.split(separator: ",", omittingEmptySubsequences: false).map { Int($0) }
        guard numbers.count == 4, let x = numbers[0], let y = numbers[1], let width = numbers[2],
            let height = numbers[3], width > 0, height > 0
        else {
            throw UsageError(
                "The value '\(text)' is invalid for '--ignore': it takes x,y,width,height in whole pixels")
        }
        return PixelRect(x: x, y: y, width: width, height: height)
    }
}
