import Drawing
import Foundation
import Testing

@testable import LayoutEngine

/// How large platform views are. Numbers and rules as measured on iOS 26 (a `UILabel` of 39 x 20.5 points, priorities,
/// controllers).
@MainActor
@Suite struct PlatformSizeTests {
    private static let label = CGSize(width: 39, height: 20.5)
    private static let none = PlatformView.noIntrinsicMetric

    private func size(_ probe: Probe, _ width: CGFloat?, _ height: CGFloat?) -> CGSize {
        host(probe).layout(ProposedViewSize(width: width, height: height))
    }

    @Test func aLabelFillsWhatIsLargerAndRefusesWhatIsSmaller() {
        let probe = Probe(intrinsic: Self.label)
        #expect(size(probe, nil, nil) == Self.label)
        #expect(size(probe, 200, 60) == CGSize(width: 200, height: 60))
        #expect(size(probe, 30, 10) == Self.label)
        #expect(size(probe, 30, 60) == CGSize(width: 39, height: 60))
        #expect(size(probe, nil, 60) == CGSize(width: 39, height: 60))
        #expect(size(probe, .infinity, .infinity) == CGSize(width: CGFloat.infinity, height: .infinity))
        #expect(size(probe, 0, 0) == Self.label)
    }

    @Test func whatRefusesItsFrameIsCentredInIt() {
        #expect(
            dump(Probe(intrinsic: Self.label).frame(width: 30, height: 10), 100, 100)
                == "frame (0, 0, 30, 10)\n  Probe/ProbedView (-4.5, -5.25, 39, 20.5)\n")
    }

    @Test func aLabelOfAnyNumberOfLinesKeepsItsOneLine() {
        let label = Probe(intrinsic: CGSize(width: 339, height: 20.5))
        #expect(size(label, 120, nil) == CGSize(width: 339, height: 20.5))
    }

    @Test(arguments: [
        (252, true), (500, true), (749, true), (750, false), (751, false), (1000, false), (1, true),
        (749.5, true),
    ])
    func fromDefaultHighOnAnIntrinsicLengthIsKept(priority: Float, givesWay: Bool) {
        let hugging = Probe(intrinsic: Self.label, hugging: priority)
        #expect(size(hugging, 200, 60) == (givesWay ? CGSize(width: 200, height: 60) : Self.label))
        #expect(size(hugging, 30, 10) == Self.label)
        let resisting = Probe(intrinsic: Self.label, resistance: priority)
        #expect(size(resisting, 30, 10) == (givesWay ? CGSize(width: 30, height: 10) : Self.label))
        #expect(size(resisting, 200, 60) == CGSize(width: 200, height: 60))
    }

    @Test func prioritiesCountPerAxis() {
        let probe = Probe(
            intrinsic: Self.label,
            configure: { view, _ in
                view.setContentHuggingPriority(.required, for: .horizontal)
                view.setContentCompressionResistancePriority(.defaultLow, for: .vertical)
            })
        #expect(size(probe, 200, 60) == CGSize(width: 39, height: 60))
        #expect(size(probe, 10, 10) == CGSize(width: 39, height: 10))
    }

    @Test func withoutAnIntrinsicLengthTheOfferIsTaken() {
        let probe = Probe(intrinsic: CGSize(width: Self.none, height: Self.none))
        #expect(size(probe, 120, 7) == CGSize(width: 120, height: 7))
        #expect(size(probe, nil, nil) == .zero)
        #expect(size(probe, nil, 7) == CGSize(width: 0, height: 7))
        #expect(host(probe).layout(.infinity) == CGSize(width: CGFloat.infinity, height: .infinity))
        let wide = Probe(intrinsic: CGSize(width: Self.none, height: 31))
        #expect(size(wide, 320, nil) == CGSize(width: 320, height: 31))
    }

    /// 289.5 of 320 beside a text that leaves as much.
    @Test func besideARigidViewItFills() {
        let view = HStack {
            Color.red.frame(width: 22.5, height: 10)
            Probe(intrinsic: CGSize(width: Self.none, height: 31), hugging: 750)
        }
        #expect(dump(view, 320, 100).contains("Probe/ProbedView (30.5, 0, 289.5, 31)"))
    }

    @Test func anAnswerOfItsOwnIsTakenAsItIs() {
        let probe = Probe(
            intrinsic: Self.label, hugging: 1000, resistance: 1000,
            size: { proposal, _, _ in CGSize(width: (proposal.width ?? 7) / 2, height: 3) })
        #expect(size(probe, 200, 60) == CGSize(width: 100, height: 3))
        #expect(size(probe, nil, nil) == CGSize(width: 3.5, height: 3))
        let falls = Probe(
            intrinsic: Self.label, size: { proposal, _, _ in proposal.width == nil ? .zero : nil })
        #expect(size(falls, nil, 10) == .zero)
        #expect(size(falls, 200, 60) == CGSize(width: 200, height: 60))
    }

    @Test func theViewCanBeAskedForTheSize() {
        final class Square: PlatformView {
            override func sizeThatFits(_ size: CGSize) -> CGSize {
                CGSize(width: min(size.width, size.height), height: min(size.width, size.height))
            }
        }
        struct Squares: PlatformViewRepresentable {
            func makeView(context: Context) -> Square { Square() }
            func updateView(_ view: Square, context: Context) {}
            func sizeThatFits(_ proposal: ProposedViewSize, platformView: Square, context: Context) -> CGSize?
            {
                platformView.sizeThatFits(proposal.replacingUnspecifiedDimensions())
            }
        }
        #expect(dump(Squares(), 30, 50) == "Squares/Square (0, 0, 30, 30)\n")
        let square = Square(frame: CGRect(x: 1, y: 2, width: 30, height: 20))
        square.sizeToFit()
        #expect(square.frame == CGRect(x: 1, y: 2, width: 20, height: 20))
    }

    @Test(arguments: [
        (CGSize(width: CGFloat.nan, height: 5), "NaN"), (CGSize(width: -3, height: 5), "-3"),
    ])
    func answersThatAreNoSizesAreFindings(answer: CGSize, number: String) {
        let host = host(Probe(size: { _, _, _ in answer }))
        #expect(host.layout(ProposedViewSize(width: 50, height: 50)) == CGSize(width: 0, height: 5))
        let finding = host.diagnostics.first { $0.rule == .invalidSize }
        #expect(finding?.message.contains(number) == true)
        #expect(finding.map { "\($0.path)" }?.contains("Probe/ProbedView") == true)
    }

    @Test func anInfiniteAnswerIsAFindingWhereNothingInfiniteWasProposed() {
        let host = host(Probe(size: { _, _, _ in CGSize(width: CGFloat.infinity, height: 5) }))
        host.layout(ProposedViewSize(width: 50, height: 50))
        #expect(host.diagnostics.contains { $0.rule == .invalidSize })
        let proposed = LayoutEngineTests.host(
            Probe(size: { proposal, _, _ in CGSize(width: proposal.width ?? 0, height: 5) })
                .frame(maxWidth: .infinity))
        proposed.layout(ProposedViewSize(width: 50, height: 50))
        #expect(proposed.diagnostics.isEmpty)
    }

    @Test(arguments: [CGFloat.nan, -2, .infinity])
    func intrinsicLengthsThatAreNoneAreFindings(length: CGFloat) {
        let host = host(Probe(intrinsic: CGSize(width: length, height: 5)))
        #expect(host.layout(ProposedViewSize(width: 50, height: 5)) == CGSize(width: 50, height: 5))
        #expect(host.diagnostics.map(\.rule) == [.invalidSize])
        #expect(host.diagnostics[0].message.contains("intrinsicContentSize"))
    }

    @Test func noMetricIsNoFinding() {
        let host = host(Probe(intrinsic: CGSize(width: Self.none, height: 5)))
        host.layout(ProposedViewSize(width: 50, height: 50))
        #expect(host.diagnostics.isEmpty)
    }

    @Test func fixedSizeIsTheIntrinsicOne() {
        #expect(
            dump(Probe(intrinsic: Self.label).fixedSize(), 200, 60)
                == "Probe/ProbedView (0, 0, 39, 20.5)\n")
        #expect(
            dump(Probe(intrinsic: Self.label).fixedSize(horizontal: true, vertical: false), 200, 60)
                == "Probe/ProbedView (0, 0, 39, 60)\n")
    }

    @Test func framesOfferTheirSize() {
        #expect(
            dump(Probe(intrinsic: Self.label).frame(width: 80, height: 30), nil, nil)
                == "frame (0, 0, 80, 30)\n  Probe/ProbedView (0, 0, 80, 30)\n")
    }

    // MARK: Guides and gaps

    /// A view's first baseline is its top, its last one its bottom.
    @Test func baselinesAreTheEdges() {
        let first = HStack(alignment: .firstTextBaseline, spacing: 0) {
            Probe(intrinsic: Self.label, hugging: 1000)
            Color.blue.frame(width: 10, height: 10)
        }
        // The colour's baseline is its bottom.
        #expect(dump(first.fixedSize(), nil, nil).contains("Color (39, 0, 10, 10)"))
        #expect(dump(first.fixedSize(), nil, nil).contains("ProbedView (0, 10, 39, 20.5)"))
        let last = HStack(alignment: .lastTextBaseline, spacing: 0) {
            Probe(intrinsic: Self.label, hugging: 1000)
            Color.blue.frame(width: 10, height: 10)
        }
        #expect(dump(last.fixedSize(), nil, nil).contains("Color (39, 10.5, 10, 10)"))
    }

    @Test func labelsHaveBaselinesOfTheirOwn() {
        final class Label: PlatformView {
            override var intrinsicContentSize: CGSize { CGSize(width: 30, height: 20) }
            override func firstBaseline(in size: CGSize) -> CGFloat { size.height - 5 }
        }
        struct Shown: PlatformViewRepresentable {
            func makeView(context: Context) -> Label { Label() }
            func updateView(_ view: Label, context: Context) {}
        }
        let row = HStack(alignment: .firstTextBaseline, spacing: 0) {
            Shown()
            Color.blue.frame(width: 10, height: 10)
        }
        #expect(dump(row.fixedSize(), nil, nil).contains("Color (30, 5, 10, 10)"))
    }

    @Test func gapsAreAPlainViews() {
        let probe = TextHost(
            VStack {
                Text(verbatim: "a").font(.body)
                Probe(intrinsic: CGSize(width: 20, height: 20)).fixedSize()
                Text(verbatim: "b").font(.body)
            }, profile: .iOS26)
        let plain = TextHost(
            VStack {
                Text(verbatim: "a").font(.body)
                Color.red.frame(width: 20, height: 20)
                Text(verbatim: "b").font(.body)
            }, profile: .iOS26)
        #expect(probe.texts.map(\.frame) == plain.texts.map(\.frame))
        #expect(probe.texts.count == 2)
        #expect(
            dump(
                HStack {
                    Probe().fixedSize()
                    Probe().fixedSize()
                }, nil, nil
            ).contains("(48, 0, 40, 20)"))
    }

    // MARK: Controllers

    final class Controller: PlatformViewController {
        override func loadView() { view = ProbedView() }
    }

    struct Controlled: PlatformViewControllerRepresentable {
        var intrinsic = CGSize(width: PlatformView.noIntrinsicMetric, height: PlatformView.noIntrinsicMetric)
        var preferred = CGSize.zero
        var answer: CGSize?
        func makeViewController(context: Context) -> Controller { Controller() }
        func updateViewController(_ controller: Controller, context: Context) {
            (controller.view as? ProbedView)?.intrinsic = intrinsic
            controller.preferredContentSize = preferred
        }
        func sizeThatFits(
            _ proposal: ProposedViewSize, platformViewController: Controller, context: Context
        ) -> CGSize? { answer }
    }

    @Test func aControllersPreferredSizeIsItsIdealOne() {
        let controlled = Controlled(preferred: CGSize(width: 120, height: 80))
        #expect(host(controlled).layout(.unspecified) == CGSize(width: 120, height: 80))
        #expect(
            host(controlled).layout(ProposedViewSize(width: 50, height: 300))
                == CGSize(width: 50, height: 300))
        #expect(
            host(controlled).layout(ProposedViewSize(width: 50, height: nil)) == CGSize(width: 50, height: 80)
        )
        #expect(host(Controlled()).layout(.unspecified) == .zero)
        let intrinsic = Controlled(intrinsic: Self.label, preferred: CGSize(width: 120, height: 80))
        #expect(host(intrinsic).layout(.unspecified) == Self.label)
        let own = Controlled(preferred: CGSize(width: 120, height: 80), answer: CGSize(width: 1, height: 2))
        #expect(host(own).layout(.unspecified) == CGSize(width: 1, height: 2))
        #expect(
            dump(controlled, nil, nil) == "Controlled/Controller (0, 0, 120, 80)\n")
    }
}
