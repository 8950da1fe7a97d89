import Foundation

/// The user's size of type: SwiftUI's `DynamicTypeSize`. `large` is the default.
public enum DynamicTypeSize: Int, Hashable, Comparable, CaseIterable, Sendable {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

    public var isAccessibilitySize: Bool { self >= .accessibility1 }

    public static func < (a: DynamicTypeSize, b: DynamicTypeSize) -> Bool { a.rawValue < b.rawValue }

    public init?(_ category: ContentSizeCategory) {
        guard let index = ContentSizeCategory.allCases.firstIndex(of: category) else { return nil }
        self.init(rawValue: index)
    }
}

/// The older name of the type size: SwiftUI's `ContentSizeCategory`.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
    case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
    case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge
    case accessibilityExtraExtraExtraLarge

    public var isAccessibilityCategory: Bool { Self.rank(self) >= Self.rank(.accessibilityMedium) }

    public init(_ size: DynamicTypeSize) {
        self = Self.allCases[size.rawValue]
    }

    public static func < (a: Self, b: Self) -> Bool { rank(a) < rank(b) }
    public static func <= (a: Self, b: Self) -> Bool { rank(a) <= rank(b) }
    public static func > (a: Self, b: Self) -> Bool { rank(a) > rank(b) }
    public static func >= (a: Self, b: Self) -> Bool { rank(a) >= rank(b) }

    private static func rank(_ category: Self) -> Int { allCases.firstIndex(of: category) ?? 0 }
}

extension EnvironmentValues {
    private enum DynamicTypeSizeKey: EnvironmentKey {
        static var defaultValue: DynamicTypeSize { .large }
    }

    public var dynamicTypeSize: DynamicTypeSize {
        get { self[DynamicTypeSizeKey.self] }
        set { self[DynamicTypeSizeKey.self] = newValue }
    }

    /// The same under its older name.
    public var sizeCategory: ContentSizeCategory {
        get { ContentSizeCategory(dynamicTypeSize) }
        set { dynamicTypeSize = DynamicTypeSize(newValue) ?? .large }
    }
}

extension View {
    /// Sets the type size of what is inside.
    public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
        environment(\.dynamicTypeSize, size)
    }

    /// Keeps the type size of what is inside within a range; an empty one changes nothing.
    public func dynamicTypeSize<T: RangeExpression<DynamicTypeSize>>(_ range: T) -> some View {
        transformEnvironment(\.dynamicTypeSize) { size in
            let allowed = DynamicTypeSize.allCases.filter { range.contains($0) }
            guard let first = allowed.first, let last = allowed.last else { return }
            size = min(max(size, first), last)
        }
    }
}
