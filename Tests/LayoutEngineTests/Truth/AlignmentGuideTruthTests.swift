import Drawing
import Foundation
import Testing

@testable import LayoutEngine

extension HorizontalAlignment {
    enum Mark010: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { 0 } }
    static let mark010 = HorizontalAlignment(Mark010.self)
}

extension HorizontalAlignment {
    enum Mark011: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { 0 } }
    static let mark011 = HorizontalAlignment(Mark011.self)
}

extension HorizontalAlignment {
    enum Mark012: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { 0 } }
    static let mark012 = HorizontalAlignment(Mark012.self)
}

extension VerticalAlignment {
    struct IconCenter: AlignmentID {
        static func defaultValue(in d: ViewDimensions) -> CGFloat { d.height / 2 }
    }
    static let iconCenter = VerticalAlignment(IconCenter.self)
}

@MainActor
@Suite("truth: alignment-guide") struct AlignmentGuideTruthTests {
    // reverse-engineered; OpenSwiftUIProject/OpenSwiftUI Example/OpenSwiftUIUITests/Layout/Alignment/AlignmentGuideUITests.swift @069dd80b
    // guide at -10 means the view starts 10 to the RIGHT of the alignment line; stack is 50 wide
    @Test("alignment-guide-001") func alignment_guide_001() {
        let view = TruthCase(width: 100, height: 100, size: [50, 20]) {
            VStack(alignment: .leading, spacing: 0) {
                Color.red
                    .frame(width: 40, height: 10)
                Color.blue
                    .frame(width: 40, height: 10)
                    .alignmentGuide(.leading) { _ in -10 }
            }
        }
        view.expect(frames: [
            "red": [[25, 40, 40, 10]],
            "blue": [[35, 50, 40, 10]],
        ])
    }

    // reverse-engineered; OpenSwiftUIProject/OpenSwiftUI Sources/OpenSwiftUICore/Layout/Modifier/FrameLayout.swift @069dd80b
    // frame alignment uses the child's explicit guide: x = 0 - 5
    @Test("alignment-guide-007") func alignment_guide_007() {
        let view = TruthCase(width: 100, height: 100, size: [100, 100]) {
            Color.red
                .frame(width: 20, height: 20)
                .alignmentGuide(.leading) { _ in 5 }
                .frame(width: 100, height: 100, alignment: .leading)
        }
        view.expect(frames: [
            "red": [[-5, 40, 20, 20]]
        ])
    }

    // reverse-engineered; OpenSwiftUIProject/OpenSwiftUI Sources/OpenSwiftUICore/Layout/Alignment/AlignmentGuide.swift @069dd80b
    // built-in alignments do NOT propagate out of a multi-child container: the HStack's leading is its own
    // 0
    @Test("alignment-guide-008") func alignment_guide_008() {
        let view = TruthCase(width: 100, height: 100, size: [60, 20]) {
            VStack(alignment: .leading, spacing: 0) {
                Color.red
                    .frame(width: 60, height: 10)
                HStack(spacing: 0) {
                    Color.green
                        .frame(width: 20, height: 10)
                        .alignmentGuide(.leading) { _ in 10 }
                    Color.blue
                        .frame(width: 20, height: 10)
                }
            }
        }
        view.expect(frames: [
            "red": [[20, 40, 60, 10]],
            "green": [[20, 50, 20, 10]],
            "blue": [[40, 50, 20, 10]],
        ])
    }

    // reverse-engineered; OpenSwiftUIProject/OpenSwiftUI Tests/OpenSwiftUICoreTests/Layout/Alignment/AlignmentGuideTests.swift @069dd80b
    // two explicit values 0 and 30 are averaged: 15
    @Test("alignment-guide-010") func alignment_guide_010() {
        let view = TruthCase(width: 100, height: 100, size: [75, 20]) {
            VStack(alignment: .mark010, spacing: 0) {
                Color.red
                    .frame(width: 60, height: 10)
                HStack(spacing: 0) {
                    Color.green
                        .frame(width: 20, height: 10)
                        .alignmentGuide(.mark010) { _ in 0 }
                    Color.blue
                        .frame(width: 20, height: 10)
                        .alignmentGuide(.mark010) { _ in 10 }
                }
            }
        }
        view.expect(frames: [
            "red": [[27.5, 40, 60, 10]],
            "green": [[12.5, 50, 20, 10]],
            "blue": [[32.5, 50, 20, 10]],
        ])
    }

    // reverse-engineered; OpenSwiftUIProject/OpenSwiftUI Sources/OpenSwiftUICore/Layout/Alignment/AlignmentGuide.swift @069dd80b
    // unary modifiers add their placement offset: 17
    @Test("alignment-guide-011") func alignment_guide_011() {
        let view = TruthCase(width: 100, height: 100, size: [77, 20]) {
            VStack(alignment: .mark011, spacing: 0) {
                Color.red
                    .frame(width: 60, height: 10)
                Color.blue
                    .frame(width: 20, height: 10)
                    .alignmentGuide(.mark011) { _ in 10 }
                    .padding(.leading, 7)
            }
        }
        view.expect(frames: [
            "red": [[28.5, 40, 60, 10]],
            "blue": [[18.5, 50, 20, 10]],
        ])
    }

    // reverse-engineered; naykutguven/SwiftUIChronicles SwiftUIChronicles/ThinkingInSwiftUI/3. Layout/4. Alignment/4-CustomAlignmentIdentifiers.swift @26ee2d3f
    // propagates through two nested stacks: 20 + 20 = 40
    @Test("alignment-guide-012") func alignment_guide_012() {
        let view = TruthCase(width: 100, height: 100, size: [90, 30]) {
            VStack(alignment: .mark012, spacing: 0) {
                HStack(spacing: 0) {
                    Color.red
                        .frame(width: 20, height: 10)
                    VStack(spacing: 0) {
                        Color.green
                            .frame(width: 20, height: 10)
                        Color.blue
                            .frame(width: 20, height: 10)
                            .alignmentGuide(.mark012) { $0.width }
                    }
                }
                Color.yellow
                    .frame(width: 50, height: 10)
            }
        }
        view.expect(frames: [
            "red": [[5, 40, 20, 10]],
            "green": [[25, 35, 20, 10]],
            "blue": [[25, 45, 20, 10]],
            "yellow": [[45, 55, 50, 10]],
        ])
    }

    // stated-by-Apple; ASCIIwwdc/wwdc-session-transcripts en/2019/237.vtt @ba4f7516
    // no text at all: behaves as .bottom (also Apple docs of VerticalAlignment). Numbers derived
    @Test("alignment-guide-016") func alignment_guide_016() {
        let view = TruthCase(width: 100, height: 100) {
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                Color.red.frame(width: 10, height: 30)
                Color.blue.frame(width: 10, height: 10)
            }
        }
        view.expect(frames: [
            "red": [[40, 35, 10, 30]],
            "blue": [[50, 55, 10, 10]],
        ])
    }

    // reverse-engineered; OpenSwiftUIProject/OpenSwiftUI Sources/OpenSwiftUICore/Layout/Alignment/AlignmentGuide.swift @069dd80b
    // badge idiom: y = 0 - 10
    @Test("alignment-guide-019") func alignment_guide_019() {
        let view = TruthCase(width: 100, height: 100, size: [100, 100]) {
            Color.red
                .frame(width: 100, height: 100)
                .overlay(alignment: .topTrailing) {
                    Color.blue
                        .frame(width: 20, height: 20)
                        .alignmentGuide(.top) { _ in 10 }
                }
        }
        view.expect(frames: [
            "red": [[0, 0, 100, 100]],
            "blue": [[80, -10, 20, 20]],
        ])
    }

    // measured-by-real-SwiftUI; iamcgn/swiftui-web Fixtures/Goldens/layout/alignment-guide/frames.json @3c30f3a2
    @Test("sw-layout-alignment-guide") func sw_layout_alignment_guide() {
        let view = TruthCase(width: 300, height: 200, size: [150, 68]) {
            VStack(alignment: .leading, spacing: 4) {
                Color.red
                    .frame(width: 100, height: 20)
                    .alignmentGuide(.leading) { d in d[.trailing] }
                Color.blue
                    .frame(width: 50, height: 20)
                Color.green
                    .frame(width: 30, height: 20)
                    .alignmentGuide(.leading) { d in d.width / 2 }
            }
            .background {
                Color.yellow
            }
        }
        view.expect(frames: [
            "red": [[75, 66, 100, 20]],
            "blue": [[175, 90, 50, 20]],
            "green": [[160, 114, 30, 20]],
            "yellow": [[75, 66, 150, 68]],
        ])
    }

    // measured-by-real-SwiftUI; iamcgn/swiftui-web Fixtures/Goldens/text/hstack-baseline/frames.json @50a2567e
    // each text is replaced by a colour of the measured size with the measured baseline as an alignment
    // guide (large title: 29 of 38, default font: 13 of 16). A plain view's text baselines are its bottom
    // edge; default gap 8
    @Test("sw2-text-hstack-baseline") func sw2_text_hstack_baseline() {
        let view = TruthCase(width: 300, height: 100, size: [94, 76]) {
            VStack(spacing: 0) {
                HStack(alignment: .firstTextBaseline) {
                    Color.red
                        .frame(width: 36.5, height: 38)
                        .alignmentGuide(.firstTextBaseline) { _ in 29 }
                    Color.blue
                        .frame(width: 31.5, height: 16)
                        .alignmentGuide(.firstTextBaseline) { _ in 13 }
                    Color.green
                        .frame(width: 10, height: 10)
                }
                .background {
                    Color.gray
                }
                HStack(alignment: .lastTextBaseline) {
                    Color.orange
                        .frame(width: 36.5, height: 38)
                        .alignmentGuide(.lastTextBaseline) { _ in 29 }
                    Color.purple
                        .frame(width: 31.5, height: 16)
                        .alignmentGuide(.lastTextBaseline) { _ in 13 }
                }
                .background {
                    Color.black
                }
            }
        }
        view.expect(frames: [
            "red": [[103, 12, 36.5, 38]],
            "blue": [[147.5, 28, 31.5, 16]],
            "green": [[187, 31, 10, 10]],
            "gray": [[103, 12, 94, 38]],
            "orange": [[112, 50, 36.5, 38]],
            "purple": [[156.5, 66, 31.5, 16]],
            "black": [[112, 50, 76, 38]],
        ])
    }

    // measured-by-real-SwiftUI; iamcgn/swiftui-web Fixtures/Goldens/label/basic/frames.json @6c62796e
    // Label written as an HStack with a custom alignment: the icon's centre sits half a cap height
    // (4.579833984375 for the 13 pt font) above the title's first baseline (13). The source's column also
    // holds a second title-and-icon label (24) and a button (32); left out here, so y values are
    // recomputed from the measured heights and gaps (12)
    @Test("sw2-label-column") func sw2_label_column() {
        let view = TruthCase(width: 320, height: 300, size: [89.5, 204]) {
            VStack(alignment: .leading, spacing: 12) {
                HStack(alignment: .iconCenter, spacing: 8) {
                    Color.clear
                        .frame(width: 24, height: 24)
                    Color.clear
                        .frame(width: 26.5, height: 16)
                        .alignmentGuide(.iconCenter) { _ in 8.420166015625 }
                }
                .background {
                    Color.red
                }
                Color.orange
                    .frame(width: 26.5, height: 16)
                Color.yellow
                    .frame(width: 24, height: 24)
                HStack(alignment: .iconCenter, spacing: 8) {
                    Color.green
                        .frame(width: 12, height: 12)
                    Color.mint
                        .frame(width: 26.5, height: 16)
                        .alignmentGuide(.iconCenter) { _ in 8.420166015625 }
                }
                .background {
                    Color.teal
                }
                HStack(alignment: .iconCenter, spacing: 8) {
                    Color.blue
                        .frame(width: 64, height: 40)
                    Color.purple
                        .frame(width: 17.5, height: 16)
                        .alignmentGuide(.iconCenter) { _ in 8.420166015625 }
                }
                .background {
                    Color.pink
                }
                HStack(alignment: .firstTextBaseline, spacing: 8) {
                    Color.brown
                        .frame(width: 49.5, height: 24)
                        .alignmentGuide(.firstTextBaseline) { _ in 16.579833984375 }
                    Color.gray
                        .frame(width: 17.5, height: 16)
                        .alignmentGuide(.firstTextBaseline) { _ in 13 }
                }
                .background {
                    Color.indigo
                }
            }
            .background {
                Color.white
            }
        }
        view.expect(frames: [
            "red": [[115.25, 48, 58.5, 24]],
            "orange": [[115.25, 84, 26.5, 16]],
            "yellow": [[115.25, 112, 24, 24]],
            "teal": [[115.25, 148, 46.5, 16]],
            "green": [[115.25, 150.420166015625, 12, 12]],
            "mint": [[135.25, 148, 26.5, 16]],
            "pink": [[115.25, 176, 89.5, 40]],
            "blue": [[115.25, 176, 64, 40]],
            "purple": [[187.25, 187.579833984375, 17.5, 16]],
            "indigo": [[115.25, 228, 75, 24]],
            "brown": [[115.25, 228, 49.5, 24]],
            "gray": [[172.75, 231.579833984375, 17.5, 16]],
            "white": [[115.25, 48, 89.5, 204]],
        ])
    }

    // measured-by-real-SwiftUI; iamcgn/swiftui-web Fixtures/Goldens/text/baseline-wrapped/frames.json @06d0953f
    // each text is replaced by a colour of the measured size with the measured baseline as an alignment
    // guide: 4 lines of 16, first baseline 13, last 61; a frame forwards both baselines
    @Test("sw2-text-baseline-wrapped") func sw2_text_baseline_wrapped() {
        let view = TruthCase(width: 400, height: 200, size: [173.5, 150]) {
            VStack(alignment: .leading, spacing: 0) {
                HStack(alignment: .lastTextBaseline, spacing: 0) {
                    Color.red
                        .frame(width: 118, height: 64)
                        .alignmentGuide(.lastTextBaseline) { _ in 61 }
                        .frame(width: 120, alignment: .topLeading)
                    Color.blue
                        .frame(width: 43.5, height: 38)
                        .alignmentGuide(.lastTextBaseline) { _ in 29 }
                    Color.green
                        .frame(width: 10, height: 10)
                }
                .background {
                    Color.gray
                }
                HStack(alignment: .firstTextBaseline, spacing: 0) {
                    Color.orange
                        .frame(width: 118, height: 64)
                        .alignmentGuide(.firstTextBaseline) { _ in 13 }
                        .frame(width: 120, alignment: .topLeading)
                    Color.purple
                        .frame(width: 43.5, height: 38)
                        .alignmentGuide(.firstTextBaseline) { _ in 29 }
                    Color.pink
                        .frame(width: 10, height: 10)
                }
                .background {
                    Color.black
                }
            }
        }
        view.expect(frames: [
            "red": [[113.25, 25, 118, 64]],
            "blue": [[233.25, 57, 43.5, 38]],
            "green": [[276.75, 76, 10, 10]],
            "gray": [[113.25, 25, 173.5, 70]],
            "orange": [[113.25, 111, 118, 64]],
            "purple": [[233.25, 95, 43.5, 38]],
            "pink": [[276.75, 114, 10, 10]],
            "black": [[113.25, 95, 173.5, 80]],
        ])
    }
}
