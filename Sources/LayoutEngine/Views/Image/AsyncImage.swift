import Foundation

/// A picture from the network: SwiftUI's `AsyncImage`. Nothing is loaded: it stays in its first phase, empty, and
/// shows its placeholder; without one a grey area that fills what it is offered.
public struct AsyncImage<Content: View>: _PrimitiveView {
    private let content: Content

    public static func _resolve(_ view: Self, _ inputs: _ResolveInputs) -> _Elements {
        Content._resolve(view.content, inputs.child(.body, Content.self))
    }

    public init(url: URL?, scale: CGFloat = 1) where Content == Color {
        content = SchemeColor.grey(120, 0.16, 0.32).color
    }

    public init<I: View, P: View>(
        url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
        @ViewBuilder placeholder: @escaping () -> P
    ) where Content == _ConditionalContent<I, P> {
        self.content = ViewBuilder.buildEither(second: placeholder())
    }

    public init(
        url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
        @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
    ) {
        self.content = content(.empty)
    }
}

/// How far the loading of a picture has come: SwiftUI's `AsyncImagePhase`; offscreen always empty.
public enum AsyncImagePhase: Sendable {
    case empty
    case success(Image)
    case failure(any Error)

    public var image: Image? {
        if case .success(let image) = self { image } else { nil }
    }

    public var error: (any Error)? {
        if case .failure(let error) = self { error } else { nil }
    }
}
