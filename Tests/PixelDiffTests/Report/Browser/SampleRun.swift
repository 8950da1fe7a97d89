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
            layout = layout.map { $0.replacing("Text \"Steps\" (", with: "Text \"Steps\" (1") }
        }
        let moved: (inout Bitmap, inout String?) -> Void = { bitmap, _ in
            Self.badge(on: &bitmap, x: 420, y: 128)
        }
        try check("Form-row", before: { Self.badge(on: &$0, x: 500, y: 128) }, change: moved)
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
        tolerance: Tolerance = .exact, before: (inout Bitmap) -> Void = { _ in },
        change: (inout Bitmap, inout String?) -> Void
    ) throws {
        let stem = ([testCase] + variant.suffixes).joined(separator: ".")
        var bitmap = try PNGDecoder().decode(contentsOf: "\(gallery)/\(stem).png").bitmap()
        var layout: String? = try String(contentsOfFile: "\(gallery)/\(stem).layout.txt", encoding: .utf8)
        let name = GoldenName(suite: suite, testCase: testCase, variant: variant)
        let source = CaseRecord.Source(file: "Tests/\(suite)Tests.swift", line: 12)
        let plain = bitmap
        before(&bitmap)
        if !isNew {
            let check = GoldenCheck(package: package, mode: .all)
            _ = try check.check(GoldenCandidate(bitmap: bitmap, layout: layout), as: name, source: source)
        }
        bitmap = plain
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

    /// A box with a pattern that nothing else in the picture has.
    static func badge(on bitmap: inout Bitmap, x left: Int, y top: Int) {
        for y in 0..<24 {
            for x in 0..<48 {
                let isEdge = (x * 7 + y * 13) % 11 < 4
                bitmap[left + x, top + y] = RGBA8(red: 200, green: isEdge ? 40 : 90, blue: UInt8(x * 4))
            }
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
