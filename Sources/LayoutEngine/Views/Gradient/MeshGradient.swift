import Drawing
import Foundation

/// Colours of a grid of points, joined by curved patches: SwiftUI's `MeshGradient`.
///
/// Places are in units of the painted rectangle, row by row from the top, not mirrored in right-to-left. As a
/// view it fills what it is offered, 10 points where there is no offer. Arrays of another count than `width` x
/// `height` are an error that says so, and only the background is painted.
public struct MeshGradient: ShapeStyle, Equatable, Sendable {
    public typealias Resolved = Never

    /// One point of the mesh and the control points that bend the lines to its neighbours.
    @frozen
    public struct BezierPoint: Equatable, Sendable {
        public var position: SIMD2<Float>
        public var leadingControlPoint: SIMD2<Float>
        public var topControlPoint: SIMD2<Float>
        public var trailingControlPoint: SIMD2<Float>
        public var bottomControlPoint: SIMD2<Float>

        public init(
            position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>,
            trailingControlPoint: SIMD2<Float>, bottomControlPoint: SIMD2<Float>
        ) {
            self.position = position
            self.leadingControlPoint = leadingControlPoint
            self.topControlPoint = topControlPoint
            self.trailingControlPoint = trailingControlPoint
            self.bottomControlPoint = bottomControlPoint
        }
    }

    /// Where the mesh's points lie.
    public enum Locations: Equatable, Sendable {
        /// Control points follow from the neighbours.
        case points([SIMD2<Float>])
        case bezierPoints([BezierPoint])
    }

    /// The points' colours.
    public enum Colors: Equatable, Sendable {
        case colors([Color])
        case resolvedColors([Color.Resolved])
    }

    /// Points in a row.
    public var width: Int
    /// Points in a column.
    public var height: Int
    public var locations: Locations
    public var colors: Colors
    /// Painted where the mesh isn't.
    public var background: Color
    /// Whether colours run along cubic curves through their neighbours'.
    public var smoothsColors: Bool
    /// How colours are mixed.
    public var colorSpace: Gradient.ColorSpace

    public init(
        width: Int, height: Int, locations: Locations, colors: Colors, background: Color = .clear,
        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.width = width
        self.height = height
        self.locations = locations
        self.colors = colors
        self.background = background
        self.smoothsColors = smoothsColors
        self.colorSpace = colorSpace
    }

    public init(
        width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .points(points), colors: .colors(colors),
            background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
    }

    public init(
        width: Int, height: Int, points: [SIMD2<Float>], resolvedColors: [Color.Resolved],
        background: Color = .clear, smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .points(points), colors: .resolvedColors(resolvedColors),
            background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
    }

    public init(
        width: Int, height: Int, bezierPoints: [BezierPoint], colors: [Color], background: Color = .clear,
        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .bezierPoints(bezierPoints), colors: .colors(colors),
            background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
    }

    public init(
        width: Int, height: Int, bezierPoints: [BezierPoint], resolvedColors: [Color.Resolved],
        background: Color = .clear, smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .bezierPoints(bezierPoints),
            colors: .resolvedColors(resolvedColors), background: background, smoothsColors: smoothsColors,
            colorSpace: colorSpace)
    }

    public func _resolve(_ context: _StyleContext) -> _ResolvedStyle {
        let background = background.value(context)
        let colors = settledColors(context)
        let style: _ResolvedStyle
        if let mesh = mesh(colors, background) {
            style = _ResolvedStyle(.mesh(mesh))
        } else {
            if let node = context.node {
                node.graph.report(
                    .error, at: node.path,
                    "has a mesh of \(width) x \(height) with \(locations.count) points and \(colors.count) "
                        + "colours. Give as many of both as the grid has.")
            }
            style = _ResolvedStyle(background)
        }
        return style.multiplyingOpacity(by: HierarchicalOpacity.factor(context.level))
    }

    private func settledColors(_ context: _StyleContext) -> [ResolvedColor] {
        switch colors {
        case .colors(let colors): colors.map { $0.value(context) }
        case .resolvedColors(let colors): colors.map(\.color)
        }
    }

    private func mesh(_ colors: [ResolvedColor], _ background: ResolvedColor) -> ColorMesh? {
        guard colors.count == locations.count else { return nil }
        switch locations {
        case .points(let points):
            return ColorMesh(
                columns: width, rows: height, points: zip(points, colors).map { (CGPoint($0), $1) },
                background: background, smoothsColors: smoothsColors, interpolation: colorSpace.interpolation)
        case .bezierPoints(let points):
            let vertices = zip(points, colors).map { point, color in
                ColorMesh.Vertex(
                    position: CGPoint(point.position), leading: CGPoint(point.leadingControlPoint),
                    top: CGPoint(point.topControlPoint), trailing: CGPoint(point.trailingControlPoint),
                    bottom: CGPoint(point.bottomControlPoint), color: color)
            }
            return ColorMesh(
                columns: width, rows: height, vertices: vertices, background: background,
                smoothsColors: smoothsColors, interpolation: colorSpace.interpolation)
        }
    }
}

extension MeshGradient: View, _PrimitiveView {
    public typealias Body = Never

    /// Fills what it is offered, 10 points where there is no offer.
    public static func _resolve(_ view: MeshGradient, _ inputs: _ResolveInputs) -> _Elements {
        StyleView.resolve(view, inputs)
    }
}

extension MeshGradient.Locations {
    fileprivate var count: Int {
        switch self {
        case .points(let points): points.count
        case .bezierPoints(let points): points.count
        }
    }
}

extension CGPoint {
    fileprivate init(_ point: SIMD2<Float>) {
        self.init(x: CGFloat(point.x), y: CGFloat(point.y))
    }
}
