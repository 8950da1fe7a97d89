import Drawing
import Foundation

@testable import LayoutEngine

/// A platform view of tests: a size of its own that can be set, and a colour.
final class ProbedView: PlatformView {
    var intrinsic = CGSize(width: PlatformView.noIntrinsicMetric, height: PlatformView.noIntrinsicMetric) {
        didSet { invalidateIntrinsicContentSize() }
    }
    var color = Color.red
    weak var log: CallLog?
    var laidOutSizes: [CGSize] = []

    override var intrinsicContentSize: CGSize { intrinsic }

    override func layoutSubviews() { laidOutSizes.append(bounds.size) }

    override func draw(in context: inout GraphicsContext, size: CGSize) {
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(color))
    }
}

/// What is called, in order.
@MainActor
final class CallLog {
    private(set) var calls: [String] = []
    var views: [ProbedView] = []
    weak var coordinator: ProbeCoordinator?

    func note(_ call: String) { calls.append(call) }

    /// What was called since the last time.
    func take() -> [String] {
        defer { calls = [] }
        return calls
    }
}

final class ProbeCoordinator {
    let name: String

    init(_ name: String) {
        self.name = name
    }
}

/// Shows a ``ProbedView`` and notes its life.
struct Probe: PlatformViewRepresentable {
    var name = "a"
    var intrinsic = CGSize(width: 40, height: 20)
    var hugging: Float = 250
    var resistance: Float = 750
    var log = CallLog()
    var configure: @MainActor (ProbedView, Context) -> Void = { _, _ in }
    var size: @MainActor (ProposedViewSize, ProbedView, Context) -> CGSize? = { _, _, _ in nil }

    func makeCoordinator() -> ProbeCoordinator {
        log.note("coordinator \(name)")
        let coordinator = ProbeCoordinator(name)
        log.coordinator = coordinator
        return coordinator
    }

    func makeView(context: Context) -> ProbedView {
        log.note("make \(context.coordinator.name)")
        let view = ProbedView()
        view.log = log
        log.views.append(view)
        return view
    }

    func updateView(_ view: ProbedView, context: Context) {
        log.note("update \(context.coordinator.name) by \(name)")
        view.intrinsic = intrinsic
        for axis in Axis.allCases {
            view.setContentHuggingPriority(.init(hugging), for: axis)
            view.setContentCompressionResistancePriority(.init(resistance), for: axis)
        }
        configure(view, context)
    }

    static func dismantleView(_ view: ProbedView, coordinator: ProbeCoordinator) {
        view.log?.note("dismantle \(coordinator.name)")
    }

    func sizeThatFits(_ proposal: ProposedViewSize, platformView: ProbedView, context: Context) -> CGSize? {
        size(proposal, platformView, context)
    }
}
