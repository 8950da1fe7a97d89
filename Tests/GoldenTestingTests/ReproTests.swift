import Foundation
import Imaging
import PixelDiff
import PixelUI
import Raster
import Testing

@testable import GoldenTesting

/// From a failing golden to a file, and from the file to its pixels, without the view and its fonts.
@MainActor
@Suite struct ReproTests {
    private func card(_ title: String, _ color: Color) -> some View {
        let dots = CGImage(
            width: 2, height: 2,
            premultipliedRGBA: [255, 0, 0, 255, 0, 128, 0, 128, 0, 0, 0, 0, 255, 255, 255, 255])
        return VStack(alignment: .leading) {
            Text(title).font(.title).bold().italic()
            Text("Ω 😀 عربي").foregroundStyle(.secondary)
            Image(decorative: dots, scale: 1).resizable().interpolation(.none).frame(width: 30, height: 20)
            RoundedRectangle(cornerRadius: 8).fill(color.gradient).frame(height: 24).shadow(radius: 3)
            Canvas { context, size in
                context.addFilter(.blur(radius: 1))
                context.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(color))
            }.frame(width: 40, height: 20)
        }.padding().background(.ultraThinMaterial).opacity(0.9)
    }

    @Test func aFailureDrawsItselfAnywhere() throws {
        let package = try GoldenPackage()
        let check = { (title: String, color: Color) in
            package.check(
                ViewRendering(view: card(title, color), width: 220, height: nil), as: "card",
                traits: .dark.rightToLeft, line: 7)
        }
        #expect(check("Total", .blue).message?.contains("repro:") == false)
        let message = try #require(check("Sum of all", .orange).message)
        #expect(message.contains("\nrepro:  pixeldiff repro CardTests/card.dark.rtl\naccept: "))

        let folder = PackageFolder(path: package.path)
        let results = ResultStore(folder: folder.artifacts())
        let record = try #require(try ReproPacking.select(["card"], from: results.load()).first)
        let archive = try ReproPacking(package: folder, results: results).archive(of: record)
        let file = try ReproFile(archive, file: "card.pixeldiff")
        let recording = try DrawingRecording { try file.bytes($0) }
        let drawn = try recording.bitmap()
        let actual = try #require(try file.bytes("actual.png"))
        #expect(try PNGDecoder().decode(actual, name: "actual").bitmap() == drawn)
        #expect(drawn.width == 440)
        let comparison = try ReproComparison(file, drawnHere: Array(PNGEncoder().encode(drawn)))
        #expect(comparison.difference == nil && comparison.changes.isEmpty)
        #expect(comparison.failure.contains { $0.contains(#"Text "Sum of all""#) }, "\(comparison.failure)")

        #expect(file.manifest.command == "swift test --filter CardTests")
        #expect(file.manifest.source == CaseRecord.Source(file: "Tests/CardTests.swift", line: 7))
        let explanation = try #require(try file.text("explanation.txt"))
        #expect(explanation.contains("VStack") && explanation.contains("220"), "\(explanation)")
        for entry in file.manifest.entries {
            let text = String(decoding: try #require(try file.bytes(entry.name)), as: UTF8.self)
            #expect(!text.contains(package.path), "\(entry.name)")
        }
    }
}
