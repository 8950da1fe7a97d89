import Foundation

/// How a list looks: SwiftUI's `ListStyle`, closed as there.
public protocol ListStyle {}

/// The look that a list style asks for; each platform has its own.
enum ListLook: Hashable, Sendable {
    case automatic, plain, grouped, insetGrouped, inset, bordered, sidebar
    /// A form that looks like a list.
    case form
}

protocol PlatformListStyle: ListStyle {
    var look: ListLook { get }
}

public struct DefaultListStyle: PlatformListStyle, Sendable {
    public init() {}
    var look: ListLook { .automatic }
}

public struct PlainListStyle: PlatformListStyle, Sendable {
    public init() {}
    var look: ListLook { .plain }
}

public struct GroupedListStyle: PlatformListStyle, Sendable {
    public init() {}
    var look: ListLook { .grouped }
}

public struct InsetGroupedListStyle: PlatformListStyle, Sendable {
    public init() {}
    var look: ListLook { .insetGrouped }
}

public struct InsetListStyle: PlatformListStyle, Sendable {
    public init() {}
    public init(alternatesRowBackgrounds: Bool) {}
    var look: ListLook { .inset }
}

public struct BorderedListStyle: PlatformListStyle, Sendable {
    public init() {}
    public init(alternatesRowBackgrounds: Bool) {}
    var look: ListLook { .bordered }
}

public struct SidebarListStyle: PlatformListStyle, Sendable {
    public init() {}
    var look: ListLook { .sidebar }
}

extension ListStyle where Self == DefaultListStyle {
    public static var automatic: DefaultListStyle { .init() }
}

extension ListStyle where Self == PlainListStyle {
    public static var plain: PlainListStyle { .init() }
}

extension ListStyle where Self == GroupedListStyle {
    public static var grouped: GroupedListStyle { .init() }
}

extension ListStyle where Self == InsetGroupedListStyle {
    public static var insetGrouped: InsetGroupedListStyle { .init() }
}

extension ListStyle where Self == InsetListStyle {
    public static var inset: InsetListStyle { .init() }
    public static func inset(alternatesRowBackgrounds: Bool) -> InsetListStyle { .init() }
}

extension ListStyle where Self == BorderedListStyle {
    public static var bordered: BorderedListStyle { .init() }
    public static func bordered(alternatesRowBackgrounds: Bool) -> BorderedListStyle { .init() }
}

extension ListStyle where Self == SidebarListStyle {
    public static var sidebar: SidebarListStyle { .init() }
}

/// How far sections of a list are apart: SwiftUI's `ListSectionSpacing`.
public struct ListSectionSpacing: Sendable {
    enum Kind: Sendable {
        case standard, compact
        case custom(CGFloat)
    }

    let kind: Kind

    public static let `default` = ListSectionSpacing(kind: .standard)
    public static let compact = ListSectionSpacing(kind: .compact)
    public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { .init(kind: .custom(spacing)) }
}

/// How much a section's header stands out.
public enum Prominence: Hashable, Sendable {
    case standard, increased
}

/// What the modifiers around a list say to it.
struct ListSettings {
    var look = ListLook.automatic
    var rowSpacing: CGFloat?
    var sectionSpacing = ListSectionSpacing.default
    var isBackgroundHidden = false
    var minimumRowHeight: CGFloat?
}

extension EnvironmentValues {
    private enum ListSettingsKey: EnvironmentKey {
        static var defaultValue: ListSettings { ListSettings() }
    }
    private enum HeaderProminenceKey: EnvironmentKey {
        static var defaultValue: Prominence { .standard }
    }

    var listSettings: ListSettings {
        get { self[ListSettingsKey.self] }
        set { self[ListSettingsKey.self] = newValue }
    }

    public var headerProminence: Prominence {
        get { self[HeaderProminenceKey.self] }
        set { self[HeaderProminenceKey.self] = newValue }
    }

    /// The least height of a row, in points; where it was never set, 0 stands for the list's own.
    public var defaultMinListRowHeight: CGFloat {
        get { listSettings.minimumRowHeight ?? 0 }
        set { listSettings.minimumRowHeight = newValue }
    }
}

extension View {
    /// How lists inside look.
    public func listStyle<S: ListStyle>(_ style: S) -> some View {
        transformEnvironment(\.listSettings) {
            $0.look = (style as? any PlatformListStyle)?.look ?? .automatic
        }
    }

    /// Points between rows, each of them a card of its own where the list has cards; nil for none.
    public func listRowSpacing(_ spacing: CGFloat?) -> some View {
        transformEnvironment(\.listSettings) { $0.rowSpacing = spacing }
    }

    public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
        transformEnvironment(\.listSettings) { $0.sectionSpacing = spacing }
    }

    public func listSectionSpacing(_ spacing: CGFloat) -> some View {
        listSectionSpacing(.custom(spacing))
    }

    /// Whether lists, forms and text editors inside have their ground.
    public func scrollContentBackground(_ visibility: Visibility) -> some View {
        transformEnvironment(\.listSettings) { $0.isBackgroundHidden = visibility == .hidden }
    }

    public func headerProminence(_ prominence: Prominence) -> some View {
        environment(\.headerProminence, prominence)
    }
}
