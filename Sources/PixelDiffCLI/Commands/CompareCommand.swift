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
            .positional(
                "reference", help: "The accepted PNG file or folder.", values: .files(suffix: ".png")),
            .positional(
                "candidate", help: "The PNG file or folder under test.", values: .files(suffix: ".png")),
        ] + ToleranceOptions.arguments + ownOptions

    private static let ownOptions: [Argument] = [
        .option(
            "ignore", placeholder: "x,y,w,h", help: "A rectangle of pixels to skip; may be repeated.",
            isRepeating: true),
        .option(
            "mask", placeholder: "file",
            help: "A PNG of the reference's size; where it isn't fully transparent, pixels are skipped.",
            values: .files(suffix: ".png")),
        .option(
            "score", placeholder: "name",
            help: "Print how alike the pictures look, ssim or flip; for people, it decides nothing.",
            values: .words(PictureScore.allCases.map(\.rawValue))),
        .option(
            "diff", placeholder: "path",
            help: "Where to write the picture of what differs; a folder when folders are compared.",
            values: .files(suffix: ".png")),
        .option(
            "limit", placeholder: "megapixels", help: "The most megapixels that a file may declare.",
            defaultValue: "64"),
        .flag(
            "plain",
            help: "Tell and draw differing pixels alone: look for no inserted rows, moves or colours."),
        .flag("json", help: "Print the result as JSON (schema pixeldiff.compare/1)."),
        .flag(
            "quiet", short: "q",
            help:
                "Print no result; the exit code is the answer. An exact one comes with the first difference."),
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
        let megapixels = try arguments.integer("limit", in: 1...100_000)
        comparer = FileComparer(
            pixelLimit: megapixels.map { $0 << 20 } ?? PNGDecoder.defaultPixelLimit, tolerance: tolerance,
            ignoring: try arguments.values("ignore").map(CompareCommand.rectangle),
            score: try arguments.value("score").map(CompareCommand.score),
            tellsChange: !isQuiet && !arguments.flag("plain"), drawsChange: !arguments.flag("plain"))
    }

    /// Two files.
    func runAtOnce(_ console: Console) throws -> ExitCode? {
        let pairs = try FilePairing.filePair(reference: reference, candidate: candidate, diff: diff)
        guard let pair = pairs else { return nil }
        let asksOnlyWhether = isQuiet && diff == nil && comparer.tolerance == .exact
        if asksOnlyWhether && comparer.ignoring.isEmpty && mask == nil {
            do {
                let areSame = try FileComparison(pixelLimit: comparer.pixelLimit)
                    .areSame(reference: reference, candidate: candidate)
                return areSame ? .success : .different
            } catch {
                console.error(error.description)
                return .couldNotRun
            }
        }
        return try finish([masked().compare(pair, threads: 2)], console)
    }

    /// With the mask, which is a file too.
    private func masked() throws -> FileComparer {
        var comparer = comparer
        if let mask {
            let decoder = PNGDecoder(pixelLimit: comparer.pixelLimit)
            comparer.mask = IgnoreMask(try decoder.decode(contentsOf: mask))
        }
        return comparer
    }

    /// Two folders.
    func run(_ console: Console) async throws -> ExitCode {
        let pairs = try FilePairing.pairs(reference: reference, candidate: candidate, diff: diff)
        let comparer = try masked()
        let progress = ProgressBar("comparing", total: pairs.count, console: console)
        let outcomes = await comparer.compare(pairs) { progress.advance() }
        progress.finish()
        try Interruption.check()
        return try finish(outcomes, console)
    }

    private func finish(_ outcomes: [PairOutcome], _ console: Console) throws -> ExitCode {
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
