import Foundation
import PixelDiff

/// The options that `render` and `test` have in common.
struct PreviewOptions {
    var width: Double
    var scale: Double
    var variants: [GoldenVariant]
    var variantsText: String?
    var conditions: [String]
    var languageMode: String

    static let defaultWidth = 390.0

    static let arguments: [Argument] = [
        .option(
            "width", placeholder: "points", help: "The width that each view is offered.", defaultValue: "390"),
        .option("scale", placeholder: "factor", help: "Pixels a point.", defaultValue: "2"),
        .option(
            "variants", placeholder: "list",
            help:
                "Further variants of each picture, as in dark,rtl,dark+rtl,ax3,de,3x; the standard one always comes."
        ),
        .option(
            "define", short: "D", placeholder: "name", help: "A condition for #if; DEBUG is always set.",
            isRepeating: true),
        .option(
            "swift-version", placeholder: "mode", help: "The language mode of the files: 5 or 6.",
            defaultValue: "5"),
    ]

    init(_ arguments: ParsedArguments) throws {
        width = try arguments.positiveNumber("width") ?? Self.defaultWidth
        scale = try arguments.positiveNumber("scale") ?? GoldenVariant.standardScale
        guard scale <= 16 else {
            throw UsageError("The value '\(scale)' is invalid for '--scale': at most 16")
        }
        variantsText = arguments.value("variants")
        do {
            variants = try VariantList.parse(variantsText ?? "")
        } catch {
            throw UsageError("The value of '--variants' is invalid: \(error)")
        }
        conditions = arguments.values("define")
        languageMode = arguments.value("swift-version") ?? "5"
        guard ["5", "6"].contains(languageMode) else {
            throw UsageError("The value '\(languageMode)' is invalid for '--swift-version': 5 or 6")
        }
    }

    /// The same options as words.
    var words: [String] {
        var words = ["--width", Self.text(width), "--scale", Self.text(scale)]
        if let variantsText { words += ["--variants", variantsText] }
        words += conditions.flatMap { ["--define", $0] }
        return words + ["--swift-version", languageMode]
    }

    /// `390 pt wide, 2x`.
    var description: String { "\(Self.text(width)) pt wide, scale \(Self.text(scale))" }

    static func text(_ number: Double) -> String {
        number == number.rounded() && number.magnitude < 1e15 ? String(Int64(number)) : "\(number)"
    }

    func job(for sources: SourceSet, namedTypes: [String] = []) -> PreviewJob {
        PreviewJob(
            sources: sources, conditions: conditions, languageMode: languageMode, namedTypes: namedTypes)
    }

    func request(
        _ sources: SourceSet, suite: String? = nil, filters: [String], purpose: RenderRequest.Purpose,
        eventFile: String
    ) -> RenderRequest {
        RenderRequest(
            width: width, scale: scale, variants: variants, filters: filters, suite: suite ?? sources.suite,
            purpose: purpose, eventFile: eventFile)
    }
}
