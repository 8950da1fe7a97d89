import Drawing

extension EnvironmentValues {
    private enum TintKey: EnvironmentKey {
        static var defaultValue: AnyShapeStyle? { nil }
    }

    /// The style that `tint` set; nil for the system's accent colour.
    var tintStyle: AnyShapeStyle? {
        get { self[TintKey.self] }
        set { self[TintKey.self] = newValue }
    }

    /// The accent colour in force. A tint that isn't one colour counts as none.
    func accentValue(_ context: _StyleContext) -> ResolvedColor {
        guard let tint = tintStyle else { return systemAccent }
        var plain = context
        plain.level = 0
        // A tint of .accentColor or .tint means the system's.
        plain.environment.tintStyle = nil
        guard case .color(let color) = tint._resolve(plain).source else { return systemAccent }
        return color
    }
}

/// The tint in force: SwiftUI's `TintShapeStyle`.
public struct TintShapeStyle: ShapeStyle {
    public typealias Resolved = Never

    public init() {}

    public func _resolve(_ context: _StyleContext) -> _ResolvedStyle {
        guard let tint = context.environment.tintStyle else {
            return Color(context.environment.systemAccent)._resolve(context)
        }
        var outer = context
        outer.environment.tintStyle = nil
        return tint._resolve(outer)
    }
}

extension View {
    /// Colours controls and what asks for the tint or the accent colour; nil goes back to the system's.
    public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
        modifier(EnvironmentModifier { $0.tintStyle = tint.map { AnyShapeStyle($0) } })
    }

    /// As above, for a colour.
    public func tint(_ tint: Color?) -> some View {
        modifier(EnvironmentModifier { $0.tintStyle = tint.map { AnyShapeStyle($0) } })
    }

    /// The older name of ``tint(_:)``.
    public func accentColor(_ accentColor: Color?) -> some View {
        tint(accentColor)
    }
}
