import Foundation

/// What a scroll view shows, as a value that is changed to scroll it: SwiftUI's `ScrollPosition`.
///
/// It is written to only where a host scrolls as a person does.
public struct ScrollPosition: Equatable, Sendable {
    private enum Target: Equatable {
        case none
        case id(ScrolledID, UnitPoint?)
        case edge(Edge)
        case point(x: CGFloat?, y: CGFloat?)
        /// Wherever a person scrolled.
        case user
    }

    private var target: Target
    /// Counts the calls, so that the same place can be asked for again.
    private var calls = 0

    private init(_ target: Target) {
        self.target = target
    }

    public init<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
        self.init(.id(ScrolledID(id), anchor))
    }

    public init<ID: Hashable & Sendable>(idType: ID.Type = ID.self) {
        self.init(.none)
    }

    public init<ID: Hashable & Sendable>(idType: ID.Type = ID.self, edge: Edge) {
        self.init(.edge(edge))
    }

    public init<ID: Hashable & Sendable>(idType: ID.Type = ID.self, point: CGPoint) {
        self.init(.point(x: point.x, y: point.y))
    }

    public init<ID: Hashable & Sendable>(idType: ID.Type = ID.self, x: CGFloat, y: CGFloat) {
        self.init(.point(x: x, y: y))
    }

    public init<ID: Hashable & Sendable>(idType: ID.Type = ID.self, x: CGFloat) {
        self.init(.point(x: x, y: nil))
    }

    public init<ID: Hashable & Sendable>(idType: ID.Type = ID.self, y: CGFloat) {
        self.init(.point(x: nil, y: y))
    }

    public init(edge: Edge) { self.init(.edge(edge)) }
    public init(point: CGPoint) { self.init(.point(x: point.x, y: point.y)) }
    public init(x: CGFloat, y: CGFloat) { self.init(.point(x: x, y: y)) }
    public init(x: CGFloat) { self.init(.point(x: x, y: nil)) }
    public init(y: CGFloat) { self.init(.point(x: nil, y: y)) }

    private mutating func scroll(to target: Target) {
        self.target = target
        calls += 1
    }

    public mutating func scrollTo<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
        scroll(to: .id(ScrolledID(id), anchor))
    }

    public mutating func scrollTo(edge: Edge) { scroll(to: .edge(edge)) }
    public mutating func scrollTo(point: CGPoint) { scroll(to: .point(x: point.x, y: point.y)) }
    public mutating func scrollTo(x: CGFloat, y: CGFloat) { scroll(to: .point(x: x, y: y)) }
    public mutating func scrollTo(x: CGFloat) { scroll(to: .point(x: x, y: nil)) }
    public mutating func scrollTo(y: CGFloat) { scroll(to: .point(x: nil, y: y)) }

    /// Whether a person scrolled last.
    public var isPositionedByUser: Bool { target == .user }

    /// The position after a person scrolled.
    static let byUser = ScrollPosition(.user)

    public var edge: Edge? {
        if case .edge(let edge) = target { edge } else { nil }
    }

    /// nil unless both coordinates were given.
    public var point: CGPoint? {
        guard case .point(let x?, let y?) = target else { return nil }
        return CGPoint(x: x, y: y)
    }

    public var x: CGFloat? {
        if case .point(let x, _) = target { x } else { nil }
    }

    public var y: CGFloat? {
        if case .point(_, let y) = target { y } else { nil }
    }

    public var viewID: (any Hashable & Sendable)? {
        guard case .id(let id, _) = target else { return nil }
        return id.value
    }

    public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? {
        guard case .id(let id, _) = target else { return nil }
        return id.value as? T
    }

    /// What is to be scrolled to; `anchor` counts where an id has none of its own.
    func value(anchor: UnitPoint?) -> ScrollPositionValue {
        let request: ScrollRequest? =
            switch target {
            case .none, .user: nil
            case .id(let id, let own): .id(id.key, own ?? anchor)
            case .edge(let edge): .edge(edge)
            case .point(let x, let y): .point(x: x, y: y)
            }
        return ScrollPositionValue(key: AnyHashable(Key(self)), request: request, isBoundID: false)
    }

    /// Tells values apart.
    private struct Key: Hashable {
        let position: ScrollPosition

        init(_ position: ScrollPosition) {
            self.position = position
        }

        func hash(into hasher: inout Hasher) {
            hasher.combine(position.calls)
        }
    }
}

/// An id of any type.
private struct ScrolledID: Equatable, Sendable {
    let value: any Hashable & Sendable

    init(_ value: any Hashable & Sendable) {
        self.value = value
    }

    var key: AnyHashable { AnyHashable(value) }

    static func == (a: ScrolledID, b: ScrolledID) -> Bool { a.key == b.key }
}

/// The value of a position binding in one pass.
struct ScrollPositionValue: Equatable {
    let key: AnyHashable?
    let request: ScrollRequest?
    /// Bound as an id alone: its first value doesn't scroll.
    let isBoundID: Bool

    static func == (a: ScrollPositionValue, b: ScrollPositionValue) -> Bool {
        a.key == b.key
    }
}

extension View {
    /// Scrolls the nearest scroll view to the view with the bound id, when the id changes.
    ///
    /// As measured, its first value doesn't scroll, and it isn't written when a reader scrolls. Without
    /// `anchor` the content moves no further than it must. Where a host scrolls as a person does, it is written: the id
    /// of the first view of the target layout that is seen.
    public func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> some View {
        transformEnvironment(\.scrollSettings) { settings in
            let value = id.wrappedValue.map { AnyHashable($0) }
            settings.position = ScrollPositionValue(
                key: value, request: value.map { .id($0, anchor) }, isBoundID: true)
            settings.onUserScroll = { if let seen = $0?.base as? ID { id.wrappedValue = seen } }
        }
    }

    /// Scrolls the nearest scroll view as the bound value says: at first, and when it changes.
    public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
        transformEnvironment(\.scrollSettings) {
            $0.position = position.wrappedValue.value(anchor: anchor)
            $0.onUserScroll = { _ in position.wrappedValue = .byUser }
        }
    }
}
