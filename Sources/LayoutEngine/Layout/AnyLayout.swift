import Foundation

/// A layout whose type is hidden: SwiftUI's `AnyLayout`. Views inside keep their state when it changes.
public struct AnyLayout: Layout {
    public typealias AnimatableData = EmptyAnimatableData

    /// The hidden layout's own cache.
    public struct Cache {
        var value: Any
    }

    private let storage: AnyLayoutStorage

    public init<L: Layout>(_ layout: L) {
        storage = TypedLayoutStorage(layout)
    }

    /// The stack axis isn't known before the type is: spacers inside follow the hidden layout's.
    public static var layoutProperties: LayoutProperties { LayoutProperties() }

    var stackOrientation: Axis? { storage.stackOrientation }
    var isStack: Bool { storage.isStack }
    var hiddenType: Any.Type { storage.layoutType }
    var hiddenLayout: any Layout { storage.hidden ?? self }

    public func makeCache(subviews: Subviews) -> Cache {
        Cache(value: storage.makeCache(subviews))
    }

    public func updateCache(_ cache: inout Cache, subviews: Subviews) {
        storage.updateCache(&cache.value, subviews)
    }

    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        storage.spacing(subviews, &cache.value)
    }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        storage.sizeThatFits(proposal, subviews, &cache.value)
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {
        storage.placeSubviews(bounds, proposal, subviews, &cache.value)
    }

    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        storage.explicitAlignment(guide.key, bounds, proposal, subviews, &cache.value)
    }

    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        storage.explicitAlignment(guide.key, bounds, proposal, subviews, &cache.value)
    }

    /// The layout as a container of views.
    @MainActor
    public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
        _LayoutContainer(layout: self, content: content(), name: storage.name, axis: stackOrientation)
    }
}

private class AnyLayoutStorage {
    var name: String { "" }
    var hidden: (any Layout)? { nil }
    var layoutType: Any.Type { AnyLayout.self }
    var stackOrientation: Axis? { nil }
    var isStack: Bool { false }
    func makeCache(_ subviews: LayoutSubviews) -> Any { () }
    func updateCache(_ cache: inout Any, _ subviews: LayoutSubviews) {}
    func spacing(_ subviews: LayoutSubviews, _ cache: inout Any) -> ViewSpacing { ViewSpacing() }
    func sizeThatFits(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any) -> CGSize
    {
        .zero
    }
    func placeSubviews(
        _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any
    ) {}
    func explicitAlignment(
        _ key: AlignmentKey, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
        _ cache: inout Any
    ) -> CGFloat? { nil }
}

private final class TypedLayoutStorage<L: Layout>: AnyLayoutStorage {
    private let layout: L

    init(_ layout: L) {
        self.layout = layout
    }

    override var name: String { ViewName.of(L.self) }
    override var hidden: (any Layout)? { layout }
    override var layoutType: Any.Type { L.self }
    override var stackOrientation: Axis? { L.layoutProperties.stackOrientation }
    override var isStack: Bool { layout is any StackIdentity }

    /// Hands out the typed cache; a cache of another layout's is made anew.
    private func with<Result>(
        _ cache: inout Any, _ subviews: LayoutSubviews, _ body: (inout L.Cache) -> Result
    ) -> Result {
        var typed = cache as? L.Cache ?? layout.makeCache(subviews: subviews)
        defer { cache = typed }
        return body(&typed)
    }

    override func makeCache(_ subviews: LayoutSubviews) -> Any {
        layout.makeCache(subviews: subviews)
    }

    override func updateCache(_ cache: inout Any, _ subviews: LayoutSubviews) {
        with(&cache, subviews) { layout.updateCache(&$0, subviews: subviews) }
    }

    override func spacing(_ subviews: LayoutSubviews, _ cache: inout Any) -> ViewSpacing {
        with(&cache, subviews) { layout.spacing(subviews: subviews, cache: &$0) }
    }

    override func sizeThatFits(
        _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any
    ) -> CGSize {
        with(&cache, subviews) {
            layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0)
        }
    }

    override func placeSubviews(
        _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any
    ) {
        with(&cache, subviews) {
            layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
        }
    }

    override func explicitAlignment(
        _ key: AlignmentKey, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
        _ cache: inout Any
    ) -> CGFloat? {
        with(&cache, subviews) {
            key.axis == .horizontal
                ? layout.explicitAlignment(
                    of: HorizontalAlignment(key: key), in: bounds, proposal: proposal, subviews: subviews,
                    cache: &$0)
                : layout.explicitAlignment(
                    of: VerticalAlignment(key: key), in: bounds, proposal: proposal, subviews: subviews,
                    cache: &$0)
        }
    }
}
