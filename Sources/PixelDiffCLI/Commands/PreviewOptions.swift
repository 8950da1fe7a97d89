import Foundation
import PixelDiff

/// The options that `render`, `test` and `explain` have in common.
struct PreviewOptions {
    var width: Double
    var scale: Double
    var covered: RenderRequest.Covered?
    private var safeAreaText: String?
    private var keyboardText: String?
    var variants: [GoldenVariant]
    var variantsText: String?
    var conditions: [String]
    /// Folders with artwork for symbols.
    var symbols: [String]
    var languageMode: String

    static let defaultWidth = 390.0

    static let arguments: [Argument] = [
        .option(
            "width", placeholder: "points", help: "The width that each view is offered.", defaultValue: "390"),
        .option(
            "safe-area", placeholder: "insets",
            help: "Points that a device's edges cover: top, leading, bottom and trailing, as in 59,0,34,0."),
        .option(
            "keyboard", placeholder: "points", help: "Points that a keyboard covers, from the bottom edge."),
        .option("scale", placeholder: "factor", help: "Pixels a point.", defaultValue: "2"),
        .option(
            "variants", placeholder: "list",
            help:
                "Further variants of each picture, as in dark,rtl,dark+rtl,ax3,de,3x; the standard one always comes.",
            values: .list(VariantList.words)),
        .option(
            "symbols", placeholder: "folder",
            help:
                "SVG files named as the symbols of Image(systemName:); the package's folder Symbols if not given.",
            isRepeating: true),
        .option(
            "define", short: "D", placeholder: "name", help: "A condition for #if; DEBUG is always set.",
            isRepeating: true),
        .option(
            "swift-version", placeholder: "mode", help: "The language mode of the files: 5 or 6.",
            defaultValue: "5", values: .words(["5", "6"])),
    ]

    init(_ arguments: ParsedArguments) throws {
        width = try arguments.positiveNumber("width") ?? Self.defaultWidth
        scale = try arguments.positiveNumber("scale") ?? GoldenVariant.standardScale
        guard scale <= 16 else {
            throw UsageError("The value '\(scale)' is invalid for '--scale': at most 16")
        }
        safeAreaText = arguments.value("safe-area")
        keyboardText = arguments.value("keyboard")
        covered = try Self.covered(safeArea: safeAreaText, keyboard: arguments.positiveNumber("keyboard"))
        variantsText = arguments.value("variants")
        do {
            variants = try VariantList.parse(variantsText ?? "")
        } catch {
            throw UsageError("The value of '--variants' is invalid: \(error)")
        }
        conditions = arguments.values("define")
        symbols = arguments.values("symbols")
        for folder in symbols where !SourceSet.isFolder(folder) {
            throw UsageError("The value '\(folder)' is invalid for '--symbols': there is no such folder")
        }
        languageMode = arguments.value("swift-version") ?? "5"
        guard ["5", "6"].contains(languageMode) else {
            throw UsageError("The value '\(languageMode)' is invalid for '--swift-version': 5 or 6")
        }
    }

    /// - Throws: UsageError when the safe area isn't four numbers of 0 or more.
    private static func covered(safeArea: String?, keyboard: Double?) throws -> RenderRequest.Covered? {
        guard safeArea != nil || keyboard != nil else { return nil }
        var covered = RenderRequest.Covered()
        covered.keyboard = keyboard ?? 0
        guard let safeArea else { return covered }
        let numbers = safeArea.split(separator: ",", omittingEmptySubsequences: false).map {
            Double($0) ?? -1
        }
        guard numbers.count == 4, numbers.allSatisfy({ $0 >= 0 && $0.isFinite }) else {
            throw UsageError(
                "The value '\(safeArea)' is invalid for '--safe-area': it takes four numbers of 0 or more, as in 59,0,34,0"
            )
        }
        (covered.top, covered.leading, covered.bottom, covered.trailing) = (
            numbers[0], numbers[1], numbers[2], numbers[3]
        )
        return covered
    }

    /// The same options as words.
    var words: [String] {
        var words = ["--width", Self.text(width), "--scale", Self.text(scale)]
        if let safeAreaText { words += ["--safe-area", safeAreaText] }
        if let keyboardText { words += ["--keyboard", keyboardText] }
        if let variantsText { words += ["--variants", variantsText] }
        words += symbols.flatMap { ["--symbols", $0] }
        words += conditions.flatMap { ["--define", $0] }
        return words + ["--swift-version", languageMode]
    }

    /// `390 pt wide, 2x`.
    var description: String { "\(Self.text(width)) pt wide, scale \(Self.text(scale))" }

    static func text(_ number: Double) -> String {
        number == number.rounded() && number.magnitude < 1e15 ? String(Int64(number)) : "\(number)"
    }

    /// The folders as named, absolute; else the package's own, where there is one.
    private func symbolFolders(_ sources: SourceSet) -> [String] {
        let own = sources.root.appending(path: "Symbols").path
        let folders = symbols.isEmpty && SourceSet.isFolder(own) ? [own] : symbols
        return folders.map { URL(filePath: $0).absoluteURL.standardizedFileURL.path }
    }

    func job(for sources: SourceSet, namedTypes: [String] = []) -> PreviewJob {
        PreviewJob(
            sources: sources, conditions: conditions, languageMode: languageMode, namedTypes: namedTypes)
    }

    func request(
        _ sources: SourceSet, suite: String? = nil, filters: [String], purpose: RenderRequest.Purpose,
        eventFile: String
    ) -> RenderRequest {
        var request = RenderRequest(
            width: width, scale: scale, variants: variants, filters: filters, suite: suite ?? sources.suite,
            purpose: purpose, eventFile: eventFile)
        request.covered = covered
        request.resourceFolders = sources.resourceFolders
        request.symbolFolders = symbolFolders(sources)
        return request
    }
}
