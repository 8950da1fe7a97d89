import Foundation

/// Prints how long the main jobs take, and where time goes.
///
///     swift run -c release --package-path Benchmarks
///     swift run -c release --package-path Benchmarks Benchmarks --runs 50 --only card
///
/// `--only` is card, layout, updates, png, comparison, goldens, files or gallery; or raster, glyphs, shadow, cards or exactness: drawing
/// beside other rasterizers; or bands: on one thread and on two. Times are wall clock; each line says the median and the least
/// of its runs. `--only sizes`, only when asked for: bytes of goldens beside other optimizers. The gallery's line needs the command to be built: `swift build -c release`. Other programs on
/// the machine make times longer, never shorter: on a busy machine the least is the number to compare.
@main
struct Benchmarks {
    static func main() async throws {
        let arguments = Array(CommandLine.arguments.dropFirst())
        if arguments.first == ColdCard.argument { return try await ColdCard.measureInThisProcess() }
        let options = Dictionary(
            zip(arguments, arguments.dropFirst()).filter { $0.0.hasPrefix("--") }, uniquingKeysWith: { $1 })
        let isWanted = { (name: String) in options["--only", default: name] == name }
        var table = ResultTable(runs: max(1, options["--runs"].flatMap { Int($0) } ?? 21))
        if isWanted("card") { try await CardBenchmark.run(&table) }
        if isWanted("layout") { LayoutBenchmark.run(&table) }
        if isWanted("updates") { UpdateBenchmark.run(&table) }
        if isWanted("png") { try await PNGBenchmark.run(&table) }
        if options["--only"] == "sizes" { try PNGSizeBenchmark.run() }
        if isWanted("comparison") { ComparisonBenchmark.run(&table) }
        if isWanted("goldens") {
            let card = try CardStages.renderer().bitmap()
            try GoldenBenchmark.run(&table, "card", card)
            try GoldenBenchmark.run(
                &table, "screen", FilePairs.screen(gallery: FileComparisonBenchmark.gallery))
        }
        if isWanted("files") { try FileComparisonBenchmark.run(runs: table.runs) }
        if isWanted("gallery") { try GalleryBenchmark.run(&table) }
        if isWanted("cards") { try CardFrameBenchmark.run(runs: table.runs) }
        if RasterBenchmark.names.contains(where: isWanted) {
            let benchmark = try RasterBenchmark(runs: table.runs)
            defer { benchmark.finish() }
            for name in RasterBenchmark.names where isWanted(name) { try benchmark.run(name) }
        }
    }
}
