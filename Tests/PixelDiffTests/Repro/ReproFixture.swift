import Foundation
import Imaging

@testable import PixelDiff

/// A package with a golden that differs from what is drawn, in two variants, and one that doesn't.
struct ReproFixture {
    let fixture: GoldenFixture
    let results: ResultStore

    static let list = #"{"schema":"pixeldiff.display-list/1","items":[]}"#

    /// - Parameter text: What explains the layout, and stands in the drawing.
    init(text: String = "trace") throws {
        fixture = try GoldenFixture()
        results = ResultStore(folder: fixture.package.artifacts())
        try check("profile", red: 200, .missing, text)
        try check("profile", red: 90, .never, text)
        try check("profile", red: 200, dark: true, .missing, text)
        try check("profile", red: 91, dark: true, .never, text)
        try check("same", red: 7, .missing, text)
        try check("same", red: 7, .never, text)
        try check("new", red: 7, .never, text)
    }

    private func check(
        _ name: String, red: UInt8, dark: Bool = false, _ mode: RecordMode, _ text: String
    ) throws {
        let layout =
            "# pixeldiff layout 1\n# scale: 2\nVStack (0, 0, 10, 5)\n  Text \"Total\" (\(red == 200 ? 2 : 4), 1, 4, 2)\n"
        var candidate = GoldenFixture.candidate(RGBA8(red: red, green: 0, blue: 0), layout: layout)
        candidate.recording = {
            [
                ("display-list.json", Array("\(Self.list) \(text)".utf8)), ("glyphs.json", Array("{}".utf8)),
                ("images/0.png", try GoldenFixture.candidate().png(named: GoldenFixture.name)),
                ("secret.txt", Array("not recorded".utf8)),
            ]
        }
        let variant = GoldenVariant(colorScheme: dark ? .dark : .light)
        let source = CaseRecord.Source(file: "Tests/Card.swift", line: 12)
        var record = try fixture.check(mode).check(
            candidate, as: GoldenName(suite: "Cards", testCase: name, variant: variant), source: source)
        if record.verdict != .passed, record.verdict != .recorded {
            results.explain(&record, with: ["a finding"], trace: text)
        }
    }

    func packing(home: String? = nil) -> ReproPacking {
        ReproPacking(package: fixture.package, results: results, home: home)
    }

    func archive(_ id: String = "Cards/profile", home: String? = nil) throws -> [UInt8] {
        guard let record = try results.load().cases.first(where: { $0.id == id }) else { return [] }
        return try packing(home: home).archive(of: record)
    }
}
