#if canImport(SwiftUI)
    import SwiftUI
#else
    import PixelUI
#endif

/// Content on a raised surface, under a title.
public struct Card<Content: View>: View {
    private let title: String
    private let content: Content

    public init(_ title: String, @ViewBuilder content: () -> Content) {
        self.title = title
        self.content = content()
    }

    public var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Text(title).font(.headline)
            content
        }
        .padding(Token.gap)
        .frame(maxWidth: .infinity, alignment: .leading)
        .background(Token.surface, in: RoundedRectangle(cornerRadius: Token.radius))
    }
}
