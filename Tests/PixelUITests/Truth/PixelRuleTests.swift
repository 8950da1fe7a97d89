import PixelUI
import Testing

@MainActor
@Suite("truth: pixels") struct PixelRuleTests {
    // measured-by-real-SwiftUI; skiptools/skip-ui Tests/SkipUITests/CanvasTests.swift @ff81a283
    // source-over on encoded values: 0.6 x 255 = 153
    @Test("pixels-001") func pixels_001() throws {
        let bitmap = try picture(
            ZStack {
                Color.black.frame(width: 12, height: 12)
                Color.white.opacity(0.6).frame(width: 6, height: 6)
            })
        let outside = Array(repeating: "00", count: 12).joined(separator: " ")
        let inside = "00 00 00 99 99 99 99 99 99 00 00 00"
        #expect((0..<12).map(bitmap.row) == (0..<12).map { (3...8).contains($0) ? inside : outside })
    }

    // measured-by-real-SwiftUI; skiptools/skip-ui Tests/SkipUITests/CanvasTests.swift @ff81a283
    // no linear light; the centre is 88 there, 87 on another renderer of Apple's
    @Test("pixels-002") func pixels_002() throws {
        let bitmap = try picture(
            ZStack {
                Color.black.frame(width: 12, height: 12)
                Color.white.opacity(0.8).frame(width: 8, height: 8)
                Color.black.opacity(0.5).frame(width: 4, height: 4)
                Color.white.opacity(0.22).frame(width: 2, height: 2)
            })
        #expect(bitmap[2, 2].hex == "cccccc")
        #expect(bitmap[4, 4].hex == "666666")
        #expect(["888888", "878787"].contains(bitmap[5, 5].hex))
        #expect(bitmap[1, 1].hex == "000000")
    }

    // measured-by-real-SwiftUI; skiptools/skip-ui Tests/SkipUITests/LayoutTests.swift @ff81a283
    // Exact coverage is 0.02943 of a pixel (7.504 of 255) and 0.71316 (181.86). Recorded are 7 and 182: corners
    // on a grid of 1/256 pixel give that, exact ones 8. One level off is allowed for this reason.
    @Test("pixels-003") func pixels_003() throws {
        let bitmap = try picture(
            ZStack {
                Color.black.frame(width: 12, height: 12)
                Color.white.frame(width: 6, height: 6).rotationEffect(.degrees(45))
            })
        let upper = [
            "00 00 00 00 00 00 00 00 00 00 00 00",
            "00 00 00 00 00 07 07 00 00 00 00 00",
            "00 00 00 00 07 B6 B6 07 00 00 00 00",
            "00 00 00 07 B6 FF FF B6 07 00 00 00",
            "00 00 07 B6 FF FF FF FF B6 07 00 00",
            "00 07 B6 FF FF FF FF FF FF B6 07 00",
        ]
        let expected = upper + Array(upper.reversed())
        #expect(bitmap.width == 12 && bitmap.height == expected.count)
        for (y, row) in expected.enumerated() {
            let values = row.split(separator: " ").compactMap { Int($0, radix: 16) }
            let isClose = values.indices.allSatisfy { abs(Int(bitmap[$0, y].red) - values[$0]) <= 1 }
            #expect(isClose, "row \(y): \(bitmap.row(y)), expected \(row)")
        }
    }

    // measured-by-real-SwiftUI; skiptools/skip-ui Tests/SkipUITests/LayoutTests.swift @ff81a283
    // pixels with any coverage are on
    @Test("pixels-004") func pixels_004() throws {
        let bitmap = try picture(
            ZStack {
                Color.black.frame(width: 12, height: 12)
                Rectangle().rotation(.degrees(45)).fill(.white, style: FillStyle(antialiased: false))
                    .frame(width: 6, height: 6)
            })
        #expect(bitmap.row(0) == "00 00 00 00 00 00 00 00 00 00 00 00")
        #expect(bitmap.row(1) == "00 00 00 00 00 FF FF 00 00 00 00 00")
        #expect(bitmap.row(2) == "00 00 00 00 FF FF FF FF 00 00 00 00")
    }

    // measured-by-real-SwiftUI; skiptools/skip-ui Tests/SkipUITests/LayoutTests.swift @ff81a283
    @Test("pixels-005") func pixels_005() throws {
        let bitmap = try picture(Color.white.frame(width: 2, height: 2))
        #expect((0..<bitmap.height).map(bitmap.row) == ["FF FF", "FF FF"])
    }

    // measured-by-real-SwiftUI; skiptools/skip-ui Tests/SkipUITests/LayoutTests.swift @ff81a283
    @Test("pixels-006") func pixels_006() throws {
        let bitmap = try picture(
            ZStack {
                Color.black.frame(width: 12, height: 6)
                Color.white.frame(maxWidth: 20, maxHeight: 4).border(Color.red, width: 1)
            }, width: 12, height: 6)
        let (black, red, white) = ("000000", "ff383c", "ffffff")
        let outside = Array(repeating: black, count: 12)
        let edge = Array(repeating: red, count: 12)
        let middle = [red] + Array(repeating: white, count: 10) + [red]
        #expect(colors(bitmap) == [outside, edge, middle, middle, edge, outside])
    }

    private func colors(_ bitmap: Bitmap) -> [[String]] {
        (0..<bitmap.height).map { y in (0..<bitmap.width).map { bitmap[$0, y].hex } }
    }

    // measured-by-real-SwiftUI; skiptools/skip-ui Tests/SkipUITests/LayoutTests.swift @ff81a283
    // three spacers keep 8 each, so the stack is 28 tall and centred in 12
    @Test("pixels-007") func pixels_007() throws {
        let stack = VStack {
            Spacer()
            Color.black.frame(height: 2)
            Spacer()
            Color.black.frame(height: 2)
            Spacer()
        }
        let bitmap = try picture(stack.background(Color.white).frame(width: 12, height: 12))
        let black = Array(repeating: "000000", count: 12)
        let white = Array(repeating: "ffffff", count: 12)
        #expect(colors(bitmap) == (0..<12).map { [0, 1, 10, 11].contains($0) ? black : white })
    }

    // measured-by-real-SwiftUI (iOS 26); stadiamaps/ferrostar apple/Tests/FerrostarSwiftUITests/Views/__Snapshots__/InnerGridViewTests/testFullView.1.png @918a1869
    // iOS 13 to 18: UIColor's documented values
    @Test(
        "pixels-008",
        arguments: [
            (PlatformProfile.iOS26, ["0088ff", "ff383c", "34c759"]),
            (.iOS18, ["007aff", "ff3b30", "34c759"]),
        ])
    func pixels_008(platform: PlatformProfile, expected: [String]) throws {
        let found = try [Color.blue, .red, .green].map {
            try picture($0, platform: platform)[0, 0].hex
        }
        #expect(found == expected)
    }

    // measured-by-real-SwiftUI; skiptools/skip-ui Tests/SkipUITests/LayoutTests.swift @ff81a283
    // inside the bounds
    @Test("overlay-background-026") func overlay_background_026() throws {
        let bitmap = try picture(Color.white.frame(width: 12, height: 4).border(Color.red, width: 1))
        let edge = Array(repeating: "ff383c", count: 12)
        let middle = ["ff383c"] + Array(repeating: "ffffff", count: 10) + ["ff383c"]
        #expect(colors(bitmap) == [edge, middle, middle, edge])
    }

    // stated-by-Apple; https://developer.apple.com/documentation/swiftui/view/clipped(antialiased:)
    // cut at the view's bounds, the layout unchanged; what overflows is drawn without it
    @Test("draw-order-006") func draw_order_006() throws {
        func drawn(_ view: some View) throws -> (columns: [Int], rows: [Int]) {
            let bitmap = try picture(view.frame(width: 10, height: 10).frame(width: 40, height: 40))
            return (
                (0..<40).filter { bitmap[$0, 20].alpha == 255 },
                (0..<40).filter { bitmap[20, $0].alpha == 255 }
            )
        }
        let square = Color.red.frame(width: 20, height: 20)
        for found in [try drawn(square.clipped()), try drawn(square)] {
            #expect(found.columns == Array(10..<30))
            #expect(found.rows == Array(10..<30))
        }
        let large = Color.red.frame(width: 30, height: 30).frame(width: 20, height: 20)
        #expect(try drawn(large).columns == Array(5..<35))
        let cut = try drawn(large.clipped())
        #expect(cut.columns == Array(10..<30))
        #expect(cut.rows == Array(10..<30))
    }

    // measured-by-real-SwiftUI; tevelee/SwiftUI-Flow Tests/FlowTests/SnapshotTests/Image/__Snapshots__/SeparatorImageSnapshotTests/vflow_itemSeparator.1.png @fb94ea24
    // black at 10 % over white, macOS
    @Test("divider-001") func divider_001() throws {
        let bitmap = try picture(
            Divider().background(Color.white), width: 64, platform: .macOS26)
        #expect(bitmap.width == 64 && bitmap.height == 1)
        #expect(bitmap[32, 0].hex == "e6e6e6")
    }
}
