import Foundation
import LayoutEngine

/// A type that shows previews: the form that code older than `#Preview` uses.
///
/// Each view that `previews` lists is a preview of its own.
@MainActor @preconcurrency
public protocol PreviewProvider {
    associatedtype Previews: View
    @ViewBuilder static var previews: Previews { get }

    /// Kept, without effect: the run's platform profile counts.
    static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
    public static var platform: PreviewPlatform? { nil }
}

/// Names of Apple's platforms; kept, without effect.
public enum PreviewPlatform: Hashable, Sendable {
    case iOS, macOS, tvOS, watchOS
}

/// The room that a preview gets.
public enum PreviewLayout: Hashable, Sendable {
    /// The run's width, and the height that the view chooses.
    case device
    /// The view's ideal size.
    case sizeThatFits
    /// That size, in points.
    case fixed(width: CGFloat, height: CGFloat)
}

/// The name of a device; kept, without effect: the run says width and scale.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public init(stringLiteral value: String) {
        rawValue = value
    }
}

/// Which side of a device is up; kept, without effect.
public struct InterfaceOrientation: Hashable, CaseIterable, Identifiable, Sendable {
    public var id: String

    public static let portrait = InterfaceOrientation(id: "portrait")
    public static let portraitUpsideDown = InterfaceOrientation(id: "portraitUpsideDown")
    public static let landscapeLeft = InterfaceOrientation(id: "landscapeLeft")
    public static let landscapeRight = InterfaceOrientation(id: "landscapeRight")

    public static var allCases: [InterfaceOrientation] {
        [portrait, portraitUpsideDown, landscapeLeft, landscapeRight]
    }
}

/// A value that a preview's host may look up; kept, without effect.
public protocol PreviewContextKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// Values that a preview's host may look up; kept, without effect.
public protocol PreviewContext {
    subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { get }
}
