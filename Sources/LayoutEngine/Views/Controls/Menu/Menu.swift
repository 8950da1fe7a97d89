import Foundation

/// A button that shows a menu: SwiftUI's `Menu`. Offscreen it is closed: its label, on macOS in a pull-down
/// button; what the menu holds isn't resolved.
public struct Menu<Label: View, Content: View>: _PrimitiveView {
    private let label: ViewPart
    private let content: ViewPart
    private let primaryAction: (() -> Void)?

    init(label: Label, content: Content, primaryAction: (() -> Void)? = nil) {
        self.label = ViewPart(label, role: "label")
        self.content = ViewPart(content, role: "content")
        self.primaryAction = primaryAction
    }

    public static func _resolve(_ view: Self, _ inputs: _ResolveInputs) -> _Elements {
        let stack = inputs.environment.menuStyles
        return ControlNode.around("Menu", inputs, view.actions(inputs)) { inputs in
            var inputs = inputs
            inputs.environment.menuStyles = stack?.outer
            let configuration = MenuStyleConfiguration(
                label: .init(part: view.label), content: .init(part: view.content))
            @MainActor func resolve<S: MenuStyle>(_ style: S) -> _Elements {
                StyleBody.resolve(style, configuration, inputs) { $0.makeBody(configuration: $1) }
            }
            let style: any MenuStyle = stack?.style ?? DefaultMenuStyle()
            return resolve(style)
        }
    }

    /// A tap opens it; with a primary action that is what a tap does, and a long press opens.
    private func actions(_ inputs: _ResolveInputs) -> ControlActions {
        var actions = ControlActions("Menu", label: SpokenLabel([label], inputs))
        actions.content = AttachedContent("Menu", content, inputs)
        actions.opens = primaryAction == nil ? .tap : .longPress
        if let primaryAction { actions.tap = { primaryAction() } }
        return actions
    }
}

extension Menu {
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(label: label(), content: content())
    }

    public init(
        @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
        primaryAction: @escaping () -> Void
    ) {
        self.init(label: label(), content: content(), primaryAction: primaryAction)
    }

    /// The older form of the same.
    public init(label: Label, @ViewBuilder content: () -> Content) {
        self.init(label: label, content: content())
    }
}

extension Menu where Label == Text {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(label: Text(titleKey), content: content())
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(label: Text(title), content: content())
    }

    public init(
        _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content,
        primaryAction: @escaping () -> Void
    ) {
        self.init(label: Text(titleKey), content: content(), primaryAction: primaryAction)
    }
}

extension Menu where Label == LayoutEngine.Label<Text, Image> {
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
    ) {
        self.init(label: LayoutEngine.Label(titleKey, systemImage: systemImage), content: content())
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(label: LayoutEngine.Label(title, systemImage: systemImage), content: content())
    }
}

extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
    /// The menu of a style's configuration, in the style that is in force outside.
    public init(_ configuration: MenuStyleConfiguration) {
        label = configuration.label.part
        content = configuration.content.part
        primaryAction = nil
    }
}

/// How a menu looks: SwiftUI's `MenuStyle`.
@MainActor @preconcurrency
public protocol MenuStyle {
    associatedtype Body: View
    typealias Configuration = MenuStyleConfiguration

    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

public struct MenuStyleConfiguration {
    public struct Label: _PrimitiveView {
        let part: ViewPart

        public static func _resolve(_ view: Self, _ inputs: _ResolveInputs) -> _Elements {
            view.part.row(inputs)
        }
    }

    /// What an open menu would show.
    public struct Content: _PrimitiveView {
        let part: ViewPart

        public static func _resolve(_ view: Self, _ inputs: _ResolveInputs) -> _Elements { _Elements() }
    }

    let label: Label
    let content: Content
}

public struct DefaultMenuStyle: MenuStyle, Sendable {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        PlatformMenu(label: configuration.label.part, isBordered: nil)
    }
}

public struct ButtonMenuStyle: MenuStyle, Sendable {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        PlatformMenu(label: configuration.label.part, isBordered: nil)
    }
}

public struct BorderlessButtonMenuStyle: MenuStyle, Sendable {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        PlatformMenu(label: configuration.label.part, isBordered: false)
    }
}

extension MenuStyle where Self == DefaultMenuStyle {
    nonisolated public static var automatic: DefaultMenuStyle { .init() }
}

extension MenuStyle where Self == ButtonMenuStyle {
    nonisolated public static var button: ButtonMenuStyle { .init() }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
    nonisolated public static var borderlessButton: BorderlessButtonMenuStyle { .init() }
}

/// Source: iamcgn/swiftui-web, Docs/elements (Menu.md for macOS 26: label + 47.5, or + 24 without the arrow;
/// iOS.md for iOS 26: the label as a button's). A button style around a menu styles it as a button.
struct PlatformMenu: PlatformLook {
    let label: ViewPart
    /// nil for the platform's own.
    let isBordered: Bool?

    @Environment(\.platformProfile) private var profile
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.buttonStyles) private var buttonStyles
    @Environment(\.menuIndicatorVisibility) private var indicator

    var body: some View {
        if profile.family == .iOS || buttonStyles != nil {
            Button(action: {}, label: { PartView(part: label) })
        } else if isBordered == false {
            HStack(spacing: 4) {
                PartView(part: label)
                if indicator != .hidden { arrow }
            }
        } else {
            PartView(part: label)
                .foregroundStyle(
                    isEnabled ? AnyShapeStyle(.foreground) : AnyShapeStyle(ForegroundStyle().opacity(0.3))
                )
                .padding(.leading, 12).padding(.trailing, indicator == .hidden ? 12 : 35.5)
                .padding(.vertical, 4)
                .frame(minHeight: 24)
                .background { RoundedRectangle(cornerRadius: 6).fill(SchemeColor.ink(20.0 / 255).color) }
                .overlay(alignment: .trailing) {
                    if indicator != .hidden { arrow.padding(.trailing, 8.5) }
                }
        }
    }

    private var arrow: some View {
        ControlArtwork("arrow", width: 7, height: 5, isMirrored: false) {
            $0.stroke(.line((0.75, 0.75), (3.5, 4.25), (6.25, 0.75)), ForegroundStyle(), width: 1.5)
        }
    }
}

extension EnvironmentValues {
    private enum MenuStylesKey: EnvironmentKey {
        static var defaultValue: StyleStack<any MenuStyle>? { nil }
    }
    private enum MenuIndicatorKey: EnvironmentKey {
        static var defaultValue: Visibility { .automatic }
    }

    var menuStyles: StyleStack<any MenuStyle>? {
        get { self[MenuStylesKey.self] }
        set { self[MenuStylesKey.self] = newValue }
    }

    public var menuIndicatorVisibility: Visibility {
        get { self[MenuIndicatorKey.self] }
        set { self[MenuIndicatorKey.self] = newValue }
    }
}

extension View {
    /// How menus inside look.
    public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
        transformEnvironment(\.menuStyles) { $0 = StyleStack(style, outer: $0) }
    }

    public func menuIndicator(_ visibility: Visibility) -> some View {
        environment(\.menuIndicatorVisibility, visibility)
    }
}
