/// What a dynamic colour asks: light or dark.
public struct UITraitCollection: Sendable {
    public var userInterfaceStyle: UIUserInterfaceStyle
    private let platform: PlatformProfile

    public init(userInterfaceStyle: UIUserInterfaceStyle = .light) {
        self.userInterfaceStyle = userInterfaceStyle
        platform = .iOS26
    }

    init(_ environment: EnvironmentValues) {
        userInterfaceStyle = environment.colorScheme == .dark ? .dark : .light
        platform = environment.platformProfile
    }

    var environment: EnvironmentValues {
        var values = EnvironmentValues()
        values.colorScheme = userInterfaceStyle == .dark ? .dark : .light
        values.platformProfile = platform
        return values
    }
}

public enum UIUserInterfaceStyle: Int, Sendable {
    case unspecified, light, dark
}
