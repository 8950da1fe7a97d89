import Foundation
import PixelDiff
import PixelUI

/// The surroundings to render a view in. Each that differs from the standard ones has a golden of its own.
///
///     expectGolden(of: Card(), width: 320, .light, .dark, .dark.rightToLeft, .typeSize(.accessibility2))
///
/// Several traits in a row make one set: `.dark.rightToLeft`.
public struct GoldenTraits: Hashable, Sendable {
    public var colorScheme = ColorScheme.light
    public var layoutDirection = LayoutDirection.leftToRight
    public var dynamicTypeSize = DynamicTypeSize.large
    /// Nil renders in the standard locale.
    public var locale: Locale?
    /// Pixels a point; finite and greater than 0.
    public var scale: CGFloat = GoldenVariant.standardScale

    public init() {}

    /// Light, left to right, type size large, two pixels a point.
    public static let standard = GoldenTraits()
    /// The same as ``standard``: light is.
    public static let light = GoldenTraits()
    public static let dark = GoldenTraits().dark
    public static let rightToLeft = GoldenTraits().rightToLeft

    public static func typeSize(_ size: DynamicTypeSize) -> GoldenTraits { GoldenTraits().typeSize(size) }
    public static func locale(_ identifier: String) -> GoldenTraits { GoldenTraits().locale(identifier) }
    public static func scale(_ scale: CGFloat) -> GoldenTraits { GoldenTraits().scale(scale) }

    public var dark: GoldenTraits { with(\.colorScheme, .dark) }
    public var rightToLeft: GoldenTraits { with(\.layoutDirection, .rightToLeft) }

    public func typeSize(_ size: DynamicTypeSize) -> GoldenTraits { with(\.dynamicTypeSize, size) }
    public func locale(_ identifier: String) -> GoldenTraits {
        with(\.locale, Locale(identifier: identifier))
    }
    public func scale(_ scale: CGFloat) -> GoldenTraits { with(\.scale, scale) }

    private func with<Value>(_ part: WritableKeyPath<GoldenTraits, Value>, _ value: Value) -> GoldenTraits {
        var traits = self
        traits[keyPath: part] = value
        return traits
    }

    /// The form that names goldens.
    var variant: GoldenVariant {
        GoldenVariant(
            colorScheme: colorScheme == .dark ? .dark : .light,
            layoutDirection: layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight,
            typeSize: "\(dynamicTypeSize)", locale: locale?.identifier, scale: scale)
    }
}
