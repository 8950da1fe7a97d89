import Drawing
import Foundation

/// The characters of a field, and what becomes of those that are typed.
struct FieldText {
    let read: () -> String
    let write: (String) -> Void
    /// Whether what is typed counts only when it is submitted, or the field is left: it has to make a value first.
    var waitsForEnd = false
    /// Told when typing begins and when it is over.
    var onEditing: (Bool) -> Void = { _ in }
    /// Told when it is submitted.
    var onCommit: () -> Void = {}

    init(_ text: Binding<String>) {
        read = { text.wrappedValue }
        write = { text.wrappedValue = $0 }
    }

    /// A value that is written by a format and read by its strategy; what that can't read changes nothing.
    init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput>, _ format: F)
    where F.FormatOutput == String {
        read = { format.format(value.wrappedValue) }
        write = { if let new = try? format.parseStrategy.parse($0) { value.wrappedValue = new } }
        waitsForEnd = true
    }

    /// As above; an empty field is nil.
    init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput?>, _ format: F)
    where F.FormatOutput == String {
        read = { value.wrappedValue.map(format.format) ?? "" }
        write = { text in
            if text.isEmpty {
                value.wrappedValue = nil
            } else if let new = try? format.parseStrategy.parse(text) {
                value.wrappedValue = new
            }
        }
        waitsForEnd = true
    }

    /// A value that a formatter writes; Foundation's formatters on Linux read numbers and dates only.
    init<V>(_ value: Binding<V>, _ formatter: Formatter) {
        read = { formatter.string(for: value.wrappedValue) ?? "" }
        write = { if let new = Self.value($0, formatter) as? V { value.wrappedValue = new } }
        waitsForEnd = true
    }

    private static func value(_ text: String, _ formatter: Formatter) -> Any? {
        switch formatter {
        case let numbers as NumberFormatter: numbers.number(from: text)
        case let dates as DateFormatter: dates.date(from: text)
        default: nil
        }
    }

    func told(onEditing: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void = {})
        -> FieldText
    {
        var text = self
        text.onEditing = onEditing
        text.onCommit = onCommit
        return text
    }

    /// What is typed, as long as it doesn't count yet, is kept in `draft`.
    func actions(_ draft: Binding<String?>?) -> TextActions {
        guard let draft else {
            return TextActions(read: read, write: write, edit: onEditing, submit: onCommit)
        }
        let end = {
            guard let typed = draft.wrappedValue else { return }
            draft.wrappedValue = nil
            write(typed)
        }
        return TextActions(
            read: { draft.wrappedValue ?? read() }, write: { draft.wrappedValue = $0 },
            edit: { isEditing in
                if !isEditing { end() }
                onEditing(isEditing)
            },
            submit: {
                end()
                onCommit()
            })
    }
}

/// What text fields and secure fields share.
struct TextInput {
    let label: ViewPart
    let prompt: Text?
    let axis: Axis
    let isSecure: Bool
    let text: FieldText

    /// A custom style draws the field as it would be in the style outside.
    @MainActor
    func elements(_ name: String, _ inputs: _ResolveInputs) -> _Elements {
        let stack = inputs.environment.textFieldStyles
        let draft: Binding<String?>? = text.waitsForEnd ? inputs.ownState(nil) : nil
        let shown = inputs.observing { draft?.wrappedValue ?? text.read() }
        var actions = ControlActions(name, label: SpokenLabel([label], inputs))
        actions.text = text.actions(draft)
        return ControlNode.around(name, inputs, actions) { inputs in
            var inputs = inputs
            inputs.environment.textFieldStyles = stack?.outer
            let field = PlatformTextField(
                look: stack?.style.look ?? .automatic, input: self, text: shown)
            guard let style = stack?.style else {
                return PlatformTextField._resolve(field, inputs.child(.body, PlatformTextField.self))
            }
            return style.resolve(field, inputs)
        }
    }
}

/// The numbers of text fields, in points.
///
/// Source: iamcgn/swiftui-web, Docs/elements (TextField.md for macOS 26.2, iOS.md for iOS 26).
struct TextFieldMetrics {
    /// Around the text of a bordered field.
    var sides: CGFloat
    var height: CGFloat
    var radius: CGFloat
    var border: SchemeColor
    var borderWidth: CGFloat
    /// The height of a line of the plain style; nil for the font's.
    var plainHeight: CGFloat?
    var fill: Color

    static func of(_ profile: PlatformProfile) -> TextFieldMetrics {
        switch profile.family {
        case .macOS:
            TextFieldMetrics(
                sides: 6, height: 24, radius: 5, border: .ink(23.0 / 255), borderWidth: 1, plainHeight: nil,
                fill: Color(uiColor: .textBackgroundColor))
        case .iOS:
            TextFieldMetrics(
                sides: 7.5, height: 34, radius: 5, border: .ink(0.2), borderWidth: 0.5, plainHeight: 26,
                fill: Color(uiColor: .systemBackground))
        }
    }
}

/// The platforms' text fields: bordered, or the bare line. Automatic is bare on iOS and in forms' rows.
struct PlatformTextField: PlatformLook {
    enum Look {
        case automatic, plain, bordered
    }

    let look: Look
    let input: TextInput
    let text: String

    @Environment(\.platformProfile) private var profile
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.controlPlace) private var place

    private var metrics: TextFieldMetrics { .of(profile) }
    private var isMac: Bool { profile.family == .macOS }

    private var isBordered: Bool {
        switch look {
        case .automatic: isMac && !place.isRow
        case .plain: false
        case .bordered: true
        }
    }

    var body: some View {
        if isMac && place != .free {
            LabeledControl(label: input.label, control: field)
        } else {
            field
        }
    }

    @ViewBuilder private var field: some View {
        if isBordered {
            line.padding(.horizontal, metrics.sides)
                .padding(.vertical, input.axis == .vertical ? 4 : 0)
                .frame(minHeight: metrics.height)
                .background {
                    RoundedRectangle(cornerRadius: metrics.radius).fill(metrics.fill)
                        .overlay {
                            RoundedRectangle(cornerRadius: metrics.radius)
                                .strokeBorder(metrics.border.color, lineWidth: metrics.borderWidth)
                                .padding(isMac ? -metrics.borderWidth : 0)
                        }
                }
        } else {
            line.frame(minHeight: place == .free ? metrics.plainHeight : nil, alignment: .top)
        }
    }

    private var line: some View {
        Group {
            if text.isEmpty {
                if let prompt = input.prompt {
                    prompt.foregroundStyle(.placeholder)
                } else {
                    PartView(part: input.label).foregroundStyle(
                        isMac ? AnyShapeStyle(.secondary) : AnyShapeStyle(.placeholder))
                }
            } else if input.isSecure {
                Bullets(count: text.count)
            } else {
                Text(verbatim: text).foregroundStyle(
                    isEnabled ? AnyShapeStyle(.foreground) : AnyShapeStyle(.tertiary))
            }
        }
        .lineLimitIfUnset(input.axis == .vertical ? nil : 1)
        .frame(minWidth: 0, maxWidth: .infinity, alignment: isMac && place == .formRow ? .trailing : .leading)
    }
}

extension View {
    /// One line where the axis is horizontal; else what the environment says.
    fileprivate func lineLimitIfUnset(_ limit: Int?) -> some View {
        transformEnvironment(\.lineLimit) { if let limit { $0 = limit } }
    }
}

/// A disc for each character, on the text's line.
private struct Bullets: PlatformLook {
    let count: Int

    @Environment(\.platformProfile) private var profile

    var body: some View {
        let isMac = profile.family == .macOS
        let (disc, pitch, start): (CGFloat, CGFloat, CGFloat) = isMac ? (5.5, 8, 1.5) : (7, 10.5, 0)
        let count = count
        // A text of no width makes the line as tall as the field's font.
        ZStack(alignment: .leading) {
            Text(verbatim: " ").frame(width: 0).clipped()
            ControlArtwork("bullets", width: start + CGFloat(count) * pitch, height: disc) { canvas in
                for index in 0..<min(count, 1000) {
                    let x = start + CGFloat(index) * pitch
                    canvas.fill(
                        Path(ellipseIn: CGRect(x: x, y: 0, width: disc, height: disc)), ForegroundStyle())
                }
            }
        }
    }
}
