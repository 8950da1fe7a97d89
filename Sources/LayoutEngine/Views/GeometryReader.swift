import Drawing
import Foundation

/// A view that is made for the size it gets: SwiftUI's `GeometryReader`.
///
/// It takes the whole proposal, 10 points where there is none; its views lie on top of each other at the top
/// leading corner. x isn't mirrored in right-to-left.
public struct GeometryReader<Content: View>: _PrimitiveView {
    public var content: (GeometryProxy) -> Content

    public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
        self.content = content
    }

    public static func _resolve(_ view: Self, _ inputs: _ResolveInputs) -> _Elements {
        _Elements(GeometryReaderNode(view.content, inputs))
    }
}

final class GeometryReaderNode<Content: View>: LayoutNode {
    private let content: (GeometryProxy) -> Content
    private let inputs: _ResolveInputs
    private var nodes: [LayoutNode] = []
    /// The place for which the content was made.
    private var known: CGRect?

    init(_ content: @escaping (GeometryProxy) -> Content, _ inputs: _ResolveInputs) {
        self.content = content
        let label = inputs.label("GeometryReader")
        let path = inputs.elementPath(label)
        self.inputs = inputs.inside(path, stackAxis: nil)
        super.init(inputs, path: path, label: label)
        if graph.live != nil { inputs.node.keep(.body, Content.self) }
    }

    override var children: [LayoutNode] { nodes }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    /// 1. The content is made for the size and place that the reader has; in a tree that is kept, where these are others
    ///    than before.
    /// 2. It is placed.
    /// 3. What was in it before, and isn't any more, is gone.
    override func placeContent() {
        // 1.
        nonisolated(unsafe) let (make, inputs) = (content, inputs)
        let isMade = graph.live != nil && known == frame
        if !isMade {
            let proxy = GeometryProxy(node: self)
            inputs.siblings.restart(at: 0)
            if wasPlacedEarlier { graph.live?.remake(nodes) }
            nodes = MainActorDoor.run {
                let content = inputs.observing { make(proxy) }
                let place = inputs.at(inputs.node.makeLate(.body, Content.self))
                return Content._resolve(content, place).nodes
            }
        }
        // 2.
        let offer = ProposedViewSize(frame.size)
        for node in nodes { node.place(at: frame.origin, offer) }
        // 3.
        if !isMade, graph.live != nil { inputs.node.child(.body, Content.self).removeUntouched() }
        known = frame
    }

    override func draw(into drawing: inout DrawingContext) {
        for node in nodes.inDrawingOrder { node.draw(into: &drawing) }
    }
}

/// Size and place of a geometry reader: SwiftUI's `GeometryProxy`.
public struct GeometryProxy: @unchecked Sendable {
    let node: LayoutNode

    /// Points.
    public var size: CGSize { node.frame.size }

    /// The value of an anchor in this view's coordinates.
    public subscript<T>(anchor: Anchor<T>) -> T {
        anchor.resolve(node.space(askedBy: node))
    }

    /// How far what covers the safe area lies outside of the view, on the edges that touch its boundary: 0 for
    /// a view inside it, and for one that reaches into it already.
    public var safeAreaInsets: EdgeInsets {
        node.surroundings.safeArea?.margins(of: node.frame).insets(node.layoutDirection) ?? EdgeInsets()
    }

    /// The view's rectangle in a coordinate space, effects between both counted: under a turn, the box around
    /// it. A name that no view around has is reported, and the whole picture used.
    public func frame(in space: CoordinateSpace) -> CGRect {
        node.frame(in: space)
    }

    /// The view's rectangle in a coordinate space, as ``frame(in:)-space``.
    public func frame(in space: some CoordinateSpaceProtocol) -> CGRect {
        frame(in: space.coordinateSpace)
    }

    /// The rectangle of the view with a named space, in this view's coordinates; nil where no view around has
    /// the name.
    public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
        node.bounds(ofSpaceNamed: coordinateSpace.name)
    }
}
