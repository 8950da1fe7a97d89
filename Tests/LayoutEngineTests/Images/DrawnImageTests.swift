import Drawing
import Foundation
import Testing

@testable import LayoutEngine

@MainActor struct DrawnImageTests {
    private func picture(_ opaque: Bool = false) -> Image {
        Image(size: CGSize(width: 20, height: 10), opaque: opaque) { context in
            context.fill(Path(CGRect(x: 0, y: 0, width: 5, height: 5)), with: .color(Color.white))
        }
    }

    @Test func sizes() {
        #expect(DrawnView(picture()).size == CGSize(width: 20, height: 10))
        #expect(DrawnView(picture().resizable()).size == CGSize(width: 100, height: 60))
        #expect(DrawnView(Image(size: CGSize(width: -1, height: CGFloat.nan)) { _ in }).size == .zero)
    }

    @Test func stretchedToItsFrame() {
        let drawn = DrawnView(picture().resizable(), width: 40, height: 40)
        guard case .group(let effects, let items)? = drawn.contents.first else {
            return #expect(Bool(false), "a group")
        }
        #expect(effects == [.transform(CGAffineTransform(scaleX: 2, y: 4))])
        #expect(items.count == 1)
        #expect(DrawnView(picture(true)).colors.first == .black)
    }

    @Test func asATemplateItsAlphaCounts() {
        let view = picture().renderingMode(.template).foregroundStyle(Color(ResolvedColor(255, 0, 0)))
        #expect(DrawnView(view).colors == [ResolvedColor(255, 0, 0)])
    }

    /// A drawing as a picture has its own colours; as a template, and where it has none, the style's or black.
    @Test func drawingsFromFiles() throws {
        struct Drawings: ImageLoader {
            func image(from data: Data, name: String) throws -> CGImage { PixelImages.picture }
            func image(atPath path: String) throws -> CGImage { PixelImages.picture }
            func vectorImage(atPath path: String) throws -> VectorImage {
                let box = CGRect(x: 0, y: 0, width: 10, height: 10)
                let blue = VectorImage.Shape(path: Path(box), fill: .fixed(ResolvedColor(0, 0, 255)))
                return VectorImage(
                    viewBox: box, size: CGSize(width: 30, height: 30),
                    elements: [.shape(blue), .shape(VectorImage.Shape(path: Path(box)))])
            }
        }
        let image = Image(contentsOfFile: "a.svg")
        let drawn = DrawnView(image, images: Drawings())
        #expect(drawn.size == CGSize(width: 30, height: 30))
        #expect(drawn.colors == [ResolvedColor(0, 0, 255), .black])
        let red = Color(ResolvedColor(255, 0, 0))
        let template = DrawnView(image.renderingMode(.template).foregroundStyle(red), images: Drawings())
        #expect(template.colors == [ResolvedColor(255, 0, 0), ResolvedColor(255, 0, 0)])
        let tiled = DrawnView(image.resizable(resizingMode: .tile), images: Drawings())
        #expect(tiled.diagnostics.contains { $0.message.contains("stretched") })
        let pattern = DrawnView(Rectangle().fill(ImagePaint(image: image)), images: Drawings())
        // This loader can't rasterize.
        #expect(pattern.diagnostics.contains { $0.message.contains("shows no pattern") })
    }
}
