import Foundation

/// Where the content of a scroll view stands: SwiftUI's `ScrollGeometry`. Points; x grows rightwards.
public struct ScrollGeometry: Equatable, Sendable {
    /// The content's point at the top left corner of what is visible; negative by the inset at the start.
    public var contentOffset: CGPoint
    public var contentSize: CGSize
    /// Margins and safe areas around the content.
    public var contentInsets: EdgeInsets
    /// The room inside the insets.
    public var containerSize: CGSize
    private let visibleSize: CGSize

    public init(
        contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize
    ) {
        self.init(
            contentOffset: contentOffset, contentSize: contentSize, contentInsets: contentInsets,
            containerSize: containerSize,
            visibleSize: CGSize(
                width: containerSize.width + contentInsets[.horizontal],
                height: containerSize.height + contentInsets[.vertical]))
    }

    init(
        contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize,
        visibleSize: CGSize
    ) {
        self.contentOffset = contentOffset
        self.contentSize = contentSize
        self.contentInsets = contentInsets
        self.containerSize = containerSize
        self.visibleSize = visibleSize
    }

    /// The container at the content's offset.
    /// Source: iamcgn/swiftui-web, Fixtures/Goldens/scroll/geometry, as measured (the insets don't count).
    public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }

    /// The part of the content's space that is seen, insets included.
    public var visibleRect: CGRect { CGRect(origin: contentOffset, size: visibleSize) }

    static var empty: ScrollGeometry {
        ScrollGeometry(
            contentOffset: .zero, contentSize: .zero, contentInsets: EdgeInsets(), containerSize: .zero)
    }
}
