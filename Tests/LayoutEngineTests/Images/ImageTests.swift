import Drawing
import Foundation
import Testing

@testable import LayoutEngine

@MainActor struct ImageTests {
    private let picture = PixelImages.picture

    @Test func rigidAtPixelsOverScale() {
        #expect(DrawnView(Image(decorative: picture, scale: 2)).size == CGSize(width: 4, height: 2))
        #expect(DrawnView(Image(data: Data())).size == CGSize(width: 8, height: 4))
        #expect(DrawnView(Image(contentsOfFile: "a@2x.png")).size == CGSize(width: 4, height: 2))
        #expect(
            DrawnView(Image(decorative: picture, scale: 1, orientation: .left)).size
                == CGSize(width: 4, height: 8))
    }

    @Test func resizableTakesTheOffer() {
        let image = Image(decorative: picture, scale: 1)
        #expect(DrawnView(image.resizable()).size == CGSize(width: 100, height: 60))
        #expect(DrawnView(image.resizable(), width: 50, height: nil).size == CGSize(width: 50, height: 4))
        #expect(DrawnView(image.resizable().scaledToFit()).size == CGSize(width: 100, height: 50))
        let caps = EdgeInsets(top: 3, leading: 3, bottom: 3, trailing: 3)
        #expect(
            DrawnView(image.resizable(capInsets: caps), width: 1, height: 1).size
                == CGSize(width: 6, height: 6))
    }

    @Test func drawnAsAnItem() {
        let view = Image(decorative: picture, scale: 1).resizable(resizingMode: .tile).interpolation(.none)
        guard case .image(let item)? = DrawnView(view).contents.first else {
            Issue.record("no image")
            return
        }
        #expect(item.rect == CGRect(x: 0, y: 0, width: 100, height: 60))
        #expect(item.resizing == .tile)
        #expect(item.interpolation == .none)
        #expect(item.template == nil)
        let stencil = Image(decorative: picture, scale: 1).renderingMode(.template)
            .foregroundStyle(Color.white)
        guard case .image(let painted)? = DrawnView(stencil).contents.first else {
            Issue.record("no image")
            return
        }
        #expect(painted.template == .solid(.white))
    }

    @Test func missingPicturesAreNamed() {
        let drawn = DrawnView(Image("NoSuchPicture"))
        #expect(drawn.size == .zero)
        #expect(drawn.errors.contains { "\($0)".contains("NoSuchPicture") && "\($0)".contains("looked for") })
        let file = DrawnView(Image(contentsOfFile: "missing.png"))
        #expect(file.errors.contains { "\($0)".contains("missing.png") })
    }

    @Test func picturesAndColorsFromCatalogues() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("catalogue-\(UUID())")
        defer { try? FileManager.default.removeItem(at: folder) }
        func write(_ path: String, _ text: String) throws {
            let file = folder.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try text.write(to: file, atomically: true, encoding: .utf8)
        }
        try write(
            "App/Assets.xcassets/Icons/Logo.imageset/Contents.json",
            """
            {"images": [{"filename": "l.png", "scale": "1x"}, {"filename": "l2.png", "scale": "2x"},
            {"filename": "d2.png", "scale": "2x",
            "appearances": [{"appearance": "luminosity", "value": "dark"}]}]}
            """)
        try write(
            "App/Assets.xcassets/Brand.colorset/Contents.json",
            """
            {"colors": [{"color": {"color-space": "srgb", "components":
            {"red": "0xFF", "green": "0.5", "blue": "0", "alpha": "1.000"}}}]}
            """)
        var environment = EnvironmentValues()
        environment.displayScale = 2
        let light = try AssetCatalog.imageSet("Logo", below: folder.path, environment)
        #expect(light?.path.hasSuffix("Logo.imageset/l2.png") == true)
        #expect(light?.scale == 2)
        environment.colorScheme = .dark
        #expect(
            try AssetCatalog.imageSet("Logo", below: folder.path, environment)?.path.hasSuffix("d2.png")
                == true)
        let context = _StyleContext(EnvironmentValues())
        let brand = try AssetCatalog.colorSet("Brand", below: folder.path, context)
        #expect(brand == ResolvedColor(red: 1, green: 0.5, blue: 0))
        #expect(try AssetCatalog.colorSet("Other", below: folder.path, context) == nil)
    }

    /// Source: sizes measured at 10, 13, 22 and 26 pt (iamcgn/swiftui-web, Image.md); heights are within half
    /// a point of the fit.
    @Test func symbolSizes() {
        func star(_ size: CGFloat) -> CGSize {
            SymbolMetrics(name: "star", pointSize: size, scale: .medium).size
        }
        #expect([10, 13, 22, 26].map { star($0).width } == [13, 16.5, 28.5, 33.5])
        for (size, height) in [(10, 11.5), (13, 16), (22, 26), (26, 31.5)] as [(CGFloat, CGFloat)] {
            #expect(abs(star(size).height - height) <= 0.5)
        }
        #expect(
            SymbolMetrics(name: "chevron.right", pointSize: 13, scale: .medium).size
                == CGSize(width: 10, height: 13.5))
        #expect(
            SymbolMetrics(name: "ellipsis", pointSize: 13, scale: .medium).size
                == CGSize(width: 14, height: 4.5))
        #expect(
            [10, 13, 17, 22, 26].map { SymbolMetrics(name: "star", pointSize: $0, scale: .medium).descent }
                == [2, 3, 3.5, 4.5, 5.5])
    }

    /// Source: iamcgn/swiftui-web, Fixtures/Goldens/redacted/widths @806de2a.
    @Test(
        arguments: [(11, 13, 13), (13, 15, 15), (17, 20, 19), (22, 26, 25), (26, 31, 30), (34, 40, 39)]
            as [(CGFloat, CGFloat, CGFloat)])
    func redactedSymbols(points: CGFloat, width: CGFloat, height: CGFloat) {
        for name in ["star", "ellipsis"] {
            let view = Image(systemName: name).font(.system(size: points)).redacted(reason: .placeholder)
            #expect(TextHost(view).size == CGSize(width: width, height: height))
        }
    }

    @Test func unknownSymbolsAreNamed() {
        let drawn = DrawnView(Image(systemName: "hare.fill"))
        #expect(drawn.diagnostics.contains { $0.message.contains("hare.fill") })
        #expect(!drawn.items.isEmpty)
        #expect(DrawnView(Image(systemName: "star.fill")).diagnostics.isEmpty)
        #expect(SymbolArtwork("checkmark.circle.fill")?.marks.last?.isHole == true)
        #expect(SymbolVariants.fill.name(of: "star") == "star.fill")
        #expect(SymbolVariants.fill.name(of: "star.fill") == "star.fill")
    }
}
