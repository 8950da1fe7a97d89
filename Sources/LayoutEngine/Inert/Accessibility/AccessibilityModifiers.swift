import Foundation

extension View {
    public func accessibilityLabel(_ label: Text) -> some View { annotated("accessibilityLabel", label) }
    public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
        annotated("accessibilityLabel", Text(labelKey))
    }
    @_disfavoredOverload
    public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
        annotated("accessibilityLabel", Text(label))
    }

    public func accessibilityValue(_ value: Text) -> some View { annotated("accessibilityValue", value) }
    public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
        annotated("accessibilityValue", Text(valueKey))
    }
    @_disfavoredOverload
    public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
        annotated("accessibilityValue", Text(value))
    }

    public func accessibilityHint(_ hint: Text) -> some View { annotated("accessibilityHint", hint) }
    public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
        annotated("accessibilityHint", Text(hintKey))
    }
    @_disfavoredOverload
    public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
        annotated("accessibilityHint", Text(hint))
    }

    public func accessibilityIdentifier(_ identifier: String) -> some View {
        annotated("accessibilityIdentifier", identifier)
    }

    public func accessibilityHidden(_ hidden: Bool) -> some View { annotated("accessibilityHidden", hidden) }

    public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
        annotated("accessibilityElement", children)
    }

    public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
        annotated("accessibilityAddTraits", traits)
    }

    public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
        annotated("accessibilityRemoveTraits", traits)
    }

    public func accessibilitySortPriority(_ sortPriority: Double) -> some View {
        annotated("accessibilitySortPriority", sortPriority)
    }

    public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> some View {
        annotated("accessibilityInputLabels", inputLabels.map { String($0) })
    }

    public func accessibilityAction(
        _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
    ) -> some View {
        annotated("accessibilityAction", actionKind)
    }

    public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View {
        offering(name, handler)
    }

    public func accessibilityAction(named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void)
        -> some View
    {
        offering(Text(nameKey), handler)
    }

    @_disfavoredOverload
    public func accessibilityAction<S: StringProtocol>(named name: S, _ handler: @escaping () -> Void)
        -> some View
    {
        offering(Text(name), handler)
    }

    /// The view with an action that is used by someone who names it.
    private func offering(_ name: Text, _ handler: @escaping () -> Void) -> some View {
        handled("accessibilityAction") { inputs, _ in
            var part = ControlActions("accessibility action")
            part.name = name.characters(inputs.environment)
            part.tap = handler
            var actions = ControlActions("view")
            actions.rank = .gesture
            actions.readsContent = true
            actions.parts = [part]
            actions.hidesParts = true
            return actions
        }
    }

    public func accessibilityAdjustableAction(
        _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
    ) -> some View {
        touchable("accessibilityAdjustableAction", kind: "adjustable view") { actions in
            actions.step = { isUp in
                handler(isUp ? .increment : .decrement)
                return true
            }
        }
    }

    public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
        annotated("accessibilityIgnoresInvertColors", active)
    }

    public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
        annotated("accessibilityHeading", level)
    }

    public func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View {
        annotated("accessibilityRepresentation", representation())
    }

    public func accessibilityShowsLargeContentViewer() -> some View {
        annotated("accessibilityShowsLargeContentViewer")
    }

    @available(*, deprecated, message: "Use accessibilityLabel(_:).")
    public func accessibility(label: Text) -> some View { annotated("accessibilityLabel", label) }
    @available(*, deprecated, message: "Use accessibilityValue(_:).")
    public func accessibility(value: Text) -> some View { annotated("accessibilityValue", value) }
    @available(*, deprecated, message: "Use accessibilityHint(_:).")
    public func accessibility(hint: Text) -> some View { annotated("accessibilityHint", hint) }
    @available(*, deprecated, message: "Use accessibilityHidden(_:).")
    public func accessibility(hidden: Bool) -> some View { annotated("accessibilityHidden", hidden) }
    @available(*, deprecated, message: "Use accessibilityIdentifier(_:).")
    public func accessibility(identifier: String) -> some View {
        annotated("accessibilityIdentifier", identifier)
    }
    @available(*, deprecated, message: "Use accessibilityAddTraits(_:).")
    public func accessibility(addTraits traits: AccessibilityTraits) -> some View {
        annotated("accessibilityAddTraits", traits)
    }
    @available(*, deprecated, message: "Use accessibilitySortPriority(_:).")
    public func accessibility(sortPriority: Double) -> some View {
        annotated("accessibilitySortPriority", sortPriority)
    }
}

/// What a view is to assistive technologies.
public struct AccessibilityTraits: OptionSet, Sendable {
    public let rawValue: UInt64

    public init(rawValue: UInt64) {
        self.rawValue = rawValue
    }

    public static let isButton = AccessibilityTraits(rawValue: 1 << 0)
    public static let isHeader = AccessibilityTraits(rawValue: 1 << 1)
    public static let isSelected = AccessibilityTraits(rawValue: 1 << 2)
    public static let isLink = AccessibilityTraits(rawValue: 1 << 3)
    public static let isSearchField = AccessibilityTraits(rawValue: 1 << 4)
    public static let isImage = AccessibilityTraits(rawValue: 1 << 5)
    public static let playsSound = AccessibilityTraits(rawValue: 1 << 6)
    public static let isKeyboardKey = AccessibilityTraits(rawValue: 1 << 7)
    public static let isStaticText = AccessibilityTraits(rawValue: 1 << 8)
    public static let isSummaryElement = AccessibilityTraits(rawValue: 1 << 9)
    public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 10)
    public static let startsMediaSession = AccessibilityTraits(rawValue: 1 << 11)
    public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 1 << 12)
    public static let causesPageTurn = AccessibilityTraits(rawValue: 1 << 13)
    public static let isModal = AccessibilityTraits(rawValue: 1 << 14)
    public static let isToggle = AccessibilityTraits(rawValue: 1 << 15)
}

/// What becomes of the elements inside an accessibility element.
public struct AccessibilityChildBehavior: Hashable, Sendable {
    private let name: String
    public static let ignore = AccessibilityChildBehavior(name: "ignore")
    public static let contain = AccessibilityChildBehavior(name: "contain")
    public static let combine = AccessibilityChildBehavior(name: "combine")
}

/// A kind of accessibility action.
public struct AccessibilityActionKind: Hashable, Sendable {
    private let name: String
    public static let `default` = AccessibilityActionKind(name: "default")
    public static let escape = AccessibilityActionKind(name: "escape")
    public static let magicTap = AccessibilityActionKind(name: "magicTap")
    public static let delete = AccessibilityActionKind(name: "delete")
    public static let showMenu = AccessibilityActionKind(name: "showMenu")
}

public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
    case increment, decrement
}

public enum AccessibilityHeadingLevel: UInt, Hashable, Sendable {
    case unspecified, h1, h2, h3, h4, h5, h6
}

extension EnvironmentValues {
    /// Offscreen pictures use the defaults.
    public var accessibilityReduceMotion: Bool { false }
    public var accessibilityReduceTransparency: Bool { false }
    public var accessibilityDifferentiateWithoutColor: Bool { false }
    public var accessibilityInvertColors: Bool { false }
    public var accessibilityVoiceOverEnabled: Bool { false }
}
