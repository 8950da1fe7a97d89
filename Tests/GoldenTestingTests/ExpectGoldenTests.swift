import Foundation
import Imaging
import PixelDiff
import PixelUI
import Synchronization
import Testing

@testable import GoldenTesting

@Suite @MainActor struct ExpectGoldenTests {
    @Test func aNewGoldenFailsOnce() throws {
        let package = try GoldenPackage()
        let first = package.check(Flag(), suite: "New", as: "flag", line: 1)
        #expect(
            first.message == """
                New/flag is new: its golden was recorded; look at it, commit it, and run again
                files:  .build/pixeldiff/failures/New/flag (actual)
                """)
        #expect(package.exists("Goldens/New/flag.png"))
        #expect(package.exists("Goldens/New/flag.layout.txt"))
        #expect(package.check(Flag(), suite: "New", as: "flag", line: 1).message == nil)
    }

    @Test func aDifferenceIsExplained() throws {
        let package = try GoldenPackage()
        _ = package.check(Flag(), as: "bar", traits: .dark.rightToLeft, line: 1)
        let outcome = package.check(Flag(inset: 6), as: "bar", traits: .dark.rightToLeft, line: 1)
        let message = try #require(outcome.message)
        let lines = message.split(separator: "\n").map(String.init)
        #expect(lines[0].hasPrefix("CardTests/bar.dark.rtl differs in layout: "))
        #expect(lines[0].contains("Bar x 26 -> 24"))
        #expect(
            lines.contains(
                "files:  .build/pixeldiff/failures/CardTests/bar.dark.rtl (expected, actual, diff)"))
        #expect(lines.last == "accept: pixeldiff approve CardTests/bar.dark.rtl")
        #expect(
            outcome.attachments.map(\.name) == [
                "bar.dark.rtl.expected.png", "bar.dark.rtl.actual.png", "bar.dark.rtl.diff.png",
            ])
        let actual = try PNGDecoder().decode(outcome.attachments[1].bytes, name: "actual").bitmap()
        #expect(actual.size == PixelSize(width: 80, height: 40))
        // Mirrored: the bar is 6 points from the right, black around it.
        #expect(actual[80 - 13, 20] == RGBA8(red: 255, green: 0, blue: 0))
        #expect(actual[80 - 11, 20] == RGBA8(red: 0, green: 0, blue: 0))
    }

    /// What is wrong in the layout stands in the message of a failure, and only there.
    @Test func aFailureSaysWhatIsWrongInTheLayout() throws {
        let package = try GoldenPackage()
        let finding = "warning: Bar: is odd [no-ideal-size]"
        let first = try #require(package.check(Flag(finding: finding), as: "odd", line: 1).message)
        #expect(!first.contains("is odd"))
        #expect(package.check(Flag(finding: finding), as: "odd", line: 1).message == nil)
        let failed = try #require(package.check(Flag(inset: 6, finding: finding), as: "odd", line: 1).message)
        #expect(failed.contains("\n  \(finding)\nfiles:  "))
    }

    /// A golden's view tree goes where the environment says, one file a variant, and is laid out there as it was.
    @Test func treesAreWrittenWhereAskedFor() throws {
        let package = try GoldenPackage()
        let view = ViewRendering(view: Color.red.frame(width: 30, height: 8).padding(5), width: 100)
        _ = package.check(
            view, suite: "Trees", as: "bar", traits: .dark.rightToLeft, line: 1,
            environment: ["PIXELDIFF_DESCRIBE": "\(package.path)/trees"])
        let file = "\(package.path)/trees/Trees/bar.dark.rtl.json"
        let picture = try TreeFile.read(Data(contentsOf: URL(filePath: file)))
        #expect(picture.title == "Trees/bar.dark.rtl")
        #expect(picture.width == 100)
        #expect(picture.root.settings == [.rightToLeft(true)])
        #expect(picture.misplaced(shaper: StandardFonts.shaper) == [])
        _ = package.check(view, suite: "Trees", as: "other", line: 2)
        #expect(!package.exists("trees/Trees/other.json"))
    }

    /// The issue stands at the caller's line and says what to do; every variant is checked, though the first fails.
    @Test func differencesAreIssues() throws {
        let package = try GoldenPackage()
        let location = package.location(line: 7)
        for traits in [GoldenTraits.light, .dark] {
            let rendering = ViewRendering(view: Text("Total"), width: nil, height: nil)
            _ = package.check(rendering, suite: "ExpectGoldenTests", as: "flag", traits: traits, line: 7)
        }
        expectGolden(
            of: Text("Total"), named: "flag", .light, .dark, record: .never, sourceLocation: location)
        let places = Mutex<[SourceLocation?]>([])
        withKnownIssue {
            let view = Text("Sum")
            expectGolden(of: view, named: "flag", .light, .dark, record: .never, sourceLocation: location)
        } matching: { issue in
            places.withLock { $0.append(issue.sourceLocation) }
            return issue.comments.contains {
                $0.rawValue.contains("pixeldiff approve ExpectGoldenTests/flag")
            }
        }
        #expect(places.withLock { $0 } == [location, location])
    }

    @Test func theTestNamesTheGolden() throws {
        let package = try GoldenPackage()
        withKnownIssue {
            expectGolden(of: Text("A"), width: 40, record: .never, sourceLocation: package.location(line: 9))
        } matching: { issue in
            issue.comments.contains {
                $0.rawValue.hasPrefix("ExpectGoldenTests/theTestNamesTheGolden has no golden")
            }
        }
    }

    @Test func recordingIsRefusedWhereCIIsSet() throws {
        let package = try GoldenPackage()
        let environment = ["CI": "true"]
        let missing = package.check(Flag(), as: "ci", line: 1, environment: environment).message
        #expect(missing?.hasPrefix("CardTests/ci has no golden") == true)
        #expect(!package.exists("Goldens"))
        let asked = package.check(Flag(), as: "ci", line: 1, record: .all, environment: environment).message
        #expect(
            asked?.contains("goldens are not recorded where CI is set, but the test asks for 'all'") == true)
    }

    @Test func twoCallsMayNotShareAName() throws {
        let package = try GoldenPackage()
        _ = package.check(Flag(), suite: "Shared", as: "flag", line: 1)
        #expect(package.check(Flag(), suite: "Shared", as: "flag", line: 1).message == nil)
        let message = package.check(Flag(), suite: "Shared", as: "flag", line: 2).message
        #expect(message?.contains("is the golden of \(package.file):1 already") == true)
    }

    @Test func toleranceNeedsAReason() throws {
        let package = try GoldenPackage()
        let tolerance = Tolerance(magnitude: 2, reason: " ")
        let message = package.check(Flag(), as: "tolerant", line: 1, tolerance: tolerance).message
        #expect(message?.contains("a tolerance needs a reason") == true)
        #expect(!package.exists("Goldens"))
    }

    @Test func aViewThatCannotBeRenderedIsAnIssue() throws {
        let package = try GoldenPackage()
        let view = Text("A").font(.custom("No such family", size: 12))
        let rendering = ViewRendering(view: view, width: nil, height: nil)
        let message = package.check(rendering, as: "fontless", line: 1).message
        #expect(message?.hasPrefix("CardTests/fontless: ") == true)
        #expect(!package.exists("Goldens"))
    }

    /// What is covered is room, as width and height: the view lies between, the name stays.
    @Test func insetsAreRoom() throws {
        var rendering = ViewRendering(view: Color.red, width: 10, height: nil)
        rendering.safeAreaInsets = EdgeInsets(top: 6, leading: 0, bottom: 4, trailing: 0)
        let candidate = try rendering.candidate(.standard)
        #expect(candidate.bitmap.size == PixelSize(width: 20, height: 40))
        #expect(candidate.bitmap[5, 11].alpha == 0)
        #expect(candidate.bitmap[5, 12].alpha == 255)
        rendering.keyboardInset = 9
        #expect(try rendering.candidate(.standard).bitmap.size == PixelSize(width: 20, height: 50))
    }

    @Test func typeSizeLocaleAndScaleAreVariants() {
        let traits = GoldenTraits.scale(3).typeSize(.accessibility2).locale("de_DE")
        #expect(traits.variant.suffixes == ["accessibility2", "de_DE", "3x"])
        #expect(GoldenTraits.standard.variant.suffixes == [])
        #expect(GoldenTraits.dark.rightToLeft == GoldenTraits.rightToLeft.dark)
    }

    @Test func theXCTestTwinIsSeenHereToo() {
        withKnownIssue {
            // A view that can't be rendered: nothing is kept in the package of this test.
            XCTAssertGolden(
                of: Text("A").font(.custom("No such family", size: 12)), record: .never,
                testName: "testFlag()", file: "/nowhere/FlagTests.swift", line: 3)
        } matching: { issue in
            issue.sourceLocation?.line == 3
                && issue.comments.contains { $0.rawValue.contains("FlagTests/testFlag") }
        }
    }
}
