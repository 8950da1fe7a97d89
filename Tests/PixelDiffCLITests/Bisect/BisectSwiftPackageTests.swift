import Foundation
import Testing

/// The whole road with a real compiler: a Swift package, a refactoring of ten files, one command.
@Suite struct BisectSwiftPackageTests {
    @Test func everyCauseOfARefactoringIsFound() throws {
        let repository = try BisectRepository()
        for (path, text) in SwiftPackageSample.good { try repository.write(path, text) }
        try repository.write(".gitignore", ".build\n")
        try repository.commit("good")
        try repository.git("tag", "good")
        for (path, text) in SwiftPackageSample.edits {
            if let text {
                try repository.write(path, text)
            } else {
                try FileManager.default.removeItem(atPath: "\(repository.root)/\(path)")
            }
        }
        let before = try repository.snapshot()
        let run = try repository.bisect(
            ["--good", "good", "--json", "--", "swift", "run", "--quiet", "Shots", "{out}"])
        let result = try run.wait()
        #expect(result.code == 0, "\(result.errors)")
        #expect(try repository.snapshot() == before)

        let report = try BisectCommandTests.Report(result.output)
        let causes = Dictionary(
            grouping: report.causes, by: { $0.pictures.map(\.name).joined(separator: " ") })
        let sources = { (names: String...) in names.map { "Sources/Shots/\($0)" } }
        #expect(causes["theme.png"]?.map(\.changes) == [sources("theme.txt")])
        #expect(causes["grid.png"]?.map(\.changes) == [sources("Insets.swift", "Limits.swift")])
        #expect(causes["card.png"]?.map(\.changes) == [sources("Badge.swift", "Card.swift")])
        #expect(causes.count == 3)
        // Each half of the pair alone changes nothing.
        #expect(causes["grid.png"]?.first?.parts.map(\.pictures.isEmpty) == [true, true])
        // Card.swift alone doesn't build, and that was no difference.
        let broken = report.runs.filter { $0.verdict == "unresolved" }
        #expect(broken.contains { $0.changes.contains("Sources/Shots/Card.swift") })
        #expect(broken.allSatisfy { !$0.changes.contains("Sources/Shots/Badge.swift") })

        // The patch of the causes is good's pictures made bad's, and the rest of the refactoring can stay.
        try repository.git("apply", "-R", ".build/pixeldiff/bisect/causes.patch")
        let after = try repository.bisect(
            ["--good", "good", "--", "swift", "run", "--quiet", "Shots", "{out}"]
        ).wait()
        #expect(after.code == 1, "\(after.output)\(after.errors)")
        #expect(
            FileManager.default.fileExists(atPath: "\(repository.root)/Sources/Shots/PixelCanvas.swift"))
    }
}
