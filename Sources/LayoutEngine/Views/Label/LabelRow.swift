import Foundation

/// The two parts of a label in a row.
///
/// Source: iamcgn/swiftui-web, Docs/elements/Label.md (gap and icon's middle as measured on macOS).
struct LabelRow: _PrimitiveView {
    private let configuration: LabelStyleConfiguration

    init(_ configuration: LabelStyleConfiguration) {
        self.configuration = configuration
    }

    /// The icon's middle, and half a capital above the title's first baseline.
    private enum IconMiddle: AlignmentID {
        static func defaultValue(in d: ViewDimensions) -> CGFloat { d.height / 2 }
    }

    static func _resolve(_ view: LabelRow, _ inputs: _ResolveInputs) -> _Elements {
        let middle = VerticalAlignment(IconMiddle.self)
        let font = RunFitting(environment: inputs.environment, graph: inputs.graph).font(
            TextAttributes(inputs.environment))
        let isInList = inputs.environment.controlPlace.isRow
        let isMac = inputs.environment.platformProfile.family == .macOS
        let content = TupleView(
            (
                LabelIcon(icon: view.configuration.icon, isInList: isInList, isMac: isMac).modifier(
                    NodeModifier { child, inputs in LabelIconNode(child, inputs) }),
                view.configuration.title.alignmentGuide(middle) {
                    $0[.firstTextBaseline] - font.capHeight / 2
                }
            ))
        return _LayoutContainer._resolve(
            _LayoutContainer(
                layout: HStackLayout(alignment: middle, spacing: isInList ? (isMac ? 6 : 16) : 8),
                content: content,
                name: "Label", axis: .horizontal), inputs)
    }
}

/// In lists the icon is tinted, in a slot that it may overflow.
private struct LabelIcon: PlatformLook {
    let icon: LabelStyleConfiguration.Icon
    let isInList: Bool
    let isMac: Bool

    var body: some View {
        if isInList {
            icon.imageScale(isMac ? .medium : .large).foregroundStyle(TintShapeStyle())
                .frame(width: isMac ? 16 : 24)
        } else {
            icon
        }
    }
}

/// A label's icon: its text baselines don't count, the label's are the title's.
private final class LabelIconNode: UnaryNode {
    override func computeExplicitAlignment(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize)
        -> CGFloat?
    {
        if key == VerticalAlignment.firstTextBaseline.key || key == VerticalAlignment.lastTextBaseline.key {
            return nil
        }
        return super.computeExplicitAlignment(key, size: size, proposal: proposal)
    }
}
