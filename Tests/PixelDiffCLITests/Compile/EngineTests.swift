import Foundation
import Testing

@testable import PixelDiffCLI

/// An installed command and what it compiles views against.
@Suite struct EngineTests {
    private static let files = [
        "bin/pixeldiff": "", "lib/pixeldiff/Modules/Previews.swiftmodule": "",
        "lib/pixeldiff/libPreviews.so": "",
        "lib/pixeldiff/PreviewMacros": "",
    ]

    private func engine(_ folder: SampleFolder) throws -> Engine {
        try Engine.beside(executable: URL(filePath: "\(folder.path)/bin/pixeldiff"))
    }

    @Test func liesInTheLibFolderBesideBin() throws {
        let folder = try SampleFolder(Self.files)
        let engine = try engine(folder)
        #expect(engine.modules.path == "\(folder.path)/lib/pixeldiff/Modules")
        #expect(engine.library.path == "\(folder.path)/lib/pixeldiff/libPreviews.so")
        #expect(engine.plugin.path == "\(folder.path)/lib/pixeldiff/PreviewMacros")
        #expect(engine.compiler == nil)
    }

    @Test func isMissedWhereAFileIs() throws {
        let folder = try SampleFolder(Self.files.filter { $0.key != "lib/pixeldiff/PreviewMacros" })
        let error = #expect(throws: CompileError.self) { try engine(folder) }
        #expect("\(try #require(error))".contains("Scripts/install"))
    }

    /// The form of `swiftc --version` on Linux and on a Mac.
    @Test(arguments: [
        (
            "Swift version 6.3.1 (swift-6.3.1-RELEASE)\nTarget: x86_64-unknown-linux-gnu\n",
            "swift-6.3.1-RELEASE"
        ),
        (
            "Apple Swift version 6.1 (swiftlang-6.1.0.110.21 clang-1700.0.13.3)\n",
            "swiftlang-6.1.0.110.21 clang-1700.0.13.3"
        ),
        ("something else\n", "something else"), ("", ""),
    ])
    func compilersHaveNames(text: String, name: String) {
        #expect(Engine.compilerName(text) == name)
    }

    @Test func theSameCompilerIsTaken() throws {
        let version = try PixelDiffCLI.ToolRun.run("swiftc", ["--version"]).output
        #expect(version.contains("Swift version"))
        let folder = try SampleFolder(Self.files.merging(["lib/pixeldiff/compiler": version]) { $1 })
        try engine(folder).checkCompiler()
    }

    @Test func anotherCompilerIsRefusedWithTheRemedy() throws {
        let text = "Swift version 6.0 (swift-6.0-RELEASE)\n"
        let folder = try SampleFolder(Self.files.merging(["lib/pixeldiff/compiler": text]) { $1 })
        let error = #expect(throws: CompileError.self) { try engine(folder).checkCompiler() }
        let sentence = "\(try #require(error))"
        #expect(
            sentence.hasPrefix(
                "\(folder.path): PixelUI was installed with swift-6.0-RELEASE, and swiftc in PATH is "))
        #expect(sentence.contains("run 'Scripts/install \(folder.path)'"))
    }
}
