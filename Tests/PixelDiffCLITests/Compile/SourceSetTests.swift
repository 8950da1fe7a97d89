import Foundation
import Testing

@testable import PixelDiffCLI

@Suite struct SourceSetTests {
    private func folder() throws -> SampleFolder {
        try SampleFolder([
            "Sources/Cards/B.swift": "", "Sources/Cards/Deep/A.swift": "",
            "Sources/Cards/.hidden/C.swift": "",
            "Sources/Cards/notes.txt": "", "Sources/Empty/notes.txt": "",
        ])
    }

    @Test func aFolderIsItsSwiftFilesByPath() throws {
        let folder = try folder()
        let sources = try SourceSet(paths: ["\(folder.path)/Sources/Cards"])
        #expect(
            sources.files.map { $0.dropFirst(folder.path.count) } == [
                "/Sources/Cards/B.swift", "/Sources/Cards/Deep/A.swift",
            ])
        #expect(sources.suite == "Cards")
        #expect(sources.root.path == folder.path)
    }

    @Test func aFileIsItself() throws {
        let folder = try folder()
        let sources = try SourceSet(paths: ["\(folder.path)/Sources/Cards/B.swift"])
        #expect(sources.files.count == 1)
        #expect(sources.suite == "B")
    }

    @Test func filesOfOneFolderAreNamedAfterIt() throws {
        let folder = try folder()
        let cards = "\(folder.path)/Sources/Cards"
        let sources = try SourceSet(paths: ["\(cards)/B.swift", "\(cards)/Deep/A.swift", "\(cards)/B.swift"])
        #expect(sources.files.count == 2)
        #expect(sources.suite == "Cards")
    }

    @Test func ofAPackageOneTargetHasToBeNamed() throws {
        let folder = try folder()
        #expect(throws: CompileError.self) { try SourceSet(paths: [folder.path]) }
        #expect(message { try SourceSet(paths: [folder.path]) }.contains("Sources/Cards, "))
        try FileManager.default.removeItem(atPath: "\(folder.path)/Sources/Empty")
        #expect(try SourceSet(paths: [folder.path]).suite == "Cards")
    }

    @Test func whatIsNoSourceIsSaid() throws {
        let folder = try folder()
        #expect(
            message { try SourceSet(paths: ["\(folder.path)/none"]) }.hasSuffix(
                "no such file, folder or target"))
        #expect(
            message { try SourceSet(paths: ["\(folder.path)/Sources/Empty"]) }.hasSuffix(
                "no Swift files in it"))
        let text = "\(folder.path)/Sources/Empty/notes.txt"
        #expect(message { try SourceSet(paths: [text]) } == "\(text): not a Swift file")
    }

    private func message(_ body: () throws -> SourceSet) -> String {
        do {
            _ = try body()
            return "no error"
        } catch {
            return "\(error)"
        }
    }
}

@Suite struct ImportStyleTests {
    private let conditional = "#if canImport(SwiftUI)\nimport SwiftUI\n#else\nimport PixelUI\n#endif"

    @Test func theAliasServesFilesThatImportSwiftUI() {
        #expect(ImportStyle(of: ["import SwiftUI"]) == .swiftUI)
        #expect(ImportStyle(of: ["@_exported import SwiftUI", "import Foundation"]) == .swiftUI)
        #expect(ImportStyle(of: ["import SwiftUI", conditional]) == .swiftUI)
        #expect(ImportStyle(of: ["// import PixelUI"]) == .swiftUI)
    }

    @Test func filesThatImportPixelUINeedNone() {
        #expect(ImportStyle(of: ["import PixelUI", "import Foundation"]) == .pixelUI)
        #expect(ImportStyle(of: ["import PixelUI", conditional]) == .pixelUI)
        #expect(ImportStyle(of: ["@testable import PixelUI"]) == .pixelUI)
    }
}

@Suite struct ViewTypesTests {
    @Test func aDeclaredTypeWithoutAPreviewIsInstantiated() throws {
        let folder = try SampleFolder([
            "Card.swift":
                "struct Card: View {}\nstruct Row: View {}\n#Preview(\"Row\") { Row() }\nstruct Cardigan {}"
        ])
        let sources = try SourceSet(paths: ["\(folder.path)/Card.swift"])
        let split = try ViewTypes.split(["Card", "Row", "Cardigan", "Cardi", "Two words"], in: sources)
        #expect(split.types == ["Cardigan"])
        #expect(split.others == ["Card", "Row", "Cardi", "Two words"])
    }

    @Test func aTypesNameMayBeNested() {
        #expect(ViewTypes.isName("Outer.Inner"))
        #expect(!ViewTypes.isName("Card()"))
        #expect(!ViewTypes.isName("Outer."))
        #expect(!ViewTypes.isName(""))
    }
}

@Suite struct RunnerCompilerTests {
    @Test(arguments: [
        ("Cards", "Cards"), ("My Views-2", "My_Views_2"), ("2048", "Views2048"), ("PixelUI", "PixelUIViews"),
        ("é", "Views_"), ("", "Views"),
    ])
    func aFoldersNameBecomesAModules(folder: String, module: String) {
        #expect(RunnerCompiler.moduleName(folder) == module)
    }

    @Test func anEngineThatIsNotThereIsNamed() {
        #expect(throws: CompileError.self) {
            try Engine.beside(executable: URL(filePath: "/nowhere/bin/pixeldiff"))
        }
    }
}
