import Foundation

/// What of a date a picker shows: SwiftUI's `DatePickerComponents`.
public struct DatePickerComponents: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let hourAndMinute = DatePickerComponents(rawValue: 1)
    public static let date = DatePickerComponents(rawValue: 2)
}

/// A date to choose: SwiftUI's `DatePicker`, in its compact look whatever the style: the label, and the date and
/// the time in a box each. Gregorian and GMT unless the environment says otherwise.
///
/// Source: iamcgn/swiftui-web, Docs/elements/iOS.md (pills: 13.5 beside the text, radius 8, black 6.3 %, 5
/// apart, 38.5 tall); macOS's field as there, without its stepper, by eye.
public struct DatePicker<Label: View>: _PrimitiveView {
    public typealias Components = DatePickerComponents

    private let label: ViewPart
    private let selection: Binding<Date>
    private let components: Components
    /// nil where every date will do.
    private let allows: ((Date) -> Bool)?

    private init(
        _ selection: Binding<Date>, _ components: Components, _ label: Label,
        in allows: ((Date) -> Bool)? = nil
    ) {
        self.allows = allows
        self.label = ViewPart(label, role: "label")
        self.selection = selection
        self.components = components
    }

    public static func _resolve(_ view: Self, _ inputs: _ResolveInputs) -> _Elements {
        let date = inputs.observing { view.selection.wrappedValue }
        let isMac = inputs.environment.platformProfile.family == .macOS
        let picker = LabeledControl(
            label: view.label, fills: !isMac, overflowsRow: isMac,
            control: DatePills(date: date, components: view.components))
        return ControlNode.around("DatePicker", inputs, view.actions(inputs)) { resolveSlot(picker, 0, $0) }
    }

    private func actions(_ inputs: _ResolveInputs) -> ControlActions {
        let (selection, allows) = (selection, allows)
        var actions = ControlActions("DatePicker", label: SpokenLabel([label], inputs))
        actions.set = { value throws(ValueRefusal) in
            guard let date = value.base as? Date else { throw .kind("a date") }
            guard allows?(date) ?? true else { throw .kind("a date of its range") }
            if date != selection.wrappedValue { selection.wrappedValue = date }
        }
        return actions
    }
}

extension DatePicker {
    public init(
        selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        self.init(selection, displayedComponents, label())
    }

    public init(
        selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) {
        self.init(selection, displayedComponents, label(), in: range.contains)
    }

    public init(
        selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) {
        self.init(selection, displayedComponents, label(), in: range.contains)
    }

    public init(
        selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) {
        self.init(selection, displayedComponents, label(), in: range.contains)
    }
}

extension DatePicker where Label == Text {
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, displayedComponents, Text(titleKey))
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, displayedComponents, Text(title))
    }

    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, displayedComponents, Text(titleKey), in: range.contains)
    }

    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, displayedComponents, Text(titleKey), in: range.contains)
    }

    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, displayedComponents, Text(titleKey), in: range.contains)
    }
}

private struct DatePills: PlatformLook {
    let date: Date
    let components: DatePickerComponents

    @Environment(\.platformProfile) private var profile
    @Environment(\.timeZone) private var timeZone
    @Environment(\.locale) private var locale
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        HStack(spacing: 5) {
            if components.contains(.date) || components.isEmpty { pill(day) }
            if components.contains(.hourAndMinute) { pill(time) }
        }
    }

    private var style: Date.FormatStyle {
        var style = Date.FormatStyle(timeZone: timeZone)
        style.locale = locale
        return style
    }

    private var day: String {
        profile.family == .macOS
            ? date.formatted(style.year().month(.defaultDigits).day())
            : date.formatted(style.year().month(.abbreviated).day())
    }

    private var time: String { date.formatted(style.hour().minute()) }

    @ViewBuilder private func pill(_ text: String) -> some View {
        let isMac = profile.family == .macOS
        Text(verbatim: text).font(isMac ? nil : .body).lineLimit(1)
            .padding(.horizontal, isMac ? 6 : 13.5).padding(.vertical, isMac ? 3 : 7)
            .background {
                if isEnabled || isMac {
                    RoundedRectangle(cornerRadius: isMac ? 5 : 8)
                        .fill(isMac ? Color(uiColor: .textBackgroundColor) : SchemeColor.ink(0.063).color)
                        .overlay {
                            if isMac {
                                RoundedRectangle(cornerRadius: 5).stroke(
                                    SchemeColor.ink(12.0 / 255).color, lineWidth: 1)
                            }
                        }
                }
            }
    }
}
