import Drawing
import Foundation
import Imaging
import Testing

@testable import Raster

/// Drawing in bands on several threads gives the bytes of drawing whole.
struct BandTests {
    /// Boxes for glyphs; 9 fails.
    private struct Boxes: GlyphOutlines {
        func outline(_ glyph: UInt32, face: FontFace) throws(FontError) -> GlyphOutline {
            if glyph == 9 { throw .unreadable(file: "\(face.name).ttf", reason: "test") }
            return GlyphOutline(
                path: .circle(300, 300, radius: CGFloat(glyph) * 60), unitsPerEm: 1000, advance: 600)
        }
    }

    private static let size = CGSize(width: 70, height: 400)

    private func color(_ random: inout SeededGenerator) -> ResolvedColor {
        ResolvedColor(
            red: .random(in: 0...1, using: &random), green: .random(in: 0...1, using: &random),
            blue: .random(in: 0...1, using: &random),
            opacity: Bool.random(using: &random) ? 1 : .random(in: 0...1, using: &random))
    }

    private func path(_ random: inout SeededGenerator) -> Path {
        let place = CGAffineTransform(
            translationX: .random(in: -20...50, using: &random), y: .random(in: -20...380, using: &random))
        return random.path(in: .random(in: 10...200, using: &random)).applying(place)
    }

    private func paint(_ random: inout SeededGenerator) -> Paint {
        let ramp = GradientRamp(stops: [
            .init(color: color(&random), location: 0), .init(color: color(&random), location: 1),
        ])
        let (a, b) = (CGPoint(x: 3, y: 40), CGPoint(x: 60, y: .random(in: 50...390, using: &random)))
        switch Int.random(in: 0..<5, using: &random) {
        case 0: return .linearGradient(ramp, start: a, end: b)
        case 1:
            return .radialGradient(ramp, center: b, startRadius: 3, endRadius: 90, transform: .identity)
        case 2: return .angularGradient(ramp, center: b, startAngle: 0.3, endAngle: 5)
        default: return .solid(color(&random))
        }
    }

    private func image(_ random: inout SeededGenerator) -> ImageItem {
        let pixels = (0..<(8 * 9)).flatMap { _ -> [UInt8] in
            let alpha = UInt8.random(in: 0...255, using: &random)
            return [alpha / 2, alpha, alpha / 3, alpha]
        }
        let rect = CGRect(
            x: .random(in: -9...30, using: &random), y: .random(in: -9...300, using: &random),
            width: .random(in: 4...70, using: &random), height: .random(in: 4...200, using: &random))
        let modes: [ImageInterpolation] = [.none, .low, .medium, .high]
        return ImageItem(
            image: CGImage(width: 8, height: 9, premultipliedRGBA: pixels), rect: rect,
            interpolation: modes.randomElement(using: &random) ?? .low)
    }

    private func effect(_ random: inout SeededGenerator, depth: Int) -> Effect {
        switch Int.random(in: 0..<10, using: &random) {
        case 0: return .opacity(.random(in: 0...1, using: &random))
        case 1:
            return .blur(radius: .random(in: 0...12, using: &random), isOpaque: Bool.random(using: &random))
        case 2:
            return .shadow(
                color: color(&random), radius: .random(in: 0...15, using: &random),
                x: .random(in: -5...5, using: &random), y: .random(in: -9...9, using: &random))
        case 3: return .clip(path(&random), FillStyle(eoFill: true))
        case 4: return .mask([item(&random, depth: depth + 1)])
        case 5: return .blend(BlendMode.allCases.randomElement(using: &random) ?? .multiply)
        case 6: return .colorFilter(.saturation(.random(in: 0...2, using: &random)))
        case 7: return .layer
        case 8: return .transform(CGAffineTransform(rotationAngle: .random(in: -0.2...0.2, using: &random)))
        default: return .transform(CGAffineTransform(translationX: 3.3, y: -7.7))
        }
    }

    private func item(_ random: inout SeededGenerator, depth: Int = 0) -> DisplayItem {
        let content: DisplayItem.Content
        switch Int.random(in: 0..<(depth < 3 ? 9 : 5), using: &random) {
        case 0, 1: content = .fill(path(&random), FillStyle(), paint(&random))
        case 2:
            let style = StrokeStyle(
                lineWidth: .random(in: 0.5...9, using: &random),
                lineCap: Bool.random(using: &random) ? .round : .square,
                lineJoin: Bool.random(using: &random) ? .round : .miter,
                dash: Int.random(in: 0..<3, using: &random) == 0 ? [9, 5] : [])
            content = .stroke(path(&random), style, paint(&random), antialiased: Bool.random(using: &random))
        case 3: content = .image(image(&random))
        case 4:
            let glyphs = (0..<4).map {
                GlyphRun.Glyph(id: UInt32($0 + 1), position: CGPoint(x: CGFloat($0) * 14.3, y: 0))
            }
            let run = GlyphRun(
                face: FontFace(family: "Box", name: "Box", fingerprint: ""),
                size: .random(in: 8...40, using: &random), glyphs: glyphs, width: 0, text: "")
            content = .glyphs(
                run, origin: CGPoint(x: 4, y: .random(in: 0...400, using: &random)), paint(&random))
        default:
            let effects = (0..<Int.random(in: 1...3, using: &random)).map { _ in effect(&random, depth: depth)
            }
            let items = (0..<Int.random(in: 1...3, using: &random)).map { _ in
                item(&random, depth: depth + 1)
            }
            content = .group(effects, items)
        }
        return DisplayItem(view: ViewPath("test"), content: content)
    }

    @Test func bandsEqualTheWhole() throws {
        var random = SeededGenerator(seed: 41)
        for round in 0..<60 {
            let items = (0..<6).map { _ in item(&random) }
            let list = DisplayList(size: Self.size, scale: 1, items: items)
            let rasterizer = Rasterizer(glyphs: Boxes())
            let background: ResolvedColor? = round % 2 == 0 ? .white : nil
            let whole = try rasterizer.bitmap(of: list, background: background, threads: 1)
            for threads in [2, 3] {
                let banded = try rasterizer.bitmap(of: list, background: background, threads: threads)
                let isEqual = banded == whole
                #expect(isEqual, "round \(round), \(threads) threads: \(list.dump())")
            }
        }
    }

    @Test func bandsCoverThePicture() {
        for height in [1, 47, 48, 200, 1000, 8928] {
            for (threads, reach) in [(1, 0), (2, 0), (2, 150), (7, 40), (64, 0)] {
                let bounds = PixelBounds(minX: 0, minY: 0, maxX: 1100, maxY: height)
                let boxes = [PixelBounds(minX: 0, minY: 0, maxX: 1100, maxY: height / 3), .unlimited, .empty]
                let plan = PictureBands(
                    bounds: bounds, threads: threads, work: RowWork(boxes, in: bounds), reach: reach)
                let bands = plan.bands
                #expect(bands.first?.minY == 0)
                #expect(bands.last?.maxY == height)
                #expect(zip(bands, bands.dropFirst()).allSatisfy { $0.maxY == $1.minY })
                #expect(bands.allSatisfy { $0.minX == 0 && $0.maxX == 1100 })
                #expect(bands.count == 1 || bands.dropLast().allSatisfy { $0.height >= 48 })
                // The last strip may have fewer rows.
                #expect(bands.count == 1 || (bands.last?.height ?? 0) > 32)
                #expect(plan.threads <= min(threads, bands.count))
            }
        }
    }

    /// All there is to draw lies in the upper eighth of the picture, and is shared out all the same.
    @Test func bandsShareTheWork() {
        let bounds = PixelBounds(minX: 0, minY: 0, maxX: 400, maxY: 8000)
        let boxes = (0..<1000).map { index in
            PixelBounds(minX: 10, minY: index, maxX: 310, maxY: index + 8)
        }
        let work = RowWork(boxes, in: bounds)
        let bands = PictureBands(bounds: bounds, threads: 2, work: work).bands
        let upper = bands.filter { $0.maxY <= 1024 }
        #expect(upper.count >= 6)
        #expect(upper.allSatisfy { $0.height <= 320 })
    }

    @Test func workIsSpreadOverRows() {
        let bounds = PixelBounds(minX: 0, minY: 0, maxX: 80, maxY: 40)
        let background = RowWork([], in: bounds).strips
        #expect(background == [160, 160, 160])
        // 20 rows of 36 pixels over two strips; what lies outside counts for nothing.
        let boxes = [
            PixelBounds(minX: 44, minY: 0, maxX: 1000, maxY: 20),
            PixelBounds(minX: 0, minY: 40, maxX: 9, maxY: 50),
            PixelBounds.empty,
        ]
        #expect(RowWork(boxes, in: bounds).strips == [1160, 1160, 160])
    }

    /// Small pictures are one thread's, unless more are asked for; bands have rows enough.
    @Test func threadsByThePicturesSize() {
        func bounds(_ width: Int, _ height: Int) -> PixelBounds {
            PixelBounds(minX: 0, minY: 0, maxX: width, maxY: height)
        }
        #expect(PictureBands.threads(for: bounds(500, 500), atMost: nil) == 1)
        #expect(PictureBands.threads(for: bounds(500, 500), atMost: 3) == 3)
        #expect(PictureBands.threads(for: bounds(5000, 130), atMost: 3) == 2)
        #expect(PictureBands.threads(for: bounds(5000, 5000), atMost: 0) == 1)
    }

    /// Of several errors, the one that a single thread would have met.
    @Test func errorsAreTheFirstItems() {
        func failing(_ name: String, y: CGFloat) -> DisplayItem {
            let run = GlyphRun(
                face: FontFace(family: name, name: name, fingerprint: ""), size: 10,
                glyphs: [.init(id: 9, position: .zero)], width: 0, text: "")
            return DisplayItem(
                view: ViewPath("test"),
                content: .glyphs(run, origin: CGPoint(x: 4, y: y), .solid(.black)))
        }
        let list = DisplayList(
            size: Self.size, scale: 1, items: [failing("first", y: 390), failing("second", y: 10)])
        for threads in [1, 2, 4] {
            #expect(throws: RasterError.font(.unreadable(file: "first.ttf", reason: "test"))) {
                try Rasterizer(glyphs: Boxes()).bitmap(of: list, threads: threads)
            }
        }
    }

    /// Materials look at what other bands hold: such pictures are drawn whole.
    @Test func backdropsSeeOtherBands() throws {
        let backdrop = Effect.backdrop(Backdrop(radius: 20, saturation: 1.8, tint: .clear))
        let black = ResolvedColor.black
        let list = DisplayList(
            size: Self.size, scale: 1,
            items: items(
                .fill(.rect(0, 0, 70, 200), FillStyle(), .solid(black)),
                .group([backdrop], items(.fill(.rect(0, 100, 70, 200), FillStyle(), .solid(black))))))
        let rasterizer = Rasterizer(glyphs: Boxes())
        let whole = try rasterizer.bitmap(of: list, background: .white, threads: 1)
        #expect(try rasterizer.bitmap(of: list, background: .white, threads: 4) == whole)
    }
}

extension RowWork {
    /// That of items with these boxes.
    fileprivate init(_ boxes: [PixelBounds], in bounds: PixelBounds) {
        self.init(in: bounds)
        // As two threads look at them.
        var other = self
        for (index, box) in boxes.enumerated() {
            if index.isMultiple(of: 2) { add(box) } else { other.add(box) }
        }
        add(other)
    }
}
