import Foundation

extension View {
    /// Shows other views at the top or bottom edge; this view is laid out in the rest, and its safe area ends
    /// where they begin.
    ///
    /// - Parameters:
    ///   - spacing: Points between both; nil is the distance that a stack would choose, 8 between plain views.
    ///   - content: Offered the width, and no height. Several views are layered; none leaves this view alone.
    public func safeAreaInset<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        modifier(
            SafeAreaInsetModifier(
                content: content(), edge: edge == .top ? .top : .bottom, spacing: spacing,
                alignment: Alignment(horizontal: alignment, vertical: .center), guide: alignment.key))
    }

    /// As ``safeAreaInset(edge:alignment:spacing:content:)-vertical``, at the leading or trailing edge: the
    /// views are offered the height, and no width.
    public func safeAreaInset<V: View>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        modifier(
            SafeAreaInsetModifier(
                content: content(), edge: edge == .leading ? .leading : .trailing, spacing: spacing,
                alignment: Alignment(horizontal: .center, vertical: alignment), guide: alignment.key))
    }

    /// A bar at the top or bottom edge: laid out as a safe area inset. How scrolled content fades under it is
    /// not drawn.
    public func safeAreaBar<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
    }

    /// A bar at the leading or trailing edge: laid out as a safe area inset.
    public func safeAreaBar<V: View>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
    }
}

/// Views at one edge of each element of the content.
struct SafeAreaInsetModifier<Inset: View>: _PrimitiveModifier {
    let content: Inset
    let edge: Edge
    let spacing: CGFloat?
    let alignment: Alignment
    /// The guide on which both meet across the edge's axis.
    let guide: AlignmentKey

    static func _resolve(
        _ modifier: Self, _ inputs: _ResolveInputs, content: @escaping (_ResolveInputs) -> _Elements
    ) -> _Elements {
        let area = SafeArea(.container, outer: inputs.surroundings.safeArea)
        var inner = inputs
        inner.surroundings = inner.surroundings.inside(area)
        return content(inner).mapNodes { child in
            let barInputs = inputs.inside(child.path.appending("safeAreaInset"), stackAxis: nil)
                .child(.role("safeAreaInset"), Inset.self)
            let bar = Inset._resolve(modifier.content, barInputs)
            guard !bar.isEmpty else { return UnaryNode(child, inputs) }
            return SafeAreaInsetNode(
                child, ImplicitStack.layered(bar, modifier.alignment, barInputs), area, modifier, inputs)
        }
    }
}

/// A view, and a bar at one of its edges.
///
/// 1. The bar is offered the length of its edge, and nothing across it.
/// 2. The view is offered what the bar and the spacing leave.
/// 3. The size is the sum of both along the axis, and the larger across it.
/// 4. The view stands at the far edge, centred across; the bar at its edge, on the view's guide.
/// 5. What is inside sees a safe area that ends at the spacing.
///
/// Source: the offers as measured (iamcgn/swiftui-web, Docs/elements/Position.md); size and places as
/// OpenSwiftUI has them.
final class SafeAreaInsetNode: LayoutNode {
    private let primary: LayoutNode
    private let bar: LayoutNode
    private let area: SafeArea
    private let edge: Edge
    private let guide: AlignmentKey
    private let givenSpacing: CGFloat?

    init<Inset: View>(
        _ primary: LayoutNode, _ bar: LayoutNode, _ area: SafeArea, _ modifier: SafeAreaInsetModifier<Inset>,
        _ inputs: _ResolveInputs
    ) {
        self.primary = primary
        self.bar = bar
        self.area = area
        edge = modifier.edge
        guide = modifier.guide
        givenSpacing = modifier.spacing.flatMap { $0.isFinite ? $0 : nil }
        super.init(inputs, path: primary.path, label: inputs.label("safeAreaInset"))
        traits = primary.traits
    }

    override var children: [LayoutNode] { [primary, bar] }

    private var axis: Axis { edge == .top || edge == .bottom ? .vertical : .horizontal }

    private lazy var gap: CGFloat =
        givenSpacing ?? primary.spacing.distance(to: bar.spacing, along: axis)

    private func offers(_ proposal: ProposedViewSize) -> (primary: ProposedViewSize, bar: ProposedViewSize) {
        // 1.
        var forBar = proposal
        forBar[axis] = nil
        // 2.
        var forPrimary = proposal
        forPrimary[axis] = proposal[axis].map { max($0 - bar.size(forBar)[axis] - gap, 0) }
        return (forPrimary, forBar)
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        // 3.
        let offers = offers(proposal)
        let (inner, strip) = (primary.size(offers.primary), bar.size(offers.bar))
        let across = axis == .vertical ? Axis.horizontal : .vertical
        return CGSize(
            axis, max(inner[axis] + strip[axis] + gap, 0), by: max(inner[across], strip[across]))
    }

    /// Where both stand when this node has `size` in answer to `proposal`, left-to-right.
    private func places(size: CGSize, proposal: ProposedViewSize) -> (primary: Placement, bar: Placement) {
        // 4.
        let across = axis == .vertical ? Axis.horizontal : .vertical
        var proposal = proposal
        proposal[across] = proposal[across] ?? size[across]
        let offers = offers(proposal)
        let (inner, strip) = (primary.dimensions(offers.primary), bar.dimensions(offers.bar))
        let isFirst = edge == .top || edge == .leading
        var (origin, barOrigin) = (CGPoint.zero, CGPoint.zero)
        origin[axis] = isFirst ? size[axis] - inner.size[axis] : 0
        origin[across] = (size[across] - inner.size[across]) / 2
        barOrigin[axis] = isFirst ? 0 : size[axis] - strip.size[axis]
        barOrigin[across] = origin[across] + inner[guide] - strip[guide]
        return (
            Placement(origin: origin, proposal: offers.primary),
            Placement(origin: barOrigin, proposal: offers.bar)
        )
    }

    override func placeContent() {
        let places = places(size: frame.size, proposal: placementProposal)
        // 5.
        let covered = bar.size(places.bar.proposal)[axis] + gap
        area.bounds = frame
        area.safe = frame.inset(by: EdgeInsets(max(covered, 0), edges: Edge.Set(edge)), layoutDirection)
        for (node, place) in [(primary, places.primary), (bar, places.bar)] {
            node.place(at: physical(place.origin, childSize: node.size(place.proposal)), place.proposal)
        }
    }

    override func computeExplicitAlignment(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize)
        -> CGFloat?
    {
        let place = places(size: size, proposal: proposal).primary
        guard
            let value = primary.explicitAlignment(
                key, size: primary.size(place.proposal), proposal: place.proposal)
        else { return nil }
        return value + place.origin[key.axis]
    }
}
