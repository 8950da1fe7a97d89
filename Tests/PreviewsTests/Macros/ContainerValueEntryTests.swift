import PixelUI
import Testing

extension ContainerValues {
    @Entry var sampleWeight: Double = 1
    @Entry var sampleCaption: String?
}

/// `@Entry` in an extension of the container values.
@MainActor @Suite struct ContainerValueEntryTests {
    @Test func anEntryIsAValueOfItsView() throws {
        var weights: [Double] = []
        var captions: [String?] = []
        let content = Group {
            Color.red
            Color.red.containerValue(\.sampleWeight, 2).containerValue(\.sampleCaption, "two")
        }
        let renderer = ImageRenderer(
            content: Group(subviews: content) { subviews in
                let _ = weights.append(contentsOf: subviews.map(\.containerValues.sampleWeight))
                let _ = captions.append(contentsOf: subviews.map(\.containerValues.sampleCaption))
                subviews
            })
        _ = try renderer.rendering()
        #expect(weights == [1, 2])
        #expect(captions == [nil, "two"])
    }
}
