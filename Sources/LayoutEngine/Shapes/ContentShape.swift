import Drawing

/// What a content shape is for: SwiftUI's `ContentShapeKinds`.
public struct ContentShapeKinds: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    public static let interaction = ContentShapeKinds(rawValue: 1)
    public static let dragPreview = ContentShapeKinds(rawValue: 2)
    public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
    public static let hoverEffect = ContentShapeKinds(rawValue: 8)
    public static let accessibility = ContentShapeKinds(rawValue: 16)
    public static let focusEffect = ContentShapeKinds(rawValue: 32)
}

extension View {
    /// Where the view takes touches: nothing to see in a picture.
    public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
        modifier(EmptyModifier())
    }

    /// Where the view takes touches, or shows highlights: nothing to see in a picture.
    public func contentShape<S: Shape>(_ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false)
        -> some View
    {
        modifier(EmptyModifier())
    }

    /// Gives `ContainerRelativeShape` inside a shape to follow; it stays a rectangle here, see
    /// ``ContainerRelativeShape``.
    public func containerShape<T: InsettableShape>(_ shape: T) -> some View {
        modifier(EmptyModifier())
    }
}

// Booleans of paths need a clipper that isn't here.
extension Shape {
    @available(
        *, unavailable, message: "Paths can't be combined here. Lay shapes over each other in a ZStack."
    )
    public func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape { self }

    @available(
        *, unavailable, message: "Paths can't be combined here. Use clipShape(_:) with the other shape."
    )
    public func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape { self }

    @available(
        *, unavailable,
        message: "Paths can't be combined here. Draw the other shape over it with blendMode(.destinationOut)."
    )
    public func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape { self }

    @available(
        *, unavailable,
        message: "Paths can't be combined here. Make one Path of both and fill it with eoFill."
    )
    public func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape { self }
}
