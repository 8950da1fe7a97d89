import Foundation

/// A control that is on or off: SwiftUI's `Toggle`. The toggle style in force says how it looks.
public struct Toggle<Label: View>: _PrimitiveView {
    private let label: ViewPart
    private let isOn: Binding<Bool>
    private let isMixed: @MainActor () -> Bool

    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.label = ViewPart(label(), role: "label")
        self.isOn = isOn
        isMixed = { false }
    }

    /// On when all of the values are, mixed when some are; none is off.
    public init<C: RandomAccessCollection>(
        sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
    ) {
        self.label = ViewPart(label(), role: "label")
        self.isOn = Binding(
            get: { !sources.isEmpty && sources.allSatisfy { $0[keyPath: isOn].wrappedValue } },
            set: { value in
                for source in sources { source[keyPath: isOn].wrappedValue = value }
            })
        isMixed = {
            let values = sources.map { $0[keyPath: isOn].wrappedValue }
            return values.contains(true) && values.contains(false)
        }
    }

    public static func _resolve(_ view: Self, _ inputs: _ResolveInputs) -> _Elements {
        let stack = inputs.environment.toggleStyles
        let place = inputs.environment.controlPlace
        let isUIKit = inputs.environment.platformProfile.family == .iOS && stack == nil && !place.isRow
        let style: any ToggleStyle = stack?.style ?? DefaultToggleStyle()
        let actions = view.actions(inputs, isLeftToStyle: !(style is any PlatformToggleStyle))
        return ControlNode.around("Toggle", inputs, hasOwnBaselines: isUIKit, actions) { inputs in
            var inputs = inputs
            inputs.environment.toggleStyles = stack?.outer
            let configuration = inputs.observing {
                ToggleStyleConfiguration(
                    label: .init(part: view.label), isOn: view.isOn, isMixed: view.isMixed())
            }
            @MainActor func resolve<S: ToggleStyle>(_ style: S) -> _Elements {
                StyleBody.resolve(style, configuration, inputs) { $0.makeBody(configuration: $1) }
            }
            return resolve(style)
        }
    }

    /// A tap turns it over, a mixed one on.
    private func actions(_ inputs: _ResolveInputs, isLeftToStyle: Bool) -> ControlActions {
        let (isOn, isMixed) = (isOn, isMixed)
        var actions = ControlActions("Toggle", label: SpokenLabel([label], inputs))
        actions.isLeftToStyle = isLeftToStyle
        if !isLeftToStyle { actions.tap = { isOn.wrappedValue = isMixed() || !isOn.wrappedValue } }
        actions.set = { value throws(ValueRefusal) in
            guard let value = value.base as? Bool else { throw .kind("true or false") }
            if isMixed() || value != isOn.wrappedValue { isOn.wrappedValue = value }
        }
        return actions
    }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
    /// The toggle of a style's configuration, in the style that is in force outside.
    public init(_ configuration: ToggleStyleConfiguration) {
        label = configuration.label.part
        isOn = configuration.$isOn
        isMixed = { configuration.isMixed }
    }
}

extension Toggle where Label == Text {
    public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(title) }
    }

    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { Text(titleKey) }
    }
}

extension Toggle where Label == LayoutEngine.Label<Text, Image> {
    public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { LayoutEngine.Label(titleKey, systemImage: systemImage) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { LayoutEngine.Label(title, systemImage: systemImage) }
    }

    public init(_ titleKey: LocalizedStringKey, image: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { LayoutEngine.Label(titleKey, image: image) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { LayoutEngine.Label(title, image: image) }
    }
}
