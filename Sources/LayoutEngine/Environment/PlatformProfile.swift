import Foundation

/// The platform and release whose look is imitated: a value, recorded with every golden.
public struct PlatformProfile: Hashable, Sendable, CustomStringConvertible {
    public enum Family: String, Hashable, Sendable {
        case iOS, macOS
    }

    public var family: Family
    public var majorVersion: Int

    public static let iOS26 = PlatformProfile(family: .iOS, majorVersion: 26)
    public static let iOS18 = PlatformProfile(family: .iOS, majorVersion: 18)
    public static let macOS26 = PlatformProfile(family: .macOS, majorVersion: 26)

    public var description: String { "\(family.rawValue) \(majorVersion)" }
}
