import PixelUI
import Testing

/// Pictures of fixed width and open height: what has no ideal height collapses to 10 points, as in SwiftUI.
@MainActor
@Suite struct OpenHeightTests {
    private func size(_ view: some View, width: CGFloat = 300) throws -> [Int] {
        let renderer = ImageRenderer(content: view)
        renderer.proposedSize = ProposedViewSize(width: width, height: nil)
        let bitmap = try renderer.bitmap()
        return [bitmap.width, bitmap.height]
    }

    @Test func coloursShapesAndReadersAreTenPointsTall() throws {
        #expect(try size(Color.red) == [300, 10])
        #expect(try size(Rectangle()) == [300, 10])
        #expect(try size(Capsule()) == [300, 10])
        #expect(try size(GeometryReader { _ in Color.red }) == [300, 10])
        #expect(
            try size(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)) == [300, 10])
    }

    @Test func aCircleIsASquareOfTheShorterSide() throws {
        #expect(try size(Circle()) == [10, 10])
    }

    /// One known side is enough: the shape is offered 300 x 150.
    @Test func aRatioOnAShapeFollowsTheWidth() throws {
        #expect(try size(Rectangle().aspectRatio(2, contentMode: .fit)) == [300, 150])
        #expect(
            try size(Color.red.aspectRatio(CGSize(width: 3, height: 1), contentMode: .fit)) == [300, 100])
    }

    /// With no proposal at all the ratio counts for nothing.
    @Test func withoutAnyProposalTheRatioIsIgnored() throws {
        let renderer = ImageRenderer(content: Rectangle().aspectRatio(2, contentMode: .fit))
        let bitmap = try renderer.bitmap()
        #expect(bitmap.width == 10 && bitmap.height == 10)
    }

    /// The cure for views that ignore what they are offered: a layout that works from the width.
    struct Ratio: Layout {
        let ratio: CGFloat

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            let width = proposal.replacingUnspecifiedDimensions().width
            return CGSize(width: width, height: width / ratio)
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ())
        {
            subviews.first?.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
        }
    }

    @Test func aLayoutFromTheWidthGivesAHeight() throws {
        #expect(try size(VStack { Ratio(ratio: 1.5) { Color.red } }) == [300, 200])
    }
}
