import Imaging
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

    /// A red view between insets of 20 and 10 points, its background under both; the keyboard covers 30.
    @Test func insetsAreCoveredByBackgroundsOnly() throws {
        let black = RGBA8(red: 0, green: 0, blue: 0)
        let white = RGBA8(red: 255, green: 255, blue: 255)
        let renderer = ImageRenderer(content: Color.white.background(Color.black))
        renderer.safeAreaInsets = EdgeInsets(top: 20, leading: 0, bottom: 10, trailing: 0)
        // Open height: the colour's 10 points and the insets.
        renderer.proposedSize = ProposedViewSize(width: 8, height: nil)
        let open = try renderer.bitmap()
        #expect(open.width == 8 && open.height == 40)
        #expect((0..<40).map { open[4, $0] } == (0..<40).map { (20..<30).contains($0) ? white : black })
        // Proposed: the whole picture's height.
        renderer.proposedSize = ProposedViewSize(width: 8, height: 100)
        renderer.keyboardInset = 30
        let closed = try renderer.bitmap()
        #expect(closed.height == 100)
        // Backgrounds don't reach under the keyboard.
        let clear = RGBA8(red: 0, green: 0, blue: 0, alpha: 0)
        #expect(
            (0..<100).map { closed[4, $0] }
                == (0..<100).map { $0 < 20 ? black : $0 < 70 ? white : clear })
    }

    @Test func anExplanationHasTraceAndFindingsAndChangesNothing() throws {
        let renderer = ImageRenderer(content: VStack { Color.red }.padding(2))
        renderer.proposedSize = ProposedViewSize(width: 20, height: nil)
        let before = try renderer.pngData()
        let explanation = renderer.explanation()
        #expect(explanation.layout == renderer.layoutDescription)
        #expect(explanation.trace.hasPrefix("padding 20 x nil -> 20 x 14\n  VStack 16 x nil -> 16 x 10\n"))
        #expect(explanation.diagnostics.map(\.rule) == [.noIdealSize])
        #expect(explanation.errors.isEmpty)
        #expect(try renderer.pngData() == before)
        #expect(renderer.diagnostics.isEmpty)
    }
}
