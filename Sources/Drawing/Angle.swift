import Foundation

/// An angle: SwiftUI's `Angle`. Positive turns clockwise on screen.
@frozen
public struct Angle: Hashable, Comparable, Sendable {
    /// A full turn is 2 pi; any number, kept as given.
    public var radians: Double

    /// `radians` times 180 / pi; setting it divides again, so that a round trip may be off in the last digit.
    public var degrees: Double {
        get { radians * 180 / .pi }
        set { radians = newValue * .pi / 180 }
    }

    /// An angle of 0.
    public init() {
        radians = 0
    }

    /// An angle of that many radians, not brought into one turn.
    public init(radians: Double) {
        self.radians = radians
    }

    /// An angle of that many degrees, not brought into one turn.
    public init(degrees: Double) {
        radians = degrees * .pi / 180
    }

    /// 0 radians.
    public static let zero = Angle()

    /// See ``init(radians:)``.
    public static func radians(_ radians: Double) -> Angle {
        Angle(radians: radians)
    }

    /// See ``init(degrees:)``.
    public static func degrees(_ degrees: Double) -> Angle {
        Angle(degrees: degrees)
    }

    /// By radians: 361 degrees are more than 1. False if either is NaN.
    public static func < (a: Angle, b: Angle) -> Bool { a.radians < b.radians }
    /// The sum of the radians.
    public static func + (a: Angle, b: Angle) -> Angle { Angle(radians: a.radians + b.radians) }
    /// The difference of the radians.
    public static func - (a: Angle, b: Angle) -> Angle { Angle(radians: a.radians - b.radians) }
    public static prefix func - (a: Angle) -> Angle { Angle(radians: -a.radians) }
    /// The radians times a factor.
    public static func * (a: Angle, factor: Double) -> Angle { Angle(radians: a.radians * factor) }
    /// The radians times a factor.
    public static func * (factor: Double, a: Angle) -> Angle { Angle(radians: a.radians * factor) }
    /// The radians by a divisor; 0 gives infinity or NaN.
    public static func / (a: Angle, divisor: Double) -> Angle { Angle(radians: a.radians / divisor) }
    /// Adds the radians.
    public static func += (a: inout Angle, b: Angle) { a.radians += b.radians }
    /// Takes the radians off.
    public static func -= (a: inout Angle, b: Angle) { a.radians -= b.radians }
}
