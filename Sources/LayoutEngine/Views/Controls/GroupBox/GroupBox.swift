import Foundation

/// A card with a label: SwiftUI's `GroupBox`.
public struct GroupBox<Label: View, Content: View>: _PrimitiveView {
    private let label: ViewPart?
    private let content: ViewPart

    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.label = ViewPart(optional: label(), role: "label")
        self.content = ViewPart(content(), role: "content")
    }

    public static func _resolve(_ view: Self, _ inputs: _ResolveInputs) -> _Elements {
        let stack = inputs.environment.groupBoxStyles
        return ControlNode.around("GroupBox", inputs) { inputs in
            var inputs = inputs
            inputs.environment.groupBoxStyles = stack?.outer
            let configuration = GroupBoxStyleConfiguration(
                label: .init(part: view.label), content: .init(part: view.content))
            @MainActor func resolve<S: GroupBoxStyle>(_ style: S) -> _Elements {
                StyleBody.resolve(style, configuration, inputs) { $0.makeBody(configuration: $1) }
            }
            let style: any GroupBoxStyle = stack?.style ?? DefaultGroupBoxStyle()
            // A style's own box inside is in the style outside.
            return resolve(style)
        }
    }
}

extension GroupBox where Label == EmptyView {
    public init(@ViewBuilder content: () -> Content) {
        self.init(content: content) { EmptyView() }
    }
}

extension GroupBox where Label == Text {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
}

extension GroupBox {
    /// The older order of the same.
    public init(label: Label, @ViewBuilder content: () -> Content) {
        self.init(content: content) { label }
    }
}

extension GroupBox
where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
    /// The box of a style's configuration, in the style that is in force outside.
    public init(_ configuration: GroupBoxStyleConfiguration) {
        label = configuration.label.part
        content = configuration.content.part
    }
}

/// How group boxes look: SwiftUI's `GroupBoxStyle`.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
    associatedtype Body: View
    typealias Configuration = GroupBoxStyleConfiguration

    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

public struct GroupBoxStyleConfiguration {
    public struct Label: _PrimitiveView {
        let part: ViewPart?

        public static func _resolve(_ view: Self, _ inputs: _ResolveInputs) -> _Elements {
            view.part?.row(inputs) ?? _Elements()
        }
    }

    public struct Content: _PrimitiveView {
        let part: ViewPart

        public static func _resolve(_ view: Self, _ inputs: _ResolveInputs) -> _Elements {
            let elements = view.part.elements(inputs)
            return _Elements(ImplicitStack.vertical(elements, inputs))
        }
    }

    public let label: Label
    public let content: Content
}

/// macOS: the label in the subheadline font, 10 in and 3 above a card with 5 around its content. iOS, by eye:
/// label and content in one card, 16 around.
///
/// Source: iamcgn/swiftui-web, Docs/elements/GroupBox.md.
public struct DefaultGroupBoxStyle: GroupBoxStyle, Sendable {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        PlatformGroupBox(configuration: configuration)
    }
}

private struct PlatformGroupBox: PlatformLook {
    let configuration: GroupBoxStyleConfiguration

    @Environment(\.platformProfile) private var profile

    var body: some View {
        if profile.family == .macOS {
            VStack(alignment: .leading, spacing: 3) {
                configuration.label.font(.subheadline).padding(.leading, 10)
                configuration.content.padding(5)
                    .background { RoundedRectangle(cornerRadius: 12).fill(SchemeColor.ink(8.0 / 255).color) }
            }
        } else {
            VStack(alignment: .leading, spacing: 8) {
                configuration.label.font(.headline)
                configuration.content.frame(maxWidth: .infinity)
            }
            .padding(16)
            .background {
                RoundedRectangle(cornerRadius: profile.majorVersion >= 26 ? 20 : 8)
                    .fill(Color(uiColor: .secondarySystemBackground))
            }
        }
    }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
    nonisolated public static var automatic: DefaultGroupBoxStyle { .init() }
}

extension EnvironmentValues {
    private enum GroupBoxStylesKey: EnvironmentKey {
        static var defaultValue: StyleStack<any GroupBoxStyle>? { nil }
    }

    var groupBoxStyles: StyleStack<any GroupBoxStyle>? {
        get { self[GroupBoxStylesKey.self] }
        set { self[GroupBoxStylesKey.self] = newValue }
    }
}

extension View {
    /// How group boxes inside look.
    public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
        transformEnvironment(\.groupBoxStyles) { $0 = StyleStack(style, outer: $0) }
    }
}
