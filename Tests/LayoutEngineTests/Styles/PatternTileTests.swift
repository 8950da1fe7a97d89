import Drawing
import Foundation
import Synchronization
import Testing

@testable import LayoutEngine

/// Drawings as patterns: what becomes a tile, how large, and how it is shown.
@MainActor struct PatternTileTests {
    /// Keeps what it was given to rasterize, and gives white pixels.
    private final class Rasterizing: ImageLoader {
        let lists = Mutex<[DisplayList]>([])

        func image(from data: Data, name: String) throws -> CGImage { PixelImages.picture }
        func image(atPath path: String) throws -> CGImage { PixelImages.picture }
        func vectorImage(atPath path: String) throws -> VectorImage {
            let box = CGRect(x: 0, y: 0, width: 10, height: 10)
            let blue = VectorImage.Shape(path: Path(box), fill: .fixed(ResolvedColor(0, 0, 255)))
            return VectorImage(viewBox: box, size: CGSize(width: 12, height: 7), elements: [.shape(blue)])
        }

        func picture(of list: DisplayList) throws -> CGImage {
            lists.withLock { $0.append(list) }
            let width = Int((list.size.width * list.scale).rounded())
            let height = Int((list.size.height * list.scale).rounded())
            return CGImage(
                width: width, height: height,
                premultipliedRGBA: [UInt8](repeating: 255, count: width * height * 4))
        }
    }

    private func shown(_ view: some View) -> (size: [Int], points: CGFloat, lists: [DisplayList], DrawnView)?
    {
        let loader = Rasterizing()
        let drawn = DrawnView(view, images: loader)
        func paint(_ items: [DisplayItem]) -> (CGImage, CGAffineTransform)? {
            for item in items {
                switch item.content {
                case .fill(_, _, .image(let image, let map, _)),
                    .stroke(_, _, .image(let image, let map, _), _):
                    return (image, map)
                case .group(_, let inner): if let found = paint(inner) { return found }
                default: break
                }
            }
            return nil
        }
        return paint(drawn.items).map {
            ([$0.width, $0.height], $1.a, loader.lists.withLock { $0 }, drawn)
        }
    }

    /// At scale 2 a drawing of 12 x 7 points is a tile of 24 x 14 pixels, half a point each.
    @Test func drawingsOfPaths() throws {
        let image = Image(contentsOfFile: "a.svg")
        let (size, points, lists, drawn) = try #require(shown(Rectangle().fill(ImagePaint(image: image))))
        #expect(size == [24, 14])
        #expect(points == 0.5)
        #expect(lists.map(\.size) == [CGSize(width: 12, height: 7)])
        #expect(lists.map(\.scale) == [2])
        #expect(drawn.diagnostics.isEmpty)
        // Half the picture, half as large again: more pixels, as many a point as before.
        let part = ImagePaint(image: image, sourceRect: CGRect(x: 0, y: 0, width: 0.5, height: 1), scale: 1.5)
        let larger = try #require(shown(Rectangle().fill(part)))
        #expect(larger.size == [18, 21])
        #expect(larger.points == 0.5)
    }

    /// Its frame is snapped to whole pixels: 4.2 points are 8.4 pixels at scale 2.
    @Test func codeThatDraws() throws {
        func image(_ width: CGFloat) -> Image {
            Image(size: CGSize(width: width, height: 3)) { context in
                context.fill(Path(CGRect(x: 0, y: 0, width: 2, height: 3)), with: .color(.red))
            }
        }
        let (size, points, lists, _) = try #require(shown(Rectangle().fill(.image(image(4.2)))))
        #expect(size == [8, 6])
        #expect(points == 0.5)
        #expect(lists.map(\.items.count) == [1])
        #expect(shown(Rectangle().fill(.image(image(0.2)))) == nil)
    }

    @Test func symbolsInTheirOwnColours() throws {
        let star = Image(systemName: "star.fill")
        let fill = try #require(shown(Rectangle().foregroundStyle(.image(star))))
        #expect(fill.lists.count == 1)
        #expect(!fill.lists[0].items.isEmpty)
        #expect(fill.3.diagnostics.isEmpty)
        let canvas = Canvas { context, size in
            let path = Path(CGRect(origin: .zero, size: size))
            context.fill(path, with: .tiledImage(star, origin: CGPoint(x: 3, y: 0)))
        }
        #expect(try #require(shown(canvas)).size == fill.size)
    }

    private enum Endless {
        nonisolated(unsafe) static var image = Image(systemName: "star")
    }

    /// A pattern that is painted with itself ends.
    @Test func patternsOfThemselves() {
        Endless.image = Image(size: CGSize(width: 4, height: 4)) { context in
            context.fill(Path(CGRect(x: 0, y: 0, width: 4, height: 4)), with: .tiledImage(Endless.image))
        }
        let drawn = DrawnView(Rectangle().fill(.image(Endless.image)), images: Rasterizing())
        #expect(drawn.diagnostics.contains { $0.message.contains("inside patterns") })
    }

    @Test func tilesTooLarge() {
        let image = Image(contentsOfFile: "a.svg")
        let paint = ImagePaint(image: image, scale: 1000)
        let drawn = DrawnView(Rectangle().fill(paint), images: Rasterizing())
        #expect(drawn.diagnostics.map(\.message).contains { $0.contains("24000 x 14000 pixels") })
    }
}
