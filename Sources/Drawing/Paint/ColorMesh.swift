import Foundation

/// A grid of coloured points, joined by curved patches.
///
/// Each vertex has up to four control points, which bend the lines to its neighbours: a line is the cubic
/// Bezier curve of both vertices and the controls between them. Places are in units of the painted rectangle,
/// y down. Later patches, in rows from the top, cover earlier ones.
public struct ColorMesh: Hashable, Sendable, Codable {
    /// One point of the grid.
    public struct Vertex: Hashable, Sendable, Codable {
        /// Any place; those outside 0...1 lie outside the rectangle.
        public var position: CGPoint
        /// Towards the vertex before this one in its row.
        public var leading: CGPoint
        /// Towards the vertex above.
        public var top: CGPoint
        /// Towards the vertex after this one in its row.
        public var trailing: CGPoint
        /// Towards the vertex below.
        public var bottom: CGPoint
        /// At the vertex.
        public var color: ResolvedColor

        /// A vertex with all of its control points, unchecked.
        public init(
            position: CGPoint, leading: CGPoint, top: CGPoint, trailing: CGPoint, bottom: CGPoint,
            color: ResolvedColor
        ) {
            self.position = position
            self.leading = leading
            self.top = top
            self.trailing = trailing
            self.bottom = bottom
            self.color = color
        }
    }

    /// Vertices in a row.
    public let columns: Int
    /// Vertices in a column.
    public let rows: Int
    /// Row by row from the top, each from its leading end.
    public var vertices: [Vertex]
    /// Where there is no patch.
    public var background: ResolvedColor
    /// Whether colours run along cubic curves through their neighbours', instead of straight.
    public var smoothsColors: Bool
    /// How colours are mixed between the vertices.
    public var interpolation: GradientRamp.Interpolation

    /// Nil unless there are `columns` x `rows` vertices. A mesh of fewer than two rows or columns is all
    /// background.
    public init?(
        columns: Int, rows: Int, vertices: [Vertex], background: ResolvedColor, smoothsColors: Bool,
        interpolation: GradientRamp.Interpolation
    ) {
        guard columns >= 0, rows >= 0, columns <= vertices.count || rows == 0,
            columns.multipliedReportingOverflow(by: rows).partialValue == vertices.count
        else { return nil }
        self.columns = columns
        self.rows = rows
        self.vertices = vertices
        self.background = background
        self.smoothsColors = smoothsColors
        self.interpolation = interpolation
    }

    /// A mesh whose control points follow from the positions: see ``MeshTangent``. A grid of even distances
    /// stays straight and even.
    public init?(
        columns: Int, rows: Int, points: [(position: CGPoint, color: ResolvedColor)],
        background: ResolvedColor, smoothsColors: Bool, interpolation: GradientRamp.Interpolation
    ) {
        guard columns >= 0, rows >= 0, columns <= points.count || rows == 0,
            columns.multipliedReportingOverflow(by: rows).partialValue == points.count
        else { return nil }
        func place(_ row: Int, _ column: Int) -> CGPoint? {
            guard row >= 0, row < rows, column >= 0, column < columns else { return nil }
            return points[row * columns + column].position
        }
        let vertices = points.indices.map { index in
            let (row, column) = (index / columns, index % columns)
            let position = points[index].position
            let across = MeshTangent(
                from: place(row, column - 1), through: position, to: place(row, column + 1))
            let down = MeshTangent(
                from: place(row - 1, column), through: position, to: place(row + 1, column))
            return Vertex(
                position: position, leading: across.before, top: down.before, trailing: across.after,
                bottom: down.after, color: points[index].color)
        }
        self.init(
            columns: columns, rows: rows, vertices: vertices, background: background,
            smoothsColors: smoothsColors, interpolation: interpolation)
    }
}

/// The control points around a vertex along one line of a mesh.
///
/// The tangent has the direction from the vertex before to the one after (Catmull and Rom), and on each side a
/// third of that side's chord, in proportion, so that short sides next to long ones don't fold. At an end of
/// the line, a third of the way to the neighbour.
struct MeshTangent {
    let before: CGPoint
    let after: CGPoint

    init(from a: CGPoint?, through p: CGPoint, to b: CGPoint?) {
        let (start, end) = (a ?? p, b ?? p)
        let (lead, trail) = (Self.distance(start, p), Self.distance(p, end))
        let sum = 3 * (lead + trail)
        guard sum > 0, sum.isFinite else {
            before = p
            after = p
            return
        }
        let (dx, dy) = ((end.x - start.x) / sum, (end.y - start.y) / sum)
        before = CGPoint(x: p.x - dx * lead, y: p.y - dy * lead)
        after = CGPoint(x: p.x + dx * trail, y: p.y + dy * trail)
    }

    private static func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat {
        ((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)).squareRoot()
    }
}
