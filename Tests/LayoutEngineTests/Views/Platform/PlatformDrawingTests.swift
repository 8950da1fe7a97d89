import Drawing
import Foundation
import Testing

@testable import LayoutEngine

/// What platform views draw, and where.
@MainActor
@Suite struct PlatformDrawingTests {
    /// A red view with a blue one in it.
    struct Nested: PlatformViewRepresentable {
        var configure: @MainActor (PlatformView, ProbedView) -> Void = { _, _ in }
        func makeView(context: Context) -> PlatformView {
            let (outer, inner) = (PlatformView(), ProbedView())
            outer.backgroundColor = .red
            inner.color = .blue
            inner.frame = CGRect(x: 30, y: 5, width: 20, height: 10)
            outer.addSubview(inner)
            configure(outer, inner)
            return outer
        }
        func updateView(_ view: PlatformView, context: Context) {}
    }

    /// The groups around each fill, outermost first, and the fill.
    private func drawn(_ view: some View, _ width: CGFloat = 40, _ height: CGFloat = 20) -> [String] {
        func lines(_ items: [DisplayItem], _ around: String) -> [String] {
            items.flatMap { item -> [String] in
                switch item.content {
                case .group(let effects, let inner):
                    lines(inner, around + effects.reversed().map(name).joined())
                case .fill(let path, _, .solid):
                    [around + text(path.boundingRect)]
                default: ["?"]
                }
            }
        }
        return lines(DrawnView(view, width: width, height: height, scale: 1).items, "")
    }

    private func name(_ effect: Effect) -> String {
        switch effect {
        case .clip(let path, _): "clip \(text(path.boundingRect)) > "
        case .transform(let map): "move \(Int(map.tx)) \(Int(map.ty)) > "
        case .opacity(let opacity): "opacity \(opacity) > "
        case .layer: "layer > "
        default: "\(effect) > "
        }
    }

    private func text(_ rect: CGRect) -> String {
        "\(Int(rect.minX)) \(Int(rect.minY)) \(Int(rect.width)) \(Int(rect.height))"
    }

    @Test func contentIsDrawnInPlaceAndCutOffThere() {
        let probe = Probe(intrinsic: CGSize(width: 10, height: 10)).padding(.leading, 5)
        #expect(drawn(probe) == ["clip 5 0 35 20 > move 5 0 > 0 0 35 20"])
    }

    @Test func itemsCarryThePathOfTheView() {
        let view = DrawnView(VStack { Probe() })
        #expect(view.items.map { "\($0.view)" } == ["VStack/VStack[0]/Probe/ProbedView[0]"])
    }

    @Test func effectsAroundActOnIt() {
        #expect(drawn(Probe().opacity(0.5)) == ["opacity 0.5 > clip 0 0 40 20 > move 0 0 > 0 0 40 20"])
        #expect(
            drawn(Probe().clipped()) == ["clip 0 0 40 20 > clip 0 0 40 20 > move 0 0 > 0 0 40 20"])
    }

    @Test func itStandsMirroredAndDrawsAsItIs() {
        struct Corner: PlatformViewRepresentable {
            final class Dot: PlatformView {
                override var intrinsicContentSize: CGSize { CGSize(width: 10, height: 10) }
                override func draw(in context: inout GraphicsContext, size: CGSize) {
                    context.fill(Path(CGRect(x: 0, y: 0, width: 2, height: 2)), with: .color(.red))
                }
            }
            func makeView(context: Context) -> Dot { Dot() }
            func updateView(_ view: Dot, context: Context) {}
        }
        let row = HStack(spacing: 0) {
            Corner().fixedSize()
            Spacer(minLength: 0)
        }
        #expect(drawn(row).last?.hasSuffix("move 0 0 > 0 0 2 2") == true)
        #expect(
            drawn(row.environment(\.layoutDirection, .rightToLeft)).last?.hasSuffix("move 30 0 > 0 0 2 2")
                == true)
    }

    @Test func subviewsLieInFrontAndMayLieOutside() {
        #expect(
            drawn(Nested()) == [
                "clip 0 0 40 20 > move 0 0 > 0 0 40 20", "move 0 0 > clip 30 5 20 10 > move 30 5 > 0 0 20 10",
            ])
        let cut = Nested { outer, _ in outer.clipsToBounds = true }
        #expect(drawn(cut).last == "clip 0 0 40 20 > move 0 0 > clip 30 5 20 10 > move 30 5 > 0 0 20 10")
    }

    @Test func whatIsHiddenOrClearIsntDrawn() {
        #expect(drawn(Nested { outer, _ in outer.isHidden = true }) == [])
        #expect(drawn(Nested { outer, _ in outer.alpha = 0 }) == [])
        #expect(drawn(Nested { _, inner in inner.isHidden = true }).count == 1)
        #expect(drawn(Nested { _, inner in inner.removeFromSuperview() }).count == 1)
    }

    @Test func aTranslucentViewIsOneWithItsSubviews() {
        let items = drawn(Nested { outer, _ in outer.alpha = 0.5 })
        #expect(items.count == 2)
        #expect(items.allSatisfy { $0.hasPrefix("opacity 0.5 > layer > ") })
        let inner = drawn(Nested { _, inner in inner.alpha = 0.25 })
        #expect(inner.last?.contains("opacity 0.25") == true)
    }

    @Test func theFrameIsKnownAfterLayout() {
        let log = CallLog()
        let host = host(Probe(log: log).padding(10))
        host.layout(ProposedViewSize(width: 100, height: 60))
        #expect(log.views[0].frame == CGRect(x: 10, y: 10, width: 80, height: 40))
        #expect(log.views[0].bounds == CGRect(x: 0, y: 0, width: 80, height: 40))
        #expect(log.views[0].laidOutSizes == [CGSize(width: 80, height: 40)])
        host.layout(ProposedViewSize(width: 100, height: 60))
        #expect(log.views[0].laidOutSizes.count == 1)
        log.views[0].setNeedsLayout()
        _ = host.displayList(scale: 1)
        #expect(log.views[0].laidOutSizes.count == 2)
        host.layout(ProposedViewSize(width: 90, height: 60))
        #expect(log.views[0].laidOutSizes.last == CGSize(width: 70, height: 40))
    }

    @Test func layoutSubviewsSetsTheFramesOfSubviews() {
        final class Split: PlatformView {
            let (left, right) = (ProbedView(), ProbedView())
            override init(frame: CGRect = .zero) {
                super.init(frame: frame)
                addSubview(left)
                addSubview(right)
            }
            override func layoutSubviews() {
                left.frame = CGRect(x: 0, y: 0, width: bounds.width / 2, height: bounds.height)
                right.frame = CGRect(
                    x: bounds.width / 2, y: 0, width: bounds.width / 2, height: bounds.height)
            }
        }
        struct Shown: PlatformViewRepresentable {
            func makeView(context: Context) -> Split { Split() }
            func updateView(_ view: Split, context: Context) {}
        }
        #expect(
            drawn(Shown()) == [
                "move 0 0 > clip 0 0 20 20 > 0 0 20 20",
                "move 0 0 > clip 20 0 20 20 > move 20 0 > 0 0 20 20",
            ])
    }

    @Test func aHierarchyHasNoLoops() {
        let (a, b) = (PlatformView(), PlatformView())
        a.addSubview(b)
        b.addSubview(a)
        a.addSubview(a)
        #expect(a.superview == nil)
        #expect(a.subviews.map(ObjectIdentifier.init) == [ObjectIdentifier(b)])
        let c = PlatformView()
        a.insertSubview(c, at: -5)
        #expect(a.subviews.first === c)
        a.insertSubview(c, at: 99)
        #expect(a.subviews.last === c)
        #expect(a.subviews.count == 2)
    }

    @Test func whatIsDrawnNextIsDrawnAtOnce() {
        let log = CallLog()
        let live = LiveHost(Probe(log: log), 40, 20)
        let before = live.host.displayList(scale: 1)
        log.views[0].color = .blue
        log.views[0].setNeedsDisplay()
        #expect(live.host.displayList(scale: 1) != before)
        #expect(live.host.isSettled)
    }

    @Test func textsAreMeasuredInTheViewsEnvironment() {
        final class Label: PlatformView {
            var text = "" { didSet { invalidateIntrinsicContentSize() } }
            override var intrinsicContentSize: CGSize { measure(Text(verbatim: text)) }
            override func draw(in context: inout GraphicsContext, size: CGSize) {
                context.draw(Text(verbatim: text), in: CGRect(origin: .zero, size: size))
            }
        }
        struct Labelled: PlatformViewRepresentable {
            let text: String
            func makeView(context: Context) -> Label { Label() }
            func updateView(_ view: Label, context: Context) { view.text = text }
        }
        // Six tenths of ten points a letter.
        let host = TextHost(Labelled(text: "abc"))
        #expect(host.size == CGSize(width: 18, height: 10))
        #expect(host.drawn.isEmpty)
        #expect(Label().intrinsicContentSize == .zero)
        let large = TextHost(Labelled(text: "abc").font(.custom(BoxShaper.family, fixedSize: 20)))
        #expect(large.size == CGSize(width: 36, height: 20))
    }

    // MARK: Safe areas

    @Test func insideOfTheSafeAreaNothingIsCovered() {
        let log = CallLog()
        let placed = PlacedView(
            width: 100, height: 200, insets: EdgeInsets(top: 50, leading: 0, bottom: 30, trailing: 0)
        ) {
            Probe(log: log)
        }
        _ = placed
        #expect(log.views[0].frame == CGRect(x: 0, y: 50, width: 100, height: 120))
        #expect(log.views[0].safeAreaInsets == EdgeInsets())
    }

    @Test func aViewThatReachesUnderABarSeesIt() {
        let log = CallLog()
        let placed = PlacedView(
            width: 100, height: 200, insets: EdgeInsets(top: 50, leading: 0, bottom: 30, trailing: 0)
        ) {
            Probe(log: log).ignoresSafeArea()
        }
        _ = placed
        #expect(log.views[0].frame == CGRect(x: 0, y: 0, width: 100, height: 200))
        #expect(log.views[0].safeAreaInsets == EdgeInsets(top: 50, leading: 0, bottom: 30, trailing: 0))
    }

    // MARK: Controllers

    @Test func controllersLoadTheirViewOnceAndTakePartInLayout() {
        final class Controller: PlatformViewController {
            var calls: [String] = []
            override func loadView() {
                calls.append("load")
                view = ProbedView()
            }
            override func viewDidLoad() { calls.append("loaded") }
            override func viewWillLayoutSubviews() { calls.append("will \(Int(view.bounds.width))") }
            override func viewDidLayoutSubviews() { calls.append("did") }
        }
        struct Shown: PlatformViewControllerRepresentable {
            let controller: Controller
            func makeViewController(context: Context) -> Controller { controller }
            func updateViewController(_ controller: Controller, context: Context) {}
        }
        let controller = Controller()
        #expect(!controller.isViewLoaded)
        let live = LiveHost(Shown(controller: controller), 80, 20)
        #expect(controller.calls == ["load", "loaded", "will 80", "did"])
        controller.preferredContentSize = CGSize(width: 30, height: 30)
        #expect(!live.host.isSettled)
        live.host.layout(.unspecified)
        #expect(controller.view.frame.size == CGSize(width: 30, height: 30))
    }

    @Test func aControllerThatAsksForItsViewWhileLoadingGetsAPlainOne() {
        final class Recursive: PlatformViewController {
            override func loadView() { view.backgroundColor = .red }
        }
        let controller = Recursive()
        #expect(controller.view.backgroundColor == .red)
        #expect(controller.view === controller.view)
    }
}
