/// The foreground style of the place: SwiftUI's `ForegroundStyle`.
public struct ForegroundStyle: ShapeStyle {
    public typealias Resolved = Never

    public init() {}

    /// 1. Without a style set around, the system's content colour of the level.
    /// 2. Else the style set for that level, or the last one set at the levels that are left, resolved as seen
    ///    from where it was set: a hierarchical style there means the styles further out.
    public func _resolve(_ context: _StyleContext) -> _ResolvedStyle {
        // 1.
        guard let styles = context.environment.foregroundStyles else {
            return _ResolvedStyle(
                SystemColor.content(level: context.level).value(in: context.environment))
        }
        // 2.
        var outer = context
        outer.environment.foregroundStyles = styles.outer
        let index = min(context.level, styles.levels.count - 1)
        outer.level = context.level - index
        return styles.levels[index]._resolve(outer)
    }
}

/// The styles that `foregroundStyle` set, and those that were in force around it.
final class ForegroundStyles: Sendable {
    /// Primary, secondary, tertiary: one to three.
    let levels: [AnyShapeStyle]
    let outer: ForegroundStyles?

    init(_ levels: [AnyShapeStyle], outer: ForegroundStyles?) {
        self.levels = levels
        self.outer = outer
    }
}

extension EnvironmentValues {
    private enum ForegroundStylesKey: EnvironmentKey {
        static var defaultValue: ForegroundStyles? { nil }
    }

    var foregroundStyles: ForegroundStyles? {
        get { self[ForegroundStylesKey.self] }
        set { self[ForegroundStylesKey.self] = newValue }
    }

    /// Sets the foreground styles, keeping those in force for what refers to them.
    mutating func setForegroundStyles(_ levels: [AnyShapeStyle]) {
        foregroundStyles = ForegroundStyles(levels, outer: foregroundStyles)
    }
}

extension View {
    /// Paints texts, symbols and shapes inside with `style`, where they have none of their own.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        modifier(EnvironmentModifier { $0.setForegroundStyles([AnyShapeStyle(style)]) })
    }

    /// As above, with a style of its own for the secondary level.
    public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View {
        modifier(
            EnvironmentModifier {
                $0.setForegroundStyles([AnyShapeStyle(primary), AnyShapeStyle(secondary)])
            })
    }

    /// As above, with styles of their own for the secondary and tertiary levels.
    public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
        _ primary: S1, _ secondary: S2, _ tertiary: S3
    ) -> some View {
        modifier(
            EnvironmentModifier {
                $0.setForegroundStyles([
                    AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary),
                ])
            })
    }

    /// The older name of ``foregroundStyle(_:)`` for colours; nil goes back to the system's content colours.
    public func foregroundColor(_ color: Color?) -> some View {
        modifier(
            EnvironmentModifier { values in
                if let color {
                    values.setForegroundStyles([AnyShapeStyle(color)])
                } else {
                    values.foregroundStyles = nil
                }
            })
    }
}
