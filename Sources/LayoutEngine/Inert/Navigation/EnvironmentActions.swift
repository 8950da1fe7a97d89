import Foundation

/// Closes the presentation that a view stands in: SwiftUI's `DismissAction`. Nothing is presented in a picture.
public struct DismissAction: Sendable {
    let dismissal: Dismissal?

    public func callAsFunction() { dismissal?() }
}

/// Opens a URL: SwiftUI's `OpenURLAction`. Nothing is opened offscreen unless a handler was given.
public struct OpenURLAction: Sendable {
    public struct Result: Sendable {
        private let name: String
        public static let handled = Result(name: "handled")
        public static let discarded = Result(name: "discarded")
        public static let systemAction = Result(name: "systemAction")
        public static func systemAction(_ url: URL) -> Result { systemAction }
    }

    private let handler: @Sendable (URL) -> Result

    public init(handler: @escaping @Sendable (URL) -> Result) {
        self.handler = handler
    }

    public func callAsFunction(_ url: URL) {
        _ = handler(url)
    }
}

/// Whether the view is presented: SwiftUI's `PresentationMode`.
public struct PresentationMode: Sendable {
    public internal(set) var isPresented = false
    public mutating func dismiss() { isPresented = false }
}

public enum ScenePhase: Hashable, Comparable, Sendable {
    case background, inactive, active
}

public enum UserInterfaceSizeClass: Hashable, Sendable {
    case compact, regular
}

extension EnvironmentValues {
    private enum OpenURLKey: EnvironmentKey {
        static var defaultValue: OpenURLAction { OpenURLAction { _ in .discarded } }
    }
    private enum ScenePhaseKey: EnvironmentKey {
        static var defaultValue: ScenePhase { .active }
    }
    private enum HorizontalSizeClassKey: EnvironmentKey {
        static var defaultValue: UserInterfaceSizeClass? { .compact }
    }
    private enum VerticalSizeClassKey: EnvironmentKey {
        static var defaultValue: UserInterfaceSizeClass? { .regular }
    }

    public var openURL: OpenURLAction {
        get { self[OpenURLKey.self] }
        set { self[OpenURLKey.self] = newValue }
    }

    public var scenePhase: ScenePhase {
        get { self[ScenePhaseKey.self] }
        set { self[ScenePhaseKey.self] = newValue }
    }

    /// Compact, as on a phone held upright.
    public var horizontalSizeClass: UserInterfaceSizeClass? {
        get { self[HorizontalSizeClassKey.self] }
        set { self[HorizontalSizeClassKey.self] = newValue }
    }

    public var verticalSizeClass: UserInterfaceSizeClass? {
        get { self[VerticalSizeClassKey.self] }
        set { self[VerticalSizeClassKey.self] = newValue }
    }
}
