/// Builds one view out of the statements of a closure: SwiftUI's `ViewBuilder`.
@resultBuilder
public struct ViewBuilder {
    @inlinable public static func buildExpression<Content: View>(_ content: Content) -> Content {
        content
    }

    @inlinable public static func buildBlock() -> EmptyView {
        EmptyView()
    }

    @inlinable public static func buildBlock<Content: View>(_ content: Content) -> Content {
        content
    }

    @MainActor
    @inlinable public static func buildBlock<each Content: View>(_ content: repeat each Content)
        -> TupleView<(repeat each Content)>
    {
        TupleView((repeat each content))
    }

    @inlinable public static func buildIf<Content: View>(_ content: Content?) -> Content? {
        content
    }

    public static func buildEither<TrueContent: View, FalseContent: View>(first: TrueContent)
        -> _ConditionalContent<TrueContent, FalseContent>
    {
        _ConditionalContent(.first(first))
    }

    public static func buildEither<TrueContent: View, FalseContent: View>(second: FalseContent)
        -> _ConditionalContent<TrueContent, FalseContent>
    {
        _ConditionalContent(.second(second))
    }

    @MainActor
    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
        AnyView(content)
    }
}
