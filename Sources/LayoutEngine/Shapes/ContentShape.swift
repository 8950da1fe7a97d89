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
