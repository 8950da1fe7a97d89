import Foundation

/// The platforms' own looks.
///
/// | style | iOS | macOS |
/// |---|---|---|
/// | automatic | borderless | bordered |
/// | plain | the label | the label |
/// | borderless | the label in the tint | the label |
/// | bordered | 12 / 7 around it, capsule (before iOS 26 a rounded rectangle), grey, label in the tint | 12 / 4 around it, at least 24 tall, radius 6, black at 7.5 % |
/// | prominent | the same in the tint, label white | the same in the accent colour |
///
/// A destructive role replaces the tint by red. Other control sizes than regular, and the fill under a tint,
/// are by eye: no numbers are public.
/// Source: iamcgn/swiftui-web, Docs/elements (Button.md, iOS.md).
struct PlatformButton: View {
    enum Look {
        case automatic, plain, borderless, bordered, prominent
    }

    let look: Look
    let configuration: PrimitiveButtonStyleConfiguration
    /// Whether a bordered button has its fill.
    var isFilled = true

    @Environment(\.platformProfile) private var profile
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.controlSize) private var controlSize
    @Environment(\.buttonBorderShape) private var borderShape
    @Environment(\.tintStyle) private var tintStyle
    @Environment(\.colorScheme) private var colorScheme

    /// As any view, but without its name in paths: it is no view of the user's.
    static func _resolve(_ view: PlatformButton, _ inputs: _ResolveInputs) -> _Elements {
        var bound = view
        _ = DynamicPropertyFields.bind(&bound, inputs)
        return Body._resolve(bound.body, inputs.child(.body, Body.self))
    }

    private var isMac: Bool { profile.family == .macOS }

    private var actualLook: Look {
        guard look == .automatic else { return look }
        return isMac ? .bordered : .borderless
    }

    var body: some View {
        switch actualLook {
        case .automatic, .plain:
            configuration.label.foregroundStyle(
                isEnabled ? AnyShapeStyle(.foreground) : AnyShapeStyle(ForegroundStyle().opacity(0.3)))
        case .borderless:
            configuration.label.foregroundStyle(
                isMac && tintStyle == nil ? AnyShapeStyle(.foreground) : accent)
        case .bordered:
            bordered.foregroundStyle(isMac ? AnyShapeStyle(.primary) : accent)
                .background { if isFilled { border.fill(borderedFill) } }
        case .prominent:
            bordered.foregroundStyle(isEnabled ? AnyShapeStyle(Color.white) : AnyShapeStyle(.tertiary))
                .background { border.fill(isEnabled ? tint : AnyShapeStyle(.fill.tertiary)) }
        }
    }

    /// What stands for the tint: red where the button destroys.
    private var tint: AnyShapeStyle {
        if configuration.role == .destructive { return AnyShapeStyle(Color.red) }
        return AnyShapeStyle(TintShapeStyle())
    }

    private var accent: AnyShapeStyle { isEnabled ? tint : AnyShapeStyle(.tertiary) }

    private var borderedFill: AnyShapeStyle {
        if isMac {
            let grey = colorScheme == .dark ? Color.white : Color.black
            return AnyShapeStyle(grey.opacity(0.075))
        }
        let isTinted = isEnabled && (tintStyle != nil || configuration.role == .destructive)
        return isTinted ? AnyShapeStyle(tint.opacity(0.15)) : AnyShapeStyle(.fill.tertiary)
    }

    private var bordered: some View {
        let (x, y, minimum) = metrics
        return configuration.label.padding(EdgeInsets(top: y, leading: x, bottom: y, trailing: x))
            .frame(minHeight: minimum > 0 ? minimum : nil)
    }

    /// Points beside and above the label, and the least height.
    private var metrics: (CGFloat, CGFloat, CGFloat) {
        if isMac {
            switch controlSize {
            case .mini: return (8, 2, 16)
            case .small: return (10, 2, 20)
            case .regular: return (12, 4, 24)
            case .large: return (14, 6, 28)
            case .extraLarge: return (16, 8, 36)
            }
        }
        switch controlSize {
        case .mini, .small: return (10, 4, 0)
        case .regular: return (12, 7, 0)
        case .large, .extraLarge: return (20, 14, 0)
        }
    }

    private var border: AnyShape {
        switch borderShape.kind {
        case .capsule: AnyShape(Capsule())
        case .circle: AnyShape(Circle())
        case .roundedRectangle(let radius): AnyShape(RoundedRectangle(cornerRadius: radius ?? standardRadius))
        case .automatic:
            !isMac && profile.majorVersion >= 26
                ? AnyShape(Capsule()) : AnyShape(RoundedRectangle(cornerRadius: standardRadius))
        }
    }

    private var standardRadius: CGFloat { isMac ? 6 : 8 }
}

public struct DefaultButtonStyle: PrimitiveButtonStyle, PlatformButtonStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        PlatformButton(look: .automatic, configuration: configuration)
    }
}

public struct PlainButtonStyle: PrimitiveButtonStyle, PlatformButtonStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        PlatformButton(look: .plain, configuration: configuration)
    }
}

public struct BorderlessButtonStyle: PrimitiveButtonStyle, PlatformButtonStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        PlatformButton(look: .borderless, configuration: configuration)
    }
}

public struct BorderedButtonStyle: PrimitiveButtonStyle, PlatformButtonStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        PlatformButton(look: .bordered, configuration: configuration)
    }
}

public struct BorderedProminentButtonStyle: PrimitiveButtonStyle, PlatformButtonStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        PlatformButton(look: .prominent, configuration: configuration)
    }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}
