import Foundation
import PixelDiff
import PixelUI
import Synchronization
import Testing

@testable import GoldenTesting

@Suite struct GoldenAxisTests {
    private func suffixes(_ traits: GoldenTraits..., matrix: [GoldenAxis]) throws -> [[String]] {
        try GoldenMatrix(traits, matrix).variants.map(\.variant.suffixes)
    }

    @Test func theProductOfTheAxes() throws {
        #expect(
            try suffixes(matrix: [.colorScheme, .rtl, .typeSizes(.large, .accessibility3)]) == [
                [], ["accessibility3"], ["rtl"], ["rtl", "accessibility3"],
                ["dark"], ["dark", "accessibility3"], ["dark", "rtl"], ["dark", "rtl", "accessibility3"],
            ])
        #expect(try suffixes(matrix: []) == [[]])
        #expect(
            try suffixes(matrix: [.locales("en_US_POSIX", "de"), .scales(2, 3)])
                == [[], ["3x"], ["de"], ["de", "3x"]])
    }

    @Test func traitsAreMultipliedToo() throws {
        #expect(
            try suffixes(.standard, .dark, matrix: [.rtl]) == [[], ["rtl"], ["dark"], ["dark", "rtl"]])
        #expect(
            try suffixes(matrix: [.traits(.standard, .dark.typeSize(.xxLarge)), .scales(3)])
                == [["3x"], ["dark", "xxLarge", "3x"]])
    }

    @Test func combinationsCountOnce() throws {
        #expect(
            try suffixes(.light, .dark, matrix: [.colorScheme, .typeSizes(.large, .large)]) == [[], ["dark"]])
    }

    @Test func mistakesAreNamed() {
        #expect(throws: GoldenTestError.emptyAxis) { try GoldenMatrix([], [.typeSizes([])]) }
        #expect(throws: GoldenTestError.unknownLocale("foo", near: nil)) {
            try GoldenMatrix([], [.locales("foo")])
        }
        #expect(throws: GoldenTestError.unknownLocale("pt-br", near: "pt_BR")) {
            try GoldenMatrix([.locale("pt-br")], [])
        }
        #expect(throws: GoldenTestError.scaleOutOfRange("0.0")) { try GoldenMatrix([], [.scales(0)]) }
        #expect(throws: Never.self) { try GoldenMatrix([], [.locales("de@calendar=buddhist")]) }
    }

    /// One line, all variants: each is a golden of its own, the standard one without a suffix.
    @Test @MainActor func aMatrixChecksEachVariant() throws {
        let package = try GoldenPackage()
        let messages = Mutex<[String]>([])
        withKnownIssue {
            expectGolden(
                of: Text("A"), named: "a", matrix: [.colorScheme, .scales(2, 3)], record: .never,
                sourceLocation: package.location(line: 3))
        } matching: { issue in
            messages.withLock { $0 += issue.comments.map { String($0.rawValue.prefix { $0 != " " }) } }
            return true
        }
        let suite = "GoldenAxisTests"
        #expect(
            messages.withLock { $0 }
                == ["\(suite)/a", "\(suite)/a.3x", "\(suite)/a.dark", "\(suite)/a.dark.3x"])
    }

    @Test @MainActor func aMistakeInTheMatrixIsOneIssue() throws {
        let package = try GoldenPackage()
        withKnownIssue {
            expectGolden(
                of: Text("A"), named: "a", matrix: [.locales("de", "foo")],
                sourceLocation: package.location(line: 3))
        } matching: { issue in
            issue.sourceLocation?.line == 3
                && issue.comments.contains { $0.rawValue.hasPrefix("'foo' is no locale") }
        }
        withKnownIssue {
            XCTAssertGolden(of: Text("A"), matrix: [.scales()], file: "/nowhere/A.swift", line: 4)
        } matching: { issue in
            issue.comments.contains { $0.rawValue.hasPrefix("an axis of the matrix has no values") }
        }
        #expect(!package.exists("Goldens"))
    }

    /// Repeated and retried tests ask for the same goldens.
    @Test(arguments: 1...3) @MainActor func repetitionMakesNoNewFiles(argument: Int) throws {
        let package = try GoldenPackage()
        for _ in 0..<3 {
            _ = package.check(Flag(), suite: "Repeated", as: "flag.\(argument)", line: 1)
        }
        let files = try FileManager.default.contentsOfDirectory(atPath: "\(package.path)/Goldens/Repeated")
        #expect(files.sorted() == ["flag.\(argument).layout.txt", "flag.\(argument).png"])
    }

    @Test @MainActor func aViewThatRendersDifferentlyTwiceIsNotRecorded() throws {
        let package = try GoldenPackage()
        let flag = RestlessFlag()
        let message = package.check(flag, as: "restless", line: 1).message
        #expect(message?.hasPrefix("CardTests/restless renders differently each time (first ") == true)
        #expect(message?.contains("pixeldiff approve") == false)
        #expect(!package.exists("Goldens"))
    }
}

/// Its bar is elsewhere each time.
@MainActor
private final class RestlessFlag: GoldenRendering {
    private var inset = 4

    func explanation(_ traits: GoldenTraits) -> CaseExplanation { CaseExplanation() }

    func candidate(_ traits: GoldenTraits) -> GoldenCandidate {
        inset += 1
        return Flag(inset: inset).candidate(traits)
    }
}
