import PixelUI
import Testing

@MainActor
@Suite("truth: image-renderer") struct ImageRendererRuleTests {
    private func pixels<V: View>(_ content: V, _ change: (ImageRenderer<V>) -> Void = { _ in }) throws
        -> [Int]
    {
        let renderer = ImageRenderer(content: content)
        change(renderer)
        let bitmap = try renderer.bitmap()
        return [bitmap.width, bitmap.height]
    }

    // stated-by-Apple; https://developer.apple.com/documentation/swiftui/imagerenderer/scale
    @Test("image-renderer-001") func image_renderer_001() throws {
        let renderer = ImageRenderer(content: Color.red.frame(width: 100, height: 50))
        renderer.scale = 2
        let bitmap = try renderer.bitmap()
        #expect(bitmap.width == 200 && bitmap.height == 100)
        #expect(renderer.displayList.size.width == 100 && renderer.displayList.size.height == 50)
    }

    // stated-by-Apple; https://developer.apple.com/documentation/swiftui/imagerenderer/scale
    @Test("image-renderer-002") func image_renderer_002() throws {
        let content = Color.red.frame(width: 100, height: 50)
        #expect(ImageRenderer(content: content).scale == 1)
        #expect(try pixels(content) == [100, 50])
    }

    // reverse-engineered; https://developer.apple.com/documentation/swiftui/imagerenderer/proposedsize
    // the ideal size by default
    @Test("image-renderer-003") func image_renderer_003() throws {
        #expect(try pixels(Color.red) == [10, 10])
    }

    // reverse-engineered; https://developer.apple.com/documentation/swiftui/imagerenderer/proposedsize
    // a fixed width with an open height
    @Test("image-renderer-004") func image_renderer_004() throws {
        #expect(
            try pixels(Color.red) { $0.proposedSize = ProposedViewSize(width: 60, height: nil) } == [60, 10])
    }

    // reverse-engineered; https://developer.apple.com/documentation/swiftui/imagerenderer/proposedsize
    // the size of the view, not of the proposal
    @Test("image-renderer-005") func image_renderer_005() throws {
        let found = try pixels(Color.red.frame(width: 30, height: 20)) {
            $0.proposedSize = ProposedViewSize(width: 60, height: 60)
        }
        #expect(found == [30, 20])
    }
}
