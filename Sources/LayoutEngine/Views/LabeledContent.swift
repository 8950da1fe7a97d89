import Foundation

/// A value with its name: SwiftUI's `LabeledContent`. Outside forms the label, 8 points, and the content, their
/// middles on one line; not stretched.
///
/// Source: iamcgn/swiftui-web, Docs/elements (LabeledContent), as measured on macOS.
public struct LabeledContent<Label: View, Content: View>: _PrimitiveView {
    private let label: Label
    private let content: Content

    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.content = content()
    }

    public static func _resolve(_ view: Self, _ inputs: _ResolveInputs) -> _Elements {
        let configuration = LabeledContentStyleConfiguration(
            label: .init(part: ViewPart(view.label, role: "label")),
            content: .init(part: ViewPart(view.content, role: "content")))
        var inputs = inputs
        let styles = inputs.environment.labeledContentStyles
        inputs.environment.labeledContentStyles = styles?.outer
        let style: any LabeledContentStyle = styles?.style ?? AutomaticLabeledContentStyle()
        return resolve(style, configuration, inputs)
    }

    private static func resolve<S: LabeledContentStyle>(
        _ style: S, _ configuration: LabeledContentStyleConfiguration, _ inputs: _ResolveInputs
    ) -> _Elements {
        StyleBody.resolve(style, configuration, inputs) { $0.makeBody(configuration: $1) }
    }
}

extension LabeledContent where Label == Text {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
}

extension LabeledContent where Label == Text, Content == Text {
    public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
        self.init(content: { Text(value) }, label: { Text(titleKey) })
    }

    @_disfavoredOverload
    public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
        self.init(content: { Text(value) }, label: { Text(title) })
    }

    public init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(content: { Text(value, format: format) }, label: { Text(titleKey) })
    }

    @_disfavoredOverload
    public init<S: StringProtocol, F: FormatStyle>(_ title: S, value: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(content: { Text(value, format: format) }, label: { Text(title) })
    }
}

extension LabeledContent
where
    Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content
{
    /// The pair of a style's configuration, in the style that is in force outside.
    public init(_ configuration: LabeledContentStyleConfiguration) {
        label = configuration.label
        content = configuration.content
    }
}

/// How labelled contents look: SwiftUI's `LabeledContentStyle`.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
    associatedtype Body: View
    typealias Configuration = LabeledContentStyleConfiguration

    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a labelled content.
public struct LabeledContentStyleConfiguration {
    public struct Label: _PrimitiveView {
        let part: ViewPart

        public static func _resolve(_ view: Self, _ inputs: _ResolveInputs) -> _Elements {
            view.part.row(inputs)
        }
    }

    public struct Content: _PrimitiveView {
        let part: ViewPart

        public static func _resolve(_ view: Self, _ inputs: _ResolveInputs) -> _Elements {
            view.part.row(inputs)
        }
    }

    public let label: Label
    public let content: Content
}

public struct AutomaticLabeledContentStyle: LabeledContentStyle {
    @Environment(\.labelsAreHidden) private var labelsAreHidden
    @Environment(\.controlPlace) private var place

    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        if labelsAreHidden {
            configuration.content
        } else if place.isRow {
            HStack(spacing: 0) {
                configuration.label
                Spacer(minLength: 8)
                configuration.content.foregroundStyle(.secondary).multilineTextAlignment(.trailing)
            }
        } else if place == .column {
            HStack(spacing: 8) {
                configuration.label
                configuration.content.alignmentGuide(FormColumns.control) { $0[.leading] }
            }
        } else {
            HStack(spacing: 8) {
                configuration.label
                configuration.content
            }
        }
    }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
    public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

extension EnvironmentValues {
    private enum LabeledContentStylesKey: EnvironmentKey {
        static var defaultValue: StyleStack<any LabeledContentStyle>? { nil }
    }

    var labeledContentStyles: StyleStack<any LabeledContentStyle>? {
        get { self[LabeledContentStylesKey.self] }
        set { self[LabeledContentStylesKey.self] = newValue }
    }
}

extension View {
    /// How labelled contents inside look.
    public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
        transformEnvironment(\.labeledContentStyles) { $0 = StyleStack(style, outer: $0) }
    }
}
