import Foundation

/// An element that can say what it is: the seam between elements and their descriptions.
///
/// Elements that don't conform, or have no kind, are described by what they answered.
protocol DescribedNode: LayoutNode {
    /// nil where parameters don't tell how it lays out here.
    var kind: DescribedKind? { get }
    /// What lies in it, shown or not.
    var describedChildren: [LayoutNode] { get }
    /// A layout that only this process can run.
    var liveLayout: AnyLayout? { get }
    /// Of a leaf that stands among texts as a text does: from its top to both baselines.
    var baseline: CGFloat? { get }
}

extension DescribedNode {
    var describedChildren: [LayoutNode] { children }
    var liveLayout: AnyLayout? { nil }
    var baseline: CGFloat? { nil }
}

/// A modifier that neither lays out nor draws: its child is described in its place.
protocol SilentNode: UnaryNode {}

extension DynamicContentNode: SilentNode {}
extension PreferenceNode: SilentNode {}
extension PreferenceReaderNode: SilentNode {}
extension GeometryChangeNode: SilentNode {}
extension CoordinateSpaceNode: SilentNode {}

// MARK: - Containers

extension StackNode: DescribedNode {
    var kind: DescribedKind? {
        .stack(
            axis: DescribedAxis(arithmetic.axis), alignment: DescribedGuide(arithmetic.alignment),
            spacing: arithmetic.spacing.orNoneIfNaN)
    }
}

extension ContainerNode: DescribedNode {
    var kind: DescribedKind? {
        Self.kind(of: layout) ?? (layout as? AnyLayout).flatMap { Self.kind(of: $0.hiddenLayout) }
            ?? .layout(
                type: ViewName.of((layout as? AnyLayout)?.hiddenType ?? L.self),
                axis: (L.layoutProperties.stackOrientation ?? (layout as? AnyLayout)?.stackOrientation)
                    .map(DescribedAxis.init))
    }

    /// What a container with another layout is.
    static func kind(replacing layout: AnyLayout) -> DescribedKind {
        kind(of: layout.hiddenLayout)
            ?? .layout(
                type: ViewName.of(layout.hiddenType), axis: layout.stackOrientation.map(DescribedAxis.init))
    }

    var liveLayout: AnyLayout? {
        if case .layout? = kind { layout as? AnyLayout ?? AnyLayout(layout) } else { nil }
    }

    private static func kind(of layout: any Layout) -> DescribedKind? {
        switch layout {
        case let stack as any LinearStack:
            .stack(
                axis: DescribedAxis(stack.arithmetic.axis),
                alignment: DescribedGuide(stack.arithmetic.alignment),
                spacing: stack.arithmetic.spacing.orNoneIfNaN)
        case let stack as ZStackLayout: .zStack(alignment: DescribedAlignment(stack.alignment))
        case let grid as GridLayout:
            .grid(
                alignment: DescribedAlignment(grid.alignment),
                horizontalSpacing: grid.horizontalSpacing.orNoneIfNaN,
                verticalSpacing: grid.verticalSpacing.orNoneIfNaN)
        default: nil
        }
    }
}

extension LazyNode: DescribedNode {
    /// Without sections, every line made, one view a unit: such a container is its views.
    var kind: DescribedKind? {
        let isWhole =
            style.pinnedViews.isEmpty && units.parts.allSatisfy { $0.section == nil }
            && (0..<units.count).allSatisfy { units.isMade($0) && units.unit($0).nodes.count == 1 }
            && children.count == units.count
        guard isWhole else { return nil }
        let (axis, alignment) = (DescribedAxis(style.axis), DescribedGuide(style.alignment))
        guard let items = style.items else {
            return .lazyStack(axis: axis, alignment: alignment, spacing: style.spacing)
        }
        return .lazyGrid(
            axis: axis, items: items.map(DescribedGridItem.init), alignment: alignment, spacing: style.spacing
        )
    }
}

extension ScrollViewNode: DescribedNode {
    /// At its start: where it is scrolled to is state, and not described.
    var kind: DescribedKind? {
        let start = viewport.room.origin
        let isAtStart =
            layoutDirection == .rightToLeft
            ? content.frame.maxX == viewport.room.maxX && content.frame.minY == start.y
            : content.frame.origin == start
        guard isAtStart else { return nil }
        return .scroll(axes: viewport.axes.described, margins: DescribedInsets(settings.contentMargins))
    }
}

extension ViewThatFitsNode: DescribedNode {
    var kind: DescribedKind? { .viewThatFits(axes: axes.described) }
    var describedChildren: [LayoutNode] { candidates }
}

extension GeometryReaderNode: DescribedNode {
    var kind: DescribedKind? { .geometryReader }
}

// MARK: - Modifiers

extension SecondaryNode: DescribedNode {
    /// One that reaches into what covers the safe area isn't placed by its alignment.
    var kind: DescribedKind? {
        if !ignoredEdges.isEmpty, surroundings.safeArea != nil { return nil }
        return .layer(isInFront: isInFront, alignment: DescribedAlignment(alignment))
    }

    var describedChildren: [LayoutNode] { [primary, secondary] }
}

extension FixedFrameNode: DescribedNode {
    var kind: DescribedKind? {
        .frame(width: width, height: height, alignment: DescribedAlignment(alignment))
    }
}

extension FlexibleFrameNode: DescribedNode {
    var kind: DescribedKind? {
        .flexibleFrame(
            width: DescribedLength(width), height: DescribedLength(height),
            alignment: DescribedAlignment(alignment))
    }
}

extension ContainerRelativeFrameNode: DescribedNode {
    /// With the lengths that it made of its container's.
    var kind: DescribedKind? {
        .frame(
            width: given(.horizontal), height: given(.vertical), alignment: DescribedAlignment(alignment))
    }
}

extension PaddingNode: DescribedNode {
    var kind: DescribedKind? { .padding(DescribedInsets(insets)) }
}

extension OffsetNode: DescribedNode {
    var kind: DescribedKind? { .offset(x: offset.x, y: offset.y) }
}

extension PositionNode: DescribedNode {
    var kind: DescribedKind? { .position(x: position.x, y: position.y) }
}

extension FixedSizeNode: DescribedNode {
    var kind: DescribedKind? { .fixedSize(horizontal: horizontal, vertical: vertical) }
}

extension LayoutPriorityNode: DescribedNode {
    var kind: DescribedKind? { .priority(value) }
}

extension OpaqueNode: DescribedNode {
    /// To layout it is a priority of 0: the traits are described apart.
    var kind: DescribedKind? { .priority(0) }
}

extension AspectRatioNode: DescribedNode {
    var kind: DescribedKind? {
        .aspectRatio(width: ratio?.width, height: ratio?.height, isFill: contentMode == .fill)
    }
}

extension AlignmentGuideNode: DescribedNode {
    var kind: DescribedKind? {
        let guide = DescribedGuide(key)
        let asked = knownAlignments.filter { $0.0.key == key }
        guard let value = linearValue,
            asked.allSatisfy({ value.value(dimensions($0.proposal.proposal)) == $1 })
        else { return .recordedGuide(guide) }
        return .guide(guide, value)
    }

    /// The closure's value as multiples of the view's lengths, found by asking it of other lengths; nil where it
    /// is anything else.
    private var linearValue: DescribedGuideValue? {
        let size = frame.size
        guard size.width.isFinite, size.height.isFinite else { return nil }
        func value(_ width: CGFloat, _ height: CGFloat) -> CGFloat {
            compute(
                ViewDimensions(
                    node: child, proposal: placementProposal, size: CGSize(width: width, height: height)))
        }
        let origin = value(size.width, size.height)
        let slopes = (
            (value(size.width + 64, size.height) - origin) / 64,
            (value(size.width, size.height + 64) - origin) / 64
        )
        var found = DescribedGuideValue(constant: 0, perWidth: slopes.0, perHeight: slopes.1)
        found.constant = origin - slopes.0 * size.width - slopes.1 * size.height
        // Whole numbers survive the arithmetic; what is nearly one was.
        let rounded = found.constant.rounded()
        if abs(found.constant - rounded) < 1e-9 { found.constant = rounded }
        let others = [
            (size.width / 4, size.height / 4), (size.width / 2 + 17, size.height + 13),
            (size.width + 129, size.height / 2 + 5),
        ]
        let isLinear = others.allSatisfy { width, height in
            abs(value(width, height) - found.constant - slopes.0 * width - slopes.1 * height) < 1e-9
        }
        return isLinear ? found : nil
    }
}

extension EffectNode: DescribedNode {
    var kind: DescribedKind? { .effect(name: "effect") }
}

extension TransformNode: DescribedNode {
    var kind: DescribedKind? { .effect(name: "transform") }
}

extension MaskNode: DescribedNode {
    var kind: DescribedKind? { .effect(name: "mask") }
}

extension PreferenceLayerNode: DescribedNode {
    var kind: DescribedKind? { .effect(name: "preferenceLayer") }
}

extension ButtonNode: DescribedNode {
    var kind: DescribedKind? { .effect(name: "Button") }
}

extension ControlNode: DescribedNode {
    /// One with baselines of its own is more than its child.
    var kind: DescribedKind? {
        hasOwnBaselines ? nil : .effect(name: label.split(separator: "/").last.map(String.init) ?? "control")
    }
}

extension UnaryNode {
    /// Whether the child stands in its place and was offered the same.
    fileprivate var placesAsOffered: Bool {
        child.frame.origin == frame.origin && child.placementProposal == placementProposal
    }
}

extension SafeAreaIgnoringNode: DescribedNode {
    var kind: DescribedKind? { placesAsOffered ? .effect(name: "ignoresSafeArea") : nil }
}

extension VisualEffectNode: DescribedNode {
    var kind: DescribedKind? { placesAsOffered ? .effect(name: "visualEffect") : nil }
}

extension MatchedGeometryNode: DescribedNode {
    var kind: DescribedKind? { placesAsOffered ? .effect(name: "matchedGeometryEffect") : nil }
}

// MARK: - Leaves

extension TextNode: DescribedNode {
    /// A text with pictures in it is what it answered.
    var kind: DescribedKind? {
        let runs = styled.compactMap { DescribedRun($0, in: environment) }
        return runs.count == styled.count ? .text(runs) : nil
    }
}

extension ShapeNode: DescribedNode {
    /// What a shape chooses is asked of it.
    var kind: DescribedKind? {
        let name = ViewName.of(S.self) == "Rectangle" ? label.lastName : ViewName.of(S.self)
        let offers = [
            ProposedViewSize.unspecified, .zero, ProposedViewSize(width: 37, height: 53),
            ProposedViewSize(width: 59, height: nil), ProposedViewSize(width: nil, height: 41), .infinity,
        ]
        let chosen = offers.map(shape.sizeThatFits)
        if chosen == offers.map({ $0.replacingUnspecifiedDimensions() }) { return .filling(name: name) }
        return chosen == offers.map(Circle().sizeThatFits) ? .square(name: name) : nil
    }
}

extension CanvasNode: DescribedNode {
    var kind: DescribedKind? { .filling(name: "Canvas") }
    var describedChildren: [LayoutNode] { [] }
}

extension ImageNode: DescribedNode {
    var kind: DescribedKind? {
        let own = picture?.size ?? .zero
        guard let picture, let caps = resizing(of: picture)?.capInsets else {
            return .fixed(name: label.lastName, width: own.width, height: own.height)
        }
        return .resizable(
            name: label.lastName, width: own.width, height: own.height,
            minimumWidth: caps.leading + caps.trailing, minimumHeight: caps.top + caps.bottom)
    }
}

extension SymbolNode: DescribedNode {
    var kind: DescribedKind? {
        let (name, own) = (label.lastName, ownSize)
        guard image.resizing != nil else { return .fixed(name: name, width: own.width, height: own.height) }
        return .resizable(
            name: name, width: own.width, height: own.height, minimumWidth: 0, minimumHeight: 0)
    }

    var baseline: CGFloat? {
        explicitAlignment(
            VerticalAlignment.firstTextBaseline.key, size: ownSize, proposal: .unspecified)
    }
}

extension ControlArtworkNode: DescribedNode {
    var kind: DescribedKind? {
        guard let width, let height else { return nil }
        return .fixed(name: label.lastName, width: width, height: height)
    }
}

extension SpacerNode: DescribedNode {
    var kind: DescribedKind? { .spacer(minimum: minimum) }
}

extension DividerNode: DescribedNode {
    var kind: DescribedKind? { .divider }
}

extension String {
    /// A label without the names of the views around: `Text "a/b"` of `Card/Text "a/b"`.
    var lastName: String { labelParts.last ?? "" }

    /// The names in a label. A slash in a text's words parts nothing.
    var labelParts: [String] {
        let words = firstIndex(of: "\"") ?? endIndex
        guard let last = self[..<words].lastIndex(of: "/") else { return isEmpty ? [] : [self] }
        return self[..<last].split(separator: "/").map(String.init) + [String(self[index(after: last)...])]
    }
}
