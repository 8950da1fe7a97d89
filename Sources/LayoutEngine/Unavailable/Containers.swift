import Foundation

// SwiftUI's containers that aren't drawn yet: using one is a compile error that says what to do.

@available(*, unavailable, message: "LazyVStack isn't drawn yet. Use VStack.")
public struct LazyVStack<Content: View>: _PrimitiveView {
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = [],
        @ViewBuilder content: () -> Content
    ) {}
}

@available(*, unavailable, message: "LazyHStack isn't drawn yet. Use HStack.")
public struct LazyHStack<Content: View>: _PrimitiveView {
    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = [],
        @ViewBuilder content: () -> Content
    ) {}
}

@available(
    *, unavailable,
    message: "LazyVGrid isn't drawn yet. Use stacks with equal frames, or a Layout of your own."
)
public struct LazyVGrid<Content: View>: _PrimitiveView {
    public init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
    ) {}
}

@available(
    *, unavailable,
    message: "LazyHGrid isn't drawn yet. Use stacks with equal frames, or a Layout of your own."
)
public struct LazyHGrid<Content: View>: _PrimitiveView {
    public init(
        rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
    ) {}
}

/// A track of a lazy grid.
public struct GridItem: Sendable {
    public enum Size: Sendable {
        case fixed(CGFloat)
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }

    public var size: Size
    public var spacing: CGFloat?
    public var alignment: Alignment?

    public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
        self.size = size
        self.spacing = spacing
        self.alignment = alignment
    }
}

/// Headers and footers that stay in view.
public struct PinnedScrollableViews: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
    public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

@available(*, unavailable, message: "TabView isn't drawn yet. Render the page that is shown.")
public struct TabView<SelectionValue: Hashable, Content: View>: _PrimitiveView {
    public init(@ViewBuilder content: () -> Content) where SelectionValue == Int {}
    public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {}
}

@available(*, unavailable, message: "NavigationLink isn't drawn yet. Show its label.")
public struct NavigationLink<Label: View, Destination: View>: _PrimitiveView {
    public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {}
    public init(destination: Destination, @ViewBuilder label: () -> Label) {}
    public init(_ titleKey: LocalizedStringKey, destination: Destination) where Label == Text {}
    public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) where Destination == Never {}
}

@available(*, unavailable, message: "NavigationSplitView isn't drawn yet. Render one column.")
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: _PrimitiveView {
    public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail)
    where Content == EmptyView {}
}

@available(*, unavailable, message: "Canvas isn't drawn yet. Use shapes.")
public struct Canvas<Symbols: View>: _PrimitiveView {
    public init(
        opaque: Bool = false, renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) where Symbols == EmptyView {}
}

/// What a canvas is drawn with.
@available(*, unavailable, message: "Canvas isn't drawn yet. Use shapes.")
public struct GraphicsContext {}

@available(
    *, unavailable,
    message: "AsyncImage isn't drawn yet. A picture loads nothing: show an Image, or the placeholder."
)
public struct AsyncImage<Content: View>: _PrimitiveView {
    public init(url: URL?, scale: CGFloat = 1) where Content == Image {}
    public init<I: View, P: View>(
        url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
        @ViewBuilder placeholder: @escaping () -> P
    ) where Content == _ConditionalContent<I, P> {}
}
