import Foundation
import PixelDiff
import Testing

@testable import PixelDiffCLI

@Suite struct DefaultCommandTests {
    private static let manifest = """
        // swift-tools-version: 6.2
        import PackageDescription
        let package = Package(name: "Kit", dependencies: [.package(path: "../engine"), .package(path: "../gone")])
        """

    private func find(_ files: [String: String], from folder: String = "") throws -> DefaultCommand {
        let sample = try SampleFolder(files)
        return try DefaultCommand.find(from: "\(sample.path)/\(folder)")
    }

    @Test func goldenTestsAreRunWithTheVariable() throws {
        let found = try find(
            [
                "Package.swift": "", "Sources/Kit/Card.swift": "#Preview { Card() }",
                "Tests/KitTests/CardTests.swift": "import Testing\n@testable import GoldenTesting\n",
            ], from: "Sources/Kit")
        #expect(found.command.environment == ["PIXELDIFF_RENDER_ONLY": "{out}"])
        #expect(found.command.arguments.prefix(2) == ["/bin/sh", "-c"])
        #expect(found.note.contains("golden tests"))
    }

    /// The shell script, with stand-ins for the tools: what it runs, and what becomes of failures.
    @Test(arguments: [
        ("exit 0", "exit 0", 0, ["build --build-tests", "test --skip-build"]),
        ("exit 3", "exit 0", 3, ["build --build-tests"]),
        // A test that fails is no failed build; a killed one is.
        ("exit 0", "exit 1", 0, ["build --build-tests", "test --skip-build"]),
        ("exit 0", "kill -9 $$", 137, ["build --build-tests", "test --skip-build"]),
    ]) func theScript(build: String, test: String, code: Int32, calls: [String]) throws {
        let sample = try SampleFolder([
            "bin/swift": "#!/bin/sh\necho \"$@\" >> calls\nif [ $1 = build ]; then \(build); fi\n\(test)\n"
        ])
        try sample.makeProgram("bin/swift")
        let script = try find([
            "Package.swift": "", "Tests/KitTests/CardTests.swift": "import GoldenTesting\n",
        ]).command.arguments
        let run = try ToolRun(
            script, directory: sample.path,
            environment: ["PATH": "\(sample.path)/bin:/usr/bin:/bin"]
        ).wait()
        #expect(run.code == code, "\(run.errors)")
        let lines = try String(contentsOfFile: "\(sample.path)/calls", encoding: .utf8)
        #expect(lines.split(separator: "\n").map(String.init) == calls)
    }

    /// A package beside the repository is known beside the trees, too.
    @Test func packagesBesideTheRepositoryAreLinked() throws {
        let sample = try SampleFolder([
            "kit/Package.swift": Self.manifest, "kit/.git/HEAD": "",
            "kit/Tests/KitTests/CardTests.swift": "import GoldenTesting\n", "engine/Package.swift": "",
        ])
        let found = try DefaultCommand.find(from: "\(sample.path)/kit")
        let script = try #require(found.command.arguments.dropFirst(2).first)
        let link = script.split(separator: "\n").first.map(String.init)
        #expect(link == "[ -e '../engine' ] || ln -s '\(sample.path)/engine' '../engine'")
        #expect(!script.contains("gone"))
    }

    /// Six folders up from a tree is the user's own: no link is made there.
    @Test func packagesFarAwayAreNotLinked() throws {
        let manifest = Self.manifest.replacing("../engine", with: "../../../../../../engine")
        let sample = try SampleFolder([
            "a/b/c/d/e/kit/Package.swift": manifest, "a/b/c/d/e/kit/.git/HEAD": "",
            "a/b/c/d/e/kit/Tests/KitTests/CardTests.swift": "import GoldenTesting\n",
            "engine/Package.swift": "",
        ])
        let found = try DefaultCommand.find(from: "\(sample.path)/a/b/c/d/e/kit")
        #expect(!(try #require(found.command.arguments.dropFirst(2).first)).contains("ln -s"))
    }

    @Test func previewsAreDrawnWhereThereAreNoTests() throws {
        let one = try find([
            "Package.swift": "", "Sources/Kit/Card.swift": "#Preview { Card() }", "Sources/Core/A.swift": "",
        ])
        #expect(one.command.arguments.dropFirst() == ["test", "Sources/Kit", "--render-only", "{out}"])
        #expect(one.note.contains("390"))
        let two = try find([
            "Package.swift": "", "Sources/Kit/Card.swift": "#Preview { Card() }",
            "Sources/App/B.swift": "struct B: PreviewProvider {}",
        ])
        #expect(two.command.arguments.last == "{out}")
        let lines = two.command.arguments[2].split(separator: "\n")
        #expect(lines.count == 2)
        #expect(
            lines.first?.hasSuffix("'test' 'Sources/App' '--render-only' \"$0\"/'App' || exit $?") == true)
    }

    @Test func theLastRunComesFirst() throws {
        let found = try find([
            "Package.swift": "", "Tests/KitTests/CardTests.swift": "import GoldenTesting\n",
            ".build/pixeldiff/last-run.json": #"{"arguments": ["Sources/Kit"]}"#,
        ])
        #expect(found.command.arguments.dropFirst() == ["test", "Sources/Kit", "--render-only", "{out}"])
    }

    @Test func withNothingToDrawItSaysWhatToType() throws {
        let error = #expect(throws: UsageError.self) {
            try find(["Package.swift": "", "Sources/Kit/A.swift": ""])
        }
        #expect(error?.message.contains("pixeldiff bisect --good main -- ./draw.sh {out}") == true)
    }
}
