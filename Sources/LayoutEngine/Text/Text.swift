import Foundation

/// Lines of styled characters: SwiftUI's `Text`.
///
/// As wide as its longest line needs to be, wrapped to the width it is offered; see ``TextLayout``.
public struct Text: Equatable, Sendable {
    indirect enum Storage: Equatable, Sendable {
        case verbatim(String)
        case localized(LocalizedStringKey, table: String?, bundle: Bundle?)
        case value(FormattedValue)
        case attributed(AttributedString)
        case image(Image)
        case joined(Text, Text)
    }

    let storage: Storage
    /// In the order in which they were applied: the first wins.
    var modifiers: [TextModifier] = []

    init(storage: Storage) {
        self.storage = storage
    }

    /// Looked up in the bundle's string table, if it has one; Markdown in it is styled.
    public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
        comment: StaticString? = nil
    ) {
        storage = .localized(key, table: tableName, bundle: bundle)
    }

    /// The characters as they are.
    public init(verbatim content: String) {
        storage = .verbatim(content)
    }

    /// The characters as they are.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ content: S) {
        storage = .verbatim(String(content))
    }

    /// Styled characters: the attributes of ``AttributeScopes/SwiftUIAttributes`` and links count.
    @_disfavoredOverload
    public init(_ attributedContent: AttributedString) {
        storage = .attributed(attributedContent)
    }

    /// A picture among characters, standing on the baseline; a symbol hangs below it as its font says.
    public init(_ image: Image) {
        storage = .image(image)
    }

    /// A value written by a format style, in the environment's locale.
    public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        storage = .value(FormattedValue(input, format: format))
    }

    /// A value written by a formatter, which keeps its own locale.
    public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
        storage = .verbatim(formatter.string(for: subject) ?? subject.description)
    }

    /// A date written by a formatter, which keeps its own locale and time zone.
    ///
    /// Foundation's `Date` on Linux isn't `ReferenceConvertible`.
    public init(_ date: Date, formatter: Formatter) {
        storage = .verbatim(formatter.string(for: date) ?? date.description)
    }

    /// A value written by a formatter, which keeps its own locale.
    public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
        storage = .verbatim(formatter.string(for: subject) ?? subject.description)
    }

    /// A date in the environment's locale, calendar and time zone.
    public init(_ date: Date, style: DateStyle) {
        storage = .value(style.value(date))
    }

    /// Two dates as a range.
    public init(_ dates: ClosedRange<Date>) {
        storage = .value(
            FormattedValue { formatting in
                let style = Date.FormatStyle(date: .numeric, time: .shortened)
                let (start, end) = (dates.lowerBound, dates.upperBound)
                return DateStyle.written(start, style, formatting) + " – "
                    + DateStyle.written(end, style, formatting)
            })
    }

    /// Two dates as a range.
    public init(_ interval: DateInterval) {
        self.init(interval.start...interval.end)
    }

    /// A timer as it stands at its start: nothing runs offscreen.
    public init(
        timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
        showsHours: Bool = true
    ) {
        let length = timerInterval.upperBound.timeIntervalSince(timerInterval.lowerBound)
        let passed =
            pauseTime.map { min(max($0.timeIntervalSince(timerInterval.lowerBound), 0), length) } ?? 0
        let shown = UInt(exactly: (countsDown ? length - passed : passed).rounded(.down)) ?? 0
        storage = .verbatim(DateStyle.clock(showsHours ? shown : shown % 3600))
    }

    /// One text behind the other; each keeps its own style.
    public static func + (first: Text, second: Text) -> Text {
        Text(storage: .joined(first, second))
    }

    func modified(_ modifier: TextModifier) -> Text {
        var text = self
        text.modifiers.append(modifier)
        return text
    }
}

extension Text: View, _PrimitiveView {
    public typealias Body = Never

    public static func _resolve(_ view: Text, _ inputs: _ResolveInputs) -> _Elements {
        var resolver = TextResolver(inputs.environment)
        let runs =
            view.hasFormats ? inputs.observing { resolver.runs(of: view) } : resolver.runs(of: view)
        return _Elements(TextNode(runs, inputs))
    }
}

extension Text {
    /// Whether values in it are written by formats, which may be the user's code.
    fileprivate var hasFormats: Bool {
        switch storage {
        case .verbatim, .attributed, .image: false
        case .value: true
        case .localized(let key, _, _):
            key.arguments.contains { argument in
                switch argument {
                case .string, .number: false
                case .value: true
                case .text(let text): text.hasFormats
                }
            }
        case .joined(let first, let second): first.hasFormats || second.hasFormats
        }
    }
}
