import Drawing
import Foundation
import Testing

@testable import LayoutEngine

@MainActor
@Suite("truth: rtl and rounding, rules") struct DirectionAndRoundingRuleTests {
    // measured-by-real-SwiftUI; stadiamaps/ferrostar apple/Tests/FerrostarSwiftUITests/Views/__Snapshots__/InnerGridViewTests/testRightToLeftView.1.png @918a1869
    // the exact mirror image of composite-measured-002
    @Test("composite-measured-003") func composite_measured_003() {
        let view = TruthCase(width: 430, height: 932) {
            HStack {
                VStack(alignment: .leading) {
                    Spacer()
                    Spacer()
                    Spacer()
                    Spacer()
                    Color.blue.frame(width: 64, height: 64)
                }
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
                VStack {
                    Spacer()
                    Spacer()
                    Spacer()
                    Spacer()
                    Spacer()
                }
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                VStack(alignment: .trailing) {
                    Color.red.frame(width: 64, height: 64)
                    Spacer()
                    Spacer()
                    Spacer()
                    Spacer()
                }
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .trailing)
            }
            .environment(\.layoutDirection, .rightToLeft)
            .frame(maxWidth: .infinity)
            .padding()
            .background { Color.pink }
        }
        view.expect(frames: ["red": [[16, 16, 64, 64]], "blue": [[350, 852, 64, 64]]])
    }

    // reverse-engineered; OpenSwiftUIProject/OpenSwiftUI Sources/OpenSwiftUI/Layout/Modifier/PositionLayout.swift @069dd80b
    // position(x:) is mirrored (measured: iamcgn/swiftui-web Docs/elements/Layout.md @863aea4)
    @Test("rtl-006") func rtl_006() {
        let view = TruthCase(width: 100, height: 10) {
            Color.red.frame(width: 20, height: 10).position(x: 10, y: 5)
                .environment(\.layoutDirection, .rightToLeft)
        }
        view.expect(frames: ["red": [[80, 0, 20, 10]]])
    }

    // blog-claim; ASCIIwwdc/wwdc-session-transcripts en/2019/237.vtt @ba4f7516
    // offset(x:) is mirrored (measured: iamcgn/swiftui-web Docs/elements/Layout.md @863aea4)
    @Test("rtl-007") func rtl_007() {
        let view = TruthCase(width: 100, height: 10) {
            Color.red.frame(width: 20, height: 10).offset(x: 5)
                .environment(\.layoutDirection, .rightToLeft)
        }
        view.expect(frames: ["red": [[35, 0, 20, 10]]])
    }

    // stated-by-Apple; ASCIIwwdc/wwdc-session-transcripts en/2019/237.vtt @ba4f7516
    // corners go to the nearest pixel when drawn, each for itself
    @Test("rounding-016") func rounding_016() {
        let host = TextHost(Color.red.frame(width: 33.3, height: 10.2).padding(.leading, 3.3), scale: 2)
        #expect(host.host.frames(of: "Color") == [[3.3, 0, 33.3, 10.2]])
        #expect(host.filled == [CGRect(x: 3.5, y: 0, width: 33, height: 10)])
    }

    // reverse-engineered; OpenSwiftUIProject/OpenSwiftUI Sources/OpenSwiftUICore/Util/Extension/Round+Extension.swift @069dd80b
    // the size that is reported goes up to the pixel
    @Test("rounding-017") func rounding_017() {
        let host = host(Color.red.frame(width: 33.3333, height: 10))
        host.layout(.unspecified)
        #expect(host.displayList(scale: 2).size == CGSize(width: 33.5, height: 10))
    }
}
