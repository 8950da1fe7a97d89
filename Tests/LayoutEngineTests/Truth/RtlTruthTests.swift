import Drawing
import Foundation
import Testing

@testable import LayoutEngine

@MainActor
@Suite("truth: rtl") struct RtlTruthTests {
    // stated-by-Apple; ASCIIwwdc/wwdc-session-transcripts en/2019/237.vtt @ba4f7516
    // leading = right in RTL; horizontal coordinates are flipped. Numbers derived
    @Test("rtl-003") func rtl_003() {
        let view = TruthCase(width: 100, height: 10) {
            Color.red.frame(width: 20, height: 10).frame(width: 100, alignment: .leading).environment(
                \.layoutDirection, .rightToLeft)
        }
        view.expect(frames: [
            "red": [[80, 0, 20, 10]]
        ])
    }

    // reverse-engineered; OpenSwiftUIProject/OpenSwiftUI Sources/OpenSwiftUICore/Layout/Modifier/PaddingLayout.swift @069dd80b
    @Test("rtl-004") func rtl_004() {
        let view = TruthCase(width: 60, height: 10) {
            Color.red.frame(width: 50, height: 10).padding(.leading, 10).environment(
                \.layoutDirection, .rightToLeft)
        }
        view.expect(frames: [
            "red": [[0, 0, 50, 10]]
        ])
    }

    // reverse-engineered; OpenSwiftUIProject/OpenSwiftUI Sources/OpenSwiftUICore/Layout/Stack/StackLayout.swift @069dd80b
    @Test("rtl-005") func rtl_005() {
        let view = TruthCase(width: 50, height: 20) {
            VStack(alignment: .leading, spacing: 0) {
                Color.red.frame(width: 20, height: 10)
                Color.blue.frame(width: 50, height: 10)
            }.environment(\.layoutDirection, .rightToLeft)
        }
        view.expect(frames: [
            "red": [[30, 0, 20, 10]],
            "blue": [[0, 10, 50, 10]],
        ])
    }

    // measured-by-real-SwiftUI; iamcgn/swiftui-web Fixtures/Goldens/layout/rtl-custom/frames.json @863aea4e
    // the system mirrors placeSubviews of a custom Layout. macOS 26.6
    @Test("sw-rtl-custom-layout") func sw_rtl_custom_layout() {
        struct Rows: Layout {
            func lines(_ w: CGFloat, _ v: Subviews) -> [(
                y: CGFloat, items: [(i: Int, x: CGFloat, size: CGSize)], h: CGFloat
            )] {
                var out: [(y: CGFloat, items: [(i: Int, x: CGFloat, size: CGSize)], h: CGFloat)] = []
                var cur: [(i: Int, x: CGFloat, size: CGSize)] = []
                var x: CGFloat = 0
                var y: CGFloat = 0
                var h: CGFloat = 0
                for i in v.indices {
                    let s = v[i].sizeThatFits(.unspecified)
                    if !cur.isEmpty && x + s.width > w {
                        out.append((y, cur, h))
                        y += h + 6
                        cur = []
                        x = 0
                        h = 0
                    }
                    cur.append((i, x, s))
                    x += s.width + 8
                    h = max(h, s.height)
                }
                if !cur.isEmpty { out.append((y, cur, h)) }
                return out
            }
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                let w = proposal.width ?? 300
                let l = lines(w, subviews).last
                return CGSize(width: w, height: (l?.y ?? 0) + (l?.h ?? 0))
            }
            func placeSubviews(
                in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
            ) {
                for l in lines(bounds.width, subviews) {
                    for e in l.items {
                        subviews[e.i].place(
                            at: CGPoint(x: bounds.minX + e.x, y: bounds.minY + l.y),
                            proposal: ProposedViewSize(e.size))
                    }
                }
            }
        }
        let view = TruthCase(width: 300, height: 120, size: [200, 46]) {
            Rows {
                Color.red.frame(width: 60, height: 20)
                Color.blue.frame(width: 90, height: 20)
                Color.green.frame(width: 50, height: 20)
                Color.orange.frame(width: 70, height: 20)
                Color.purple.frame(width: 40, height: 20)
            }
            .frame(width: 200)
            .background { Color.white }
            .environment(\.layoutDirection, .rightToLeft)
        }
        view.expect(frames: [
            "red": [[190, 37, 60, 20]],
            "blue": [[92, 37, 90, 20]],
            "green": [[200, 63, 50, 20]],
            "orange": [[122, 63, 70, 20]],
            "purple": [[74, 63, 40, 20]],
            "white": [[50, 37, 200, 46]],
        ])
    }

    // measured-by-real-SwiftUI; iamcgn/swiftui-web Fixtures/Goldens/layout/rtl-stacks/frames.json @863aea4e
    // leading is the right edge; a left-to-right island is placed mirrored as a whole;
    // alignmentGuide(.leading) -10 puts the view 10 in from the right; the text of the fixture is a 25x16
    // colour here. macOS 26.6
    @Test("sw-rtl-stacks") func sw_rtl_stacks() {
        let view = TruthCase(width: 320, height: 260, size: [300, 226]) {
            VStack(alignment: .leading, spacing: 10) {
                HStack {
                    Color.red.frame(width: 40, height: 30)
                    Color.blue.frame(width: 60, height: 30)
                    Spacer()
                    Color.green.frame(width: 30, height: 30)
                }
                Color.clear.frame(width: 50, height: 20)
                    .padding(.leading, 30)
                    .background { Color.orange }
                Color.clear.frame(width: 40, height: 20)
                    .frame(width: 120, alignment: .leading)
                    .background { Color.purple }
                ZStack(alignment: .topLeading) {
                    Color.gray.frame(width: 100, height: 40)
                    Color.black.frame(width: 20, height: 20)
                }
                HStack {
                    Color.pink.frame(width: 30, height: 20)
                    Color.teal.frame(width: 30, height: 20)
                }
                .environment(\.layoutDirection, .leftToRight)
                .background { Color.mint }
                Color.brown.frame(width: 25, height: 16)
                Color.cyan.frame(width: 30, height: 20)
                    .alignmentGuide(.leading) { _ in -10 }
            }
            .frame(width: 300, alignment: .leading)
            .background { Color.white }
            .environment(\.layoutDirection, .rightToLeft)
        }
        view.expect(frames: [
            "red": [[270, 17, 40, 30]],
            "blue": [[202, 17, 60, 30]],
            "green": [[10, 17, 30, 30]],
            "orange": [[230, 57, 80, 20]],
            "purple": [[190, 87, 120, 20]],
            "gray": [[210, 117, 100, 40]],
            "black": [[290, 117, 20, 20]],
            "pink": [[242, 167, 30, 20]],
            "teal": [[280, 167, 30, 20]],
            "mint": [[242, 167, 68, 20]],
            "brown": [[285, 197, 25, 16]],
            "cyan": [[270, 223, 30, 20]],
            "white": [[10, 17, 300, 226]],
        ])
    }

    // measured-by-real-SwiftUI; iamcgn/swiftui-web Fixtures/Goldens/layout/rtl-text/frames.json @863aea4e
    // macOS 26.6; each text is replaced by a colour of the measured size
    @Test("sw2-rtl-text") func sw2_rtl_text() {
        let view = TruthCase(width: 260, height: 300, size: [150, 256.079833984375]) {
            VStack(alignment: .leading, spacing: 8) {
                Color.red.frame(width: 150, height: 64)
                Color.orange.frame(width: 150, height: 64)
                Color.yellow.frame(width: 150, height: 64)
                Color.green.frame(width: 49.5, height: 16.079833984375)
                Color.clear.frame(width: 25, height: 16)
                    .frame(width: 100, alignment: .leading)
                    .background { Color.blue }
            }
            .environment(\.layoutDirection, .rightToLeft)
        }
        view.expect(frames: [
            "red": [[55, 21.9600830078125, 150, 64]],
            "orange": [[55, 93.9600830078125, 150, 64]],
            "yellow": [[55, 165.9600830078125, 150, 64]],
            "green": [[155.5, 237.9600830078125, 49.5, 16.079833984375]],
            "blue": [[105, 262.0399169921875, 100, 16]],
        ])
    }

    // measured-by-real-SwiftUI; iamcgn/swiftui-web Fixtures/Goldens/layout/rtl-scroll/frames.json @863aea4e
    // a horizontal scroll view starts at its trailing (left-most content) end: content x = viewport -
    // content. macOS 26.6
    @Test("sw-rtl-scroll") func sw_rtl_scroll() {
        let view = TruthCase(width: 200, height: 80, size: [180, 60]) {
            ScrollView(.horizontal) {
                HStack(spacing: 10) {
                    Color.red.frame(width: 50, height: 40)
                    Color.blue.frame(width: 50, height: 40)
                    Color.green.frame(width: 50, height: 40)
                    Color.orange.frame(width: 50, height: 40)
                    Color.purple.frame(width: 50, height: 40)
                    Color.gray.frame(width: 50, height: 40)
                }
                .background { Color.white }
            }
            .frame(width: 180, height: 60)
            .background { Color.black }
            .environment(\.layoutDirection, .rightToLeft)
        }
        view.expect(frames: [
            "red": [[140, 20, 50, 40]],
            "blue": [[80, 20, 50, 40]],
            "green": [[20, 20, 50, 40]],
            "orange": [[-40, 20, 50, 40]],
            "purple": [[-100, 20, 50, 40]],
            "gray": [[-160, 20, 50, 40]],
            "white": [[-160, 20, 350, 40]],
            "black": [[10, 10, 180, 60]],
        ])
    }
}
