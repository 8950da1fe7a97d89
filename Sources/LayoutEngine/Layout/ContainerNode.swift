import Drawing
import Foundation

/// A container's element: children laid out by a ``Layout``.
final class ContainerNode<L: Layout>: LayoutNode {
    let layout: L
    private let nodes: [LayoutNode]
    private let isDynamic: Bool
    private var kept: L.Cache?
    /// nil for layouts of this module, which read nothing.
    private let reader: LayoutReader?
    /// The calls of `place` in the last placement, kept for those who explain it.
    private var calls: [PlacementRecorder.Call?] = []

    init(_ layout: L, _ elements: _Elements, _ inputs: _ResolveInputs, path: ViewPath, label: String) {
        self.layout = layout
        nodes = elements.nodes
        isDynamic = elements.isDynamic
        reader = CustomLayout.mayRead(layout) ? LayoutReader(inputs) : nil
        super.init(inputs, path: path, label: label)
    }

    private var subviews: LayoutSubviews { LayoutSubviews(nodes, in: self) }

    /// Runs `body` with the layout's cache. A question asked from inside an answer gets a cache of its own.
    private func withCache<Result>(_ body: (inout L.Cache) -> Result) -> Result {
        reader.observing(.answers, for: self) { withUnreadCache(body) }
    }

    private func withUnreadCache<Result>(_ body: (inout L.Cache) -> Result) -> Result {
        var cache = kept ?? layout.makeCache(subviews: subviews)
        kept = nil
        let result = body(&cache)
        kept = cache
        return result
    }

    override var children: [LayoutNode] { nodes }

    override func forgetAnswers() {
        kept = nil
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        withCache { layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0) }
    }

    /// 1. The layout places its children in bounds that start where the container stands.
    /// 2. Children it forgot are centred; wrong places are reported and taken as the bounds' origin.
    /// 3. Each place is mirrored where the direction is right-to-left, and the child placed.
    override func placeContent() {
        guard !nodes.isEmpty else { return }
        let bounds = frame
        // 1.
        let recorder = PlacementRecorder(count: nodes.count)
        withCache {
            layout.placeSubviews(
                in: bounds, proposal: placementProposal, subviews: subviews.recording(into: recorder),
                cache: &$0)
        }
        // 2.
        PlacementCalls.inspect(recorder, of: self, nodes)
        if graph.explains { calls = recorder.calls }
        let placements = recorder.resolved(in: bounds, placementProposal, subviews)
        // 3.
        for (node, placement) in zip(nodes, placements) {
            var origin = placement.origin
            if !origin.x.isFinite { origin.x = bounds.minX }
            if !origin.y.isFinite { origin.y = bounds.minY }
            if layoutDirection == .rightToLeft {
                origin.x = bounds.mirrored(origin.x, width: node.size(placement.proposal).width)
            }
            node.place(at: origin, placement.proposal)
        }
        ChildrenOutsideSize.inspect(nodes, of: self, layout)
    }

    override func computeExplicitAlignment(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize)
        -> CGFloat?
    {
        let bounds = CGRect(origin: .zero, size: size)
        return withCache {
            key.axis == .horizontal
                ? layout.explicitAlignment(
                    of: HorizontalAlignment(key: key), in: bounds, proposal: proposal, subviews: subviews,
                    cache: &$0)
                : layout.explicitAlignment(
                    of: VerticalAlignment(key: key), in: bounds, proposal: proposal, subviews: subviews,
                    cache: &$0)
        }
    }

    override func computeSpacing() -> ViewSpacing {
        withCache { layout.spacing(subviews: subviews, cache: &$0) }
    }

    /// A stack of one child is that child to its container.
    override func computePriority() -> Double {
        // An empty custom layout reports minus infinity; so in SwiftUI as reverse-engineered.
        if nodes.isEmpty { return isStack ? 0 : -.infinity }
        return nodes.count == 1 && isStack ? nodes[0].priority : 0
    }

    private var isStack: Bool {
        layout is any StackIdentity || (layout as? AnyLayout)?.isStack == true
    }

    /// The children's, reduced. A container whose children may change has the default where they set none,
    /// and so takes part in the reducing of the container around it.
    /// Source: shadowfacts.net/2025/swiftui-preferences prints it for an `if` in an overlay.
    override func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
        PreferenceMerging.merge(key, nodes, in: self) ?? (isDynamic ? K.defaultValue : nil)
    }

    override func audit() {
        HiddenPriority.inspect(nodes, of: self)
        guard calls.count == nodes.count, !nodes.isEmpty, CustomLayout.isCustom(layout) else { return }
        let cache = kept
        defer { kept = cache }
        LayoutStability.inspect(self, calls: calls)
        if IgnoredOrigin.inspect(self) { graph.withdraw(.childrenOutsideSize, at: path) }
    }

    override var stackAxis: Axis? {
        layout is any LinearStack || isStack
            ? L.layoutProperties.stackOrientation ?? (layout as? AnyLayout)?.stackOrientation : nil
    }

    override var isLayered: Bool { isStack && stackAxis == nil }

    /// Children are drawn by z index; equal ones in view order.
    override func draw(into drawing: inout DrawingContext) {
        for node in nodes.inDrawingOrder { node.draw(into: &drawing) }
    }
}

/// Marks the stacks that stand for their child when they have just one.
protocol StackIdentity {}

extension [LayoutNode] {
    /// Stably sorted by z index.
    var inDrawingOrder: [LayoutNode] {
        guard contains(where: { $0.traits[ZIndexKey.self] != 0 }) else { return self }
        return enumerated().sorted { a, b in
            let (za, zb) = (a.element.traits[ZIndexKey.self], b.element.traits[ZIndexKey.self])
            return za == zb ? a.offset < b.offset : za < zb
        }.map(\.element)
    }
}

/// A layout with its views.
struct _LayoutContainer<L: Layout, Content: View>: _PrimitiveView {
    let layout: L
    let content: Content
    let name: String
    /// Where the layout's type doesn't tell its stack axis.
    var axis: Axis?

    static func _resolve(_ view: Self, _ inputs: _ResolveInputs) -> _Elements {
        ContainerNode.resolve(view.layout, view.name, axis: view.axis, inputs) {
            Content._resolve(view.content, $0)
        }
    }
}

extension ContainerNode {
    /// The element of a layout with its views, which stand at the container's place.
    ///
    /// - Parameters:
    ///   - axis: The stack axis, where the layout's type doesn't tell.
    ///   - content: Resolves the views.
    @MainActor
    static func resolve(
        _ layout: L, _ name: String, axis: Axis? = nil, _ inputs: _ResolveInputs,
        content: @MainActor (_ResolveInputs) -> _Elements
    ) -> _Elements {
        let label = inputs.label(name)
        let path = inputs.elementPath(label)
        var inner = inputs.inside(path, stackAxis: axis ?? L.layoutProperties.stackOrientation)
        if L.self == GridLayout.self || L.self == AnyLayout.self { inner.environment.gridDepth += 1 }
        // What is only listed counts as one element, whatever is in it.
        let elements =
            inputs.isListing
            ? _Elements() : content(inner)
        if L.self == VStackLayout.self, let stack = layout as? VStackLayout {
            return _Elements(StackNode(stack, elements, inputs, path: path, label: label))
        }
        if L.self == HStackLayout.self, let stack = layout as? HStackLayout {
            return _Elements(StackNode(stack, elements, inputs, path: path, label: label))
        }
        return _Elements(ContainerNode(layout, elements, inputs, path: path, label: label))
    }
}

extension ContainerNode: AskedAgain {
    func askAgain(_ proposal: ProposedViewSize) -> CGSize {
        computeSize(proposal)
    }

    func placeAgain(in bounds: CGRect) -> [PlacementRecorder.Call?] {
        let recorder = PlacementRecorder(count: nodes.count)
        withCache {
            layout.placeSubviews(
                in: bounds, proposal: placementProposal, subviews: subviews.recording(into: recorder),
                cache: &$0)
        }
        return recorder.calls
    }
}
