import Foundation
import PixelUI
import Testing

/// Drawings as patterns, down to pixels.
@MainActor struct PatternTests {
    /// 4 x 2 points: the left half black, the right half clear.
    private let half = Image(size: CGSize(width: 4, height: 2)) { context in
        context.fill(Path(CGRect(x: 0, y: 0, width: 2, height: 2)), with: .color(.black))
    }

    private func alphas(_ view: some View, scale: CGFloat) throws -> [UInt8] {
        let renderer = ImageRenderer(content: view.frame(width: 8, height: 2))
        renderer.scale = scale
        let bitmap = try renderer.bitmap()
        return (0..<bitmap.width).map { bitmap[$0, 0].alpha }
    }

    @Test(arguments: [1, 2, 3])
    func repeatsInItsSize(scale: Int) throws {
        let expected = (0..<8 * scale).map { UInt8($0 / (2 * scale) % 2 == 0 ? 255 : 0) }
        #expect(try alphas(Rectangle().fill(ImagePaint(image: half)), scale: CGFloat(scale)) == expected)
        let canvas = Canvas { [half] context, size in
            context.fill(Path(CGRect(origin: .zero, size: size)), with: .tiledImage(half))
        }
        #expect(try alphas(canvas, scale: CGFloat(scale)) == expected)
    }

    @Test func twiceAsLarge() throws {
        let paint = ImagePaint(image: half, scale: 2)
        #expect(try alphas(Rectangle().fill(paint), scale: 1) == [255, 255, 255, 255, 0, 0, 0, 0])
    }
}
