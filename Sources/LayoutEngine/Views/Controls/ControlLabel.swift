import Foundation

/// A control's label: the body font, and dimmed where the platform dims labels of disabled controls.
struct ControlLabel: PlatformLook {
    let part: ViewPart

    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.platformProfile) private var profile

    var body: some View {
        PartView(part: part, isColumn: true).font(.body).foregroundStyle(
            isEnabled || profile.family == .iOS
                ? AnyShapeStyle(.foreground) : AnyShapeStyle(ForegroundStyle().opacity(0.3)))
    }
}

/// A handed-over part as a view.
struct PartView: _PrimitiveView {
    let part: ViewPart
    var isColumn = false
    /// Whether several elements become one.
    var isRow = true

    static func _resolve(_ view: PartView, _ inputs: _ResolveInputs) -> _Elements {
        if view.isColumn { return view.part.column(inputs) }
        return view.isRow ? view.part.row(inputs) : view.part.elements(inputs)
    }
}

/// A label with its control, as the place wants it: side by side; in a row of a list or form the control at the
/// end; in a form of columns the control at the column's start.
struct LabeledControl<Control: View>: PlatformLook {
    /// nil where there is none.
    let label: ViewPart?
    /// Whether the pair takes the width it is offered even on its own.
    var fills = false
    /// Whether the label stays where it isn't in a form's or list's row.
    var showsLabelOutside = true
    /// Whether a row of a list or form is as tall as the label, whatever the control's height.
    var overflowsRow = true
    let control: Control

    @Environment(\.controlPlace) private var place
    @Environment(\.labelsAreHidden) private var labelsAreHidden
    @Environment(\.platformProfile) private var profile

    private var shownLabel: ViewPart? {
        labelsAreHidden || (place == .free && !showsLabelOutside) ? nil : label
    }

    var body: some View {
        if let shownLabel {
            if place == .column {
                HStack(spacing: 8) {
                    ControlLabel(part: shownLabel)
                    control.alignmentGuide(FormColumns.control) { $0[.leading] }
                }
            } else if fills || place.isRow {
                TrailingControlRow(gap: 8, label: ControlLabel(part: shownLabel), overflows: overflowsRow) {
                    control
                }
            } else {
                HStack(spacing: 8) {
                    ControlLabel(part: shownLabel)
                    control
                }
            }
        } else {
            control
        }
    }
}

extension ViewPart {
    /// nil for a view that shows nothing by its type.
    @MainActor
    init?<V: View>(optional view: V?, role: String) {
        guard let view, !(view is EmptyView) else { return nil }
        self.init(view, role: role)
    }
}
