import Drawing
import Foundation
import Observation
import Testing

@testable import LayoutEngine

/// What has a platform view updated in a tree that is kept, and how often.
@MainActor
@Suite(.serialized) struct PlatformUpdateTests {
    private func update(_ name: String = "a") -> String { "update \(name) by \(name)" }

    // MARK: Bodies around

    struct Counter: View {
        @State private var count = 0
        let handle: Handle<Int>
        let log: CallLog
        var body: some View {
            let _ = handle.bind($count)
            VStack {
                Color.red.frame(width: CGFloat(count), height: 1)
                Probe(log: log)
            }
        }
    }

    @Test func aStateOfTheViewAroundUpdates() {
        let (handle, log) = (Handle<Int>(), CallLog())
        let live = LiveHost(Counter(handle: handle, log: log))
        _ = log.take()
        handle.set(1)
        live.update()
        #expect(log.take() == [update()])
        live.update()
        handle.set(1)
        live.update()
        #expect(log.take() == [])
    }

    @Test func whatIsKeptIsntUpdated() {
        struct Screen: View {
            let handle: Handle<Int>
            let log: CallLog
            var body: some View {
                VStack {
                    Probe(log: log)
                    Sibling(handle: handle)
                }
            }
        }
        struct Sibling: View {
            @State private var count = 1
            let handle: Handle<Int>
            var body: some View {
                let _ = handle.bind($count)
                // Another number of elements: those around are made again.
                ForEach(0..<count, id: \.self) { _ in Color.red.frame(width: 1, height: 1) }
            }
        }
        let (handle, log) = (Handle<Int>(), CallLog())
        let live = LiveHost(Screen(handle: handle, log: log))
        _ = log.take()
        handle.set(3)
        live.update()
        #expect(live.host.layoutDescription.components(separatedBy: "Color").count == 4)
        #expect(log.take() == [])
        live.host.layout(ProposedViewSize(width: 200, height: 70))
        #expect(log.take() == [])
    }

    struct Framed: ViewModifier {
        @State private var width: CGFloat = 10
        let handle: Handle<CGFloat>
        func body(content: Content) -> some View {
            let _ = handle.bind($width)
            content.frame(width: width)
        }
    }

    /// The content of a modifier is given by the body around, not by the modifier's.
    @Test func modifiersDontUpdateTheirContent() {
        struct Screen: View {
            let handle: Handle<CGFloat>
            let log: CallLog
            var unrelated = 0
            var body: some View { Probe(log: log).modifier(Framed(handle: handle)) }
        }
        let (handle, log) = (Handle<CGFloat>(), CallLog())
        let live = LiveHost(Screen(handle: handle, log: log))
        _ = log.take()
        handle.set(80)
        live.update()
        #expect(log.views[0].frame.width == 80)
        #expect(log.take() == [])
        live.update(Screen(handle: handle, log: log, unrelated: 1))
        #expect(log.take() == [update()])
    }

    @Test func aRootIsUpdatedWhenItIsGiven() {
        let log = CallLog()
        let live = LiveHost(Probe(log: log))
        #expect(log.take() == ["coordinator a", "make a", "update a by a"])
        live.update()
        #expect(log.take() == [])
        live.update(live.host.content)
        #expect(log.take() == [update()])
    }

    // MARK: What it reads

    struct Field: PlatformViewRepresentable {
        @Binding var width: CGFloat
        let log: CallLog

        @MainActor
        final class Coordinator {
            let width: Binding<CGFloat>
            init(_ width: Binding<CGFloat>) {
                self.width = width
            }
            func type(_ value: CGFloat) { width.wrappedValue = value }
        }

        func makeCoordinator() -> Coordinator { Coordinator($width) }

        func makeView(context: Context) -> ProbedView {
            let view = ProbedView()
            let coordinator = context.coordinator
            view.actions.setValue = { value in
                guard let width = value.base as? CGFloat else { return false }
                coordinator.type(width)
                return true
            }
            log.views.append(view)
            return view
        }

        func updateView(_ view: ProbedView, context: Context) {
            log.note("update \(Int(width))")
            view.intrinsic = CGSize(width: width, height: 10)
        }
    }

    struct Form: View {
        @State private var width: CGFloat = 20
        var reads = false
        let log: CallLog
        var body: some View {
            let _ = log.note("body")
            let _ = reads ? width : 0
            Field(width: $width, log: log).fixedSize()
        }
    }

    /// A coordinator that writes its binding from an action leads to one update, of the view alone where no body reads it.
    @Test func aCoordinatorWritesItsBinding() {
        let log = CallLog()
        let live = LiveHost(Form(log: log))
        #expect(log.take() == ["body", "update 20"])
        #expect(log.views[0].actions.setValue?(AnyHashable(CGFloat(50))) == true)
        live.update()
        #expect(log.take() == ["update 50"])
        #expect(log.views[0].frame == CGRect(x: 0, y: 0, width: 50, height: 10))
        #expect(log.views[0].actions.setValue?(AnyHashable(CGFloat(50))) == true)
        live.update()
        #expect(log.take() == [])
    }

    @Test func aBindingThatTheBodyReadsTooUpdatesOnce() {
        let log = CallLog()
        let live = LiveHost(Form(reads: true, log: log))
        _ = log.take()
        _ = log.views[0].actions.setValue?(AnyHashable(CGFloat(50)))
        live.update()
        #expect(log.take() == ["body", "update 50"])
    }

    @Test func aStateOfTheRepresentableItself() {
        struct Own: PlatformViewRepresentable {
            @State private var width: CGFloat = 10
            let handle: Handle<CGFloat>
            let log: CallLog
            func makeView(context: Context) -> ProbedView { ProbedView() }
            func updateView(_ view: ProbedView, context: Context) {
                handle.bind($width)
                log.note("update \(Int(width))")
                view.intrinsic = CGSize(width: width, height: 10)
            }
        }
        let (handle, log) = (Handle<CGFloat>(), CallLog())
        let live = LiveHost(Own(handle: handle, log: log).fixedSize())
        handle.set(30)
        live.update()
        #expect(log.take() == ["update 10", "update 30"])
        #expect(live.host.layoutDescription == "Own/ProbedView (0, 0, 30, 10)\n")
    }

    @Observable final class Model {
        var width: CGFloat = 10
        var other = 0
    }

    struct Observing: PlatformViewRepresentable {
        let model: Model
        let log: CallLog
        var isMeasured = false
        func makeView(context: Context) -> ProbedView { ProbedView() }
        func updateView(_ view: ProbedView, context: Context) {
            log.note("update")
            if !isMeasured { view.intrinsic = CGSize(width: model.width, height: 10) }
        }
        func sizeThatFits(_ proposal: ProposedViewSize, platformView: ProbedView, context: Context) -> CGSize?
        {
            isMeasured ? CGSize(width: model.width, height: 10) : nil
        }
    }

    @Test func observablePropertiesThatItReads() {
        let (model, log) = (Model(), CallLog())
        let live = LiveHost(Observing(model: model, log: log).fixedSize())
        _ = log.take()
        model.other = 5
        live.update()
        #expect(log.take() == [])
        model.width = 60
        live.update()
        #expect(log.take() == ["update"])
        #expect(live.host.layoutDescription.contains("(0, 0, 60, 10)"))
    }

    /// What only the size depends on has the size asked again; the view isn't updated for it.
    @Test func whatItsSizeReads() {
        let (model, log) = (Model(), CallLog())
        let live = LiveHost(
            HStack(spacing: 0) {
                Observing(model: model, log: log, isMeasured: true)
                Color.red.frame(width: 1, height: 1)
            })
        _ = log.take()
        model.width = 60
        live.update()
        #expect(log.take() == [])
        #expect(live.host.layoutDescription.contains("(0, 0, 60, 10)"))
        #expect(live.host.layoutDescription.contains("Color (60, "))
    }

    // MARK: Environment

    struct Themed: View {
        var isEnabled = true
        var lines = 1
        let log: CallLog
        var reads = true
        var body: some View {
            let _ = log.note("body")
            Inner(log: log, reads: reads)
                .disabled(!isEnabled)
                .lineLimit(lines)
        }
    }

    struct Inner: View {
        let log: CallLog
        let reads: Bool
        var body: some View {
            let _ = log.note("inner")
            Probe(
                log: log,
                configure: { [reads] view, context in
                    if reads { view.intrinsic.width = context.environment.isEnabled ? 40 : 90 }
                }
            ).fixedSize()
        }
    }

    @Test func valuesOfTheEnvironmentThatItReads() {
        let log = CallLog()
        let live = LiveHost(Themed(log: log))
        _ = log.take()
        live.update(Themed(isEnabled: false, log: log))
        #expect(log.take() == ["body", update()])
        #expect(log.views[0].frame.width == 90)
        live.update(Themed(isEnabled: false, lines: 2, log: log))
        #expect(log.take() == ["body"])
    }

    @Test func withoutReadingTheEnvironmentDoesntCount() {
        let log = CallLog()
        let live = LiveHost(Themed(log: log, reads: false))
        _ = log.take()
        live.update(Themed(isEnabled: false, log: log, reads: false))
        #expect(log.take() == ["body"])
    }

    @Test func theHostsEnvironmentCountsToo() {
        struct Schemed: PlatformViewRepresentable {
            let log: CallLog
            func makeView(context: Context) -> ProbedView { ProbedView() }
            func updateView(_ view: ProbedView, context: Context) {
                log.note("\(context.environment.colorScheme)")
            }
        }
        let log = CallLog()
        let live = LiveHost(Schemed(log: log), 10, 10)
        live.host.environment.colorScheme = .dark
        live.update()
        live.host.environment.lineLimit = 3
        live.update()
        #expect(log.take() == ["light", "dark"])
    }

    @Test func environmentPropertiesOfTheRepresentable() {
        struct Reader: PlatformViewRepresentable {
            @Environment(\.lineLimit) private var lines
            let log: CallLog
            func makeView(context: Context) -> ProbedView { ProbedView() }
            func updateView(_ view: ProbedView, context: Context) { log.note("\(lines ?? 0)") }
        }
        let log = CallLog()
        let live = LiveHost(Reader(log: log), 10, 10)
        live.host.environment.lineLimit = 3
        live.update()
        #expect(log.take() == ["0", "3"])
    }

    @Test(arguments: [true, false])
    func anObjectThatIsMissingIsAFinding(isLive: Bool) {
        struct Asking: PlatformViewRepresentable {
            @Environment(Model.self) private var model
            let log: CallLog
            func makeView(context: Context) -> ProbedView { ProbedView() }
            func updateView(_ view: ProbedView, context: Context) {
                log.note("update")
                view.intrinsic = CGSize(width: model.width, height: 10)
            }
        }
        struct Screen: View {
            var model: Model?
            let log: CallLog
            var body: some View { Asking(log: log).fixedSize().environment(model) }
        }
        let log = CallLog()
        let host = LayoutHost(Screen(log: log), shaper: BoxShaper(), images: NoImages(), isLive: isLive)
        host.layout(ProposedViewSize(width: 50, height: 50))
        #expect(host.diagnostics.contains { $0.rule == .missingObject })
        #expect(log.take() == [])
        host.content.model = Model()
        host.layout(ProposedViewSize(width: 50, height: 50))
        #expect(!host.diagnostics.contains { $0.rule == .missingObject })
        #expect(log.take() == ["update"])
        #expect(host.layoutDescription.contains("(0, 0, 10, 10)"))
    }

    // MARK: Its own size

    @Test func anInvalidSizeIsAskedForAgainWithoutAnUpdate() {
        let log = CallLog()
        let live = LiveHost(
            VStack(spacing: 0) {
                Probe(log: log).fixedSize()
                Color.red.frame(width: 1, height: 1)
            })
        _ = log.take()
        #expect(live.host.isSettled)
        log.views[0].intrinsic = CGSize(width: 70, height: 30)
        #expect(!live.host.isSettled)
        live.update()
        #expect(live.host.layoutDescription.contains("ProbedView (0, 0, 70, 30)"))
        #expect(live.host.layoutDescription.contains("Color (34.5, 30, 1, 1)"))
        #expect(log.take() == [])
        log.views[0].setContentHuggingPriority(.required, for: .vertical)
        #expect(!live.host.isSettled)
    }

    @Test func aSizeInvalidatedByTheUpdateItselfAsksForNothing() {
        let log = CallLog()
        let live = LiveHost(Probe(log: log))
        #expect(live.host.isSettled)
        #expect(log.take().count == 3)
    }

    /// Invalidating in layout is usual for what is as high as its width asks; it settles.
    @Test func aSizeInvalidatedByLayoutSettles() {
        final class Wrapping: PlatformView {
            var area: CGFloat = 600
            override var intrinsicContentSize: CGSize {
                let width = bounds.width > 0 ? bounds.width : 60
                return CGSize(width: PlatformView.noIntrinsicMetric, height: area / width)
            }
            override func layoutSubviews() { invalidateIntrinsicContentSize() }
        }
        struct Paragraph: PlatformViewRepresentable {
            func makeView(context: Context) -> Wrapping { Wrapping() }
            func updateView(_ view: Wrapping, context: Context) {
                view.setContentHuggingPriority(.required, for: .vertical)
            }
        }
        for isLive in [true, false] {
            let host = LayoutHost(Paragraph(), shaper: BoxShaper(), images: NoImages(), isLive: isLive)
            host.layout(ProposedViewSize(width: 30, height: nil))
            #expect(host.layoutDescription == "Paragraph/Wrapping (0, 0, 30, 20)\n")
            #expect(host.diagnostics.isEmpty)
        }
    }

    @Test func aSizeThatNeverSettlesIsAFinding() {
        final class Growing: PlatformView {
            var height: CGFloat = 1
            override var intrinsicContentSize: CGSize { CGSize(width: 10, height: height) }
            override func layoutSubviews() {
                height += 1
                invalidateIntrinsicContentSize()
            }
        }
        struct Shown: PlatformViewRepresentable {
            func makeView(context: Context) -> Growing { Growing() }
            func updateView(_ view: Growing, context: Context) {
                view.setContentHuggingPriority(.required, for: .vertical)
            }
        }
        for isLive in [true, false] {
            let host = LayoutHost(Shown(), shaper: BoxShaper(), images: NoImages(), isLive: isLive)
            host.layout(ProposedViewSize(width: 30, height: nil))
            #expect(host.diagnostics.map(\.rule) == [.notSettling])
        }
    }

    // MARK: Record

    @Test func updatesAreBodiesInTheRecord() {
        let (model, log) = (Model(), CallLog())
        let host = LayoutHost(
            Observing(model: model, log: log), shaper: BoxShaper(), images: NoImages(), isLive: true)
        host.recordsHistory = true
        host.layout(.unspecified)
        model.width = 60
        host.layout(.unspecified)
        #expect(host.history.bodyCount(of: Observing.self) == 2)
        #expect(host.history.description.contains("Observing #1: Model"))
    }
}
