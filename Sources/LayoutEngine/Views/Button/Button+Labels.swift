import Foundation

extension Button where Label == LayoutEngine.Label<Text, Image> {
    public init(
        _ titleKey: LocalizedStringKey, systemImage name: String, action: @escaping @MainActor () -> Void
    ) {
        self.init(action: action) { LayoutEngine.Label(titleKey, systemImage: name) }
    }

    public init(
        _ titleKey: LocalizedStringKey, image name: String, action: @escaping @MainActor () -> Void
    ) {
        self.init(action: action) { LayoutEngine.Label(titleKey, image: name) }
    }

    public init(
        _ titleKey: LocalizedStringKey, systemImage name: String, role: ButtonRole?,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { LayoutEngine.Label(titleKey, systemImage: name) }
    }

    public init(
        _ titleKey: LocalizedStringKey, image name: String, role: ButtonRole?,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { LayoutEngine.Label(titleKey, image: name) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage name: String, action: @escaping @MainActor () -> Void
    ) {
        self.init(action: action) { LayoutEngine.Label(title, systemImage: name) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, image name: String, action: @escaping @MainActor () -> Void
    ) {
        self.init(action: action) { LayoutEngine.Label(title, image: name) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage name: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { LayoutEngine.Label(title, systemImage: name) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, image name: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { LayoutEngine.Label(title, image: name) }
    }
}
