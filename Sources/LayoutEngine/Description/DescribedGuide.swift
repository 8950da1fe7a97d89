import Foundation
import Synchronization

/// An alignment guide by name.
package struct DescribedGuide: Hashable, Codable, Sendable {
    /// Where a guide of a user's stands by itself.
    package enum Place: String, Hashable, Codable, Sendable {
        case start, middle, end
    }

    /// `leading`, `firstTextBaseline`; a user's guide by its type.
    package var name: String
    package var axis: DescribedAxis
    /// Of a user's guide; nil for SwiftUI's.
    package var place: Place?

    init(_ key: AlignmentKey) {
        axis = DescribedAxis(key.axis)
        if let name = Self.builtIn.first(where: { $0.key == key })?.name {
            self.name = name
            return
        }
        name = String(reflecting: key.id)
        // As far from the start as in a view of 100 x 100.
        let view = ViewDimensions(node: nil, proposal: .unspecified, size: CGSize(width: 100, height: 100))
        let value = key.id.defaultValue(in: view)
        place = value < 25 ? .start : value < 75 ? .middle : .end
        GuideRegistry.note(key, as: self)
    }

    var key: AlignmentKey {
        let axis = axis.axis
        if let key = Self.builtIn.first(where: { $0.name == name && $0.key.axis == axis })?.key { return key }
        return GuideRegistry.key(of: self)
    }

    /// Of SwiftUI's guides.
    package var isBuiltIn: Bool { place == nil }

    package static func center(_ axis: DescribedAxis) -> DescribedGuide {
        DescribedGuide(axis == .horizontal ? HorizontalAlignment.center.key : VerticalAlignment.center.key)
    }

    private static let builtIn: [(name: String, key: AlignmentKey)] = [
        ("leading", HorizontalAlignment.leading.key), ("center", HorizontalAlignment.center.key),
        ("trailing", HorizontalAlignment.trailing.key),
        ("listRowSeparatorLeading", HorizontalAlignment.listRowSeparatorLeading.key),
        ("listRowSeparatorTrailing", HorizontalAlignment.listRowSeparatorTrailing.key),
        ("top", VerticalAlignment.top.key), ("center", VerticalAlignment.center.key),
        ("bottom", VerticalAlignment.bottom.key),
        ("firstTextBaseline", VerticalAlignment.firstTextBaseline.key),
        ("lastTextBaseline", VerticalAlignment.lastTextBaseline.key),
    ]
}

/// Guides along both axes.
package struct DescribedAlignment: Hashable, Codable, Sendable {
    package var horizontal: DescribedGuide
    package var vertical: DescribedGuide

    init(_ alignment: Alignment) {
        horizontal = DescribedGuide(alignment.horizontal.key)
        vertical = DescribedGuide(alignment.vertical.key)
    }

    var alignment: Alignment {
        Alignment(
            horizontal: HorizontalAlignment(key: horizontal.key),
            vertical: VerticalAlignment(key: vertical.key))
    }

    package static let center = DescribedAlignment(.center)
}

/// Where a guide stands: a constant and parts of the view's width and height.
package struct DescribedGuideValue: Hashable, Codable, Sendable {
    package var constant: CGFloat
    package var perWidth: CGFloat = 0
    package var perHeight: CGFloat = 0

    func value(_ dimensions: ViewDimensions) -> CGFloat {
        constant + perWidth * dimensions.width + perHeight * dimensions.height
    }
}

/// The keys of users' guides by name. A guide whose type isn't in the program gets one of its own.
private enum GuideRegistry {
    private static let known = Mutex<[DescribedGuide: AlignmentKey]>([:])

    static func note(_ key: AlignmentKey, as guide: DescribedGuide) {
        known.withLock { $0[guide] = key }
    }

    static func key(of guide: DescribedGuide) -> AlignmentKey {
        known.withLock { known in
            if let key = known[guide] { return key }
            let id: any AlignmentID.Type =
                switch (guide.place ?? .start, guide.axis) {
                case (.start, _): numbered(BuiltInGuide.Leading.self, Never.self, known.count)
                case (.middle, .horizontal):
                    numbered(BuiltInGuide.HorizontalCenter.self, Never.self, known.count)
                case (.middle, .vertical):
                    numbered(BuiltInGuide.VerticalCenter.self, Never.self, known.count)
                case (.end, .horizontal): numbered(BuiltInGuide.Trailing.self, Never.self, known.count)
                case (.end, .vertical): numbered(BuiltInGuide.Bottom.self, Never.self, known.count)
                }
            let key = AlignmentKey(id: id, axis: guide.axis.axis, merging: .mean)
            known[guide] = key
            return key
        }
    }

    /// A type for each number: nested as deep.
    private static func numbered<Place: AlignmentID, Number>(
        _ place: Place.Type, _ number: Number.Type, _ count: Int
    ) -> any AlignmentID.Type {
        guard count > 0 else { return StandInGuide<Place, Number>.self }
        return numbered(place, Successor<Number>.self, count - 1)
    }
}

private enum Successor<Number> {}

private enum StandInGuide<Place: AlignmentID, Number>: AlignmentID {
    static func defaultValue(in d: ViewDimensions) -> CGFloat { Place.defaultValue(in: d) }
}
