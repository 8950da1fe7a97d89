import Foundation

/// A title with an icon: SwiftUI's `Label`. The label style in force says how they stand.
public struct Label<Title: View, Icon: View>: _PrimitiveView {
    private let title: Title
    private let icon: Icon

    public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        self.title = title()
        self.icon = icon()
    }

    public static func _resolve(_ view: Self, _ inputs: _ResolveInputs) -> _Elements {
        if inputs.environment.readsLabels {
            return Title._resolve(view.title, inputs.child(.role("title"), Title.self))
        }
        let configuration = LabelStyleConfiguration(
            title: .init(part: ViewPart(view.title, role: "title")),
            icon: .init(part: ViewPart(view.icon, role: "icon")))
        var inputs = inputs
        let styles = inputs.environment.labelStyles
        inputs.environment.labelStyles = styles?.outer
        let style: any LabelStyle = styles?.style ?? DefaultLabelStyle()
        return resolve(style, configuration, inputs)
    }

    private static func resolve<S: LabelStyle>(
        _ style: S, _ configuration: LabelStyleConfiguration, _ inputs: _ResolveInputs
    ) -> _Elements {
        StyleBody.resolve(style, configuration, inputs) { $0.makeBody(configuration: $1) }
    }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
    /// The label of a style's configuration, in the style that is in force outside.
    public init(_ configuration: LabelStyleConfiguration) {
        title = configuration.title
        icon = configuration.icon
    }
}
