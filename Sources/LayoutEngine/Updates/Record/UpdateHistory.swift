/// What happened in a living tree: which changes led to which bodies, what was skipped, and what layout asked.
///
/// Time is a count of what happened, so that the same changes give the same history on every run. Places, elements and
/// changes have numbers in the order of first appearance. ``description``, ``mermaid``, ``dot`` and ``traceEvents`` write
/// it as text; each can be a golden.
public struct UpdateHistory: Sendable, Equatable, Codable {
    /// Transactions, oldest first.
    public var updates: [Update]
    /// The views with bodies that ``updates`` speak of, by number, ascending.
    public var places: [Place]
    /// The layout's elements that ``updates`` speak of, by number, ascending.
    public var elements: [Element]
    /// What was dropped to keep memory bounded; nil where nothing was.
    public var earlier: Earlier?

    /// A view's identity: its place in the tree as long as it lives.
    public struct Place: Sendable, Equatable, Codable {
        public var number: Int
        /// The type as people write it: `Row`.
        public var name: String
        /// The type with those around it and its generic arguments: `Feed.Row<Int>`.
        public var type: String
        public var path: String
    }

    /// An element of the layout, which need not have a body.
    public struct Element: Sendable, Equatable, Codable {
        public var number: Int
        /// As in layout dumps: `Card/VStack`, `padding`.
        public var name: String
        public var path: String
    }

    /// Updates that aren't kept any more.
    public struct Earlier: Sendable, Equatable, Codable {
        /// How many.
        public var updates = 0
        /// The bodies that ran in them, by type.
        public var bodies: [String: Int] = [:]
    }

    /// One transaction: changes that were carried out together.
    public struct Update: Sendable, Equatable, Codable {
        /// From 1.
        public var number: Int
        /// When it began and ended.
        public var start: Int
        public var end: Int
        public var changes: [Change] = []
        /// In the order in which they ran.
        public var bodies: [Body] = []
        /// Views that were compared and whose bodies didn't run.
        public var skipped: [Skip] = []
        /// The numbers of places that are gone.
        public var removed: [Int] = []
        /// Questions and placements, in the order in which they began.
        public var layout: [LayoutStep] = []
        /// What `_printChanges()` and `_logChanges()` wrote.
        public var printed: [String] = []
        /// What there was no room for; nil where there was.
        public var omitted: Omitted?
    }

    /// What an update did beyond what is kept of it.
    public struct Omitted: Sendable, Equatable, Codable {
        /// Bodies by the number of their place.
        public var bodies: [Int: Int] = [:]
        public var skipped = 0
        public var layout = 0
    }

    /// Something that was set.
    public struct Change: Sendable, Equatable, Codable {
        public var number: Int
        public var time: Int
        public var kind: ChangeSource.Kind
        /// `Row._isOn`, `Model.count`, `\.font`.
        public var name: String
        /// The path of the view that it belongs to; nil outside the tree.
        public var path: String?
        public var file: String?
        public var line: Int?
        /// The number of the place whose body it came with, as an environment value does; nil for others.
        public var setter: Int?
        /// The number of the change that it came with: the tap whose action set a state; nil for others.
        public var origin: Int?
    }

    /// A body that ran.
    public struct Body: Sendable, Equatable, Codable {
        public var time: Int
        /// The number of its place.
        public var place: Int
        public var causes: [UpdateCause]
        /// The numbers of the changes that led to it directly.
        public var changes: [Int]
        /// The place of the nearest view around with a body; nil at the root.
        public var parent: Int?

        /// Whether it was the first body of its place.
        public var isNew: Bool { causes.contains(.identity) }
    }

    /// A view that was compared with the one before it.
    public struct Skip: Sendable, Equatable, Codable {
        public var time: Int
        public var place: Int
        public var parent: Int?
    }

    /// A question or a placement.
    public struct LayoutStep: Sendable, Equatable, Codable {
        public enum Kind: String, Sendable, Codable {
            /// A question that was worked out.
            case question
            /// A question whose answer was kept from an earlier one.
            case known
            case placement
        }

        public var kind: Kind
        public var start: Int
        public var end: Int
        public var element: Int
        /// The place in ``Update/layout`` of the step in which it happened; nil for what the host does.
        public var outer: Int?
        /// `320 x nil`; empty for placements.
        public var proposal: String
        /// `320 x 96`; empty for placements.
        public var answer: String
    }
}
