import Drawing
import Foundation

/// Coordinates that rectangles and points of other elements are measured in.
///
/// A rectangle under a turn or a skew becomes the smallest one that holds its mapped corners. Seen from inside
/// of an effect that flattens the plane (`scaleEffect(0)`) what is outside has no place: that is reported, and
/// everything is zero.
struct MeasuringSpace {
    /// The zero point, inside of the effects of `transform`.
    let origin: CGPoint
    let transform: TransformLink?
    /// Who asks: for diagnostics.
    let asker: LayoutNode?

    /// The whole picture's.
    static func global(askedBy asker: LayoutNode?) -> MeasuringSpace {
        MeasuringSpace(origin: .zero, transform: nil, asker: asker)
    }

    func rect(_ rect: CGRect, of node: LayoutNode) -> CGRect {
        guard let map = map(from: node) else { return .zero }
        return (map.isIdentity ? rect : rect.applying(map)).offsetBy(dx: -origin.x, dy: -origin.y)
    }

    func point(_ point: CGPoint, of node: LayoutNode) -> CGPoint {
        guard let map = map(from: node) else { return .zero }
        let place = map.isIdentity ? point : point.applying(map)
        return CGPoint(x: place.x - origin.x, y: place.y - origin.y)
    }

    private func map(from node: LayoutNode) -> CGAffineTransform? {
        if let map = TransformLink.map(from: node.outerTransform, to: transform) { return map }
        if let asker {
            asker.graph.report(
                .warning, at: asker.path,
                "asked for a place outside of an effect that flattens it (a scale of 0): seen from inside that has "
                    + "no place, and zero is given. Ask outside of the effect.")
        }
        return nil
    }
}

extension LayoutNode {
    /// The coordinates of this placed element: zero is its top left corner.
    final func space(askedBy asker: LayoutNode?) -> MeasuringSpace {
        MeasuringSpace(origin: frame.origin, transform: outerTransform, asker: asker)
    }

    /// This element's rectangle in a coordinate space around it.
    final func frame(in space: CoordinateSpace) -> CGRect {
        switch space {
        case .local: CGRect(origin: .zero, size: frame.size)
        case .global: MeasuringSpace.global(askedBy: self).rect(frame, of: self)
        case .named(let name): named(name).rect(frame, of: self)
        }
    }

    /// The space of that name around this element; where nothing has it, that is reported, and global used.
    private func named(_ name: AnyHashable) -> MeasuringSpace {
        guard let node = surroundings.spaces[name]?.node else {
            graph.report(
                .warning, at: path,
                "asked for the coordinate space \(name), which no view around has; global is used. "
                    + "Add .coordinateSpace(name:) to a view that contains this one.")
            return .global(askedBy: self)
        }
        return node.space(askedBy: self)
    }

    /// The rectangle of the view with a named space, in this element's coordinates; nil where there is none.
    final func bounds(ofSpaceNamed name: AnyHashable) -> CGRect? {
        guard let node = surroundings.spaces[name]?.node else { return nil }
        return space(askedBy: self).rect(node.frame, of: node)
    }
}
