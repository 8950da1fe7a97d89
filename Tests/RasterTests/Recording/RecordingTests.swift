import Drawing
import Foundation
import Imaging
import Raster
import Testing

/// What was recorded is drawn as the original, without a font.
struct RecordingTests {
    /// Every scene of the digests: shapes, gradients, meshes, pictures, strokes, blend modes, effects, materials, text in
    /// all scripts, emoji, symbols, and random ones.
    @Test func pixelsAreThoseOfTheOriginal() throws {
        for scene in SceneCatalog.scenes {
            let list = try scene.list()
            let recording = DrawingRecording(of: list, background: scene.background, glyphs: scene.fonts)
            let reopened = try recording.reopened()
            #expect(try reopened.bitmap() == scene.bitmap(), "\(scene.path)")
            // The same list too, NaNs included: its files are the same bytes.
            #expect(try reopened.files() == recording.files(), "\(scene.path)")
            #expect(reopened.list.dump() == list.dump(), "\(scene.path)")
        }
    }

    /// At other scales and turned, where other shapes are asked for; in bands.
    @Test func turnedTextAndEmoji() throws {
        let turn = Effect.transform(CGAffineTransform(rotationAngle: 0.4).translatedBy(x: 20, y: -8))
        let texts = ["Ångström fi", "😀👩‍💻", "\u{10FFFD}\u{E000}", "العدد 42"]
        for (text, size) in zip(texts + texts, [9.5, 30, 17, 12, 340, 120, 50, 33] as [CGFloat]) {
            let line = try SceneCatalog.text(
                text, size, at: CGPoint(x: 4, y: 40), family: .system(.default), book: .standard)
            let items = line + [grouped([turn, .blur(radius: 1, isOpaque: false)], line)]
            let list = DisplayList(size: CGSize(width: 150, height: 400), scale: 3, items: items)
            let original = try Rasterizer(fonts: .standard).bitmap(of: list, threads: 4)
            let recording = try DrawingRecording(of: list, glyphs: FontBook.standard).reopened()
            #expect(try recording.bitmap(threads: 4) == original, "\(text) \(size)")
            #expect(try recording.bitmap(threads: 1) == original, "\(text) \(size)")
        }
    }

    @Test func syntheticStyles() throws {
        let run = try draw(.named(FontBook.boxFamily), weight: 900, with: .boxOnly)
        #expect(run.isSlanted && run.emboldening > 0)
    }

    @Test(.enabled(if: TestFonts.comfortaaFile != nil))
    func variableFonts() throws {
        let book = FontBook(explicitFolders: [], systemFolders: [], fallbackFamilies: [])
        try book.register(file: try #require(TestFonts.comfortaaFile))
        for weight in [300, 650] {
            let run = try draw(.named("Comfortaa"), weight: weight, with: book)
            #expect(run.face.variations == ["wght": Double(weight)])
        }
    }

    /// Draws a word with its fonts and without, and returns its glyphs.
    private func draw(
        _ family: FontDescription.Family, weight: Int, with book: FontBook
    ) throws -> GlyphRun {
        let font = FontDescription(family: family, size: 19, weight: weight, isItalic: true)
        let shaped = try book.shape([TextRun(text: "Hamburg", font: font)], direction: .natural)
        let line = try book.line(shaped, clusters: shaped.clusters.indices)
        let items = line.pieces.map {
            drawn(.glyphs($0.glyphs, origin: CGPoint(x: $0.x, y: 20), .solid(.sceneInk)))
        }
        let list = DisplayList(size: CGSize(width: 90, height: 30), scale: 2, items: items)
        let original = try Rasterizer(fonts: book).bitmap(of: list)
        #expect(try DrawingRecording(of: list, glyphs: book).reopened().bitmap() == original)
        return try #require(line.pieces.first?.glyphs)
    }

    /// Equal pictures are one file; channels above their alpha, which PNG's straight colours can't say, survive.
    @Test func picturesAreKeptOnceAndExactly() throws {
        var random = SceneRandom(state: 3)
        let any = (0..<32 * 32 * 4).map { _ in UInt8(truncatingIfNeeded: random.bits()) }
        var valid = any
        for start in stride(from: 0, to: valid.count, by: 4) {
            for i in start..<start + 3 { valid[i] = min(valid[i], valid[start + 3]) }
        }
        let rect = CGRect(x: 0, y: 0, width: 32, height: 32)
        let images = [valid, any, valid].map { CGImage(width: 32, height: 32, premultipliedRGBA: $0) }
        let empty = CGImage(width: 0, height: 7, premultipliedRGBA: [])
        let items = (images + [empty]).map { drawn(.image(ImageItem(image: $0, rect: rect))) }
        let list = DisplayList(size: rect.size, scale: 1, items: items)
        let recording = DrawingRecording(of: list, glyphs: FontBook.boxOnly)
        let names = try recording.files().map(\.name)
        #expect(names == ["display-list.json", "glyphs.json", "images/0.png", "images/1.png"])
        #expect(try recording.reopened().list == list)
    }

    @Test func theSameDrawingMakesTheSameFiles() throws {
        let scene = try #require(SceneCatalog.scenes.first { $0.path == "Scripts/Emoji" })
        let files = try (0..<3).map { _ in
            try DrawingRecording(of: scene.list(), glyphs: FontBook()).files()
        }
        #expect(files[0] == files[1] && files[1] == files[2])
    }

    /// Numbers come back to the bit, whatever they are.
    @Test func numbersAreExact() throws {
        let numbers: [CGFloat] = [
            0.1, 1 / 3, 1e300, -.leastNonzeroMagnitude, .greatestFiniteMagnitude, 9_007_199_254_740_993, 0,
            -0.0, .infinity,
            -.infinity, .nan, 123_456_789.125,
        ]
        let path = Path(elements: numbers.map { .move(to: CGPoint(x: $0, y: 1)) })
        let list = DisplayList(
            size: CGSize(width: 1.0 / 3, height: 2), scale: 1 / 7,
            items: [filled(path, .solid(ResolvedColor(red: 0.1, green: -0.0, blue: 2, opacity: 1 / 3)))])
        let copy = try DrawingRecording(of: list, glyphs: FontBook.boxOnly).reopened().list
        #expect(copy.size == list.size && copy.scale == list.scale)
        guard case .fill(let read, _, let paint) = copy.items[0].content else {
            Issue.record("no fill")
            return
        }
        let bits = read.elements.map { element -> UInt in
            guard case .move(let p) = element else { return 0 }
            return p.x.bitPattern
        }
        #expect(bits == numbers.map(\.bitPattern))
        #expect(paint == .solid(ResolvedColor(red: 0.1, green: 0, blue: 2, opacity: 1 / 3)))
    }

    /// A run in a font that isn't there fails to be drawn, with the face's name; the rest of the recording opens.
    @Test func missingGlyphsAreNamed() throws {
        let face = FontFace(family: "Gone", name: "Gone-Regular", fingerprint: "00")
        let run = GlyphRun(
            face: face, size: 10, glyphs: [GlyphRun.Glyph(id: 7, position: .zero)], width: 6, text: "x")
        let list = DisplayList(
            size: CGSize(width: 20, height: 20), scale: 1,
            items: [drawn(.glyphs(run, origin: CGPoint(x: 2, y: 12), .solid(.black)))])
        let recording = try DrawingRecording(of: list, glyphs: FontBook.boxOnly).reopened()
        #expect(recording.faces == [face])
        #expect(throws: RecordingError.undrawable("glyph 7 isn't among the recorded ones of Gone-Regular")) {
            try recording.bitmap()
        }
    }

    /// The form in words: what Docs/Repro.md shows.
    @Test func theFormIsReadable() throws {
        let card = Path(CGRect(x: 1, y: 2, width: 3, height: 4.5))
        let list = DisplayList(
            size: CGSize(width: 10, height: 10), scale: 2,
            items: [
                DisplayItem(
                    view: ViewPath("Card", in: ViewPath("Root")),
                    content: .group(
                        [.mask([filled(card, .solid(.black))]), .opacity(0.5)],
                        [filled(card, .solid(.white), FillStyle(eoFill: true))]))
            ])
        let files = try DrawingRecording(of: list, background: .white, glyphs: FontBook.boxOnly).fileTable()
        let text = String(decoding: try #require(files["display-list.json"]), as: UTF8.self)
        #expect(
            text == """
                {"schema":"pixeldiff.display-list/1","width":10,"height":10,"scale":2,"background":[1,1,1,1],\
                "faces":[],"images":[],"views":[
                "Root/Card",
                "scene"],"items":[
                {"view":0,"kind":"group","items":1,"effects":[{"kind":"mask","items":1},{"kind":"opacity","amount":0.5}]},
                {"view":1,"kind":"fill","path":"M1,2L4,2L4,6.5L1,6.5Z","paint":[0,0,0,1]},
                {"view":1,"kind":"fill","path":"M1,2L4,2L4,6.5L1,6.5Z","evenOdd":true,"paint":[1,1,1,1]}]}

                """)
        #expect(try JSONSerialization.jsonObject(with: Data(text.utf8)) is [String: Any])
    }
}
