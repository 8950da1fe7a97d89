import Drawing
import Foundation

/// A colour mesh as a net of points on the device, fine enough to be joined by flat triangles.
///
/// Each patch is a bicubic Bezier surface: its rim is the four curves between its vertices, its inner control
/// points are `corner + both neighbours' offsets` (no twist), so that patches with common tangents meet
/// smoothly. Colours are the product of a curve along each axis: straight, or Catmull and Rom's cubic through
/// the neighbours, one-sided at the rim.
struct MeshSurface {
    /// One point of the net.
    struct Corner {
        /// Device pixels.
        var x: Double
        var y: Double
        /// Premultiplied, encoded, 0...255.
        var color: SIMD4<Float>
    }

    /// Points in a row of the net.
    let columns: Int
    /// Points in a column of the net.
    let rows: Int
    let corners: [Corner]
    /// The rim goes round clockwise, starting top left, as pairs of neighbours.
    let rim: MeshRim

    /// Longest distance between neighbours of the net that is aimed at, in device pixels.
    private static let cell = 12.0
    /// Fewest cells of one patch along an axis, unless they would be smaller than two pixels: flat triangles
    /// are off a mix of four colours by a quarter of a cell's twist, here 0.22 levels at most.
    private static let fewestCells = 24.0
    /// Most cells of one patch along an axis.
    private static let mostCells = 64
    private static let mostCorners = 1 << 20

    /// Nil for a mesh without a patch, or with a place that isn't finite on the device.
    ///
    /// 1. Vertices to the device, colours to the space that they are mixed in.
    /// 2. Cells along each axis, the same for all patches of a row or column, so that neighbours share points.
    /// 3. Every point of the net.
    init?(_ mesh: ColorMesh, in rect: CGRect, _ transform: CGAffineTransform) {
        guard mesh.columns > 1, mesh.rows > 1 else { return nil }
        // 1.
        let place = CGAffineTransform(
            a: rect.width, b: 0, c: 0, d: rect.height, tx: rect.minX, ty: rect.minY
        ).concatenating(transform)
        guard place.inverse != nil, let net = MeshControls(mesh, place) else { return nil }
        // 2.
        var across = (0..<(mesh.columns - 1)).map { column in
            Self.cells((0..<mesh.rows).map { net.length(acrossRow: $0, column) })
        }
        var down = (0..<(mesh.rows - 1)).map { row in
            Self.cells((0..<mesh.columns).map { net.length(downColumn: $0, row) })
        }
        while across.reduce(1, +) * down.reduce(1, +) > Self.mostCorners,
            (across + down).contains(where: { $0 > 1 })
        {
            across = across.map { ($0 + 1) / 2 }
            down = down.map { ($0 + 1) / 2 }
        }
        // 3.
        let us = Self.steps(across)
        let vs = Self.steps(down)
        let colors = MeshColors(mesh)
        let sidewaysWeights = us.map { colors.weights($0, mesh.columns) }
        let downwardWeights = vs.map { colors.weights($0, mesh.rows) }
        var corners: [Corner] = []
        corners.reserveCapacity(us.count * vs.count)
        for (v, downward) in zip(vs, downwardWeights) {
            for (u, sideways) in zip(us, sidewaysWeights) {
                let point = net.point(u, v)
                guard point.x.isFinite, point.y.isFinite else { return nil }
                corners.append(Corner(x: point.x, y: point.y, color: colors.color(sideways, downward)))
            }
        }
        columns = us.count
        rows = vs.count
        self.corners = corners
        rim = MeshRim(mesh, corners: corners, columns: us.count, rows: vs.count, place)
    }

    private static func cells(_ lengths: [Double]) -> Int {
        let longest = lengths.max() ?? 0
        guard longest.isFinite else { return mostCells }
        let wanted = max(longest / cell, min(longest / 2, fewestCells))
        return min(max(Int(min(wanted, 1e6).rounded(.up)), 1), mostCells)
    }

    /// A place along an axis of the mesh: which patch, and where in it, 0...1.
    struct Step {
        var patch: Int
        var t: Double
    }

    private static func steps(_ cells: [Int]) -> [Step] {
        var steps = [Step(patch: 0, t: 0)]
        for (patch, count) in cells.enumerated() {
            for cell in 1...count { steps.append(Step(patch: patch, t: Double(cell) / Double(count))) }
        }
        return steps
    }
}

/// A mesh's points and control points on the device.
private struct MeshControls {
    typealias Point = SIMD2<Double>

    /// One vertex with the offsets to its control points.
    struct Vertex {
        var position: Point
        var leading: Point
        var top: Point
        var trailing: Point
        var bottom: Point
    }

    let columns: Int
    let vertices: [Vertex]

    init?(_ mesh: ColorMesh, _ place: CGAffineTransform) {
        columns = mesh.columns
        func point(_ unit: CGPoint) -> Point {
            let mapped = unit.applying(place)
            return Point(Double(mapped.x), Double(mapped.y))
        }
        vertices = mesh.vertices.map { vertex in
            let position = point(vertex.position)
            return Vertex(
                position: position, leading: point(vertex.leading) - position,
                top: point(vertex.top) - position, trailing: point(vertex.trailing) - position,
                bottom: point(vertex.bottom) - position)
        }
        for vertex in vertices {
            let sum = vertex.position + vertex.leading + vertex.top + vertex.trailing + vertex.bottom
            guard sum.x.isFinite, sum.y.isFinite else { return nil }
        }
    }

    /// The length of the control polygon from a vertex to the next in its row: at least the curve's.
    func length(acrossRow row: Int, _ column: Int) -> Double {
        let (a, b) = (vertices[row * columns + column], vertices[row * columns + column + 1])
        return length(a.position, a.trailing, b.leading, b.position)
    }

    func length(downColumn column: Int, _ row: Int) -> Double {
        let (a, b) = (vertices[row * columns + column], vertices[(row + 1) * columns + column])
        return length(a.position, a.bottom, b.top, b.position)
    }

    private func length(_ a: Point, _ out: Point, _ back: Point, _ b: Point) -> Double {
        func size(_ v: Point) -> Double { (v.x * v.x + v.y * v.y).squareRoot() }
        return size(out) + size(b + back - a - out) + size(back)
    }

    /// A point of a patch's surface.
    ///
    /// 1. The sixteen control points, a corner's four at a time.
    /// 2. Their sum, weighted by Bernstein's polynomials.
    func point(_ u: MeshSurface.Step, _ v: MeshSurface.Step) -> Point {
        let (across, down) = (Self.weights(u.t), Self.weights(v.t))
        var sum = Point.zero
        for isBottom in [false, true] {
            for isTrailing in [false, true] {
                // 1.
                let vertex =
                    vertices[
                        (v.patch + (isBottom ? 1 : 0)) * columns + u.patch + (isTrailing ? 1 : 0)]
                let sideways = isTrailing ? vertex.leading : vertex.trailing
                let upright = isBottom ? vertex.top : vertex.bottom
                // 2.
                let (near, inner) = isTrailing ? (across.3, across.2) : (across.0, across.1)
                let (nearDown, innerDown) = isBottom ? (down.3, down.2) : (down.0, down.1)
                sum += vertex.position * ((near + inner) * (nearDown + innerDown))
                sum += sideways * (inner * (nearDown + innerDown))
                sum += upright * (innerDown * (near + inner))
            }
        }
        return sum
    }

    private static func weights(_ t: Double) -> (Double, Double, Double, Double) {
        let s = 1 - t
        return (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
    }
}

/// A mesh's colours at any place of it.
private struct MeshColors {
    private let columns: Int
    private let colors: [MixingSpace.Color]
    private let space: MixingSpace
    private let isSmooth: Bool

    init(_ mesh: ColorMesh) {
        columns = mesh.columns
        let space = MixingSpace(mesh.interpolation)
        self.space = space
        colors = mesh.vertices.map { space.color($0.color) }
        isSmooth = mesh.smoothsColors
    }

    /// The colour at a place with these weights of columns and rows.
    func color(_ across: [(Int, Double)], _ down: [(Int, Double)]) -> SIMD4<Float> {
        var sum = MixingSpace.Color.zero
        for (row, rowWeight) in down {
            var line = MixingSpace.Color.zero
            for (column, weight) in across { line += colors[row * columns + column] * weight }
            sum += line * rowWeight
        }
        sum.w = PixelArithmetic.clamp(sum.w)
        let color = space.encoded(sum)
        func level(_ value: Double) -> Float { Float(min(PixelArithmetic.clamp(value), color.alpha) * 255) }
        return SIMD4(level(color.red), level(color.green), level(color.blue), level(color.alpha))
    }

    /// The vertices that count at a place, and how much: two, or the four of a cubic through them, whose
    /// tangent at the ends is the difference to the neighbour. Weights of vertices that aren't there go to
    /// those that stand for them.
    func weights(_ step: MeshSurface.Step, _ count: Int) -> [(Int, Double)] {
        let (i, t) = (step.patch, step.t)
        guard isSmooth else { return [(i, 1 - t), (i + 1, t)] }
        let (t2, t3) = (t * t, t * t * t)
        var result = [(i, 2 * t3 - 3 * t2 + 1), (i + 1, 3 * t2 - 2 * t3)]
        func add(tangentAt vertex: Int, _ weight: Double) {
            let (before, after) = (max(vertex - 1, 0), min(vertex + 1, count - 1))
            let share = weight / Double(after - before)
            result.append((after, share))
            result.append((before, -share))
        }
        add(tangentAt: i, t3 - 2 * t2 + t)
        add(tangentAt: i + 1, t3 - t2)
        return result
    }
}
