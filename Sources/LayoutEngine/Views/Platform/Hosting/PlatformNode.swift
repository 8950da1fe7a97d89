import Drawing
import Foundation

/// A platform view as a leaf.
final class PlatformNode<Hosted: PlatformHosted>: LayoutNode, InteractiveNode {
    private let representable: Hosted.Representable
    /// nil where the view isn't shown.
    private let hosting: PlatformHosting<Hosted>?
    let inputs: _ResolveInputs

    @MainActor
    private init(
        _ representable: Hosted.Representable, _ hosting: PlatformHosting<Hosted>?,
        _ inputs: _ResolveInputs, _ label: String
    ) {
        self.representable = representable
        self.hosting = hosting
        let path = inputs.elementPath(label)
        self.inputs = inputs.inside(path, stackAxis: nil)
        super.init(inputs, path: path, label: label)
        guard let hosting else { return }
        hosting.element = self
        let view = hosting.view
        if let identifier = view?.accessibilityIdentifier {
            traits[AnnotationsKey.self].append(
                Annotation(name: "accessibilityIdentifier", value: identifier))
        }
        if let label = view?.accessibilityLabel {
            traits[AnnotationsKey.self].append(Annotation(name: "accessibilityLabel", value: label))
        }
    }

    /// Called as its class, after the representable: `Sparkline/SparklineView`.
    @MainActor
    static func named(
        _ representable: Hosted.Representable, _ hosting: PlatformHosting<Hosted>?,
        _ outer: _ResolveInputs
    ) -> PlatformNode {
        var inputs = outer
        inputs.enter(owner: ViewName.of(Hosted.Representable.self))
        return PlatformNode(representable, hosting, inputs, inputs.label(Hosted.name))
    }

    // MARK: Size

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        nonisolated(unsafe) let node = self
        return MainActorDoor.run { node.answer(to: proposal) }
    }

    /// 1. What the representable answers. What it reads of states and objects counts for the element.
    /// 2. Else each axis by itself.
    @MainActor
    private func answer(to proposal: ProposedViewSize) -> CGSize {
        guard let hosting, let view = hosting.view else { return .zero }
        // 1.
        let answer = inputs.observing { hosting.size(representable, proposal, environment) }
        if let answer { return answer }
        // 2.
        let (intrinsic, preferred) = (hosting.intrinsicSize, hosting.preferredSize)
        var size = CGSize.zero
        for axis in Axis.allCases {
            let length = IntrinsicLength(
                intrinsic: checked(intrinsic[axis], axis),
                preferred: preferred[axis].isFinite ? max(preferred[axis], 0) : 0,
                hugging: view.contentHuggingPriority(for: axis),
                compressionResistance: view.contentCompressionResistancePriority(for: axis))
            size[axis] = length.answer(to: proposal[axis])
        }
        return size
    }

    /// An intrinsic length; nil where there is none.
    private func checked(_ length: CGFloat, _ axis: Axis) -> CGFloat? {
        if length == PlatformView.noIntrinsicMetric { return nil }
        if length >= 0, length.isFinite { return length }
        graph.report(
            .error, .invalidSize, at: path,
            "has an intrinsicContentSize with a \(axis.lengthName) of \(length.isNaN ? "NaN" : length.decimalText): "
                + "it counts as none. Return 0 or more, or PlatformView.noIntrinsicMetric.")
        return nil
    }

    // MARK: Guides

    /// Source: measured: the first baseline is the top, the last one the bottom, for views other than labels.
    override func computeExplicitAlignment(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize)
        -> CGFloat?
    {
        let isFirst = key == VerticalAlignment.firstTextBaseline.key
        guard isFirst || key == VerticalAlignment.lastTextBaseline.key else { return nil }
        nonisolated(unsafe) let node = self
        return MainActorDoor.run {
            guard let view = node.hosting?.view else { return nil }
            return isFirst ? view.firstBaseline(in: size) : view.lastBaseline(in: size)
        }
    }

    override func computeSetsGuides() -> Bool { false }

    // MARK: Place

    override func placeContent() {
        nonisolated(unsafe) let node = self
        MainActorDoor.run { node.placeView() }
    }

    @MainActor
    private func placeView() {
        guard let hosting, let view = hosting.view else { return }
        hosting.duringLayout {
            view.frame = frame
            view.safeAreaInsets = coveredInsets
            view.layoutIfNeeded()
        }
    }

    /// How far the safe areas around cover the view from each physical side.
    private var coveredInsets: EdgeInsets {
        var insets = EdgeInsets()
        var area = surroundings.safeArea
        while let current = area {
            let safe = current.safe
            insets.leading = max(insets.leading, min(safe.minX - frame.minX, frame.width))
            insets.top = max(insets.top, min(safe.minY - frame.minY, frame.height))
            insets.trailing = max(insets.trailing, min(frame.maxX - safe.maxX, frame.width))
            insets.bottom = max(insets.bottom, min(frame.maxY - safe.maxY, frame.height))
            area = current.outer
        }
        return insets
    }

    // MARK: Drawing

    override func draw(into drawing: inout DrawingContext) {
        nonisolated(unsafe) let node = self
        nonisolated(unsafe) var inner = drawing
        MainActorDoor.run { node.drawView(into: &inner) }
        drawing = inner
    }

    /// 1. What the view draws itself is cut off at its frame, as a canvas is.
    /// 2. Its subviews may lie outside, unless it clips them.
    /// 3. Of a translucent view both are one.
    @MainActor
    private func drawView(into drawing: inout DrawingContext) {
        guard let hosting, let view = hosting.view, view.isVisible else { return }
        hosting.duringLayout { view.layoutIfNeeded() }
        let items = drawing.collect { drawing in
            // 1.
            drawing.drawCanvas(of: self, inputs) { context, _ in view.drawContent(in: &context) }
            // 2.
            guard !view.subviews.isEmpty else { return }
            drawing.drawCanvas(of: self, inputs, clips: view.clipsToBounds) { context, _ in
                view.drawSubviews(in: context)
            }
        }
        guard !items.isEmpty else { return }
        // 3.
        if view.alpha < 1 {
            drawing.draw(.group([.layer, .opacity(view.alpha)], items), of: self)
        } else {
            for item in items { drawing.draw(item.content, of: self) }
        }
    }

    // MARK: Use

    var actions: ControlActions? {
        nonisolated(unsafe) let node = self
        return MainActorDoor.run {
            guard let view = node.hosting?.view, !view.isHidden else { return nil }
            return view.actions.controlActions(of: view)
        }
    }

    var controlPath: ViewPath { path }
}
