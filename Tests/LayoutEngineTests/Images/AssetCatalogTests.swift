import Drawing
import Foundation
import Testing

@testable import LayoutEngine

/// Asset catalogues as Xcode writes them, in a folder of their own.
@MainActor final class AssetCatalogTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "assets-\(UUID())")
    private var path: String { folder.path }

    deinit { try? FileManager.default.removeItem(at: folder) }

    private func write(_ path: String, _ text: String) throws {
        let file = folder.appending(path: "Assets.xcassets/\(path)")
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    private func color(_ name: String, _ change: (inout EnvironmentValues) -> Void = { _ in }) throws
        -> ResolvedColor?
    {
        var environment = EnvironmentValues()
        change(&environment)
        return try AssetCatalog.colorSet(name, below: path, _StyleContext(environment))
    }

    private func image(_ name: String, _ change: (inout EnvironmentValues) -> Void = { _ in }) throws
        -> PictureFile?
    {
        var environment = EnvironmentValues()
        change(&environment)
        return try AssetCatalog.imageSet(name, below: path, environment)
    }

    private func file(_ name: String, _ change: (inout EnvironmentValues) -> Void = { _ in }) throws
        -> String?
    {
        try image(name, change).map { ($0.path as NSString).lastPathComponent }
    }

    @Test func components() throws {
        func set(_ name: String, _ color: String) throws {
            try write(
                "\(name).colorset/Contents.json",
                "{\"colors\": [{\"idiom\": \"universal\", \"color\": \(color)}]}")
        }
        try set(
            "hex",
            #"{"color-space": "srgb", "components": {"red": "0xFF", "green": "0x80", "blue": "0x00", "alpha": "0.5"}}"#
        )
        try set("levels", #"{"components": {"red": "255", "green": "51", "blue": "1", "alpha": "1"}}"#)
        try set(
            "fractions", #"{"components": {"red": "1.000", "green": "0.2", "blue": "0.0", "alpha": "1.000"}}"#
        )
        try set("numbers", #"{"components": {"red": 1, "green": 0.2, "blue": 51, "alpha": 0.25}}"#)
        try set("grey", #"{"color-space": "gray-gamma-22", "components": {"white": "0.4", "alpha": "1.0"}}"#)
        try set(
            "p3",
            #"{"color-space": "display-p3", "components": {"red": "1.0", "green": "0", "blue": "0", "alpha": "1.0"}}"#
        )
        try set(
            "linear",
            #"{"color-space": "extended-linear-srgb", "components": {"red": "1.0", "green": "0.0", "blue": "0.0", "alpha": "1.0"}}"#
        )
        try set("system", #"{"platform": "ios", "reference": "systemBlueColor"}"#)
        #expect(try color("hex") == ResolvedColor(red: 1, green: 128.0 / 255, blue: 0, opacity: 0.5))
        #expect(try color("levels") == ResolvedColor(255, 51, 1))
        #expect(try color("fractions") == ResolvedColor(red: 1, green: 0.2, blue: 0))
        #expect(try color("numbers") == ResolvedColor(red: 1, green: 0.2, blue: 0.2, opacity: 0.25))
        #expect(try color("grey") == ResolvedColor(red: 0.4, green: 0.4, blue: 0.4))
        let linear = try #require(try color("linear"))
        #expect(abs(linear.red - 1) < 1e-9 && linear.green == 0)
        // Source: Display P3's red in sRGB, 1.0930 -0.2267 -0.1501 (CSS Color 4, sample code).
        let p3 = try #require(try color("p3"))
        #expect(abs(p3.red - 1.0930) < 1e-4 && abs(p3.green + 0.2267) < 1e-4 && abs(p3.blue + 0.1501) < 1e-4)
        #expect(try color("system") == Color.blue.value(_StyleContext(EnvironmentValues())))
        #expect(try color("absent") == nil)
    }

    @Test func appearances() throws {
        func entry(_ level: Int, _ appearances: String) -> String {
            #"{"idiom": "universal", "appearances": [\#(appearances)], "color": {"components": {"red": "\#(level)", "green": "0", "blue": "0"}}}"#
        }
        let dark = #"{"appearance": "luminosity", "value": "dark"}"#
        let light = #"{"appearance": "luminosity", "value": "light"}"#
        let high = #"{"appearance": "contrast", "value": "high"}"#
        let entries = [entry(1, ""), entry(2, dark), entry(3, high), entry(4, "\(dark), \(high)")]
        try write("a.colorset/Contents.json", "{\"colors\": [\(entries.joined(separator: ","))]}")
        try write("b.colorset/Contents.json", "{\"colors\": [\(entry(1, "")), \(entry(5, light))]}")
        try write("only.colorset/Contents.json", "{\"colors\": [\(entry(2, dark))]}")
        func level(_ name: String, _ scheme: ColorScheme) throws -> Double? {
            try color(name) { $0.colorScheme = scheme }.map { ($0.red * 255).rounded() }
        }
        #expect(try level("a", .light) == 1 && level("a", .dark) == 2)
        #expect(try level("b", .light) == 5 && level("b", .dark) == 1)
        #expect(try level("only", .dark) == 2)
        #expect(throws: ResourceError.self) { try level("only", .light) }
    }

    /// Source: mac idiom before universal, dark or light before any, as measured (iamcgn/swiftui-web, Image.md).
    @Test func picturesByIdiomAndScale() throws {
        try write(
            "Group/logo.imageset/Contents.json",
            """
            {"images": [{"idiom": "universal", "filename": "1.png", "scale": "1x"},
            {"idiom": "universal", "filename": "2.jpg", "scale": "2x"}, {"idiom": "universal", "scale": "3x"},
            {"idiom": "universal", "filename": "d2.png", "scale": "2x",
             "appearances": [{"appearance": "luminosity", "value": "dark"}]},
            {"idiom": "mac", "filename": "m1.png", "scale": "1x"}],
            "properties": {"template-rendering-intent": "template"}}
            """)
        func at(_ scale: CGFloat, _ scheme: ColorScheme = .light, _ platform: PlatformProfile = .iOS26) throws
            -> String?
        {
            try file("logo") {
                ($0.displayScale, $0.colorScheme, $0.platformProfile) = (scale, scheme, platform)
            }
        }
        #expect(try at(1) == "1.png" && at(2) == "2.jpg" && at(3) == "2.jpg")
        #expect(try at(2, .dark) == "d2.png" && at(1, .dark) == "d2.png")
        #expect(try at(2, .light, .macOS26) == "m1.png")
        #expect(try image("logo")?.isTemplate == true)
    }

    @Test func drawingsSlicesAndNamespaces() throws {
        try write(
            "v.imageset/Contents.json",
            #"{"images": [{"filename": "v.png", "scale": "1x"}, {"filename": "v.svg"}]}"#)
        try write("p.imageset/Contents.json", #"{"images": [{"filename": "p.pdf"}]}"#)
        try write("Spaced/Contents.json", #"{"properties": {"provides-namespace": true}}"#)
        try write("Spaced/Inner/n.imageset/Contents.json", #"{"images": [{"filename": "n.png"}]}"#)
        try write(
            "s.imageset/Contents.json",
            """
            {"images": [{"filename": "s.png", "scale": "2x", "resizing": {"mode": "9-part",
            "center": {"mode": "tile", "width": 1, "height": 1},
            "cap-insets": {"top": 4, "left": 6, "bottom": 8, "right": 10}}}]}
            """)
        #expect(try file("v") == "v.svg")
        #expect(try image("v")?.isVector == true)
        #expect(throws: ResourceError.self) { try self.file("p") }
        #expect(try file("n") == nil && file("Spaced/n") == "n.png")
        let slices = try #require(try image("s")?.slices)
        #expect(slices.capInsets == EdgeInsets(top: 2, leading: 3, bottom: 4, trailing: 5))
        #expect(slices.mode == .tile)
    }

    @Test func brokenCataloguesAreNamed() throws {
        try write("a.colorset/Contents.json", "{\"colors\": ")
        try write("b.colorset/Contents.json", #"{"colors": [{"color": {"components": {"red": "red"}}}]}"#)
        try write("c.imageset/Contents.json", #"{"images": {"filename": "c.png"}}"#)
        try write("d.imageset/Contents.json", #"{"images": [{"scale": "1x"}]}"#)
        try FileManager.default.createDirectory(
            at: folder.appending(path: "Assets.xcassets/e.imageset"), withIntermediateDirectories: true)
        func message(_ body: () throws -> Any?) -> String {
            do {
                _ = try body()
                return "read"
            } catch {
                return "\(error)"
            }
        }
        #expect(message { try color("a") }.contains("a.colorset/Contents.json: it isn't JSON"))
        #expect(message { try color("b") }.contains("'red' of a colour is no number"))
        #expect(message { try file("c") }.contains("c.imageset/Contents.json: images isn't of the kind"))
        #expect(message { try file("d") }.contains("the set has no picture"))
        #expect(message { try file("e") }.contains("e.imageset/Contents.json: the file is missing"))
    }

    /// Changed at random, with a fixed seed: a colour, none, or an error.
    @Test func malformedContents() throws {
        let sample = Array(
            #"{"colors": [{"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}], "color": {"color-space": "srgb", "components": {"red": "0xFF", "green": "0.5", "blue": "12", "alpha": "1"}}}]}"#
                .utf8)
        var state: UInt64 = 9
        func below(_ limit: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % max(limit, 1)
        }
        var refused = 0
        for index in 0..<200 {
            var bytes = sample
            for _ in 0...below(3) {
                let at = below(bytes.count)
                if below(3) == 0 { bytes.remove(at: at) } else { bytes[at] = UInt8(32 + below(95)) }
            }
            let set = folder.appending(path: "Assets.xcassets/m\(index).colorset")
            try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
            try Data(bytes).write(to: set.appending(path: "Contents.json"))
        }
        for index in 0..<200 {
            do {
                _ = try color("m\(index)") { $0.colorScheme = .dark }
            } catch let error as ResourceError {
                #expect(!error.description.isEmpty)
                refused += 1
            }
        }
        #expect(refused > 100, "\(refused)")
    }

    /// By name, through views; the folder is one that previews' sources would be in.
    @Test func throughViews() throws {
        let name = "asset-\(UUID())"
        try write(
            "\(name).colorset/Contents.json",
            #"{"colors": [{"color": {"components": {"red": "1.0", "green": "0.0", "blue": "0.0"}}}]}"#)
        try write("\(name).imageset/Contents.json", #"{"images": [{"filename": "x@2x.png", "scale": "2x"}]}"#)
        try write("broken-\(name).colorset/Contents.json", "{")
        let deep = folder.appending(path: "Resources/Pictures")
        try FileManager.default.createDirectory(at: deep, withIntermediateDirectories: true)
        try Data().write(to: deep.appending(path: "file-\(name)@2x.jpg"))
        ResourceFolders.register(path)
        #expect(DrawnView(Color(name)).colors == [ResolvedColor(255, 0, 0)])
        #expect(DrawnView(Image(name)).size == CGSize(width: 4, height: 2))
        #expect(DrawnView(Image("file-\(name)")).size == CGSize(width: 4, height: 2))
        let broken = DrawnView(Color("broken-\(name)"))
        #expect(broken.errors.contains { "\($0)".contains("broken-\(name).colorset/Contents.json") })
    }
}
