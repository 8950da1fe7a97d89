// Styles of controls and containers that aren't drawn yet: other views don't look at them.

extension View {
    public func pickerStyle<S: PickerStyle>(_ style: S) -> some View { annotated("pickerStyle", style) }
    public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
        annotated("textFieldStyle", style)
    }
    public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
        annotated("datePickerStyle", style)
    }
    public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View { annotated("tabViewStyle", style) }
    public func menuStyle<S: MenuStyle>(_ style: S) -> some View { annotated("menuStyle", style) }
    public func formStyle<S: FormStyle>(_ style: S) -> some View { annotated("formStyle", style) }
    public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
        annotated("navigationViewStyle", style)
    }
}

/// How a picker looks.
public protocol PickerStyle {}

public struct SegmentedPickerStyle: PickerStyle, Sendable { public init() {} }
public struct MenuPickerStyle: PickerStyle, Sendable { public init() {} }
public struct WheelPickerStyle: PickerStyle, Sendable { public init() {} }
public struct InlinePickerStyle: PickerStyle, Sendable { public init() {} }
public struct NavigationLinkPickerStyle: PickerStyle, Sendable { public init() {} }
public struct DefaultPickerStyle: PickerStyle, Sendable { public init() {} }

extension PickerStyle where Self == SegmentedPickerStyle {
    public static var segmented: SegmentedPickerStyle { .init() }
}
extension PickerStyle where Self == MenuPickerStyle {
    public static var menu: MenuPickerStyle { .init() }
}
extension PickerStyle where Self == WheelPickerStyle {
    public static var wheel: WheelPickerStyle { .init() }
}
extension PickerStyle where Self == InlinePickerStyle {
    public static var inline: InlinePickerStyle { .init() }
}
extension PickerStyle where Self == NavigationLinkPickerStyle {
    public static var navigationLink: NavigationLinkPickerStyle { .init() }
}
extension PickerStyle where Self == DefaultPickerStyle {
    public static var automatic: DefaultPickerStyle { .init() }
}

/// How a text field looks.
public protocol TextFieldStyle {}

public struct RoundedBorderTextFieldStyle: TextFieldStyle, Sendable { public init() {} }
public struct PlainTextFieldStyle: TextFieldStyle, Sendable { public init() {} }
public struct DefaultTextFieldStyle: TextFieldStyle, Sendable { public init() {} }

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    public static var roundedBorder: RoundedBorderTextFieldStyle { .init() }
}
extension TextFieldStyle where Self == PlainTextFieldStyle {
    public static var plain: PlainTextFieldStyle { .init() }
}
extension TextFieldStyle where Self == DefaultTextFieldStyle {
    public static var automatic: DefaultTextFieldStyle { .init() }
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

/// How a tab view looks.
public protocol TabViewStyle {}

public struct PageTabViewStyle: TabViewStyle, Sendable { public init() {} }
public struct DefaultTabViewStyle: TabViewStyle, Sendable { public init() {} }

extension TabViewStyle where Self == PageTabViewStyle {
    public static var page: PageTabViewStyle { .init() }
}
extension TabViewStyle where Self == DefaultTabViewStyle {
    public static var automatic: DefaultTabViewStyle { .init() }
}

/// How a menu looks.
public protocol MenuStyle {}

public struct ButtonMenuStyle: MenuStyle, Sendable { public init() {} }
public struct BorderlessButtonMenuStyle: MenuStyle, Sendable { public init() {} }
public struct DefaultMenuStyle: MenuStyle, Sendable { public init() {} }

extension MenuStyle where Self == ButtonMenuStyle {
    public static var button: ButtonMenuStyle { .init() }
}
extension MenuStyle where Self == BorderlessButtonMenuStyle {
    public static var borderlessButton: BorderlessButtonMenuStyle { .init() }
}
extension MenuStyle where Self == DefaultMenuStyle {
    public static var automatic: DefaultMenuStyle { .init() }
}

/// How a form looks.
public protocol FormStyle {}

public struct GroupedFormStyle: FormStyle, Sendable { public init() {} }
public struct ColumnsFormStyle: FormStyle, Sendable { public init() {} }
public struct AutomaticFormStyle: FormStyle, Sendable { public init() {} }

extension FormStyle where Self == GroupedFormStyle {
    public static var grouped: GroupedFormStyle { .init() }
}
extension FormStyle where Self == ColumnsFormStyle {
    public static var columns: ColumnsFormStyle { .init() }
}
extension FormStyle where Self == AutomaticFormStyle {
    public static var automatic: AutomaticFormStyle { .init() }
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
