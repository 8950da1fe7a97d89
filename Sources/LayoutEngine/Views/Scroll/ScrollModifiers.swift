import Foundation

extension View {
    /// The points of content and room that meet where nothing was scrolled: at first, when sizes change, and
    /// for content shorter than its room. nil is the start.
    public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
        transformEnvironment(\.scrollSettings) { settings in
            for role in [ScrollAnchorRole.initialOffset, .sizeChanges, .alignment] {
                settings.setAnchor(anchor, for: role)
            }
        }
    }

    /// The points of content and room that meet, in one of the cases where nothing was scrolled.
    public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
        transformEnvironment(\.scrollSettings) { $0.setAnchor(anchor, for: role) }
    }

    /// Lets the content of the nearest scroll view be seen outside its frame.
    public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
        transformEnvironment(\.scrollSettings) { $0.isClipDisabled = disabled }
    }

    /// Insets the content of the nearest scroll view, whose frame stays. nil is the platform's margin: 0.
    public func contentMargins(
        _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        transformEnvironment(\.scrollSettings) {
            $0.setMargins(OptionalInsets(insets, edges: edges), for: placement)
        }
    }

    /// Insets the content of the nearest scroll view, whose frame stays. nil is the platform's margin: 0.
    public func contentMargins(
        _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        contentMargins(edges, EdgeInsets(length ?? 0, edges: .all), for: placement)
    }

    /// Insets the content of the nearest scroll view, whose frame stays.
    public func contentMargins(_ length: CGFloat, for placement: ContentMarginPlacement = .automatic)
        -> some View
    {
        contentMargins(.all, length, for: placement)
    }

    /// Kept: nobody scrolls a still picture.
    public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
        annotated("scrollTargetBehavior", behavior)
    }

    public func scrollTarget(isEnabled: Bool = true) -> some View { annotated("scrollTarget", isEnabled) }

    public func scrollInputBehavior(_ behavior: ScrollInputBehavior, for input: ScrollInputKind) -> some View
    {
        annotated("scrollInputBehavior", behavior)
    }

    public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View {
        annotated("scrollIndicatorsFlash", value)
    }

    public func scrollIndicatorsFlash(onAppear: Bool) -> some View {
        annotated("scrollIndicatorsFlash", onAppear)
    }
}

/// When a default anchor counts: SwiftUI's `ScrollAnchorRole`.
public struct ScrollAnchorRole: Hashable, Sendable {
    enum Role { case initialOffset, sizeChanges, alignment }

    let role: Role

    /// Where the content stands at first.
    public static var initialOffset: ScrollAnchorRole { ScrollAnchorRole(role: .initialOffset) }
    /// Where it stays when its size or the room's changes.
    public static var sizeChanges: ScrollAnchorRole { ScrollAnchorRole(role: .sizeChanges) }
    /// Where content shorter than its room stands.
    public static var alignment: ScrollAnchorRole { ScrollAnchorRole(role: .alignment) }
}

/// What content margins apply to: SwiftUI's `ContentMarginPlacement`.
public struct ContentMarginPlacement: Sendable {
    enum Kind { case automatic, scrollContent, scrollIndicators }

    let kind: Kind

    public static var automatic: ContentMarginPlacement { ContentMarginPlacement(kind: .automatic) }
    public static var scrollContent: ContentMarginPlacement { ContentMarginPlacement(kind: .scrollContent) }
    /// Nothing in a picture: indicators hide at rest.
    public static var scrollIndicators: ContentMarginPlacement {
        ContentMarginPlacement(kind: .scrollIndicators)
    }
}

/// Where scrolling comes to rest: without effect on a still picture.
public protocol ScrollTargetBehavior {}

public struct PagingScrollTargetBehavior: ScrollTargetBehavior, Sendable {
    public init() {}
}

public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior, Sendable {
    public struct LimitBehavior: Sendable {
        private let name: String
        public static var automatic: LimitBehavior { LimitBehavior(name: "automatic") }
        public static var always: LimitBehavior { LimitBehavior(name: "always") }
        public static var never: LimitBehavior { LimitBehavior(name: "never") }
        public static var alwaysByFew: LimitBehavior { LimitBehavior(name: "alwaysByFew") }
        public static var alwaysByOne: LimitBehavior { LimitBehavior(name: "alwaysByOne") }
    }

    public init(limitBehavior: LimitBehavior = .automatic) {}
    public init(limitBehavior: LimitBehavior = .automatic, anchor: UnitPoint?) {}
}

public struct AnyScrollTargetBehavior: ScrollTargetBehavior {
    public init(_ behavior: some ScrollTargetBehavior) {}
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
    public static var paging: PagingScrollTargetBehavior { .init() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
    public static var viewAligned: ViewAlignedScrollTargetBehavior { .init() }

    public static func viewAligned(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior) -> Self {
        .init(limitBehavior: limitBehavior)
    }

    public static func viewAligned(
        limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior = .automatic, anchor: UnitPoint?
    ) -> Self {
        .init(limitBehavior: limitBehavior, anchor: anchor)
    }
}

public struct ScrollInputBehavior: Hashable, Sendable {
    private let name: String
    public static let automatic = ScrollInputBehavior(name: "automatic")
    public static let enabled = ScrollInputBehavior(name: "enabled")
    public static let disabled = ScrollInputBehavior(name: "disabled")
}

public struct ScrollInputKind: Hashable, Sendable {
    private let name: String
    public static let handGestureShortcut = ScrollInputKind(name: "handGestureShortcut")
    public static let look = ScrollInputKind(name: "look")
    public static let tilt = ScrollInputKind(name: "tilt")
}
