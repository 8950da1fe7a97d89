import Drawing
import Foundation
import Testing

@testable import LayoutEngine

@MainActor
@Suite("truth: layout-protocol") struct LayoutProtocolTruthTests {
    // stated-by-Apple; https://developer.apple.com/documentation/swiftui/layoutsubview/place(at:anchor:proposal:)
    // a subview that is never placed appears at the centre, sized with the container's own proposal
    @Test("layout-protocol-004") func layout_protocol_004() {
        struct Only: Layout {
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                CGSize(width: 100, height: 100)
            }
            func placeSubviews(in b: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ())
            { subviews[0].place(at: b.origin, proposal: .unspecified) }
        }
        let view = TruthCase(width: 100, height: 100, space: .local) {
            Only {
                Color.red.frame(width: 20, height: 20)
                Color.blue.frame(width: 20, height: 20)
            }
        }
        view.expect(frames: [
            "red": [[0, 0, 20, 20]],
            "blue": [[40, 40, 20, 20]],
        ])
    }

    // stated-by-Apple; https://developer.apple.com/documentation/swiftui/layoutsubview/place(at:anchor:proposal:)
    // unplaced greedy child takes the layout's PROPOSAL (60x50), not its bounds (100x100); centred.
    // Derived numbers
    @Test("layout-protocol-005") func layout_protocol_005() {
        struct Only: Layout {
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                CGSize(width: 100, height: 100)
            }
            func placeSubviews(in b: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ())
            {}
        }
        let view = TruthCase(width: 60, height: 50) {
            Only { Color.red }
        }
        view.expect(frames: [
            "red": [[0, 0, 60, 50]]
        ])
        // also: {"layout": [-20, -25, 100, 100]}
    }

    // stated-by-Apple; tannerpressnet/ComposingCustomLayouts CustomLayoutSample/Layouts/MyRadialLayout.swift @8ddfc735
    @Test("layout-protocol-006") func layout_protocol_006() {
        struct Only: Layout {
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                CGSize(width: 100, height: 100)
            }
            func placeSubviews(in b: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ())
            { subviews[0].place(at: CGPoint(x: b.midX, y: b.midY), anchor: .center, proposal: .unspecified) }
        }
        let view = TruthCase(width: 100, height: 100, space: .local) {
            Only { Color.red.frame(width: 20, height: 20) }
        }
        view.expect(frames: [
            "red": [[40, 40, 20, 20]]
        ])
    }

    // reverse-engineered; OpenSwiftUIProject/OpenSwiftUI Sources/OpenSwiftUICore/Layout/Layout.swift @069dd80b
    // default anchor is .topLeading; the size is whatever the child answers to the placement proposal
    @Test("layout-protocol-009") func layout_protocol_009() {
        struct Only: Layout {
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                CGSize(width: 100, height: 100)
            }
            func placeSubviews(in b: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ())
            { subviews[0].place(at: b.origin, proposal: ProposedViewSize(width: 30, height: 40)) }
        }
        let view = TruthCase(width: 100, height: 100, space: .local) {
            Only { Color.red }
        }
        view.expect(frames: [
            "red": [[0, 0, 30, 40]]
        ])
    }

    // measured-by-real-SwiftUI; iamcgn/swiftui-web Fixtures/Goldens/customlayout/flow/frames.json @7f02a9ce
    // texts replaced by colours of their measured sizes
    @Test("sw-customlayout-flow") func sw_customlayout_flow() {
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
        let view = TruthCase(width: 320, height: 160, size: [160, 52]) {
            Rows {
                Color.red.frame(width: 25, height: 16)
                Color.orange.frame(width: 25, height: 16)
                Color.yellow.frame(width: 35.5, height: 16)
                Color.green.frame(width: 27.5, height: 16)
                Color.mint.frame(width: 25, height: 16)
                Color.blue.frame(width: 60, height: 30)
                Color.purple.frame(width: 18.5, height: 16)
            }
            .frame(width: 160)
            .background { Color.white }
        }
        view.expect(frames: [
            "red": [[80, 54, 25, 16]],
            "orange": [[113, 54, 25, 16]],
            "yellow": [[146, 54, 35.5, 16]],
            "green": [[189.5, 54, 27.5, 16]],
            "mint": [[80, 76, 25, 16]],
            "blue": [[113, 76, 60, 30]],
            "purple": [[181, 76, 18.5, 16]],
            "white": [[80, 54, 160, 52]],
        ])
    }

    // measured-by-real-SwiftUI; iamcgn/swiftui-web Fixtures/Goldens/customlayout/radial/frames.json @7f02a9ce
    // place(at:anchor: .center, proposal: .unspecified); each text is replaced by a colour of the measured
    // size
    @Test("sw2-customlayout-radial") func sw2_customlayout_radial() {
        struct Ring: Layout {
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                let s = min(proposal.width ?? 200, proposal.height ?? 200)
                return CGSize(width: s, height: s)
            }
            func placeSubviews(
                in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
            ) {
                let reach = min(bounds.width, bounds.height) / 2 - 12
                let dx: [CGFloat] = [0, 1, 0, -1]
                let dy: [CGFloat] = [-1, 0, 1, 0]
                for i in subviews.indices {
                    let r = i < 4 ? reach : reach / 2
                    let c = CGPoint(x: bounds.midX + dx[i % 4] * r, y: bounds.midY + dy[i % 4] * r)
                    subviews[i].place(at: c, anchor: .center, proposal: .unspecified)
                }
            }
        }
        let view = TruthCase(width: 240, height: 240, size: [160, 160]) {
            Ring {
                Color.red.frame(width: 9, height: 16)
                Color.blue.frame(width: 8.5, height: 16)
                Color.green.frame(width: 20, height: 20)
                Color.orange.frame(width: 9.5, height: 16)
                Color.purple.frame(width: 8, height: 16)
            }
            .frame(width: 160, height: 160)
            .background { Color.gray }
        }
        view.expect(frames: [
            "red": [[115.5, 44, 9, 16]],
            "blue": [[183.75, 112, 8.5, 16]],
            "green": [[110, 178, 20, 20]],
            "orange": [[47.25, 112, 9.5, 16]],
            "purple": [[116, 78, 8, 16]],
            "gray": [[40, 40, 160, 160]],
        ])
    }
}
