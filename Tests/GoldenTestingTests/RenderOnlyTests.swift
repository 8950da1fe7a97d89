import Foundation
import Imaging
import PixelDiff
import PixelUI
import Testing

@testable import GoldenTesting

/// With PIXELDIFF_RENDER_ONLY golden tests draw, and compare nothing.
@Suite @MainActor struct RenderOnlyTests {
    private func environment(_ package: GoldenPackage) -> [String: String] {
        ["PIXELDIFF_RENDER_ONLY": "\(package.path)/out", "PIXELDIFF_SHARD": "2/3"]
    }

    @Test func picturesAndLayoutsGoIntoTheFolder() throws {
        let package = try GoldenPackage()
        let environment = environment(package)
        for traits in [GoldenTraits.standard, .dark] {
            let outcome = package.check(
                Flag(), as: "flag", traits: traits, line: 1, environment: environment)
            #expect(outcome.message == nil)
        }
        #expect(package.exists("out/CardTests/flag.layout.txt"))
        let dark = try PNGDecoder().decode(contentsOf: "\(package.path)/out/CardTests/flag.dark.png")
        #expect(dark.bitmap() == Flag().candidate(.dark).bitmap)
        #expect(!package.exists("Goldens") && !package.exists(".build"), "nothing is compared or recorded")
    }

    /// Even if a golden is there, and differs.
    @Test func goldensAreLeftAlone() throws {
        let package = try GoldenPackage()
        _ = package.check(Flag(), as: "flag", line: 1)
        let golden = FileManager.default.contents(atPath: "\(package.path)/Goldens/CardTests/flag.png")
        let outcome = package.check(
            Flag(inset: 9), as: "flag", line: 1, record: .all, environment: environment(package))
        #expect(outcome.message == nil)
        #expect(
            FileManager.default.contents(atPath: "\(package.path)/Goldens/CardTests/flag.png") == golden)
        let drawn = try PNGDecoder().decode(contentsOf: "\(package.path)/out/CardTests/flag.png")
        #expect(drawn.bitmap() == Flag(inset: 9).candidate(.standard).bitmap)
    }

    /// A process that ends in a crash leaves its mark in the folder.
    @Test func aRunningProcessHasAMark() throws {
        let package = try GoldenPackage()
        let environment = environment(package)
        _ = package.check(Flag(), as: "flag", line: 1, environment: environment)
        let mark = "out/.unfinished-\(getpid())"
        #expect(package.exists(mark))
        RenderOnlyFolder(environment: environment)?.end()
        #expect(!package.exists(mark))
    }

    @Test func twoPlacesMayNotShareAName() throws {
        let package = try GoldenPackage()
        let environment = environment(package)
        #expect(package.check(Flag(), as: "flag", line: 1, environment: environment).message == nil)
        let second = package.check(Flag(inset: 9), as: "flag", line: 2, environment: environment)
        #expect(second.message?.contains("is the golden of") == true)
    }

    @Test func aViewThatCantBeRenderedIsAnIssue() throws {
        let package = try GoldenPackage()
        let view = ViewRendering(
            view: Text("A").font(.custom("No such family", size: 12)), width: nil, height: nil)
        let outcome = package.check(view, as: "broken", line: 1, environment: environment(package))
        #expect(outcome.message?.hasPrefix("CardTests/broken: ") == true)
        #expect(!package.exists("out/CardTests/broken.png"))
    }
}
