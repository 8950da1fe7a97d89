import Drawing
import Foundation

/// A described tree as a view: laid out by the same elements that the original had.
package struct DescribedView: _PrimitiveView {
    /// The elements made of a description, by their number: the description's first, then its children's, each with
    /// all below it.
    package final class Made {
        fileprivate(set) var nodes: [LayoutNode?]

        package init(_ description: ViewDescription) {
            nodes = Array(repeating: nil, count: description.count)
        }

        /// Where each element stands, in points of the picture; nil where it wasn't made.
        package var frames: [CGRect?] { nodes.map { $0?.frame } }
    }

    let description: ViewDescription
    let made: Made

    package init(_ description: ViewDescription, made: Made) {
        self.description = description
        self.made = made
    }

    package static func _resolve(_ view: Self, _ inputs: _ResolveInputs) -> _Elements {
        let builder = DescribedTree(made: view.made)
        return builder.node(view.description, 0, inputs).map(_Elements.init) ?? _Elements()
    }
}

/// Makes elements of descriptions.
@MainActor
private struct DescribedTree {
    let made: DescribedView.Made

    /// The element of `description`, the `number`th of the tree; nil for a modifier around nothing.
    func node(_ description: ViewDescription, _ number: Int, _ outer: _ResolveInputs) -> LayoutNode? {
        var inputs = outer.child(.slot(number), DescribedView.self)
        if !description.settings.isEmpty {
            var environment = inputs.environment
            for setting in description.settings { setting.apply(to: &environment) }
            inputs.environment = environment
        }
        inputs.owners = description.owners
        let node: LayoutNode?
        if description.kind.isModifier {
            node = modifier(description, number, inputs)
        } else if case .layer(let isInFront, let alignment) = description.kind {
            node = layer(description, number, inputs, isInFront, alignment.alignment)
        } else if description.kind.isLeaf {
            node = leaf(description, inputs)
        } else {
            node = container(description, number, inputs)
        }
        if let node {
            setTraits(description, node)
            made.nodes[number] = node
        }
        return node
    }

    private func setTraits(_ description: ViewDescription, _ node: LayoutNode) {
        if let live = description.live.traits { node.traits = live }
        let traits = description.traits
        node.traits[ZIndexKey.self] = traits.zIndex ?? 0
        node.traits[GridSpanTrait.self] = min(max(traits.span ?? 1, 1), GridSpanModifier.limit)
        node.traits[GridAnchorTrait.self] = traits.anchor.flatMap {
            $0.count == 2 ? UnitPoint(x: $0[0], y: $0[1]) : nil
        }
        node.traits[GridColumnAlignmentTrait.self] = traits.columnAlignment.map {
            HorizontalAlignment(key: $0.key)
        }
        node.traits[GridUnsizedAxesTrait.self] = Axis.Set(traits.unsizedAxes ?? [])
        // Its grid says which row it is in.
        node.traits[GridRowTrait.self] = nil
    }

    /// The elements of the children, the first one the `number`th of the tree.
    private func nodes(_ children: [ViewDescription], _ number: Int, _ inputs: _ResolveInputs)
        -> [LayoutNode]
    {
        var number = number
        return children.compactMap { child in
            defer { number += child.count }
            return node(child, number, inputs)
        }
    }

    // MARK: Modifiers

    private func modifier(_ description: ViewDescription, _ number: Int, _ inputs: _ResolveInputs)
        -> LayoutNode?
    {
        guard let content = description.children.first, let child = node(content, number + 1, inner(inputs))
        else { return nil }
        return modifier(description, child, inputs)
    }

    /// The inputs of what a modifier is around: names of views are the outer element's.
    private func inner(_ inputs: _ResolveInputs) -> _ResolveInputs {
        var inner = inputs
        inner.owners = []
        return inner
    }

    private func modifier(_ description: ViewDescription, _ child: LayoutNode, _ inputs: _ResolveInputs)
        -> LayoutNode
    {
        switch description.kind {
        case .frame(let width, let height, let alignment):
            return FixedFrameNode(
                child, inputs, width: width, height: height, alignment: alignment.alignment)
        case .flexibleFrame(let width, let height, let alignment):
            return FlexibleFrameNode(
                child, inputs, width: width.length, height: height.length, alignment: alignment.alignment)
        case .padding(let insets): return PaddingNode(child, inputs, insets: insets.insets)
        case .offset(let x, let y): return OffsetNode(child, inputs, CGPoint(x: x, y: y))
        case .position(let x, let y): return PositionNode(child, inputs, CGPoint(x: x, y: y))
        case .fixedSize(let horizontal, let vertical):
            return FixedSizeNode(child, inputs, horizontal: horizontal, vertical: vertical)
        case .priority(let value): return LayoutPriorityNode(child, inputs, value)
        case .aspectRatio(let width, let height, let isFill):
            var ratio: CGSize?
            if let width, let height { ratio = CGSize(width: width, height: height) }
            return AspectRatioNode(child, inputs, ratio: ratio, contentMode: isFill ? .fill : .fit)
        case .guide(let guide, let value): return AlignmentGuideNode(child, inputs, guide.key, value.value)
        case .recordedGuide(let guide):
            guard let answers = description.answers else { return ForwardingNode(child, inputs) }
            return RecordedGuideNode(child, inputs, guide, answers)
        default: return ForwardingNode(child, inputs)
        }
    }

    private func layer(
        _ description: ViewDescription, _ number: Int, _ inputs: _ResolveInputs, _ isInFront: Bool,
        _ alignment: Alignment
    ) -> LayoutNode? {
        let children = description.children
        guard let first = children.first, let primary = node(first, number + 1, inner(inputs)) else {
            return nil
        }
        guard children.count > 1 else { return primary }
        let room = inputs.inside(
            primary.path.appending(isInFront ? "overlay" : "background"), stackAxis: nil)
        guard let secondary = node(children[1], number + 1 + first.count, room) else { return primary }
        return SecondaryNode(
            primary, secondary, inputs, alignment: alignment, isInFront: isInFront, ignoredEdges: [])
    }

    // MARK: Leaves

    private func leaf(_ description: ViewDescription, _ inputs: _ResolveInputs) -> LayoutNode? {
        switch description.kind {
        case .text(let runs): return TextNode(runs.map { $0.run(in: inputs.environment) }, inputs)
        case .spacer(let minimum): return SpacerNode(minimum, inputs)
        case .divider: return DividerNode(inputs)
        default: break
        }
        let label = inputs.label(description.kind.name)
        let path = inputs.elementPath(label)
        switch description.kind {
        case .fixed(_, let width, let height):
            let size = CGSize(width: width, height: height)
            return SizedLeafNode(inputs, path: path, label: label) { _ in size }
        case .resizable(_, let width, let height, let minimumWidth, let minimumHeight):
            return SizedLeafNode(inputs, path: path, label: label) { proposal in
                CGSize(
                    width: max(proposal.width ?? width, minimumWidth),
                    height: max(proposal.height ?? height, minimumHeight))
            }
        case .square: return SizedLeafNode(inputs, path: path, label: label, Circle().sizeThatFits)
        default:
            return SizedLeafNode(inputs, path: path, label: label) { $0.replacingUnspecifiedDimensions() }
        }
    }

    // MARK: Containers

    private func container(_ description: ViewDescription, _ number: Int, _ inputs: _ResolveInputs)
        -> LayoutNode?
    {
        let label = inputs.label(description.kind.name)
        let path = inputs.elementPath(label)
        func content(_ axis: Axis?) -> [LayoutNode] {
            nodes(description.children, number + 1, inputs.inside(path, stackAxis: axis))
        }
        func container(_ layout: some Layout, _ axis: Axis?) -> LayoutNode {
            ContainerNode(layout, _Elements(content(axis)), inputs, path: path, label: label)
        }
        switch description.kind {
        case .stack(.horizontal, let guide, let spacing):
            let layout = HStackLayout(alignment: VerticalAlignment(key: guide.key), spacing: spacing)
            return StackNode(layout, _Elements(content(.horizontal)), inputs, path: path, label: label)
        case .stack(.vertical, let guide, let spacing):
            let layout = VStackLayout(alignment: HorizontalAlignment(key: guide.key), spacing: spacing)
            return StackNode(layout, _Elements(content(.vertical)), inputs, path: path, label: label)
        case .zStack(let alignment): return container(ZStackLayout(alignment: alignment.alignment), nil)
        case .grid: return grid(description, number, inputs, path, label)
        case .lazyStack, .lazyGrid: return lazy(description, number, inputs, path, label)
        case .scroll(let axes, let margins):
            return scroll(description, number, inputs, Axis.Set(axes), margins.insets, path, label)
        case .viewThatFits(let axes):
            return ViewThatFitsNode(
                Axis.Set(axes), content(inputs.stackAxis), inputs, path: path, label: label)
        case .geometryReader: return ReadGeometryNode(content(nil), inputs, path: path, label: label)
        case .layout(_, let axis):
            if let live = description.live.layout { return container(live, axis?.axis) }
            return recorded(description, number, inputs, axis?.axis, path, label)
        default: return recorded(description, number, inputs, inputs.stackAxis, path, label)
        }
    }

    private func recorded(
        _ description: ViewDescription, _ number: Int, _ inputs: _ResolveInputs, _ axis: Axis?,
        _ path: ViewPath, _ label: String
    ) -> LayoutNode? {
        let inner = inputs.inside(path, stackAxis: axis)
        guard let answers = description.answers else {
            return nodes(description.children, number + 1, inner).first
        }
        var children: [LayoutNode] = []
        var places: [RecordedAnswers.Place?] = []
        var next = number + 1
        for child in description.children {
            defer { next += child.count }
            guard let made = node(child, next, inner) else { continue }
            children.append(made)
            places.append(child.place)
        }
        return RecordedNode(answers, children, places, inputs, path: path, label: label)
    }

    /// Cells of one row number that follow each other are a row.
    private func grid(
        _ description: ViewDescription, _ number: Int, _ inputs: _ResolveInputs, _ path: ViewPath,
        _ label: String
    ) -> LayoutNode? {
        guard case .grid(let alignment, let across, let down) = description.kind else { return nil }
        var inner = inputs.inside(path, stackAxis: nil)
        inner.environment.gridDepth += 1
        var cells: [LayoutNode] = []
        var next = number + 1
        var rows: [Int: GridRowMembership] = [:]
        for child in description.children {
            defer { next += child.count }
            guard let cell = node(child, next, inner) else { continue }
            if let row = child.traits.row {
                let guide = child.traits.rowAlignment.map { VerticalAlignment(key: $0.key) }
                let membership =
                    rows[row]
                    ?? GridRowMembership(
                        row: inner.child(.slot(-1 - row), DescribedView.self).node, alignment: guide)
                rows[row] = membership
                cell.traits[GridRowTrait.self] = membership
            }
            cells.append(cell)
        }
        let layout = GridLayout(
            alignment: alignment.alignment, horizontalSpacing: across, verticalSpacing: down)
        return ContainerNode(layout, _Elements(cells), inputs, path: path, label: label)
    }

    private func lazy(
        _ description: ViewDescription, _ number: Int, _ inputs: _ResolveInputs, _ path: ViewPath,
        _ label: String
    ) -> LayoutNode? {
        let style: LazyStyle
        switch description.kind {
        case .lazyStack(let axis, let guide, let spacing):
            style = LazyStyle(
                axis: axis.axis, spacing: spacing, alignment: guide.key, pinnedViews: [], items: nil)
        case .lazyGrid(let axis, let items, let guide, let spacing):
            style = LazyStyle(
                axis: axis.axis, spacing: spacing, alignment: guide.key, pinnedViews: [],
                items: items.map(\.item))
        default: return nil
        }
        let inner = inputs.inside(path, stackAxis: style.items == nil ? style.axis : nil)
        var numbers: [Int] = []
        var next = number + 1
        for child in description.children {
            numbers.append(next)
            next += child.count
        }
        let children = description.children
        let run = _LazyElements.Run(count: children.count, isUnary: true) { index in
            node(children[index], numbers[index], inner).map(_Elements.init) ?? _Elements()
        }
        return LazyNode(style, _LazyElements(run), inner, inputs, path: path, label: label)
    }

    private func scroll(
        _ description: ViewDescription, _ number: Int, _ inputs: _ResolveInputs, _ axes: Axis.Set,
        _ margins: EdgeInsets, _ path: ViewPath, _ label: String
    ) -> LayoutNode? {
        let viewport = Viewport(axes: axes)
        let space = CoordinateSpaceReference()
        var inner = inputs.inside(path, stackAxis: .vertical)
        inner.surroundings = inner.surroundings.inside(viewport, space)
        var settings = ScrollSettings()
        settings.setMargins(OptionalInsets(margins, edges: .all), for: .scrollContent)
        let content = nodes(description.children, number + 1, inner)
        let node = ScrollViewNode(
            ImplicitStack.vertical(_Elements(content), inner), viewport, settings, inputs, path: path,
            label: label)
        space.node = node
        return node
    }
}
