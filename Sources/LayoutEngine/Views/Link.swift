import Foundation

/// A label that leads to an address: SwiftUI's `Link`. In the link colour on macOS, in the tint on iOS; at half
/// its opacity where disabled.
public struct Link<Label: View>: View {
    private let destination: URL
    private let label: Label

    @Environment(\.platformProfile) private var profile
    @Environment(\.isEnabled) private var isEnabled

    public init(destination: URL, @ViewBuilder label: () -> Label) {
        self.destination = destination
        self.label = label()
    }

    public var body: some View {
        let style =
            profile.family == .macOS ? AnyShapeStyle(LinkShapeStyle()) : AnyShapeStyle(TintShapeStyle())
        label.foregroundStyle(isEnabled ? style : AnyShapeStyle(style.opacity(0.5)))
            .handled("Link") { [destination] inputs, _ in
                let openURL = inputs.environment.openURL
                var actions = ControlActions("Link")
                actions.readsContent = true
                actions.tap = { openURL(destination) }
                return actions
            }
    }
}

extension Link where Label == Text {
    public init(_ titleKey: LocalizedStringKey, destination: URL) {
        self.init(destination: destination) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: URL) {
        self.init(destination: destination) { Text(title) }
    }
}
