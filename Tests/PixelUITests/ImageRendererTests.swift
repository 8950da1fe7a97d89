import PixelUI
import Testing

/// What `ImageRenderer` promises about sizes and pixels.
@MainActor
@Suite struct ImageRendererTests {
    @Test func pictureHasTheSizeOfTheViewNotOfTheProposal() throws {
        let renderer = ImageRenderer(content: Spacer().frame(width: 30, height: 20).padding(5))
        renderer.proposedSize = ProposedViewSize(width: 300, height: nil)
        renderer.scale = 2
        let bitmap = try renderer.bitmap()
        #expect(bitmap.width == 80 && bitmap.height == 60)
    }

    @Test func aPreferredColorSchemeIsHandedOut() throws {
        let dark = ImageRenderer(
            content: VStack { Color.red.preferredColorScheme(.dark) }.frame(width: 9, height: 9))
        #expect(try dark.rendering().preferredColorScheme == .dark)
        let plain = ImageRenderer(content: Color.red)
        #expect(try plain.rendering().preferredColorScheme == nil)
    }

    @Test func infiniteSizeIsASentence() {
        let renderer = ImageRenderer(content: Spacer())
        renderer.proposedSize = .infinity
        #expect(throws: RenderError.self) { try renderer.bitmap() }
    }
}
