import Drawing
import Foundation
import Testing

@testable import LayoutEngine

/// Edges go to the nearest pixel in the picture's coordinates, halves up, each for itself, when things are drawn.
/// Sources: WWDC 2019 session 237; pictures of real SwiftUI (tevelee/SwiftUI-Flow at 1x, ferrostar at 3x).
@MainActor
@Suite("pixel snapping") struct PixelSnappingTests {
    nonisolated private static let scales: [CGFloat] = [1, 2, 3]

    /// Positions whose edges fall off the pixels of all three scales, below zero and on halves too.
    nonisolated private static let offsets: [CGFloat] = [
        0.1, 0.25, 1.0 / 3, 0.5, 0.7, -0.1, -0.5, -1.0 / 3, -2.75, 1e-9,
    ]

    private func items(_ view: some View, scale: CGFloat) -> [DisplayItem] {
        let host = TextHost(view, width: 60, height: 60, scale: scale, profile: .iOS26)
        return host.host.displayList(scale: scale).items
    }

    /// The rule, written once more.
    private func snapped(_ value: CGFloat, _ scale: CGFloat) -> CGFloat {
        (value * scale + 0.5).rounded(.down) / scale
    }

    private func snapped(_ rect: CGRect, _ scale: CGFloat) -> CGRect {
        let (x, y) = (snapped(rect.minX, scale), snapped(rect.minY, scale))
        return CGRect(
            x: x, y: y, width: snapped(rect.maxX, scale) - x, height: snapped(rect.maxY, scale) - y)
    }

    private func isEqual(_ a: CGRect?, _ b: CGRect) -> Bool {
        guard let a else { return false }
        return zip([a.minX, a.minY, a.maxX, a.maxY], [b.minX, b.minY, b.maxX, b.maxY])
            .allSatisfy { abs($0 - $1) < 1e-9 }
    }

    private func isWhole(_ value: CGFloat, _ scale: CGFloat) -> Bool {
        abs(value * scale - (value * scale).rounded()) < 1e-9
    }

    /// The rectangle that an item fills, strokes or shows, through its groups.
    private func area(_ item: DisplayItem?) -> CGRect? {
        switch item?.content {
        case .fill(let path, _, _), .stroke(let path, _, _, _): path.boundingRect
        case .image(let image): image.rect
        case .group(_, let inner): area(inner.first)
        default: nil
        }
    }

    private struct Case: CustomTestStringConvertible, Sendable {
        let name: String
        let make: @MainActor @Sendable () -> AnyView
        var testDescription: String { name }
    }

    /// 20.3 x 10.4 views that draw their frame's rectangle.
    nonisolated private static let cases: [Case] = [
        Case(name: "colour") { AnyView(Color.red) },
        Case(name: "rectangle") { AnyView(Rectangle()) },
        Case(name: "ellipse") { AnyView(Ellipse()) },
        Case(name: "rounded rectangle") { AnyView(RoundedRectangle(cornerRadius: 2)) },
        Case(name: "gradient") {
            AnyView(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
        },
        Case(name: "stroke") { AnyView(Rectangle().stroke(Color.red)) },
        Case(name: "style background") { AnyView(Color.clear.background(Color.red)) },
        Case(name: "shape background") { AnyView(Color.clear.background(Color.red, in: Rectangle())) },
        Case(name: "image") { AnyView(Image(decorative: PixelImages.picture, scale: 1).resizable()) },
        Case(name: "shadow") { AnyView(Color.red.shadow(radius: 2, x: 0.3, y: 0.3)) },
        Case(name: "blurred group") { AnyView(Color.red.blur(radius: 1)) },
        Case(name: "compositing group") { AnyView(Color.red.compositingGroup().opacity(0.5)) },
        Case(name: "clipped") { AnyView(Color.red.clipped()) },
        Case(name: "scaled") { AnyView(Color.red.scaleEffect(1.1)) },
        Case(name: "turned") { AnyView(Color.red.rotationEffect(.degrees(10))) },
        Case(name: "moved by a visual effect") {
            AnyView(Color.red.visualEffect { content, _ in content.offset(x: 0, y: 0).opacity(0.5) })
        },
    ]

    @Test("what fills a frame fills its snapped rectangle", arguments: cases)
    private func frames(_ drawn: Case) {
        for scale in Self.scales {
            for offset in Self.offsets {
                let view = drawn.make().frame(width: 20.3, height: 10.4).offset(x: offset, y: 2 * offset)
                    .frame(width: 60, height: 60, alignment: .topLeading)
                let expected = snapped(CGRect(x: offset, y: 2 * offset, width: 20.3, height: 10.4), scale)
                let found = items(view, scale: scale).lazy.compactMap(area).first
                #expect(isEqual(found, expected), "\(scale)x, \(offset): \(String(describing: found))")
            }
        }
    }

    @Test("a border lies inside of the snapped edges, a clip on them", arguments: scales)
    func bordersAndClips(_ scale: CGFloat) {
        for offset in Self.offsets {
            let rect = snapped(CGRect(x: offset, y: offset, width: 20.3, height: 10.4), scale)
            let bordered = items(
                Color.clear.border(Color.red, width: 1).frame(width: 20.3, height: 10.4)
                    .offset(x: offset, y: offset).frame(width: 60, height: 60, alignment: .topLeading),
                scale: scale)
            #expect(isEqual(area(bordered.last), rect.insetBy(dx: 0.5, dy: 0.5)), "\(offset)")
            let clipped = items(
                Color.red.frame(width: 30, height: 30).frame(width: 20.3, height: 10.4).clipShape(Ellipse())
                    .offset(x: offset, y: offset).frame(width: 60, height: 60, alignment: .topLeading),
                scale: scale)
            guard case .group(let effects, _)? = clipped.last?.content,
                case .clip(let path, _)? = effects.first
            else {
                Issue.record("no clip")
                return
            }
            #expect(isEqual(path.boundingRect, rect), "\(offset)")
        }
    }

    @Test("a hairline is one pixel wherever it falls", arguments: scales)
    func dividers(_ scale: CGFloat) {
        for step in -40..<40 {
            let offset = CGFloat(step) / 7
            let drawn = items(
                VStack(spacing: 0) { Divider() }.offset(y: offset)
                    .frame(width: 60, height: 60, alignment: .topLeading), scale: scale)
            guard let line = area(drawn.first) else {
                Issue.record("no line")
                return
            }
            #expect(isWhole(line.minY, scale) && abs(line.height * scale - 1) < 1e-9, "\(offset)")
        }
    }

    @Test("texts start on whole pixels, and so do their baselines", arguments: scales)
    func texts(_ scale: CGFloat) {
        for offset in Self.offsets {
            let view = Text("ab\ncd").offset(x: offset, y: offset / 2)
                .frame(width: 60, height: 60, alignment: .topLeading)
            let host = TextHost(view, width: 60, height: 60, scale: scale)
            #expect(host.drawn.count == 2)
            for run in host.drawn {
                #expect(isWhole(run.origin.y, scale), "\(offset): \(run.origin)")
                #expect(abs(run.origin.x - snapped(offset, scale)) < 1e-9, "\(offset): \(run.origin)")
            }
        }
    }

    @Test("an effect's point is one of the snapped frame", arguments: scales)
    func anchors(_ scale: CGFloat) {
        let frame = snapped(CGRect(x: 0.3, y: 0.3, width: 20.3, height: 10.4), scale)
        let drawn = items(
            Color.red.scaleEffect(2).frame(width: 20.3, height: 10.4).offset(x: 0.3, y: 0.3)
                .frame(width: 60, height: 60, alignment: .topLeading), scale: scale)
        guard case .group(let effects, _)? = drawn.last?.content else {
            Issue.record("no effect")
            return
        }
        #expect(
            effects == [
                .transform(CGAffineTransform(scaleX: 2, y: 2).about(UnitPoint.center.point(in: frame)))
            ])
    }

    /// Edges in pixels, in order along an axis.
    private func expectSeamless(_ rects: [CGRect], _ axis: Axis, _ scale: CGFloat, _ text: String) {
        for (a, b) in zip(rects, rects.dropFirst()) {
            let (end, start) = axis == .horizontal ? (a.maxX, b.minX) : (a.maxY, b.minY)
            #expect(abs(end - start) < 1e-9, "\(scale)x, \(text): \(end) and \(start)")
            #expect(isWhole(end, scale), "\(scale)x, \(text): \(end)")
        }
    }

    private func rects(_ view: some View, _ size: CGSize, _ scale: CGFloat) -> [CGRect] {
        let host = LayoutHost(view, shaper: BoxShaper(), images: NoImages())
        host.layout(ProposedViewSize(size))
        return host.displayList(scale: scale).items.compactMap(area)
    }

    @Test("neighbours in stacks share their edge at any width and place", arguments: scales)
    func neighbours(_ scale: CGFloat) {
        for count in [2, 3, 7, 9, 30] {
            for step in 0..<40 {
                let length = 10 + CGFloat(step) * 0.55
                let shift = CGFloat(step) * 0.15 - 3
                let colors = ForEach(0..<count, id: \.self) { _ in Color.red }
                let row = rects(
                    HStack(spacing: 0) { colors }.offset(x: shift), CGSize(width: length, height: 5), scale)
                #expect(row.count == count)
                expectSeamless(row, .horizontal, scale, "\(count) in \(length) at \(shift)")
                let column = rects(
                    VStack(spacing: 0) { colors }.offset(y: shift), CGSize(width: 5, height: length), scale)
                expectSeamless(column, .vertical, scale, "\(count) in \(length) at \(shift)")
                let mirrored = rects(
                    HStack(spacing: 0) { colors }.environment(\.layoutDirection, .rightToLeft),
                    CGSize(width: length, height: 5), scale)
                expectSeamless(mirrored.reversed(), .horizontal, scale, "mirrored \(count) in \(length)")
            }
        }
    }

    @Test("neighbours whose edge is summed up in two ways share it on halves too", arguments: scales)
    func sumsOfFractions(_ scale: CGFloat) {
        // 0.1 three times is not 0.3: the second view's edge is one bit off the half pixel.
        for count in 1...60 {
            let parts = rects(
                HStack(spacing: 0) {
                    HStack(spacing: 0) {
                        ForEach(0..<count, id: \.self) { _ in Color.clear.frame(width: 0.1) }
                    }
                    Color.red
                }
                .background(alignment: .leading) { Color.blue.frame(width: CGFloat(count) / 10) },
                CGSize(width: 20, height: 5), scale)
            guard let blue = parts.first, let red = parts.last else { continue }
            expectSeamless([blue, red], .horizontal, scale, "\(count) tenths")
        }
    }

    // reverse-engineered; OpenSwiftUIProject/OpenSwiftUI Sources/OpenSwiftUICore/Util/Extension/Round+Extension.swift @069dd80b
    @Test("rounding-012, 013, 014, 015 and 005: the pixel edges of the recorded cases")
    func recordedEdges() {
        let thirds = VStack(spacing: 0) {
            Color.red
            Color.green
            Color.blue
        }
        for (scale, edges) in [(1, [0, 33, 67, 100]), (2, [0, 33.5, 66.5, 100])] as [(CGFloat, [CGFloat])] {
            let found = rects(thirds, CGSize(width: 100, height: 100), scale)
            #expect(found.map(\.minY) + [found[2].maxY] == edges)
        }
        let columns = HStack(spacing: 0) {
            Color.red
            Color.green
            Color.blue
        }
        for (scale, edges) in [(1, [0, 3, 7, 10]), (2, [0, 3.5, 6.5, 10])] as [(CGFloat, [CGFloat])] {
            let found = rects(columns, CGSize(width: 10, height: 10), scale)
            #expect(found.map(\.minX) + [found[2].maxX] == edges)
        }
        let inset = Color.red.frame(width: 5, height: 5).frame(width: 10, height: 10)
        #expect(rects(inset, CGSize(width: 10, height: 10), 1) == [CGRect(x: 3, y: 3, width: 5, height: 5)])
        #expect(
            rects(inset, CGSize(width: 10, height: 10), 2) == [CGRect(x: 2.5, y: 2.5, width: 5, height: 5)])
        let moved = Color.red.frame(width: 5, height: 5).offset(x: -3).frame(width: 10, height: 10)
        #expect(rects(moved, CGSize(width: 10, height: 10), 1) == [CGRect(x: 0, y: 3, width: 5, height: 5)])
        // Measured at 1x: 94.5 goes to 95, 89.5 to 90.
        let tall = Color.red.frame(width: 50, height: 45).padding(.top, 94.5)
        #expect(
            rects(tall, CGSize(width: 50, height: 200), 1) == [CGRect(x: 0, y: 95, width: 50, height: 45)])
    }
}
