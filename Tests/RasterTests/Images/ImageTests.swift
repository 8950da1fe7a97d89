import Drawing
import Foundation
import Imaging
import Testing

struct ImageTests {
    /// One row or column of greys.
    private func image(_ levels: [UInt8], vertical: Bool = false) -> CGImage {
        CGImage(
            width: vertical ? 1 : levels.count, height: vertical ? levels.count : 1,
            premultipliedRGBA: levels.flatMap { [$0, $0, $0, 255] })
    }

    private func reds(_ bitmap: Bitmap, y: Int = 0) -> [UInt8] {
        (0..<bitmap.width).map { bitmap[$0, y].red }
    }

    private func draw(
        _ item: ImageItem, width: CGFloat, height: CGFloat = 1, effects: [Effect] = []
    ) throws -> Bitmap {
        try render([.group(effects, items(.image(item)))], width: width, height: height)
    }

    private func strip(
        _ levels: [UInt8], width: CGFloat, interpolation: ImageInterpolation = .medium,
        caps: ImageItem.CapInsets = .init(), resizing: ImageItem.Resizing = .stretch
    ) throws -> [UInt8] {
        let item = ImageItem(
            image: image(levels), rect: CGRect(x: 0, y: 0, width: width, height: 1), capInsets: caps,
            resizing: resizing, interpolation: interpolation)
        return reds(try draw(item, width: width))
    }

    @Test(arguments: [ImageInterpolation.none, .low, .medium, .high])
    func naturalSizeIsACopy(interpolation: ImageInterpolation) throws {
        var random = SeededGenerator(seed: 6)
        let pixels = (0..<(7 * 5)).flatMap { _ -> [UInt8] in
            let alpha = UInt8.random(in: 0...255, using: &random)
            return (0..<3).map { _ in UInt8.random(in: 0...alpha, using: &random) } + [alpha]
        }
        let picture = CGImage(width: 7, height: 5, premultipliedRGBA: pixels)
        let item = ImageItem(
            image: picture, rect: CGRect(x: 0, y: 0, width: 7, height: 5), interpolation: interpolation)
        #expect(try draw(item, width: 7, height: 5).pixels == pixels)
    }

    @Test func kernels() throws {
        let step: [UInt8] = [0, 0, 200, 200]
        #expect(try strip(step, width: 8, interpolation: .none) == [0, 0, 0, 0, 200, 200, 200, 200])
        #expect(try strip(step, width: 8, interpolation: .low) == [0, 0, 0, 50, 150, 200, 200, 200])
        #expect(try strip(step, width: 8, interpolation: .medium) == [0, 0, 0, 50, 150, 200, 200, 200])
        // Catmull and Rom's weights a quarter in: -9/128, 111/128, 29/128, -3/128; below 0 is cut.
        #expect(
            try strip(step, width: 8, interpolation: .high) == [0, 0, 0, 41, 159, 214, 205, 200])
    }

    @Test func shrinkingAverages() throws {
        let levels: [UInt8] = [0, 100, 200, 20, 60, 60]
        #expect(try strip(levels, width: 3) == [50, 110, 60])
        #expect(try strip(levels, width: 2) == [100, 47])
        #expect(try strip(levels, width: 3, interpolation: .none) == [100, 20, 60])
    }

    /// Caps that are longer together than the picture are shortened in proportion, on either side alike.
    @Test func capsLongerThanThePicture() throws {
        let levels: [UInt8] = [10, 20, 30, 40]
        func strip(_ left: CGFloat, _ right: CGFloat) throws -> [UInt8] {
            let caps = ImageItem.CapInsets(left: left, right: right)
            return try self.strip(levels, width: 4, interpolation: .none, caps: caps)
        }
        // 3 and 9 of 4 pixels are 1 and 3: in their own size both fill the room.
        #expect(try strip(3, 9) == levels)
        func wide(_ left: CGFloat, _ right: CGFloat) throws -> [UInt8] {
            let caps = ImageItem.CapInsets(left: left, right: right)
            return try self.strip(levels, width: 8, interpolation: .none, caps: caps)
        }
        let (one, three) = try (wide(3, 9), wide(9, 3))
        #expect(one == (try wide(1, 3)))
        #expect(three == (try wide(3, 1)))
        #expect(one != three)
        #expect(try wide(.infinity, .infinity) == wide(2, 2))
        #expect(try wide(.infinity, .nan) == wide(4, 0))
    }

    @Test func caps() throws {
        let levels: [UInt8] = [10, 20, 30, 40, 50]
        let caps = ImageItem.CapInsets(left: 1, right: 2)
        #expect(
            try strip(levels, width: 9, interpolation: .none, caps: caps) == [
                10, 20, 20, 20, 30, 30, 30, 40, 50,
            ])
        #expect(
            try strip(levels, width: 9, interpolation: .none, caps: caps, resizing: .tile)
                == [10, 20, 30, 20, 30, 20, 30, 40, 50])
        #expect(try strip(levels, width: 3, interpolation: .none, caps: caps) == [10, 40, 50])
        let column = ImageItem(
            image: image(levels, vertical: true), rect: CGRect(x: 0, y: 0, width: 1, height: 7),
            capInsets: .init(top: 2, bottom: 1), interpolation: .none)
        let drawn = try draw(column, width: 1, height: 7)
        #expect((0..<7).map { drawn[0, $0].red } == [10, 20, 30, 30, 40, 40, 50])
    }

    /// A 2x picture's pixels are half a point, in caps and tiles too.
    @Test func imageScale() throws {
        let item = ImageItem(
            image: image([10, 20, 30, 40]), rect: CGRect(x: 0, y: 0, width: 4, height: 1),
            capInsets: .init(left: 0.5, right: 0.5), resizing: .tile, interpolation: .none, imageScale: 2)
        let bitmap = try render([.image(item)], width: 4, height: 1, scale: 2)
        #expect(reds(bitmap) == [10, 20, 30, 20, 30, 20, 30, 40])
    }

    @Test func mirrored() throws {
        let item = ImageItem(image: image([10, 20, 30]), rect: CGRect(x: 0, y: 0, width: 3, height: 1))
        let flip = Effect.transform(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 3, ty: 0))
        #expect(reds(try draw(item, width: 3, effects: [flip])) == [30, 20, 10])
    }

    @Test func quarterTurn() throws {
        let item = ImageItem(
            image: image([10, 20, 30]), rect: CGRect(x: 0, y: 0, width: 3, height: 1), interpolation: .none)
        let turn = Effect.transform(CGAffineTransform(translationX: 1, y: 0).rotated(by: .pi / 2))
        let bitmap = try draw(item, width: 1, height: 3, effects: [turn])
        #expect((0..<3).map { bitmap[0, $0].red } == [10, 20, 30])
    }

    /// A stencil's colour is the paint's; only alpha counts.
    @Test func template() throws {
        let picture = CGImage(width: 2, height: 1, premultipliedRGBA: [9, 9, 9, 255, 0, 7, 0, 128])
        let item = ImageItem(
            image: picture, rect: CGRect(x: 0, y: 0, width: 2, height: 1),
            template: .solid(ResolvedColor(0, 0, 255)))
        let bitmap = try draw(item, width: 2)
        #expect(bitmap[0, 0] == RGBA8(red: 0, green: 0, blue: 255))
        #expect(bitmap[1, 0] == RGBA8(red: 0, green: 0, blue: 128, alpha: 128))
    }

    @Test func fractionalEdges() throws {
        let item = ImageItem(image: image([100, 100]), rect: CGRect(x: 0.5, y: 0, width: 2, height: 1))
        #expect(reds(try draw(item, width: 3)) == [50, 100, 50])
        var aliased = item
        aliased.isAntialiased = false
        aliased.rect = CGRect(x: 0.4, y: 0, width: 2, height: 1)
        #expect(reds(try draw(aliased, width: 3)) == [100, 100, 0])
    }

    @Test func patterns() throws {
        let paint = Paint.image(
            image([10, 20, 30]), transform: CGAffineTransform(translationX: 1, y: 0), interpolation: .medium)
        let bitmap = try render([.fill(.rect(0, 0, 8, 2), FillStyle(), paint)], width: 8, height: 2)
        #expect(reds(bitmap, y: 1) == [30, 10, 20, 30, 10, 20, 30, 10])
        let half = Paint.image(
            image([0, 100, 200, 100]), transform: CGAffineTransform(scaleX: 0.5, y: 1), interpolation: .medium
        )
        let small = try render([.fill(.rect(0, 0, 4, 1), FillStyle(), half)], width: 4, height: 1)
        #expect(reds(small) == [50, 150, 50, 150])
    }

    @Test func unusableItemsDrawNothing() throws {
        let empty = CGImage(width: 0, height: 0, premultipliedRGBA: [])
        let rects: [(CGImage, CGRect)] = [
            (empty, CGRect(x: 0, y: 0, width: 2, height: 1)), (image([9]), .zero),
            (image([9]), CGRect(x: CGFloat.nan, y: 0, width: 2, height: 1)),
            (image([9]), CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1)),
        ]
        for (picture, rect) in rects {
            #expect(try draw(ImageItem(image: picture, rect: rect), width: 2) == Bitmap(width: 2, height: 1))
        }
        let paint = Paint.image(empty, transform: .identity, interpolation: .medium)
        #expect(
            try render([.fill(.rect(0, 0, 2, 1), FillStyle(), paint)], width: 2, height: 1)
                == Bitmap(width: 2, height: 1))
    }

    /// Whatever the sizes, scales and caps, nothing traps and nothing takes forever.
    @Test func extremeItems() throws {
        var random = SeededGenerator(seed: 12)
        let values: [CGFloat] = [1e-9, 0.001, 0.5, 1, 3, 100, 1e7]
        for _ in 0..<150 {
            func any() -> CGFloat { values.randomElement(using: &random) ?? 1 }
            let item = ImageItem(
                image: image([10, 20, 30, 40]), rect: CGRect(x: -any(), y: 0, width: any(), height: any()),
                capInsets: .init(top: any(), left: any(), bottom: any(), right: any()),
                resizing: Bool.random(using: &random) ? .tile : .stretch,
                interpolation: [.none, .low, .medium, .high].randomElement(using: &random) ?? .low,
                imageScale: any())
            _ = try draw(item, width: 5, height: 5)
        }
    }
}
