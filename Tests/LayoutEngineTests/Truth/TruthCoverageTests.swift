import Foundation
import Testing

/// The collected cases against this repository: each is a test, or stands in Docs/Deviations.md with its reason;
/// the README counts them right.
@Suite("truth: every case") struct TruthCoverageTests {
    private struct Case: Decodable {
        let id: String
        let confidence: String
    }

    private static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    private static let cases: [Case]? = {
        guard let folder = ProcessInfo.processInfo.environment["PIXELDIFF_FIXTURES"] else {
            print("skipped: the list of collected layout cases (set PIXELDIFF_FIXTURES)")
            return nil
        }
        let file = URL(fileURLWithPath: folder).appendingPathComponent("truth/cases.json")
        return (try? Data(contentsOf: file)).flatMap { try? JSONDecoder().decode([Case].self, from: $0) }
    }()

    /// The ids that tests bear as their names.
    private static let tested: Set<String> = {
        let files = FileManager.default.enumerator(
            at: root.appendingPathComponent("Tests"), includingPropertiesForKeys: nil)
        var ids: Set<String> = []
        while let file = files?.nextObject() as? URL {
            guard file.pathExtension == "swift" else { continue }
            let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
            for part in text.components(separatedBy: "@Test(").dropFirst() {
                let name = part.drop { $0.isWhitespace }
                guard name.first == "\"", let end = name.dropFirst().firstIndex(of: "\"") else { continue }
                ids.insert(String(name[name.index(after: name.startIndex)..<end]))
            }
        }
        return ids
    }()

    private static func text(_ path: String) throws -> String {
        try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    }

    @Test(.enabled(if: cases != nil)) func everyCaseIsATestOrADeviation() throws {
        let deviations = try Self.text("Docs/Deviations.md")
        let cases = try #require(Self.cases)
        let missing = cases.map(\.id).filter { !Self.tested.contains($0) && !deviations.contains("`\($0)`") }
        #expect(missing == [])
        let both = cases.map(\.id).filter { Self.tested.contains($0) && deviations.contains("`\($0)`") }
        #expect(both == [], "in Docs/Deviations.md, yet tested")
    }

    @Test(
        .enabled(if: cases != nil),
        arguments: [
            ("measured on SwiftUI", "measured-by-real-SwiftUI"), ("stated by Apple", "stated-by-Apple"),
            ("reverse-engineered", "reverse-engineered"), ("blogs and books", "blog-claim"),
        ])
    func theReadmeCounts(_ title: String, _ confidence: String) throws {
        let cases = try #require(Self.cases).filter { $0.confidence == confidence }
        let tests = cases.filter { Self.tested.contains($0.id) }
        let line = "| \(title) | \(cases.count) | \(tests.count) |"
        #expect(try Self.text("README.md").contains(line), "README.md lacks: \(line)")
    }
}
