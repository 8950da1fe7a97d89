import Foundation

/// A kind of alignment guide with its default place: SwiftUI's `AlignmentID`.
public protocol AlignmentID: SendableMetatype {
    /// Where the guide stands in a view that doesn't set it.
    static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// A guide's identity, its axis, and how a container merges what its children set.
struct AlignmentKey: Hashable, Sendable {
    /// How explicit values of several children become the container's.
    enum Merging: Sendable {
        /// Edges and centres stay inside: the container has its own.
        case none
        /// Custom guides.
        case mean
        /// First baseline.
        case minimum
        /// Last baseline.
        case maximum
    }

    let id: any AlignmentID.Type
    let axis: Axis
    let merging: Merging

    static func == (a: AlignmentKey, b: AlignmentKey) -> Bool {
        a.id == b.id && a.axis == b.axis
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(id))
    }

    /// Merges the explicit values of several children: nil ones don't count; nil when there is none.
    func merge(_ values: [CGFloat]) -> CGFloat? {
        guard !values.isEmpty else { return nil }
        switch merging {
        case .none: return nil
        case .mean: return values.reduce(0, +) / CGFloat(values.count)
        case .minimum: return values.min()
        case .maximum: return values.max()
        }
    }
}

/// An alignment across the horizontal axis: SwiftUI's `HorizontalAlignment`.
public struct HorizontalAlignment: Equatable, Sendable {
    let key: AlignmentKey

    public init(_ id: any AlignmentID.Type) {
        key = AlignmentKey(id: id, axis: .horizontal, merging: .mean)
    }

    init(key: AlignmentKey) {
        self.key = key
    }

    private init(builtIn id: any AlignmentID.Type) {
        key = AlignmentKey(id: id, axis: .horizontal, merging: .none)
    }

    public static let leading = HorizontalAlignment(builtIn: BuiltInGuide.Leading.self)
    public static let center = HorizontalAlignment(builtIn: BuiltInGuide.HorizontalCenter.self)
    public static let trailing = HorizontalAlignment(builtIn: BuiltInGuide.Trailing.self)
    public static let listRowSeparatorLeading = HorizontalAlignment(BuiltInGuide.RowSeparatorLeading.self)
    public static let listRowSeparatorTrailing = HorizontalAlignment(BuiltInGuide.RowSeparatorTrailing.self)
}

/// An alignment across the vertical axis: SwiftUI's `VerticalAlignment`.
public struct VerticalAlignment: Equatable, Sendable {
    let key: AlignmentKey

    public init(_ id: any AlignmentID.Type) {
        key = AlignmentKey(id: id, axis: .vertical, merging: .mean)
    }

    init(key: AlignmentKey) {
        self.key = key
    }

    private init(builtIn id: any AlignmentID.Type, _ merging: AlignmentKey.Merging) {
        key = AlignmentKey(id: id, axis: .vertical, merging: merging)
    }

    public static let top = VerticalAlignment(builtIn: BuiltInGuide.Top.self, .none)
    public static let center = VerticalAlignment(builtIn: BuiltInGuide.VerticalCenter.self, .none)
    public static let bottom = VerticalAlignment(builtIn: BuiltInGuide.Bottom.self, .none)
    public static let firstTextBaseline = VerticalAlignment(
        builtIn: BuiltInGuide.FirstTextBaseline.self, .minimum)
    public static let lastTextBaseline = VerticalAlignment(
        builtIn: BuiltInGuide.LastTextBaseline.self, .maximum)
}

/// Both axes: SwiftUI's `Alignment`.
public struct Alignment: Equatable, Sendable {
    public var horizontal: HorizontalAlignment
    public var vertical: VerticalAlignment

    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    public static let center = Alignment(horizontal: .center, vertical: .center)
    public static let leading = Alignment(horizontal: .leading, vertical: .center)
    public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
    public static let top = Alignment(horizontal: .center, vertical: .top)
    public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
    public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
    public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
    public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
    public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
    public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
    public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
    public static let leadingFirstTextBaseline = Alignment(
        horizontal: .leading, vertical: .firstTextBaseline)
    public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
    public static let trailingFirstTextBaseline = Alignment(
        horizontal: .trailing, vertical: .firstTextBaseline)
    public static let trailingLastTextBaseline = Alignment(
        horizontal: .trailing, vertical: .lastTextBaseline)
}

/// The guides that every view has, with the defaults that Apple documents.
enum BuiltInGuide {
    enum Leading: AlignmentID {
        static func defaultValue(in d: ViewDimensions) -> CGFloat { 0 }
    }
    enum HorizontalCenter: AlignmentID {
        static func defaultValue(in d: ViewDimensions) -> CGFloat { d.width / 2 }
    }
    enum Trailing: AlignmentID {
        static func defaultValue(in d: ViewDimensions) -> CGFloat { d.width }
    }
    enum RowSeparatorLeading: AlignmentID {
        static func defaultValue(in d: ViewDimensions) -> CGFloat { 0 }
    }
    enum RowSeparatorTrailing: AlignmentID {
        static func defaultValue(in d: ViewDimensions) -> CGFloat { d.width }
    }
    enum Top: AlignmentID {
        static func defaultValue(in d: ViewDimensions) -> CGFloat { 0 }
    }
    enum VerticalCenter: AlignmentID {
        static func defaultValue(in d: ViewDimensions) -> CGFloat { d.height / 2 }
    }
    enum Bottom: AlignmentID {
        static func defaultValue(in d: ViewDimensions) -> CGFloat { d.height }
    }
    /// A view without text stands on its bottom edge.
    enum FirstTextBaseline: AlignmentID {
        static func defaultValue(in d: ViewDimensions) -> CGFloat { d.height }
    }
    enum LastTextBaseline: AlignmentID {
        static func defaultValue(in d: ViewDimensions) -> CGFloat { d.height }
    }
}
