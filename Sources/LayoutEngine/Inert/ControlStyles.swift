// Styles of controls and containers that aren't drawn yet: other views don't look at them.

extension View {
    public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
        annotated("datePickerStyle", style)
    }
    public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
        annotated("navigationViewStyle", style)
    }
}

/// How a date picker looks.
public protocol DatePickerStyle {}

public struct CompactDatePickerStyle: DatePickerStyle, Sendable { public init() {} }
public struct WheelDatePickerStyle: DatePickerStyle, Sendable { public init() {} }
public struct GraphicalDatePickerStyle: DatePickerStyle, Sendable { public init() {} }
public struct DefaultDatePickerStyle: DatePickerStyle, Sendable { public init() {} }

extension DatePickerStyle where Self == CompactDatePickerStyle {
    public static var compact: CompactDatePickerStyle { .init() }
}
extension DatePickerStyle where Self == WheelDatePickerStyle {
    public static var wheel: WheelDatePickerStyle { .init() }
}
extension DatePickerStyle where Self == GraphicalDatePickerStyle {
    public static var graphical: GraphicalDatePickerStyle { .init() }
}
extension DatePickerStyle where Self == DefaultDatePickerStyle {
    public static var automatic: DefaultDatePickerStyle { .init() }
}

/// How a navigation view shows its columns.
public protocol NavigationViewStyle {}

public struct StackNavigationViewStyle: NavigationViewStyle, Sendable { public init() {} }
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle, Sendable { public init() {} }
public struct ColumnNavigationViewStyle: NavigationViewStyle, Sendable { public init() {} }
public struct DefaultNavigationViewStyle: NavigationViewStyle, Sendable { public init() {} }

extension NavigationViewStyle where Self == StackNavigationViewStyle {
    public static var stack: StackNavigationViewStyle { .init() }
}
extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
    public static var columns: ColumnNavigationViewStyle { .init() }
}
extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
    public static var automatic: DefaultNavigationViewStyle { .init() }
}
