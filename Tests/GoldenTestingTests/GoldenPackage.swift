import Foundation
import Imaging
import PixelDiff
import Testing

@testable import GoldenTesting

/// A package on disk for golden tests that must not touch this one.
final class GoldenPackage: Sendable {
    let path: String

    init() throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent(
            "pixeldiff-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        path = url.resolvingSymlinksInPath().path
        try Data().write(to: url.appendingPathComponent("Package.swift"))
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    var file: String { "\(path)/Tests/CardTests.swift" }

    func location(line: Int) -> SourceLocation {
        SourceLocation(fileID: "Tests/CardTests.swift", filePath: file, line: line, column: 1)
    }

    func exists(_ file: String) -> Bool { FileManager.default.fileExists(atPath: "\(path)/\(file)") }

    /// As a call at `line` would check, in an environment of its own.
    @MainActor
    func check(
        _ rendering: some GoldenRendering, suite: String = "CardTests", as name: String,
        traits: GoldenTraits = .standard, line: Int, tolerance: Tolerance = .exact, record: RecordMode? = nil,
        environment: [String: String] = [:]
    ) -> GoldenExpectation.Outcome {
        let expectation = GoldenExpectation(
            identity: TestIdentity(suite: suite, testCase: name), file: file, line: line,
            tolerance: tolerance,
            record: record, environment: environment)
        return expectation.outcome(rendering, traits)
    }
}

/// 40 by 20 points: a bar near the leading edge, on a ground that follows the scheme.
struct Flag: GoldenRendering {
    var inset = 4
    var finding: String?

    func explanation(_ traits: GoldenTraits) -> CaseExplanation {
        CaseExplanation(diagnostics: finding.map { [$0] } ?? [])
    }

    func candidate(_ traits: GoldenTraits) -> GoldenCandidate {
        let scale = Int(traits.scale)
        let x = traits.layoutDirection == .rightToLeft ? 40 - inset - 10 : inset
        let ground: UInt8 = traits.colorScheme == .dark ? 0 : 255
        var bitmap = Bitmap(width: 40 * scale, height: 20 * scale)
        for row in 0..<bitmap.height {
            for column in 0..<bitmap.width {
                let isBar = (x * scale..<(x + 10) * scale).contains(column)
                bitmap[column, row] =
                    isBar
                    ? RGBA8(red: 255, green: 0, blue: 0) : RGBA8(red: ground, green: ground, blue: ground)
            }
        }
        let layout = """
            # pixeldiff layout 1
            # scale: \(scale)
            Flag (0, 0, 40, 20)
              Bar (\(x), 0, 10, 20)

            """
        return GoldenCandidate(bitmap: bitmap, layout: layout)
    }
}
