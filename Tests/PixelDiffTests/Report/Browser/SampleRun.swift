import Foundation
import Imaging

@testable import PixelDiff

/// Real results: goldens of the gallery, checked against pictures that were changed in known ways.
struct SampleRun {
    let folder: TemporaryFolder
    let package: PackageFolder
    let results: ResultStore
    private let gallery: String

    /// - Throws: Where the gallery's goldens can't be read.
    init() throws {
        folder = try TemporaryFolder()
        package = PackageFolder(path: folder.path)
        results = ResultStore(folder: package.artifacts())
        var url = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
        for _ in 0..<5 { url.deleteLastPathComponent() }
        gallery = url.appendingPathComponent("Goldens/Gallery").path
        try checkAll()
    }

    private func checkAll() throws {
        try check("Dashboard") { bitmap, layout in
            bitmap = Self.inserting(rows: 48, at: 400, into: bitmap)
            layout = layout?.replacing(
                "Text \"Steps\" (314, 28, 33, 17.5)", with: "Text \"Steps\" (290, 28, 33, 17.5)")
        }
        try check("Form-row") { bitmap, _ in Self.move(in: &bitmap, by: -16) }
        try check("Badge-overlay", GoldenVariant(colorScheme: .dark)) { bitmap, _ in
            Self.swapRedAndBlue(&bitmap)
        }
        let tolerance = Tolerance(magnitude: 1, count: 3, reason: "drawn on two chips")
        try check("Calendar-month", suite: "Screens", tolerance: tolerance) { bitmap, _ in
            Self.swapRedAndBlue(&bitmap)
        }
        let loose = Tolerance(magnitude: 8, count: 9, reason: "drawn on two chips")
        try check("Bar-chart", suite: "Screens", tolerance: loose) { bitmap, _ in
            bitmap[20, 20] = RGBA8(
                red: bitmap[20, 20].red ^ 4, green: bitmap[20, 20].green, blue: bitmap[20, 20].blue)
        }
        try check("Chat-bubbles") { _, _ in }
        try check("Media-card", isNew: true) { _, _ in }
    }

    /// Keeps the gallery's picture as the golden, then checks a changed one.
    private func check(
        _ testCase: String, _ variant: GoldenVariant = .standard, suite: String = "Cards",
        isNew: Bool = false,
        tolerance: Tolerance = .exact, change: (inout Bitmap, inout String?) -> Void
    ) throws {
        let stem = ([testCase] + variant.suffixes).joined(separator: ".")
        var bitmap = try PNGDecoder().decode(contentsOf: "\(gallery)/\(stem).png").bitmap()
        var layout: String? = try String(contentsOfFile: "\(gallery)/\(stem).layout.txt", encoding: .utf8)
        let name = GoldenName(suite: suite, testCase: testCase, variant: variant)
        let source = CaseRecord.Source(file: "Tests/\(suite)Tests.swift", line: 12)
        if !isNew {
            let check = GoldenCheck(package: package, mode: .all)
            _ = try check.check(GoldenCandidate(bitmap: bitmap, layout: layout), as: name, source: source)
        }
        change(&bitmap, &layout)
        let check = GoldenCheck(package: package, mode: .never, tolerance: tolerance)
        var record = try check.check(
            GoldenCandidate(bitmap: bitmap, layout: layout), as: name, source: source)
        if record.verdict == .failed {
            results.explain(&record, with: ["frame 375 wide holds 391: its children are wider than it"])
        }
    }

    static func inserting(rows: Int, at y: Int, into bitmap: Bitmap) -> Bitmap {
        var result = Bitmap(width: bitmap.width, height: bitmap.height + rows)
        for row in 0..<result.height {
            // The new rows are a bar of their own, inside a margin of the row above.
            let source = row < y ? row : row < y + rows ? y - 1 : row - rows
            for x in 0..<bitmap.width { result[x, row] = bitmap[x, source] }
            guard (y + 8..<y + rows - 8).contains(row) else { continue }
            for x in 32..<bitmap.width - 32 { result[x, row] = RGBA8(red: 88, green: 86, blue: 214) }
        }
        return result
    }

    /// Moves the left part of the picture's middle.
    static func move(in bitmap: inout Bitmap, by dx: Int) {
        let old = bitmap
        let (left, right) = (bitmap.width / 2, bitmap.width - 20)
        for y in 0..<bitmap.height {
            for x in left + dx..<right + dx { bitmap[x, y] = old[x - dx, y] }
            for x in right + dx..<right { bitmap[x, y] = old[right, y] }
        }
    }

    static func swapRedAndBlue(_ bitmap: inout Bitmap) {
        for y in 0..<bitmap.height / 2 {
            for x in 0..<bitmap.width {
                let old = bitmap[x, y]
                bitmap[x, y] = RGBA8(red: old.blue, green: old.green, blue: old.red)
            }
        }
    }

    /// Writes the page beside the results, and gives its path.
    func write(_ change: (inout HTMLReport) -> Void = { _ in }) throws -> String {
        var run = try results.load()
        run.shards = ShardCoverage(present: [1, 2], total: 3)
        var report = HTMLReport(run: run, results: results, package: package)
        change(&report)
        try Data(report.html().utf8).write(to: URL(fileURLWithPath: results.reportFile))
        return results.reportFile
    }
}
