import Foundation

/// Where rectangles are measured from: SwiftUI's `CoordinateSpace`.
public enum CoordinateSpace: Hashable {
    /// The whole picture.
    case global
    /// The view itself.
    case local
    /// The nearest view around with `.coordinateSpace(name:)`.
    case named(AnyHashable)

    public var isGlobal: Bool { self == .global }
    public var isLocal: Bool { self == .local }
}

/// A coordinate space as modifiers take it: SwiftUI's `CoordinateSpaceProtocol`.
public protocol CoordinateSpaceProtocol {
    var coordinateSpace: CoordinateSpace { get }
}

public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
    let name: AnyHashable
    public var coordinateSpace: CoordinateSpace { .named(name) }
}

public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
    public init() {}
    public var coordinateSpace: CoordinateSpace { .local }
}

public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
    public init() {}
    public var coordinateSpace: CoordinateSpace { .global }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
        NamedCoordinateSpace(name: AnyHashable(name))
    }

    /// The nearest scroll view around: zero is its top left corner.
    public static var scrollView: NamedCoordinateSpace { .named(ScrollSpace(axes: [])) }

    /// The nearest scroll view around that scrolls along `axis`.
    public static func scrollView(axis: Axis) -> NamedCoordinateSpace {
        .named(ScrollSpace(axes: Axis.Set(axis)))
    }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
    public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
    public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension View {
    /// Names this view's coordinates for the views inside.
    public func coordinateSpace<T: Hashable>(name: T) -> some View {
        modifier(CoordinateSpaceModifier(name: AnyHashable(name)))
    }

    /// Names this view's coordinates for the views inside.
    public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
        modifier(CoordinateSpaceModifier(name: name.name))
    }
}

/// Tells the views inside which node the name means.
struct CoordinateSpaceModifier: _PrimitiveModifier {
    let name: AnyHashable

    static func _resolve(
        _ modifier: Self, _ inputs: _ResolveInputs, content: @escaping (_ResolveInputs) -> _Elements
    ) -> _Elements {
        let space = CoordinateSpaceReference()
        var inner = inputs
        inner.surroundings = inner.surroundings.naming(space, modifier.name)
        return content(inner).mapNodes { CoordinateSpaceNode($0, inputs, space) }
    }
}

/// An element whose coordinates have a name to what is placed inside.
final class CoordinateSpaceNode: UnaryNode {
    private let space: CoordinateSpaceReference

    init(_ child: LayoutNode, _ inputs: _ResolveInputs, _ space: CoordinateSpaceReference) {
        self.space = space
        super.init(child, inputs)
    }

    /// Of several elements with one modifier, each has the name while it is placed.
    override func placeContent() {
        space.node = self
        super.placeContent()
    }
}
