import Drawing
import Foundation
import Imaging
import Raster
import Testing

/// Recordings that nobody should have written: each is refused in words, none ends the process.
struct HostileRecordingTests {
    private static let head = #"{"schema":"pixeldiff.display-list/1","width":8,"height":8,"scale":1,"#
    private static let tables = #""faces":[],"images":[],"views":["v"],"#

    private static func list(_ items: String) -> String { "\(head)\(tables)\"items\":[\(items)]}" }

    private func message(_ list: String, glyphs: String? = nil, limits: RecordingLimits = RecordingLimits())
        -> String
    {
        do {
            let recording =
                if let glyphs { try DrawingRecording.open(list: list, glyphs: glyphs, limits: limits) } else {
                    try DrawingRecording.open(list: list, limits: limits)
                }
            _ = try recording.bitmap(limits: limits)
            return "opened"
        } catch {
            return "\(error)"
        }
    }

    private static let fill = #"{"view":0,"kind":"fill","path":"M0,0L8,0L8,8Z","paint":[0,0,0,1]}"#

    @Test func eachLimitIsNamed() throws {
        var limits = RecordingLimits()
        limits.displayItems = 3
        limits.nestingDepth = 3
        limits.pathSegments = 9
        limits.gradientColors = 2
        limits.placedGlyphs = 2
        limits.glyphOutlines = 1
        limits.faces = 1
        limits.images = 1
        limits.imagePixels = 10
        limits.documentBytes = 5000
        limits.picturePixels = 64
        func check(_ list: String, _ words: String, glyphs: String? = nil) {
            let message = message(list, glyphs: glyphs, limits: limits)
            #expect(message == "it has more than \(words), the limit for what others send")
        }
        #expect(message(Self.list("\(Self.fill),\(Self.fill)"), limits: limits) == "opened")
        check(Self.list("\(Self.fill),\(Self.fill),\(Self.fill)"), "9 path segments")
        check(
            Self.list(String(repeating: #"{"view":0,"kind":"group","items":0,"effects":[]},"#, count: 4)),
            "3 display items")
        let nested = #"{"view":0,"kind":"group","items":1,"effects":[{"kind":"layer"}]}"#
        check(Self.list("\(nested),\(nested)"), "3 groups and effects in one another")
        let layers = [String](repeating: #"{"kind":"layer"}"#, count: 5).joined(separator: ",")
        check(
            Self.list(#"{"view":0,"kind":"group","items":0,"effects":[\#(layers)]}"#),
            "3 groups and effects in one another")
        let stops = [String](repeating: "[0,0,0,1,0]", count: 3).joined(separator: ",")
        check(Self.list(#"{"view":0,"kind":"fill","paint":{"stops":[\#(stops)]}}"#), "2 gradient colours")
        check(Self.list(#"{"view":0,"kind":"glyphs","glyphs":[1,2,3]}"#), "2 placed glyphs")
        check(
            Self.list(#"{"view":0,"kind":"stroke","stroke":{"dash":[1,1,1,1,1,1,1,1,1,1]}}"#),
            "9 path segments")
        check(Self.head + #""faces":[{},{}]}"#, "1 font faces")
        check(Self.head + #""images":[{"width":0,"height":1},{"width":0,"height":1}]}"#, "1 images")
        check(Self.head + #""images":[{"width":4,"height":3}]}"#, "10 image pixels")
        check(
            Self.head + #""images":[{"width":9007199254740992,"height":9007199254740992}]}"#,
            "10 image pixels")
        check(Self.list(String(repeating: " ", count: 5000)), "5000 bytes in a document")
        check(
            Self.head + #""faces":[{"name":"a"}],"images":[],"views":[],"items":[]}"#, "1 glyph outlines",
            glyphs: #"{"schema":"pixeldiff.glyphs/1","faces":[{"outlines":[{"glyph":1},{"glyph":2}]}]}"#)
        check(
            #"{"schema":"pixeldiff.display-list/1","width":8,"height":9,"scale":1}"#,
            "64 pixels in the picture")
    }

    @Test func brokenDocumentsAreToldWithThePlace() {
        #expect(message("") == "its display-list.json is damaged: an object is missing at byte 0")
        #expect(
            message(Self.list(#"{"view":7}"#))
                == "its display-list.json is damaged: there is no view 7 at byte 123")
        for (item, words) in [
            (#"{"view":0,"kind":"sphere"}"#, "the item 'sphere' is unknown"),
            (#"{"view":0,"kind":"fill","paint":[0,0,0,1]}"#, "'path' is missing"),
            (#"{"view":0,"kind":"fill","path":"M1","paint":[0,0,0,1]}"#, "the text is no path"),
            (#"{"view":0,"kind":"fill","path":"M1,2,3","paint":[0,0,0,1]}"#, "the text is no path"),
            (#"{"view":0,"kind":"fill","path":"M0x1p3,2","paint":[0,0,0,1]}"#, "the text is no path"),
            (#"{"view":0,"kind":"fill","path":"","paint":[0,0,0]}"#, "not 4 numbers"),
            (
                #"{"view":0,"kind":"fill","path":"","paint":[0,0,0,1e999]}"#,
                "no number, or one that is too large,"
            ),
            (
                #"{"view":0,"kind":"fill","path":"","paint":[0,0,0,NaN]}"#,
                "no number, or one that is too large,"
            ),
            (#"{"view":-1}"#, "no count"), (#"{"view":0.5}"#, "no count"),
            (#"{"view":0,"kind":"group","items":1,"effects":[]}"#, "a group has fewer items than it says"),
            (
                #"{"view":0,"kind":"group","items":0,"effects":[{"kind":"glow"}]}"#,
                "the effect 'glow' is unknown"
            ),
            (
                #"{"view":0,"kind":"group","items":0,"effects":[{"kind":"blend","mode":"x"}]}"#,
                "'x' is unknown here"
            ),
            (
                #"{"view":0,"kind":"fill","path":"","paint":{"kind":"mesh","columns":3037000500,"rows":3037000500,"#
                    + #""vertices":[],"background":[0,0,0,0],"mix":"device","rect":[0,0,1,1]}}"#,
                "the mesh hasn't as many vertices as it says"
            ),
            (#"{"view":0,"kind":"glyphs","glyphs":[1],"places":[1]}"#, "not every glyph has a place"),
            (#"{"view":0,"kind":"glyphs","glyphs":[4294967296]}"#, "no glyph number"),
            ("\"\\u12", "an object is missing"), ("{\"\\u12", "an escape of no character"),
        ] {
            let text = message(Self.list(item))
            #expect(text.hasPrefix("its display-list.json is damaged: \(words) at byte "), "\(item): \(text)")
        }
    }

    @Test func laterFormsAreRefused() {
        let text = #"{"schema":"pixeldiff.display-list/2","width":8}"#
        #expect(
            message(text) == "its display-list.json is written as 'pixeldiff.display-list/2', "
                + "which this build doesn't read: use a newer pixeldiff")
        #expect(message(#"{"schema":"other/1"}"#).contains("'other/1' is no schema of this document"))
        #expect(message(#"{"width":1}"#).contains("'schema' isn't first"))
    }

    /// A million brackets, as values that are known and ones that aren't, cost no stack.
    @Test func deepDocuments() {
        let deep = String(repeating: "[", count: 1_000_000)
        let objects = String(repeating: #"{"a":"#, count: 1_000_000)
        for value in [deep, objects, deep + String(repeating: "]", count: 1_000_000)] {
            #expect(message(Self.head + #""unknown":\#(value)"#).contains("damaged"))
            #expect(message(Self.list(value)).contains("damaged"))
            #expect(message(value).contains("damaged"))
        }
        let paints = String(repeating: #"{"layers":["#, count: 1_000_000)
        let glyphs = #"{"schema":"pixeldiff.glyphs/1","faces":[{"colors":[{"glyph":1,"paint":\#(paints)"#
        let list = Self.head + #""faces":[{"name":"a"}],"images":[],"views":[],"items":[]}"#
        #expect(message(list, glyphs: glyphs).contains("paints that are more than 80 deep"))
    }

    /// What is unknown is passed over, strings with brackets in them too.
    @Test func unknownFieldsAreNoErrors() {
        let odd = #""later":{"a":["}]",{"b":null}],"c":-1.5e3},"#
        #expect(message(Self.head + odd + Self.tables + #""items":[]}"#) == "opened")
        #expect(
            message(Self.list(#"{"view":0,\#(odd)"kind":"fill","path":"","paint":[0,0,0,1]}"#)) == "opened")
    }

    /// Numbers that aren't finite, or are beyond all bounds, in every place: drawn as nothing, or refused.
    @Test func extremeNumbers() throws {
        for number in ["\"nan\"", "\"inf\"", "\"-inf\"", "1e308", "-1e308", "5e-324", "-0", "1e19", "-1e19"] {
            let n = { (count: Int) in
                "[" + [String](repeating: number, count: count).joined(separator: ",") + "]"
            }
            let path =
                "M" + [String](repeating: number.filter { $0 != "\"" }, count: 2).joined(separator: ",")
            let paints = [
                n(4),
                #"{"kind":"linear","stops":[\#(n(5)),\#(n(5))],"mix":"device","spread":"repeat","from":[0,0],"to":\#(n(2))}"#,
                #"{"kind":"radial","stops":[\#(n(5))],"mix":"perceptual","spread":"mirror","center":\#(n(2)),"radii":\#(n(2)),"transform":\#(n(6))}"#,
                #"{"kind":"angular","stops":[\#(n(5)),[0,0,0,1,1]],"mix":"linear","spread":"pad","center":[1,1],"angles":\#(n(2))}"#,
            ]
            let effects = [
                #"{"kind":"transform","transform":\#(n(6))}"#,
                #"{"kind":"projection","projection":\#(n(9))}"#,
                #"{"kind":"opacity","amount":\#(number)}"#, #"{"kind":"blur","radius":\#(number)}"#,
                #"{"kind":"shadow","color":\#(n(4)),"radius":\#(number),"offset":\#(n(2))}"#,
                #"{"kind":"styledShadow","color":\#(n(4)),"radius":\#(number),"offset":\#(n(2)),"mode":"xor","inverted":true}"#,
                #"{"kind":"backdrop","radius":\#(number),"amount":\#(number),"color":\#(n(4))}"#,
                #"{"kind":"hueRotation","amount":\#(number)}"#, #"{"kind":"brightness","amount":\#(number)}"#,
                #"{"kind":"colorMatrix","rows":[\#(n(5)),\#(n(5)),\#(n(5)),\#(n(5))]}"#,
                #"{"kind":"clip","path":"\#(path)"}"#,
            ]
            for paint in paints {
                let fill = #"{"view":0,"kind":"fill","path":"M0,0L8,0L8,8Z","paint":\#(paint)}"#
                let stroke =
                    #"{"view":0,"kind":"stroke","path":"M0,0L8,8\#(path)","stroke":{"width":\#(number),"dash":\#(n(2)),"phase":\#(number)},"paint":\#(paint)}"#
                #expect(message(Self.list("\(fill),\(stroke)")) == "opened", "\(fill)\(stroke)")
            }
            // Blurs without end take their time in debug builds: Scripts/fuzz draws those.
            let isLong = ["\"inf\"", "1e308", "1e19"].contains(number)
            for effect in effects where !isLong || !effect.contains("\"radius\"") {
                let group = #"{"view":0,"kind":"group","items":1,"effects":[\#(effect)]},\#(Self.fill)"#
                #expect(message(Self.list(group)) == "opened", "\(group)")
            }
            let size =
                #"{"schema":"pixeldiff.display-list/1","width":\#(number),"height":8,"scale":\#(number)}"#
            #expect(!message(size).contains("damaged"))
        }
    }

    /// Pictures of another size than said, bombs, and ones that are missing.
    @Test func picturesAreHeldToWhatIsSaid() throws {
        let list = Self.head + #""images":[{"width":2,"height":2}]}"#
        func message(_ image: [UInt8]?) -> String {
            do {
                _ = try DrawingRecording.open(list: list, images: image.map { ["images/0.png": $0] } ?? [:])
                return "opened"
            } catch { return "\(error)" }
        }
        func png(_ width: Int, _ height: Int) throws -> [UInt8] {
            [UInt8](try PNGEncoder().encode(Bitmap(width: width, height: height)))
        }
        #expect(try message(png(2, 2)) == "opened")
        #expect(message(nil) == "it holds no images/0.png, so there is nothing to draw")
        #expect(try message(png(4000, 4000)).hasPrefix("its picture images/0.png can't be used: "))
        #expect(
            try message(png(1, 2))
                == "its picture images/0.png can't be used: it hasn't the size that the list says")
        #expect(message([1, 2, 3]).hasPrefix("its picture images/0.png can't be used: "))
    }

    /// Cut off at every byte, and with random changes: an error, or a drawing.
    @Test func spoiledDocuments() throws {
        let items =
            try SceneCatalog.text("agW", 13, at: CGPoint(x: 2, y: 24), book: .boxOnly)
            + [
                grouped(
                    [.mask([filled(.star, .solid(.black))]), .blur(radius: 1, isOpaque: true)],
                    [
                        filled(
                            .card,
                            .linearGradient(
                                SceneCatalog.ramp([.sceneRed, .sceneBlue]), start: .zero,
                                end: CGPoint(x: 9, y: 9)))
                    ])
            ]
        let list = DisplayList(size: CGSize(width: 24, height: 20), scale: 1, items: items)
        let files = try DrawingRecording(of: list, glyphs: FontBook.boxOnly).fileTable()
        var limits = RecordingLimits()
        limits.picturePixels = 4000
        func use(_ name: String, _ bytes: [UInt8]) -> Bool {
            var spoiled = files
            spoiled[name] = bytes
            guard let recording = try? DrawingRecording(limits: limits, opening: { spoiled[$0] }) else {
                return false
            }
            _ = try? recording.bitmap(limits: limits)
            return true
        }
        for name in ["display-list.json", "glyphs.json"] {
            let bytes = try #require(files[name])
            #expect(use(name, bytes))
            for count in 0..<bytes.count - 1 { #expect(!use(name, Array(bytes[..<count]))) }
            var random = SceneRandom(state: UInt64(name.utf8.count))
            for _ in 0..<600 {
                var changed = bytes
                for _ in 0...random.index(3) {
                    changed[random.index(changed.count)] = UInt8(truncatingIfNeeded: random.bits())
                }
                _ = use(name, changed)
            }
        }
    }
}
