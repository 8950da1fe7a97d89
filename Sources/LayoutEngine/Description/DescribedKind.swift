import Drawing
import Foundation

/// What an element is, with its parameters; lengths in points, nil where nothing was given.
package enum DescribedKind: Hashable, Codable, Sendable {
    // MARK: Containers

    case stack(axis: DescribedAxis, alignment: DescribedGuide, spacing: CGFloat?)
    case zStack(alignment: DescribedAlignment)
    case grid(alignment: DescribedAlignment, horizontalSpacing: CGFloat?, verticalSpacing: CGFloat?)
    case lazyStack(axis: DescribedAxis, alignment: DescribedGuide, spacing: CGFloat?)
    case lazyGrid(
        axis: DescribedAxis, items: [DescribedGridItem], alignment: DescribedGuide, spacing: CGFloat?)
    case scroll(axes: [DescribedAxis], margins: DescribedInsets)
    /// Its children are the candidates.
    case viewThatFits(axes: [DescribedAxis])
    case geometryReader
    /// A layout by its type; `axis` is the one that spacers inside follow.
    case layout(type: String, axis: DescribedAxis?)

    // MARK: Modifiers

    /// An overlay or a background: the primary view, then the secondary one.
    case layer(isInFront: Bool, alignment: DescribedAlignment)
    case frame(width: CGFloat?, height: CGFloat?, alignment: DescribedAlignment)
    case flexibleFrame(width: DescribedLength, height: DescribedLength, alignment: DescribedAlignment)
    case padding(DescribedInsets)
    case offset(x: CGFloat, y: CGFloat)
    case position(x: CGFloat, y: CGFloat)
    case fixedSize(horizontal: Bool, vertical: Bool)
    case priority(Double)
    /// width : height; nil is the child's own.
    case aspectRatio(width: CGFloat?, height: CGFloat?, isFill: Bool)
    case guide(DescribedGuide, DescribedGuideValue)
    /// A guide that isn't a sum of multiples of the view's lengths: as it answered.
    case recordedGuide(DescribedGuide)
    /// Something that only draws, by its name.
    case effect(name: String)

    // MARK: Leaves

    case text([DescribedRun])
    /// Fills what it is offered, 10 points where there is no offer: a colour, a shape, a canvas.
    case filling(name: String)
    /// As a circle: the shorter side of what it is offered.
    case square(name: String)
    /// Has a size of its own: a picture, a symbol, a control's artwork.
    case fixed(name: String, width: CGFloat, height: CGFloat)
    /// As a resizable picture: what it is offered, at least the minimum; its own size where there is no offer.
    case resizable(
        name: String, width: CGFloat, height: CGFloat, minimumWidth: CGFloat, minimumHeight: CGFloat)
    case spacer(minimum: CGFloat)
    case divider

    /// Anything else: as it answered, its children where they stood.
    case recorded(name: String)
}

extension DescribedKind {
    /// The name in dumps; for modifiers that have none there, that of the modifier.
    package var name: String {
        switch self {
        case .stack(let axis, _, _): axis == .horizontal ? "HStack" : "VStack"
        case .zStack: "ZStack"
        case .grid: "Grid"
        case .lazyStack(let axis, _, _): axis == .horizontal ? "LazyHStack" : "LazyVStack"
        case .lazyGrid(let axis, _, _, _): axis == .horizontal ? "LazyHGrid" : "LazyVGrid"
        case .scroll: "ScrollView"
        case .viewThatFits: "ViewThatFits"
        case .geometryReader: "GeometryReader"
        case .layout(let type, _): type
        case .layer(let isInFront, _): isInFront ? "overlay" : "background"
        case .frame, .flexibleFrame: "frame"
        case .padding: "padding"
        case .offset: "offset"
        case .position: "position"
        case .fixedSize: "fixedSize"
        case .priority: "layoutPriority"
        case .aspectRatio: "aspectRatio"
        case .guide, .recordedGuide: "alignmentGuide"
        case .effect(let name), .filling(let name), .square(let name), .fixed(let name, _, _),
            .resizable(let name, _, _, _, _), .recorded(let name):
            name
        case .text(let runs): "Text \"\(ViewPath.excerpt(of: runs.map(\.text).joined()))\""
        case .spacer: "Spacer"
        case .divider: "Divider"
        }
    }

    /// Whether the element is a modifier around one view.
    package var isModifier: Bool {
        switch self {
        case .frame, .flexibleFrame, .padding, .offset, .position, .fixedSize, .priority, .aspectRatio,
            .guide, .recordedGuide, .effect:
            true
        default: false
        }
    }

    /// Whether the element is an overlay or a background.
    package var isLayer: Bool { if case .layer = self { true } else { false } }

    /// Whether the element holds any number of views.
    package var isContainer: Bool {
        switch self {
        case .stack, .zStack, .grid, .lazyStack, .lazyGrid, .viewThatFits, .geometryReader, .layout: true
        default: false
        }
    }

    /// Whether nothing can lie in it.
    package var isLeaf: Bool {
        switch self {
        case .text, .filling, .square, .fixed, .resizable, .spacer, .divider: true
        default: false
        }
    }

    /// The name of its kind alone: the same for two elements that differ in parameters.
    package var caseName: String {
        switch self {
        case .stack(let axis, _, _): "stack-\(axis)"
        case .frame, .flexibleFrame: "frame"
        case .guide(let guide, _), .recordedGuide(let guide): "guide-\(guide.name)"
        case .layer(let isInFront, _): "layer-\(isInFront)"
        case .text: "Text"
        default: name
        }
    }
}

package enum DescribedAxis: String, Hashable, Codable, Sendable, CaseIterable {
    case horizontal, vertical

    init(_ axis: Axis) { self = axis == .horizontal ? .horizontal : .vertical }

    var axis: Axis { self == .horizontal ? .horizontal : .vertical }
}

extension Axis.Set {
    /// Both axes in order, as far as they are in it.
    var described: [DescribedAxis] { DescribedAxis.allCases.filter { contains(Axis.Set($0.axis)) } }

    init(_ axes: [DescribedAxis]) {
        self = axes.reduce(into: []) { $0.insert(Axis.Set($1.axis)) }
    }
}

package struct DescribedInsets: Hashable, Codable, Sendable {
    package var top: CGFloat = 0
    package var leading: CGFloat = 0
    package var bottom: CGFloat = 0
    package var trailing: CGFloat = 0

    package init(_ insets: EdgeInsets) {
        (top, leading, bottom, trailing) = (insets.top, insets.leading, insets.bottom, insets.trailing)
    }

    package var insets: EdgeInsets {
        EdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)
    }
}

/// The bounds of a flexible frame along one axis.
package struct DescribedLength: Hashable, Codable, Sendable {
    package var minimum: CGFloat?
    package var ideal: CGFloat?
    package var maximum: CGFloat?

    init(_ length: FlexibleLength) {
        (minimum, ideal, maximum) = (length.minimum, length.ideal, length.maximum)
    }

    var length: FlexibleLength { FlexibleLength(minimum, ideal, maximum) }
}

/// A column of a lazy grid.
package struct DescribedGridItem: Hashable, Codable, Sendable {
    /// Its only length, or its least one.
    package var minimum: CGFloat
    package var maximum: CGFloat
    package var isAdaptive = false
    package var isFixed = false
    package var spacing: CGFloat?
    package var alignment: DescribedAlignment?

    init(_ item: GridItem) {
        switch item.size {
        case .fixed(let length): (minimum, maximum, isFixed) = (length, length, true)
        case .flexible(let low, let high): (minimum, maximum) = (low, high)
        case .adaptive(let low, let high): (minimum, maximum, isAdaptive) = (low, high, true)
        }
        spacing = item.spacing
        alignment = item.alignment.map(DescribedAlignment.init)
    }

    var item: GridItem {
        let size: GridItem.Size =
            isFixed
            ? .fixed(minimum)
            : isAdaptive
                ? .adaptive(minimum: minimum, maximum: maximum)
                : .flexible(minimum: minimum, maximum: maximum)
        return GridItem(size, spacing: spacing, alignment: alignment?.alignment)
    }
}
