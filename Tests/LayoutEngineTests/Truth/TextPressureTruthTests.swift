import Drawing
import Foundation
import Testing

@testable import LayoutEngine

@MainActor
@Suite("truth: text-pressure") struct TextPressureTruthTests {
    // measured-by-real-SwiftUI; iamcgn/swiftui-web Fixtures/Goldens/pressure/overflow/frames.json @03283214
    // the wrapped text (lines of 16) is replaced by a Layout that answers floor(height/16) lines, at least
    // one, as measured for Text; 24 points are left for the text: one line
    @Test("sw-pressure-overflow") func sw_pressure_overflow() {
        struct Lines: Layout {
            let count: Int
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                var n = count
                if let h = proposal.height { n = h < CGFloat(16 * count) ? max(1, Int(h / 16)) : count }
                return CGSize(width: proposal.width ?? 150, height: CGFloat(16 * n))
            }
            func placeSubviews(
                in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
            ) {
                for v in subviews { v.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
            }
        }
        let view = TruthCase(width: 200, height: 120, size: [200, 112]) {
            VStack(spacing: 8) {
                Color.red
                    .frame(height: 40)
                Lines(count: 4) { Color.green }
                    .frame(width: 150, alignment: .leading)
                Color.blue
                    .frame(height: 40)
            }
            .background {
                Color.gray
            }
        }
        view.expect(frames: [
            "red": [[0, 4, 200, 40]],
            "green": [[25, 52, 150, 16]],
            "blue": [[0, 76, 200, 40]],
            "gray": [[0, 4, 200, 112]],
        ])
    }

    // measured-by-real-SwiftUI; iamcgn/swiftui-web Fixtures/Goldens/pressure/row-tight/frames.json @e3d0f683
    // the wrapped text (lines of 16) is replaced by a Layout that answers floor(height/16) lines, at least
    // one, as measured for Text;
    @Test("sw-pressure-row-tight") func sw_pressure_row_tight() {
        struct Lines: Layout {
            let count: Int
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                var n = count
                if let h = proposal.height { n = h < CGFloat(16 * count) ? max(1, Int(h / 16)) : count }
                return CGSize(width: proposal.width ?? 150, height: CGFloat(16 * n))
            }
            func placeSubviews(
                in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
            ) {
                for v in subviews { v.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
            }
        }
        let view = TruthCase(width: 300, height: 50, size: [190, 50]) {
            HStack(spacing: 0) {
                Color.red
                    .frame(width: 40)
                Lines(count: 4) { Color.green }
                    .frame(width: 150, alignment: .leading)
            }
            .background {
                Color.gray
            }
        }
        view.expect(frames: [
            "red": [[55, 0, 40, 50]],
            "green": [[95, 1, 150, 48]],
            "gray": [[55, 0, 190, 50]],
        ])
    }

    // measured-by-real-SwiftUI; iamcgn/swiftui-web Fixtures/Goldens/pressure/spacer-min30/frames.json @e3d0f683
    // the wrapped text (lines of 16) is replaced by a Layout that answers floor(height/16) lines, at least
    // one, as measured for Text; minLength 30 reserved: one line
    @Test("sw-pressure-spacer-min30") func sw_pressure_spacer_min30() {
        struct Lines: Layout {
            let count: Int
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                var n = count
                if let h = proposal.height { n = h < CGFloat(16 * count) ? max(1, Int(h / 16)) : count }
                return CGSize(width: proposal.width ?? 150, height: CGFloat(16 * n))
            }
            func placeSubviews(
                in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
            ) {
                for v in subviews { v.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
            }
        }
        let view = TruthCase(width: 200, height: 130, size: [200, 130]) {
            VStack(spacing: 0) {
                Color.red
                    .frame(height: 40)
                Lines(count: 4) { Color.green }
                    .frame(width: 150, alignment: .leading)
                Spacer(minLength: 30)
                    .background {
                        Color.yellow
                    }
                Color.blue
                    .frame(height: 40)
            }
            .background {
                Color.gray
            }
        }
        view.expect(frames: [
            "red": [[0, 0, 200, 40]],
            "green": [[25, 40, 150, 16]],
            "yellow": [[100, 56, 0, 34]],
            "blue": [[0, 90, 200, 40]],
            "gray": [[0, 0, 200, 130]],
        ])
    }

    // measured-by-real-SwiftUI; iamcgn/swiftui-web Fixtures/Goldens/pressure/stack-tight/frames.json @e3d0f683
    // the wrapped text (lines of 16) is replaced by a Layout that answers floor(height/16) lines, at least
    // one, as measured for Text; 50 left: three lines
    @Test("sw-pressure-stack-tight") func sw_pressure_stack_tight() {
        struct Lines: Layout {
            let count: Int
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                var n = count
                if let h = proposal.height { n = h < CGFloat(16 * count) ? max(1, Int(h / 16)) : count }
                return CGSize(width: proposal.width ?? 150, height: CGFloat(16 * n))
            }
            func placeSubviews(
                in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
            ) {
                for v in subviews { v.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
            }
        }
        let view = TruthCase(width: 200, height: 130, size: [200, 128]) {
            VStack(spacing: 0) {
                Color.red
                    .frame(height: 40)
                Lines(count: 4) { Color.green }
                    .frame(width: 150, alignment: .leading)
                Color.blue
                    .frame(height: 40)
            }
            .background {
                Color.gray
            }
        }
        view.expect(frames: [
            "red": [[0, 1, 200, 40]],
            "green": [[25, 41, 150, 48]],
            "blue": [[0, 89, 200, 40]],
            "gray": [[0, 1, 200, 128]],
        ])
    }

    // measured-by-real-SwiftUI; iamcgn/swiftui-web Fixtures/Goldens/pressure/two-texts-swapped/frames.json @e3d0f683
    // the wrapped text (lines of 16) is replaced by a Layout that answers floor(height/16) lines, at least
    // one, as measured for Text; order of the children does not matter: the less flexible one is served
    // first
    @Test("sw2-pressure-two-texts-swapped") func sw2_pressure_two_texts_swapped() {
        struct Lines: Layout {
            let count: Int
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                var n = count
                if let h = proposal.height, h < CGFloat(16 * count) { n = max(1, Int(h / 16)) }
                return CGSize(width: proposal.width ?? 150, height: CGFloat(16 * n))
            }
            func placeSubviews(
                in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
            ) {
                for v in subviews { v.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
            }
        }
        let view = TruthCase(width: 300, height: 90, size: [150, 80]) {
            VStack(spacing: 0) {
                Lines(count: 2) { Color.blue }
                    .frame(width: 150, alignment: .leading)
                Lines(count: 4) { Color.red }
                    .frame(width: 150, alignment: .leading)
            }
            .background {
                Color.gray
            }
        }
        view.expect(frames: [
            "blue": [[75, 5, 150, 32]],
            "red": [[75, 37, 150, 48]],
            "gray": [[75, 5, 150, 80]],
        ])
    }

    // measured-by-real-SwiftUI; iamcgn/swiftui-web Fixtures/Goldens/pressure/spacer-min0/frames.json @e3d0f683
    // the wrapped text (lines of 16) is replaced by a Layout that answers floor(height/16) lines, at least
    // one, as measured for Text; minLength 0: three lines (50 left), the spacer gets 2
    @Test("sw2-pressure-spacer-min0") func sw2_pressure_spacer_min0() {
        struct Lines: Layout {
            let count: Int
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                var n = count
                if let h = proposal.height, h < CGFloat(16 * count) { n = max(1, Int(h / 16)) }
                return CGSize(width: proposal.width ?? 150, height: CGFloat(16 * n))
            }
            func placeSubviews(
                in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
            ) {
                for v in subviews { v.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
            }
        }
        let view = TruthCase(width: 200, height: 130, size: [200, 130]) {
            VStack(spacing: 0) {
                Color.red
                    .frame(height: 40)
                Lines(count: 4) { Color.green }
                    .frame(width: 150, alignment: .leading)
                Spacer(minLength: 0)
                    .background {
                        Color.yellow
                    }
                Color.blue
                    .frame(height: 40)
            }
            .background {
                Color.gray
            }
        }
        view.expect(frames: [
            "red": [[0, 0, 200, 40]],
            "green": [[25, 40, 150, 48]],
            "yellow": [[100, 88, 0, 2]],
            "blue": [[0, 90, 200, 40]],
            "gray": [[0, 0, 200, 130]],
        ])
    }

    // measured-by-real-SwiftUI; iamcgn/swiftui-web Fixtures/Goldens/pressure/stack-spacer-fits/frames.json @e3d0f683
    // the wrapped text (lines of 16) is replaced by a Layout that answers floor(height/16) lines, at least
    // one, as measured for Text; the spacer takes the rest
    @Test("sw2-pressure-stack-spacer-fits") func sw2_pressure_stack_spacer_fits() {
        struct Lines: Layout {
            let count: Int
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                var n = count
                if let h = proposal.height, h < CGFloat(16 * count) { n = max(1, Int(h / 16)) }
                return CGSize(width: proposal.width ?? 150, height: CGFloat(16 * n))
            }
            func placeSubviews(
                in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
            ) {
                for v in subviews { v.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
            }
        }
        let view = TruthCase(width: 200, height: 200, size: [200, 200]) {
            VStack(spacing: 0) {
                Color.red
                    .frame(height: 40)
                Lines(count: 4) { Color.green }
                    .frame(width: 150, alignment: .leading)
                Spacer()
                    .background {
                        Color.yellow
                    }
                Color.blue
                    .frame(height: 40)
            }
            .background {
                Color.gray
            }
        }
        view.expect(frames: [
            "red": [[0, 0, 200, 40]],
            "green": [[25, 40, 150, 64]],
            "yellow": [[100, 104, 0, 56]],
            "blue": [[0, 160, 200, 40]],
            "gray": [[0, 0, 200, 200]],
        ])
    }

    // measured-by-real-SwiftUI; iamcgn/swiftui-web Fixtures/Goldens/pressure/heights/frames.json @03283214
    // the wrapped text (lines of 16) is replaced by a Layout that answers floor(height/16) lines, at least
    // one, as measured for Text; 32, 40 -> 2 lines, 48 -> 3, 70 -> 4 (in 8 and 20 one line of 16 that
    // overflows downward: topLeading)
    @Test("sw2-pressure-heights") func sw2_pressure_heights() {
        struct Lines: Layout {
            let count: Int
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                var n = count
                if let h = proposal.height, h < CGFloat(16 * count) { n = max(1, Int(h / 16)) }
                return CGSize(width: proposal.width ?? 150, height: CGFloat(16 * n))
            }
            func placeSubviews(
                in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
            ) {
                for v in subviews { v.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
            }
        }
        let view = TruthCase(width: 760, height: 200, size: [710, 70]) {
            HStack(alignment: .top, spacing: 10) {
                Lines(count: 5) { Color.clear }
                    .frame(width: 110, height: 8, alignment: .topLeading)
                    .background {
                        Color.red
                    }
                Lines(count: 5) { Color.clear }
                    .frame(width: 110, height: 20, alignment: .topLeading)
                    .background {
                        Color.orange
                    }
                Lines(count: 5) { Color.blue }
                    .frame(width: 110, height: 32, alignment: .topLeading)
                    .background {
                        Color.yellow
                    }
                Lines(count: 5) { Color.indigo }
                    .frame(width: 110, height: 40, alignment: .topLeading)
                    .background {
                        Color.green
                    }
                Lines(count: 5) { Color.purple }
                    .frame(width: 110, height: 48, alignment: .topLeading)
                    .background {
                        Color.mint
                    }
                Lines(count: 5) { Color.pink }
                    .frame(width: 110, height: 70, alignment: .topLeading)
                    .background {
                        Color.teal
                    }
            }
            .background {
                Color.gray
            }
        }
        view.expect(frames: [
            "gray": [[25, 65, 710, 70]],
            "red": [[25, 65, 110, 8]],
            "orange": [[145, 65, 110, 20]],
            "yellow": [[265, 65, 110, 32]],
            "blue": [[265, 65, 110, 32]],
            "green": [[385, 65, 110, 40]],
            "indigo": [[385, 65, 110, 32]],
            "mint": [[505, 65, 110, 48]],
            "purple": [[505, 65, 110, 48]],
            "teal": [[625, 65, 110, 70]],
            "pink": [[625, 65, 110, 64]],
        ])
    }
}
