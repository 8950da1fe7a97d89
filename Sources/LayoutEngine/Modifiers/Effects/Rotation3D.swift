import Drawing
import Foundation

extension View {
    /// Draws the view turned about an axis in space through a point of its frame, in perspective.
    ///
    /// The view is drawn flat and resampled; parts of it that come behind the viewer aren't drawn. The axis needs no
    /// unit length; one of length 0 turns nothing. Frames and anchors inside count the turn without its perspective.
    ///
    /// - Parameters:
    ///   - anchorZ: How far in front of the view the axis runs, in points.
    ///   - perspective: The viewer's distance is the view's longer side divided by it; 0 is from far away.
    public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
        anchorZ: CGFloat = 0, perspective: CGFloat = 1
    ) -> some View {
        let (map, numbers) = Rotation3D.map(
            angle, axis, anchor: anchor, depth: anchorZ, perspective: perspective)
        return modifier(NodeModifier(numbers: numbers) { child, inputs in TransformNode(child, inputs, map) })
    }
}

/// A turn in space, seen along z. Source: Rodrigues' formula.
struct Rotation3D {
    /// The third column gives depth: how far a point comes towards the viewer.
    private var rows:
        (
            (CGFloat, CGFloat, CGFloat), (CGFloat, CGFloat, CGFloat), (CGFloat, CGFloat, CGFloat)
        )
    private let depth: CGFloat

    init(_ angle: Angle, x: CGFloat, y: CGFloat, z: CGFloat, depth: CGFloat) {
        let (sine, cosine) = Trigonometry.sineCosine(angle.radians)
        let (s, c) = (CGFloat(sine), CGFloat(cosine))
        let t = 1 - c
        rows = (
            (t * x * x + c, t * x * y + s * z, t * x * z - s * y),
            (t * x * y - s * z, t * y * y + c, t * y * z + s * x),
            (t * x * z + s * y, t * y * z - s * x, t * z * z + c)
        )
        self.depth = depth
    }

    /// What a turn does to an element, and the numbers that it was given; an axis of length 0 turns nothing.
    static func map(
        _ angle: Angle, _ axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint, depth: CGFloat,
        perspective: CGFloat
    ) -> (map: FrameMap, numbers: EffectNumbers) {
        let numbers = EffectNumbers.rotation3D(
            angle, axis: axis, anchor: anchor, anchorZ: depth, perspective: perspective)
        let used = numbers.used
        let (angle, depth, perspective) = (Angle.radians(Double(used[0])), used[4], used[5])
        let anchor = UnitPoint(x: used[6], y: used[7])
        // Divided by the longest first, so that no square overflows or vanishes.
        let longest = max(abs(used[1]), abs(used[2]), abs(used[3]))
        guard longest > 0 else { return (FrameMap(anchor) { _ in .identity }, numbers) }
        let (x, y, z) = (used[1] / longest, used[2] / longest, used[3] / longest)
        let length = (x * x + y * y + z * z).squareRoot()
        let turn = Rotation3D(angle, x: x / length, y: y / length, z: z / length, depth: depth)
        let map = FrameMap(
            anchor,
            projecting: { node in
                let side = max(node.frame.width, node.frame.height)
                return turn.projection(perspective: side > 0 ? perspective / side : 0)
            })
        return (map, numbers)
    }

    /// The map of the plane z = 0; `perspective` is the inverse of the viewer's distance.
    ///
    /// About the anchor, the order is: the axis's depth off, the turn, the projection (m34 = -perspective / longer
    /// side), the depth back on, which no longer counts. Source: OpenSwiftUI's Rotation3DEffect, audited against
    /// SwiftUI 6.5.
    func projection(perspective: CGFloat) -> ProjectionTransform {
        var map = ProjectionTransform()
        (map.m11, map.m12) = (rows.0.0, rows.0.1)
        (map.m21, map.m22) = (rows.1.0, rows.1.1)
        (map.m31, map.m32) = (-depth * rows.2.0, -depth * rows.2.1)
        map.m13 = -perspective * rows.0.2
        map.m23 = -perspective * rows.1.2
        map.m33 = 1 + perspective * depth * rows.2.2
        return map
    }
}
