import Drawing
import Foundation
import Testing

@testable import LayoutEngine

/// What a container offers its children, in the order of asking; a repeated question isn't asked again.
@MainActor
@Suite("truth: layout-protocol, proposals") struct ProposalRuleTests {
    private func ask(
        _ width: CGFloat?, _ height: CGFloat?,
        size: @escaping (ProposedViewSize) -> CGSize = { $0.replacingUnspecifiedDimensions() },
        @ViewBuilder _ content: (AnyView) -> some View
    ) -> [ProposedViewSize] {
        let log = Box.Log()
        host(content(AnyView(probe(log, size)))).layout(ProposedViewSize(width: width, height: height))
        return log.proposals
    }

    private func offers(_ sizes: [(CGFloat?, CGFloat?)]) -> [ProposedViewSize] {
        sizes.map { ProposedViewSize(width: $0.0, height: $0.1) }
    }

    // reverse-engineered; OpenSwiftUIProject/OpenSwiftUI Sources/OpenSwiftUICore/Layout/Stack/StackLayout.swift @069dd80b
    // minimum, maximum, then the real offer; across always what the stack was offered
    @Test("layout-protocol-014") func layout_protocol_014() {
        let expected = offers([(0, 50), (.infinity, 50), (50, 50)])
        let first = ask(100, 50) { probe in
            HStack(spacing: 0) {
                probe
                Color.red
            }
        }
        #expect(first == expected)
        let second = ask(100, 50) { probe in
            HStack(spacing: 0) {
                Color.red
                probe
            }
        }
        #expect(second == expected)
    }

    // reverse-engineered; OpenSwiftUIProject/OpenSwiftUI Sources/OpenSwiftUICore/Layout/Stack/StackLayout.swift @069dd80b
    // a lower priority is asked for its minimum, then offered what is left: 0 both times
    @Test("layout-protocol-015") func layout_protocol_015() {
        let found = ask(100, 50) { probe in
            HStack(spacing: 0) {
                probe
                Color.red.layoutPriority(1)
            }
        }
        #expect(!found.isEmpty)
        #expect(found.allSatisfy { $0 == ProposedViewSize(width: 0, height: 50) })
    }

    // reverse-engineered; OpenSwiftUIProject/OpenSwiftUI Sources/OpenSwiftUICore/Layout/Stack/StackLayout.swift @069dd80b
    // along an axis without proposal nothing is tried out
    @Test("layout-protocol-016") func layout_protocol_016() {
        let found = ask(nil, 50) { probe in
            HStack {
                probe
                Color.red
            }
        }
        #expect(found == offers([(nil, 50)]))
    }

    // reverse-engineered; OpenSwiftUIProject/OpenSwiftUI Sources/OpenSwiftUICore/Layout/Modifier/PaddingLayout.swift @069dd80b
    @Test("layout-protocol-017") func layout_protocol_017() {
        #expect(ask(100, nil) { $0.padding(10) } == offers([(80, nil)]))
    }

    // reverse-engineered; OpenSwiftUIProject/OpenSwiftUI Sources/OpenSwiftUICore/Layout/FixedSizeLayout.swift @069dd80b
    @Test("layout-protocol-018") func layout_protocol_018() {
        #expect(ask(100, 100) { $0.fixedSize() } == offers([(nil, nil)]))
    }

    // blog-claim; https://www.objc.io/blog/2022/03/29/aspectratio/
    // first the ideal size for its ratio (40 : 20), then what fits
    @Test("layout-protocol-019") func layout_protocol_019() {
        let found = ask(100, 100) { proposal in
            proposal.replacingUnspecifiedDimensions(by: CGSize(width: 40, height: 20))
        } _: { probe in
            probe.aspectRatio(nil, contentMode: .fit)
        }
        #expect(found == offers([(nil, nil), (100, 50)]))
    }

    // reverse-engineered; OpenSwiftUIProject/OpenSwiftUI Sources/OpenSwiftUICore/Layout/Modifier/FrameLayout.swift @069dd80b
    // as wide as offered, as tall as the child
    @Test("layout-protocol-020") func layout_protocol_020() {
        #expect(ask(100, 30) { $0.frame(maxWidth: .infinity) } == offers([(100, 30)]))
        let box = Box { CGSize(width: $0.width ?? 10, height: 20) }.view().frame(maxWidth: .infinity)
        #expect(
            host(box).layout(ProposedViewSize(width: 100, height: 30)) == CGSize(width: 100, height: 20))
    }

    // reverse-engineered; OpenSwiftUIProject/OpenSwiftUI Sources/OpenSwiftUICore/Layout/Modifier/FrameLayout.swift @069dd80b
    @Test("layout-protocol-021") func layout_protocol_021() {
        #expect(ask(100, 30) { $0.frame(minWidth: 40, maxWidth: 60) } == offers([(60, 30)]))
    }
}
