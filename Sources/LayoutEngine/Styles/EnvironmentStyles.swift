import Drawing

/// The background of the place: the style that `backgroundStyle` set, else the system's. SwiftUI's
/// `BackgroundStyle`.
public struct BackgroundStyle: ShapeStyle {
    public typealias Resolved = Never

    public init() {}

    public func _resolve(_ context: _StyleContext) -> _ResolvedStyle {
        guard let style = context.environment.backgroundStyle else {
            return _ResolvedStyle(Self.system(context.level).value(in: context.environment))
        }
        var outer = context
        outer.environment.backgroundStyle = nil
        return style._resolve(outer)
    }

    private static func system(_ level: Int) -> UIColor {
        switch level {
        case ...0: .systemBackground
        case 1: .secondarySystemBackground
        default: .tertiarySystemBackground
        }
    }
}

/// For borders and lines between things: SwiftUI's `SeparatorShapeStyle`.
public struct SeparatorShapeStyle: ShapeStyle {
    public typealias Resolved = Never

    public init() {}

    public func _resolve(_ context: _StyleContext) -> _ResolvedStyle {
        let isMac = context.environment.platformProfile.family == .macOS
        let color: UIColor = isMac ? .separatorColor : .separator
        return _ResolvedStyle(color.value(in: context.environment))
    }
}

/// For what is selected: the accent colour. SwiftUI's `SelectionShapeStyle`.
public struct SelectionShapeStyle: ShapeStyle {
    public typealias Resolved = Never

    public init() {}

    public func _resolve(_ context: _StyleContext) -> _ResolvedStyle {
        TintShapeStyle()._resolve(context)
    }
}

/// For text that stands in for missing input: SwiftUI's `PlaceholderTextShapeStyle`.
public struct PlaceholderTextShapeStyle: ShapeStyle {
    public typealias Resolved = Never

    public init() {}

    public func _resolve(_ context: _StyleContext) -> _ResolvedStyle {
        _ResolvedStyle(SystemColor.tertiary.value(in: context.environment))
    }
}

/// For links: SwiftUI's `LinkShapeStyle`.
public struct LinkShapeStyle: ShapeStyle {
    public typealias Resolved = Never

    public init() {}

    public func _resolve(_ context: _StyleContext) -> _ResolvedStyle {
        _ResolvedStyle(
            context.environment.systemLink.multiplyingOpacity(
                by: HierarchicalOpacity.factor(context.level)))
    }
}

/// The translucent fills of controls; deeper levels are fainter. SwiftUI's `FillShapeStyle`.
public struct FillShapeStyle: ShapeStyle {
    public typealias Resolved = Never

    public init() {}

    public func _resolve(_ context: _StyleContext) -> _ResolvedStyle {
        let color: UIColor =
            switch context.level {
            case ...0: .systemFill
            case 1: .secondarySystemFill
            case 2: .tertiarySystemFill
            default: .quaternarySystemFill
            }
        return _ResolvedStyle(color.value(in: context.environment))
    }
}

/// The background of windows: SwiftUI's `WindowBackgroundShapeStyle`.
public struct WindowBackgroundShapeStyle: ShapeStyle {
    public typealias Resolved = Never

    public init() {}

    public func _resolve(_ context: _StyleContext) -> _ResolvedStyle {
        let isMac = context.environment.platformProfile.family == .macOS
        let color: UIColor = isMac ? .windowBackgroundColor : .systemBackground
        return _ResolvedStyle(color.value(in: context.environment))
    }
}

extension ShapeStyle where Self == ForegroundStyle {
    public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
    public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == TintShapeStyle {
    public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
    public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

extension ShapeStyle where Self == SelectionShapeStyle {
    public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
    public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

extension ShapeStyle where Self == LinkShapeStyle {
    public static var link: LinkShapeStyle { LinkShapeStyle() }
}

extension ShapeStyle where Self == FillShapeStyle {
    public static var fill: FillShapeStyle { FillShapeStyle() }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
    public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}

extension EnvironmentValues {
    private enum BackgroundStyleKey: EnvironmentKey {
        static var defaultValue: AnyShapeStyle? { nil }
    }

    /// The style of `.background`; nil for the system's background.
    public var backgroundStyle: AnyShapeStyle? {
        get { self[BackgroundStyleKey.self] }
        set { self[BackgroundStyleKey.self] = newValue }
    }
}

extension View {
    /// Makes `style` what `.background` and `background()` mean inside.
    public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        environment(\.backgroundStyle, AnyShapeStyle(style))
    }
}
