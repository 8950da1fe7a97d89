/// How progress looks: SwiftUI's `ProgressViewStyle`.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
    associatedtype Body: View
    typealias Configuration = ProgressViewStyleConfiguration

    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a progress view.
public struct ProgressViewStyleConfiguration {
    public struct Label: _PrimitiveView {
        let part: ViewPart

        public static func _resolve(_ view: Self, _ inputs: _ResolveInputs) -> _Elements {
            view.part.row(inputs)
        }
    }

    /// The text of the current value.
    public struct CurrentValueLabel: _PrimitiveView {
        let part: ViewPart

        public static func _resolve(_ view: Self, _ inputs: _ResolveInputs) -> _Elements {
            view.part.row(inputs)
        }
    }

    /// From 0 to 1; nil where nobody knows.
    public let fractionCompleted: Double?
    public var label: Label?
    public var currentValueLabel: CurrentValueLabel?
}

/// The platform's own: a bar where the fraction is known, else a wheel.
public struct DefaultProgressViewStyle: ProgressViewStyle, Sendable {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        PlatformProgress(isLinear: configuration.fractionCompleted != nil, configuration: configuration)
    }
}

/// A wheel; on macOS a ring where the fraction is known.
public struct CircularProgressViewStyle: ProgressViewStyle, Sendable {
    private let tint: Color?

    nonisolated public init() {
        tint = nil
    }

    nonisolated public init(tint: Color) {
        self.tint = tint
    }

    public func makeBody(configuration: Configuration) -> some View {
        PlatformProgress(isLinear: false, configuration: configuration)
            .transformEnvironment(\.tintStyle) { [tint] in if let tint { $0 = AnyShapeStyle(tint) } }
    }
}

/// A bar that fills.
public struct LinearProgressViewStyle: ProgressViewStyle, Sendable {
    private let tint: Color?

    nonisolated public init() {
        tint = nil
    }

    nonisolated public init(tint: Color) {
        self.tint = tint
    }

    public func makeBody(configuration: Configuration) -> some View {
        PlatformProgress(isLinear: true, configuration: configuration)
            .transformEnvironment(\.tintStyle) { [tint] in if let tint { $0 = AnyShapeStyle(tint) } }
    }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
    nonisolated public static var automatic: DefaultProgressViewStyle { .init() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
    nonisolated public static var circular: CircularProgressViewStyle { .init() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
    nonisolated public static var linear: LinearProgressViewStyle { .init() }
}

extension EnvironmentValues {
    private enum ProgressViewStylesKey: EnvironmentKey {
        static var defaultValue: StyleStack<any ProgressViewStyle>? { nil }
    }

    var progressViewStyles: StyleStack<any ProgressViewStyle>? {
        get { self[ProgressViewStylesKey.self] }
        set { self[ProgressViewStylesKey.self] = newValue }
    }
}

extension View {
    /// How progress views inside look.
    public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
        transformEnvironment(\.progressViewStyles) { $0 = StyleStack(style, outer: $0) }
    }
}
