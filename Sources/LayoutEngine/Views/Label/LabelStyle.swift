import Foundation

/// How labels look: SwiftUI's `LabelStyle`.
@MainActor @preconcurrency
public protocol LabelStyle {
    associatedtype Body: View
    typealias Configuration = LabelStyleConfiguration

    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a label.
public struct LabelStyleConfiguration {
    public struct Title: _PrimitiveView {
        let part: ViewPart

        public static func _resolve(_ view: Self, _ inputs: _ResolveInputs) -> _Elements {
            view.part.row(inputs)
        }
    }

    public struct Icon: _PrimitiveView {
        let part: ViewPart

        public static func _resolve(_ view: Self, _ inputs: _ResolveInputs) -> _Elements {
            view.part.row(inputs)
        }
    }

    public let title: Title
    public let icon: Icon
}

/// Icon and title.
public struct DefaultLabelStyle: LabelStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View { LabelRow(configuration) }
}

/// Icon, 8 points, title; the icon's middle half a capital above the title's first baseline.
public struct TitleAndIconLabelStyle: LabelStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View { LabelRow(configuration) }
}

/// The icon alone.
public struct IconOnlyLabelStyle: LabelStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

/// The title alone.
public struct TitleOnlyLabelStyle: LabelStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

extension LabelStyle where Self == DefaultLabelStyle {
    public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
    public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
    public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
    public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension EnvironmentValues {
    private enum LabelStylesKey: EnvironmentKey {
        static var defaultValue: StyleStack<any LabelStyle>? { nil }
    }

    var labelStyles: StyleStack<any LabelStyle>? {
        get { self[LabelStylesKey.self] }
        set { self[LabelStylesKey.self] = newValue }
    }
}

extension View {
    /// How labels inside look.
    public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
        transformEnvironment(\.labelStyles) { $0 = StyleStack(style, outer: $0) }
    }
}
