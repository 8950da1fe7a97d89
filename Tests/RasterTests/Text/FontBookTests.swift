import Drawing
import Foundation
import Imaging
import Raster
import Testing

struct FontBookTests {
    private func font(_ family: FontDescription.Family, weight: Int = 400, isItalic: Bool = false)
        -> FontDescription
    {
        FontDescription(family: family, size: 20, weight: weight, isItalic: isItalic)
    }

    @Test(arguments: [
        (400, false, "Inter-Regular"), (700, false, "Inter-Bold"), (600, true, "Inter-SemiBoldItalic"),
        (450, false, "Inter-Medium"), (350, false, "Inter-Light"), (950, false, "Inter-Black"),
        (1, false, "Inter-Thin"), (650, false, "Inter-Bold"),
    ])
    func weightsAreMatchedAsInCSS(weight: Int, isItalic: Bool, expected: String) throws {
        let font = font(.system(.default), weight: weight, isItalic: isItalic)
        #expect(try FontBook.standard.face(for: font).name == expected)
    }

    @Test(arguments: [
        ("Inter", "Inter-Regular"), ("inter", "Inter-Regular"), ("Inter SemiBold", "Inter-SemiBold"),
        ("Inter-BoldItalic", "Inter-BoldItalic"), ("DejaVu Sans", "DejaVuSans"),
        ("DejaVuSansMono-Bold", "DejaVuSansMono-Bold"), ("PixelDiff Box", "PixelDiffBox-Regular"),
    ])
    func namesFindFaces(name: String, expected: String) throws {
        #expect(try FontBook.standard.face(for: font(.named(name))).name == expected)
    }

    @Test func aFullNameAskedForBoldGivesItsFamilysBold() throws {
        #expect(
            try FontBook.standard.face(for: font(.named("Inter-Regular"), weight: 700)).name == "Inter-Bold")
    }

    @Test func designsHaveFamilies() throws {
        #expect(try FontBook.standard.face(for: font(.system(.serif))).family == "DejaVu Serif")
        #expect(try FontBook.standard.face(for: font(.system(.monospaced))).family == "DejaVu Sans Mono")
        #expect(try FontBook.standard.face(for: font(.system(.rounded))).family == "Inter")
    }

    @Test func fingerprintIsTheFilesDigest() throws {
        let file = "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"
        let digest = SHA256.hexDigest(of: try Data(contentsOf: URL(fileURLWithPath: file)))
        #expect(try FontBook.standard.face(for: font(.named("DejaVu Sans"))).fingerprint == digest)
        #expect(try FontBook.standard.face(for: font(.named(file))).fingerprint == digest)
    }

    /// DejaVu Sans has a condensed width (class 3, 75 percent); Inter has one width.
    @Test(arguments: [
        (100, 400, "DejaVuSans"), (75, 400, "DejaVuSansCondensed"), (50, 700, "DejaVuSansCondensed-Bold"),
        (90, 400, "DejaVuSansCondensed"), (125, 400, "DejaVuSans"), (0, 400, "DejaVuSans"),
    ])
    func widthsAreMatchedAsInCSS(width: CGFloat, weight: Int, expected: String) throws {
        guard
            FileManager.default.fileExists(atPath: "/usr/share/fonts/truetype/dejavu/DejaVuSansCondensed.ttf")
        else { return print("DejaVu Sans Condensed is not installed: skipped") }
        let font = FontDescription(family: .named("DejaVu Sans"), size: 20, weight: weight, width: width)
        #expect(try FontBook.standard.face(for: font).name == expected)
        let inter = FontDescription(family: .named("Inter"), size: 20, width: width)
        #expect(try FontBook.standard.face(for: inter).name == "Inter-Regular")
    }

    /// The box font with axes of weight 100...900, width 50...200 and optical size 8...32.
    @Test(
        arguments: [
            (400, 100, 17, [400, 100, 17]), (1000, 30, 6.4, [900, 50, 8]), (650, 62.5, 100, [650, 62.5, 32]),
        ] as [(Int, CGFloat, CGFloat, [Double])])
    func axesAreSet(weight: Int, width: CGFloat, size: CGFloat, place: [Double]) throws {
        var fvar = Bytes()
        for value in [1, 0, 16, 2, 3, 20, 0, 16] { fvar.u16(value) }
        for (tag, low, middle, high) in [
            ("opsz", 8, 14, 32), ("wdth", 50, 100, 200), ("wght", 100, 400, 900),
        ] {
            fvar.content += Array(tag.utf8)
            for value in [low, middle, high] { fvar.fixed(Double(value)) }
            fvar.u16(0)
            fvar.u16(256)
        }
        // Variations of no glyph: all offsets are 0.
        let glyphs = FontAssembly.number(try #require(FontAssembly.tables(FontAssembly.box)["maxp"]), 4, 2)
        var gvar = Bytes()
        for value in [1, 0, 3, 0] { gvar.u16(value) }
        gvar.u32(20 + 2 * (glyphs + 1))
        for value in [glyphs, 0] { gvar.u16(value) }
        gvar.u32(20 + 2 * (glyphs + 1))
        for _ in 0...glyphs { gvar.u16(0) }
        let book = FontBook(explicitFolders: [], systemFolders: [], fallbackFamilies: [])
        let tables = ["fvar": fvar.content, "gvar": gvar.content]
        try book.register(data: FontAssembly.box(adding: tables), name: "axes.ttf")
        let font = FontDescription(
            family: .named(FontBook.boxFamily), size: size, weight: weight, width: width)
        let face = try book.face(for: font)
        #expect(face.variations == ["wght": place[0], "wdth": place[1], "opsz": place[2]])
        // A display list from elsewhere finds the same place.
        #expect(try !book.outline(34, face: face).path.isEmpty)
    }

    @Test func missingFontSaysWhereItWasSought() {
        let book = FontBook(explicitFolders: ["/nowhere/fonts"], systemFolders: [])
        let error = #expect(throws: FontError.self) { try book.metrics(of: font(.named("Comic Neue"))) }
        #expect(
            error?.description
                == "font 'Comic Neue' not found in /nowhere/fonts, the registered fonts. Install it, register its "
                + "file, or add its folder to PIXELDIFF_FONT_PATH.")
    }

    @Test func aMissingSystemFamilyIsAnErrorToo() {
        let book = FontBook(explicitFolders: [], systemFolders: [])
        #expect(throws: FontError.missing(family: "Inter", searched: ["the registered fonts"])) {
            try book.shape([TestFonts.run("a", font(.system(.default)))], direction: .natural)
        }
    }

    @Test func explicitFoldersComeBeforeTheSystems() throws {
        try withFolder { folder in
            let bytes = try Data(
                contentsOf: URL(fileURLWithPath: "/usr/share/fonts/opentype/inter/Inter-Black.otf"))
            // Found by what is in the file, since the name says nothing; nearer in weight wins all the same.
            try bytes.write(to: folder.appendingPathComponent("something.otf"))
            let alone = FontBook(explicitFolders: [folder.path], systemFolders: [])
            #expect(try alone.face(for: font(.named("Inter"))).name == "Inter-Black")
            let both = FontBook(explicitFolders: [folder.path])
            #expect(try both.face(for: font(.named("Inter"))).name == "Inter-Regular")
            let file = FontBook(
                explicitFolders: [folder.appendingPathComponent("something.otf").path], systemFolders: [])
            #expect(try file.face(for: font(.named("Inter"))).name == "Inter-Black")
        }
    }

    @Test func registeringChangesLaterAnswers() throws {
        let book = FontBook(explicitFolders: [], systemFolders: [], fallbackFamilies: [])
        let mono = font(.named("DejaVu Sans Mono"))
        #expect(throws: FontError.self) { try book.face(for: mono) }
        try book.register(file: "/usr/share/fonts/truetype/dejavu/DejaVuSansMono.ttf")
        #expect(try book.face(for: mono).name == "DejaVuSansMono")
        #expect(
            try book.shape([TestFonts.run("abc", mono)], direction: .natural).width == 3 * 20 * 1233.0 / 2048)
    }

    @Test func brokenFilesAreErrorsThatSayWhy() throws {
        try withFolder { folder in
            let cases = [
                ("empty.ttf", "", "it is empty"), ("text.ttf", "hello, world", "not a TrueType"),
                ("pointer.ttf", "version https://git-lfs.github.com/spec/v1\n", "git lfs pull"),
                ("web.ttf", "wOF2....", "web font"),
            ]
            for (name, content, reason) in cases {
                let file = folder.appendingPathComponent(name)
                try Data(content.utf8).write(to: file)
                let error = #expect(throws: FontError.self) {
                    try FontBook.boxOnly.register(file: file.path)
                }
                #expect(error?.description.contains(file.path) == true)
                #expect(error?.description.contains(reason) == true)
            }
            for missing in [folder.path, folder.path + "/none.ttf"] {
                #expect(throws: FontError.self) { try FontBook.boxOnly.register(file: missing) }
            }
        }
    }

    @Test func aBrokenFileCalledLikeTheFontIsNamed() throws {
        try withFolder { folder in
            let file = folder.appendingPathComponent("Gone-Regular.ttf")
            try Data("version https://git-lfs.github.com/spec/v1".utf8).write(to: file)
            let book = FontBook(explicitFolders: [folder.path], systemFolders: [])
            let error = #expect(throws: FontError.self) { try book.face(for: font(.named("Gone"))) }
            #expect(error?.description.contains(file.path) == true)
            #expect(error?.description.contains("git lfs pull") == true)
        }
    }

    @Test func aFaceFromElsewhereIsFoundByNameAndFingerprint() throws {
        let face = try FontBook(explicitFolders: []).face(for: font(.system(.default)))
        let other = FontBook(explicitFolders: [])
        #expect(try !other.outline(36, face: face).path.isEmpty)
        var stranger = face
        stranger.fingerprint = String(repeating: "0", count: 64)
        #expect(throws: FontError.self) { try other.outline(36, face: stranger) }
    }

    @Test(arguments: [0, -1, .infinity, .nan] as [CGFloat])
    func sizesThatAreNoneMeasureNothing(size: CGFloat) throws {
        let shaped = try FontBook.boxOnly.shape(
            [TestFonts.run("ab", TestFonts.box(size))], direction: .natural)
        #expect(shaped.width == 0)
        #expect(try FontBook.boxOnly.metrics(of: TestFonts.box(size)).ascent == 0)
    }

    private func withFolder(_ body: (URL) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "fonts-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try body(folder)
    }
}
