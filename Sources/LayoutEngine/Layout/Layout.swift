import Foundation

/// A type that sizes and places views: SwiftUI's `Layout`. Every container of this module is one.
///
/// Docs/Layout.md states the contract. `bounds` given to `placeSubviews` is in the space that `place(at:)`
/// uses and doesn't start at zero: add `bounds.origin`.
public protocol Layout: Animatable {
    static var layoutProperties: LayoutProperties { get }
    associatedtype Cache = Void
    typealias Subviews = LayoutSubviews

    func makeCache(subviews: Subviews) -> Cache
    func updateCache(_ cache: inout Cache, subviews: Subviews)
    func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
    /// The size for `proposal`; points, at least 0, infinite only in answer to infinity.
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
    /// Calls `place` once on each subview. One that isn't placed is centred in `bounds`.
    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?
    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?

    associatedtype AnimatableData = EmptyAnimatableData
}

extension Layout {
    public static var layoutProperties: LayoutProperties { LayoutProperties() }

    /// Makes the cache anew.
    public func updateCache(_ cache: inout Cache, subviews: Subviews) {
        cache = makeCache(subviews: subviews)
    }

    /// The union of the subviews' spacings on all edges.
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        var result = ViewSpacing.empty
        for subview in subviews { result.formUnion(subview.spacing) }
        return result
    }

    /// Merges the subviews' explicit values as they are placed in `bounds`.
    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        mergedAlignment(guide.key, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }

    /// Merges the subviews' explicit values as they are placed in `bounds`.
    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        mergedAlignment(guide.key, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }

    private func mergedAlignment(
        _ key: AlignmentKey, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        guard key.merging != .none || subviews.count == 1, bounds.width.isFinite, bounds.height.isFinite
        else {
            return nil
        }
        let recorder = PlacementRecorder(count: subviews.count)
        placeSubviews(
            in: bounds, proposal: proposal, subviews: subviews.recording(into: recorder), cache: &cache)
        return subviews.mergedAlignment(key, recorder.resolved(in: bounds, proposal, subviews))
    }

    /// The layout as a container of views.
    @MainActor
    public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
        _LayoutContainer(layout: self, content: content(), name: ViewName.of(Self.self))
    }
}

extension Layout where Cache == Void {
    public func makeCache(subviews: Subviews) {}
}

/// What a layout tells about itself: SwiftUI's `LayoutProperties`.
public struct LayoutProperties: Sendable {
    /// The axis that spacers and dividers inside follow; nil for both.
    public var stackOrientation: Axis?

    public init() {}
}

/// A value that a view hands to the layout around it: SwiftUI's `LayoutValueKey`.
public protocol LayoutValueKey {
    associatedtype Value
    static var defaultValue: Value { get }
}
