import Foundation
import Testing

@testable import LayoutEngine

/// Lengths that are defaults, and ratios made of them.
@MainActor
@Suite struct IdealSizeDiagnosticTests {
    private func text(_ string: String) -> some View {
        Text(string).font(.custom(BoxShaper.family, fixedSize: 10))
    }

    private func open(_ view: some View) -> [String] {
        ExplainedView(view, height: nil).lines
    }

    // MARK: no-ideal-size

    @Test func aColorUnderAnOpenHeight() {
        let view = VStack {
            text("a")
            Color.red
        }
        #expect(
            open(view) == [
                "warning: VStack/VStack[0]/Color[1]: has no ideal height and was proposed none: it is 10 points by default. "
                    + "Give it a frame(height:) or an aspectRatio, or give a view around it a height. [no-ideal-size]"
            ])
    }

    @Test func aSpacerAReaderAndAShape() {
        #expect(
            open(
                VStack {
                    text("a")
                    Spacer()
                }) == [
                    "warning: VStack/VStack[0]/Spacer[1]: has no ideal height and was proposed none: it is 8 points by default. "
                        + "Give it a minLength: or a frame(height:), or give a view around it a height. [no-ideal-size]"
                ])
        #expect(ExplainedView(GeometryReader { _ in text("a") }, height: nil).rules == [.noIdealSize])
        #expect(ExplainedView(Circle().padding(), height: nil).rules == [.noIdealSize])
        let both = ExplainedView(Rectangle(), width: nil, height: nil).lines
        #expect(both.count == 1 && both[0].contains("no ideal width and height"))
        #expect(ExplainedView(Color.red.frame(maxHeight: .infinity), height: nil).rules == [.noIdealSize])
        #expect(ExplainedView(text("a").fixedSize().overlay(Color.red), height: nil).lines.isEmpty)
    }

    /// A stack offers its own height across its axis: here that is the colour's own default.
    @Test func aRowOfColors() {
        let row = HStack {
            Color.red
            ZStack { Color.blue }
            Divider()
        }
        #expect(ExplainedView(row, height: nil).rules == [.noIdealSize, .noIdealSize])
        let told = HStack {
            Color.red
            text("a")
        }
        #expect(open(told).isEmpty)
    }

    @Test func lengthsThatAreTold() {
        #expect(
            ExplainedView(
                VStack {
                    Color.red
                    Spacer()
                    Circle()
                }
            ).lines.isEmpty)
        let view = VStack {
            Color.red.frame(height: 20)
            Color.red.aspectRatio(2, contentMode: .fit)
            Rectangle().frame(minHeight: 10)
            Color.red.frame(idealHeight: 10)
            Spacer(minLength: 4)
            Spacer().frame(height: 8)
            Divider()
            HStack {
                text("a")
                Spacer()
                Rectangle().frame(width: 1)
            }
            text("a").background(RoundedRectangle(cornerRadius: 3).stroke(Color.red))
                .overlay { GeometryReader { _ in Color.clear } }
            ZStack {
                Color.red
                text("a")
            }
            HStack { Circle() }.frame(height: 30)
        }
        #expect(open(view).isEmpty)
    }

    // MARK: ideal-aspect-ratio

    @Test func theRatioOfADefault() {
        #expect(
            ExplainedView(Color.red.scaledToFit()).lines == [
                "warning: View/Color[0]: an aspectRatio without a ratio (scaledToFit, scaledToFill) keeps the ratio of the "
                    + "ideal size, 10 x 10, which comes from a view without a size of its own. Give the ratio: "
                    + "aspectRatio(1, contentMode: .fit) for a square. [ideal-aspect-ratio]"
            ])
        let row = ExplainedView(Rectangle().frame(height: 40).aspectRatio(contentMode: .fill))
        #expect(row.rules == [.idealAspectRatio])
        #expect(row.lines[0].contains("10 x 40"))
    }

    @Test func theRatioOfALine() {
        let long = text("some words that need more than a line").scaledToFit()
        let found = ExplainedView(long, width: 100, height: 100)
        #expect(found.rules == [.idealAspectRatio])
        #expect(found.lines[0].contains("its text on one line: the text is offered 100 x "))
        #expect(ExplainedView(long.minimumScaleFactor(0.1), width: 100, height: 100).lines.isEmpty)
        #expect(ExplainedView(text("ab").scaledToFit(), width: 100, height: 100).lines.isEmpty)
    }

    @Test func ratiosThatAreMeant() {
        let view = VStack {
            Circle().scaledToFit()
            Color.red.aspectRatio(1, contentMode: .fit)
            Color.red.frame(width: 30, height: 20).scaledToFit()
            VStack { Box(30, 20).view() }.scaledToFill()
        }
        #expect(ExplainedView(view, width: 200, height: 200).lines.isEmpty)
    }

    // MARK: nothing-fits

    @Test func theLastCandidateOverflows() {
        let view = ViewThatFits(in: .horizontal) {
            Box(90, 10).view()
            Box(80, 10).view()
        }
        #expect(
            ExplainedView(view.frame(width: 50)).lines == [
                "warning: View/ViewThatFits[0]: has room for 50 x 100, which fits none of its 2 views: the last one "
                    + "(View/ViewThatFits[0]/Box[1]) is 80 x 10, too large in width. End with a view that can shrink: text that "
                    + "wraps, a ScrollView, or EmptyView(). [nothing-fits]"
            ])
        #expect(ExplainedView(view.frame(width: 80)).lines.isEmpty)
    }

    @Test func aLastCandidateThatWrapsIsFine() {
        let view = ViewThatFits(in: .horizontal) {
            Box(90, 10).view()
            text("a b c d e f g h i j k")
        }
        #expect(ExplainedView(view.frame(width: 50)).lines.isEmpty)
    }
}
