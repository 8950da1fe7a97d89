import Foundation

/// What modifiers around a scroll view tell it. They reach the nearest scroll views, not those inside these.
struct ScrollSettings {
    private var anchors: [ScrollAnchorRole.Role: UnitPoint?] = [:]
    /// By the placement named; those of the content win over the automatic ones.
    private var automaticMargins = OptionalInsets()
    private var ownMargins = OptionalInsets()
    var isClipDisabled = false
    var position: ScrollPositionValue?
    /// A person scrolled: to the view of an id, if that is known.
    var onUserScroll: ((AnyHashable?) -> Void)?
    var observers: [(ScrollGeometry, LayoutNode) -> Void] = []

    func anchor(_ role: ScrollAnchorRole) -> UnitPoint? {
        anchors[role.role] ?? nil
    }

    mutating func setAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) {
        anchors[role.role] = anchor
    }

    /// The margins that were set, in points; those of the content win.
    var givenMargins: OptionalInsets {
        var result = automaticMargins
        result.merge(ownMargins)
        return result
    }

    /// Points around the content.
    var contentMargins: EdgeInsets {
        let given = givenMargins
        return EdgeInsets(
            top: given.top ?? 0, leading: given.leading ?? 0, bottom: given.bottom ?? 0,
            trailing: given.trailing ?? 0)
    }

    mutating func setMargins(_ insets: OptionalInsets, for placement: ContentMarginPlacement) {
        switch placement.kind {
        case .automatic: automaticMargins.merge(insets)
        case .scrollContent: ownMargins.merge(insets)
        case .scrollIndicators: break
        }
    }
}

/// Insets of some sides, in points; nil where nothing is said.
struct OptionalInsets {
    var top: CGFloat?
    var leading: CGFloat?
    var bottom: CGFloat?
    var trailing: CGFloat?

    init() {}

    /// Lengths that are negative or not finite count as 0.
    init(_ insets: EdgeInsets, edges: Edge.Set) {
        func valid(_ length: CGFloat) -> CGFloat { length.isFinite ? max(length, 0) : 0 }
        top = edges.contains(.top) ? valid(insets.top) : nil
        leading = edges.contains(.leading) ? valid(insets.leading) : nil
        bottom = edges.contains(.bottom) ? valid(insets.bottom) : nil
        trailing = edges.contains(.trailing) ? valid(insets.trailing) : nil
    }

    mutating func merge(_ other: OptionalInsets) {
        top = other.top ?? top
        leading = other.leading ?? leading
        bottom = other.bottom ?? bottom
        trailing = other.trailing ?? trailing
    }
}

private enum ScrollSettingsKey: EnvironmentKey {
    static var defaultValue: ScrollSettings { ScrollSettings() }
}

extension EnvironmentValues {
    var scrollSettings: ScrollSettings {
        get { self[ScrollSettingsKey.self] }
        set { self[ScrollSettingsKey.self] = newValue }
    }
}

/// The name of the nearest scroll view's space: of any, without axes, or of one that scrolls along an axis.
struct ScrollSpace: Hashable {
    private let axes: Int8

    init(axes: Axis.Set) {
        self.axes = axes.rawValue
    }

    /// The names that a scroll view along `axes` has.
    static func names(of axes: Axis.Set) -> [ScrollSpace] {
        [ScrollSpace(axes: [])]
            + Axis.allCases.map(Axis.Set.init).filter(axes.contains).map { ScrollSpace(axes: $0) }
    }
}

extension Surroundings {
    /// Inside a scroll view, whose coordinates have the scroll views' names.
    func inside(_ viewport: Viewport, _ space: CoordinateSpaceReference) -> Surroundings {
        ScrollSpace.names(of: viewport.axes).reduce(inside(viewport)) { $0.naming(space, $1) }
    }
}
