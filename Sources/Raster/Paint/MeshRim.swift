import Drawing
import Foundation

/// The edge of a mesh on the device: coverage where it cuts pixels, and colours just outside of it.
///
/// A side of the mesh that is the painted rectangle's own goes on for a pixel and a half, so that the shape's
/// edge is the only one there.
struct MeshRim {
    /// Clockwise from the top left corner.
    let corners: [MeshSurface.Corner]
    let outline: Path
    /// Whether all four sides are the rectangle's.
    let fillsRectangle: Bool

    init(
        _ mesh: ColorMesh, corners: [MeshSurface.Corner], columns: Int, rows: Int, _ place: CGAffineTransform
    ) {
        let (lastColumn, lastRow) = (columns - 1, rows - 1)
        var indices: [(column: Int, row: Int)] = (0..<lastColumn).map { ($0, 0) }
        indices += (0..<lastRow).map { (lastColumn, $0) }
        indices += (0..<lastColumn).map { (lastColumn - $0, lastRow) }
        indices += (0..<lastRow).map { (0, lastRow - $0) }
        let sides = Sides(mesh)
        let width = (place.a * place.a + place.b * place.b).squareRoot()
        let height = (place.c * place.c + place.d * place.d).squareRoot()
        // A pixel and a half along each axis of the unit square.
        let across = CGVector(dx: place.a / width * 1.5, dy: place.b / width * 1.5)
        let down = CGVector(dx: place.c / height * 1.5, dy: place.d / height * 1.5)
        let points = indices.map { index in
            let corner = corners[index.row * columns + index.column]
            let x =
                (sides.left && index.column == 0 ? -1.0 : 0)
                + (sides.right && index.column == lastColumn ? 1 : 0)
            let y = (sides.top && index.row == 0 ? -1.0 : 0) + (sides.bottom && index.row == lastRow ? 1 : 0)
            return CGPoint(
                x: corner.x + x * across.dx + y * down.dx, y: corner.y + x * across.dy + y * down.dy)
        }
        self.corners = indices.map { corners[$0.row * columns + $0.column] }
        outline = Path { path in
            path.addLines(points)
            path.closeSubpath()
        }
        fillsRectangle = sides.left && sides.right && sides.top && sides.bottom
    }

    /// Which sides of a mesh are the unit square's.
    private struct Sides {
        let left: Bool
        let right: Bool
        let top: Bool
        let bottom: Bool

        init(_ mesh: ColorMesh) {
            let (columns, rows) = (mesh.columns, mesh.rows)
            let leftmost = (0..<rows).map { mesh.vertices[$0 * columns] }
            let rightmost = (0..<rows).map { mesh.vertices[$0 * columns + columns - 1] }
            let topmost = mesh.vertices.prefix(columns)
            let bottommost = mesh.vertices.suffix(columns)
            left = leftmost.allSatisfy { $0.position.x == 0 && $0.top.x == 0 && $0.bottom.x == 0 }
            right = rightmost.allSatisfy { $0.position.x == 1 && $0.top.x == 1 && $0.bottom.x == 1 }
            top = topmost.allSatisfy { $0.position.y == 0 && $0.leading.y == 0 && $0.trailing.y == 0 }
            bottom = bottommost.allSatisfy { $0.position.y == 1 && $0.leading.y == 1 && $0.trailing.y == 1 }
        }
    }

    /// The colour at the rim's point nearest to a place. O(corners).
    func color(nearest x: Double, _ y: Double) -> SIMD4<Float> {
        var best = Double.infinity
        var color = SIMD4<Float>.zero
        for index in corners.indices {
            let (a, b) = (corners[index], corners[index + 1 == corners.count ? 0 : index + 1])
            let (dx, dy) = (b.x - a.x, b.y - a.y)
            let squared = dx * dx + dy * dy
            let along = squared > 0 ? ((x - a.x) * dx + (y - a.y) * dy) / squared : 0
            let t = min(max(along, 0), 1)
            let (ex, ey) = (a.x + dx * t - x, a.y + dy * t - y)
            let distance = ex * ex + ey * ey
            guard distance < best else { continue }
            best = distance
            color = a.color + (b.color - a.color) * Float(t)
        }
        return color
    }
}
