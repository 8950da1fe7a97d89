import Drawing
import Foundation
import Testing

@testable import LayoutEngine

@MainActor
@Suite("truth: alignment-guide, rules") struct AlignmentGuideRuleTests {
    /// A custom guide whose default would show in every mean.
    enum Custom: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { 77 }
    }

    private static let custom = VerticalAlignment(Custom.self)

    // stated-by-Apple; https://developer.apple.com/documentation/swiftui/view/alignmentguide(_:computevalue:)
    @Test("alignment-guide-005") func alignment_guide_005() {
        let host = TextHost(
            VStack(alignment: .leading) {
                Text(verbatim: "aaa")
                Text(verbatim: "bbb").alignmentGuide(.leading) { d in d[.leading] - 10 }
            })
        #expect(host.texts.map(\.frame.minX) == [0, 10])
        #expect(host.size.width == 28)
    }

    private func merged(_ values: [CGFloat?]) -> CGFloat? {
        var result: CGFloat?
        inspect {
            HStack(alignment: .top, spacing: 0) {
                ForEach(values.indices, id: \.self) { index in
                    if let value = values[index] {
                        Color.red.frame(width: 10, height: 10)
                            .alignmentGuide(Self.custom) { _ in value }
                    } else {
                        Color.blue.frame(width: 10, height: 10)
                    }
                }
            }
        } visit: { stack, proposal in
            result = stack.dimensions(in: proposal)[explicit: Self.custom]
        }
        return result
    }

    // reverse-engineered; OpenSwiftUIProject/OpenSwiftUI Tests/OpenSwiftUICoreTests/Layout/Alignment/AlignmentGuideTests.swift @069dd80b
    // the mean of the explicit values; views without one don't count
    @Test("alignment-guide-013") func alignment_guide_013() {
        #expect(merged([1, 3, 5, nil, nil]) == 3)
        #expect(merged([nil, nil]) == nil)
    }

    // reverse-engineered; OpenSwiftUIProject/OpenSwiftUI Tests/OpenSwiftUICoreTests/Layout/Alignment/AlignmentGuideTests.swift @069dd80b
    @Test("alignment-guide-014") func alignment_guide_014() {
        #expect(merged((0...10).map { CGFloat($0) }) == 5)
    }

    // stated-by-Apple; ASCIIwwdc/wwdc-session-transcripts en/2019/237.vtt @ba4f7516
    // a view without text has its baseline at its bottom edge; the text's is 8 below its top
    @Test("alignment-guide-015") func alignment_guide_015() {
        let host = TextHost(
            HStack(alignment: .firstTextBaseline) {
                Color.red.frame(width: 20, height: 30)
                Text(verbatim: "x")
            })
        #expect(host.host.frames(of: "Color") == [[0, 0, 20, 30]])
        #expect(host.text?.frame.minY == 22)
        #expect(host.size.height == 32)
    }

    // reverse-engineered; OpenSwiftUIProject/OpenSwiftUI Sources/OpenSwiftUICore/Layout/Alignment/AlignmentGuide.swift @069dd80b
    @Test("alignment-guide-018") func alignment_guide_018() {
        var baselines: [CGFloat?] = []
        inspect {
            Text(verbatim: "x").padding(.top, 10)
        } visit: { text, proposal in
            let dimensions = text.dimensions(in: proposal)
            baselines = [dimensions[explicit: .firstTextBaseline], dimensions[.firstTextBaseline]]
        }
        #expect(baselines == [18, 18])
    }

    // stated-by-Apple; https://developer.apple.com/documentation/swiftui/viewdimensions
    // a guide reads as explicit or default; its explicit value is nil unless something below sets it
    @Test("alignment-guide-020") func alignment_guide_020() {
        var read: [CGFloat?] = []
        inspect(width: 40, height: 20) {
            Color.clear.alignmentGuide(HorizontalAlignment.center) { d in
                read = [d[.leading], d[explicit: .leading], d[explicit: .trailing]]
                return d[.leading]
            }
        } visit: { view, proposal in
            let dimensions = view.dimensions(in: proposal)
            #expect(dimensions[explicit: HorizontalAlignment.center] == 0)
            #expect(dimensions[explicit: .trailing] == nil)
            #expect(dimensions[.trailing] == 40)
        }
        #expect(read == [0, nil, nil])
        inspect(width: 40, height: 20) {
            Color.clear.alignmentGuide(.leading) { _ in 5 }
                .alignmentGuide(HorizontalAlignment.center) { d in
                    read = [d[.leading], d[explicit: .leading]]
                    return d[.leading]
                }
        } visit: { view, proposal in
            #expect(view.dimensions(in: proposal)[HorizontalAlignment.center] == 5)
        }
        #expect(read == [5, 5])
    }
}
