import Drawing
import Foundation

/// A control that starts an action: SwiftUI's `Button`. Nobody presses it in a picture, only in a host that lives; the
/// button style in force says how it looks.
public struct Button<Label: View>: _PrimitiveView {
    private let role: ButtonRole?
    private let action: @MainActor () -> Void
    private let label: Label

    public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.init(role: nil, action: action, label: label)
    }

    public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.role = role
        self.action = action
        self.label = label()
    }

    public static func _resolve(_ view: Self, _ inputs: _ResolveInputs) -> _Elements {
        var inputs = inputs
        let styles = inputs.environment.buttonStyles
        inputs.environment.buttonStyles = styles?.outer
        let configuration = PrimitiveButtonStyleConfiguration(
            role: view.role, label: .init(part: ViewPart(view.label, role: "label")), action: view.action)
        let style = styles?.style ?? AnyButtonStyle(DefaultButtonStyle())
        var actions = ControlActions("Button", label: SpokenLabel([configuration.label.part], inputs))
        if style.startsAction {
            actions.tap = { MainActorDoor.run(view.action) }
        } else {
            actions.isLeftToStyle = true
        }
        return _Elements(ButtonNode.around(inputs, actions) { style.resolve(configuration, $0) })
    }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
    /// The button of a style's configuration, in the style that is in force outside.
    public init(_ configuration: PrimitiveButtonStyleConfiguration) {
        role = configuration.role
        action = configuration.action
        label = configuration.label
    }
}

extension Button where Label == Text {
    public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { Text(title) }
    }

    public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { Text(title) }
    }
}

/// What a button does, beyond starting an action: SwiftUI's `ButtonRole`.
public struct ButtonRole: Equatable, Sendable {
    private enum Kind: Sendable {
        case cancel, destructive, confirm, close
    }

    private let kind: Kind

    public static let cancel = ButtonRole(kind: .cancel)
    public static let destructive = ButtonRole(kind: .destructive)
    public static let confirm = ButtonRole(kind: .confirm)
    public static let close = ButtonRole(kind: .close)
}

/// Stands for the button in dumps; every answer is what its style made.
final class ButtonNode: UnaryNode {
    let actions: ControlActions?
    let controlPath: ViewPath

    private init(
        _ child: LayoutNode, _ inputs: _ResolveInputs, _ controlPath: ViewPath, label: String,
        _ actions: ControlActions
    ) {
        self.actions = actions
        self.controlPath = controlPath
        super.init(child, inputs, label: label)
    }

    @MainActor
    static func around(
        _ inputs: _ResolveInputs, _ actions: ControlActions, _ content: (_ResolveInputs) -> _Elements
    ) -> LayoutNode {
        let label = inputs.label("Button")
        let path = inputs.elementPath(label)
        let inner = inputs.inside(path, stackAxis: inputs.stackAxis)
        let child = ImplicitStack.layered(content(inner), .center, inner)
        return ButtonNode(child, inputs, path, label: label, actions)
    }
}
