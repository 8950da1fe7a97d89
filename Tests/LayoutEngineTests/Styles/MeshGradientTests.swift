import Drawing
import Foundation
import Testing

@testable import LayoutEngine

@MainActor struct MeshGradientTests {
    private let places: [SIMD2<Float>] = [
        [0, 0], [0.5, 0], [1, 0], [0, 0.5], [0.5, 0.5], [1, 0.5], [0, 1], [0.5, 1], [1, 1],
    ]
    private let colors = [Color](repeating: .white, count: 9)

    private func mesh(_ view: some View) throws -> (mesh: ColorMesh, rect: CGRect) {
        guard case .fill(_, _, .meshGradient(let mesh, let rect))? = DrawnView(view).contents.first else {
            throw NoMesh()
        }
        return (mesh, rect)
    }

    private struct NoMesh: Error {}

    @Test func fillsItsFrame() throws {
        let (mesh, rect) = try mesh(
            MeshGradient(width: 3, height: 3, points: places, colors: colors).padding(10))
        #expect(rect == CGRect(x: 10, y: 10, width: 80, height: 40))
        #expect(mesh.columns == 3 && mesh.rows == 3)
        #expect(mesh.smoothsColors)
        #expect(mesh.interpolation == .device)
        #expect(mesh.background == .clear)
        #expect(mesh.vertices.allSatisfy { $0.color == .white })
    }

    /// Even distances: each line is a straight one, its controls at its thirds.
    @Test func controlsFollowFromTheNeighbours() throws {
        let even = try mesh(MeshGradient(width: 3, height: 3, points: places, colors: colors)).mesh
        let middle = even.vertices[4]
        func near(_ a: CGPoint, _ x: CGFloat, _ y: CGFloat) -> Bool { abs(a.x - x) + abs(a.y - y) < 1e-9 }
        #expect(near(middle.leading, 1.0 / 3, 0.5))
        #expect(near(middle.trailing, 2.0 / 3, 0.5))
        #expect(near(middle.top, 0.5, 1.0 / 3))
        #expect(near(middle.bottom, 0.5, 2.0 / 3))
        #expect(near(even.vertices[0].trailing, 1.0 / 6, 0))
        // Close to one side, the tangent is shorter there, and nothing folds.
        var moved = places
        moved[4] = [0.9, 0.5]
        let uneven = try mesh(MeshGradient(width: 3, height: 3, points: moved, colors: colors)).mesh
        #expect(uneven.vertices[4].trailing.x < 0.95)
        #expect(abs(uneven.vertices[4].leading.x - 0.6) < 1e-6)
    }

    @Test func explicitControlsAreKept() throws {
        let points = places.map { place in
            MeshGradient.BezierPoint(
                position: place, leadingControlPoint: place - [0.125, 0],
                topControlPoint: place - [0, 0.125],
                trailingControlPoint: place + [0.25, 0], bottomControlPoint: place + [0, 0.25])
        }
        let gradient = MeshGradient(
            width: 3, height: 3, locations: .bezierPoints(points),
            colors: .resolvedColors(
                [Color.Resolved](repeating: .init(red: 1, green: 0, blue: 0), count: 9)),
            background: .black, smoothsColors: false, colorSpace: .perceptual)
        let mesh = try mesh(Rectangle().fill(gradient.opacity(0.5))).mesh
        #expect(mesh.vertices[4].leading == CGPoint(x: 0.375, y: 0.5))
        #expect(mesh.vertices[4].bottom == CGPoint(x: 0.5, y: 0.75))
        #expect(abs(mesh.vertices[4].color.red - 1) < 1e-6)
        #expect(mesh.vertices[4].color.opacity == 0.5)
        #expect(mesh.background == ResolvedColor(0, 0, 0, opacity: 0.5))
        #expect(!mesh.smoothsColors)
        #expect(mesh.interpolation == .perceptual)
    }

    @Test func wrongCountsAreReported() {
        let drawn = DrawnView(
            MeshGradient(width: 3, height: 3, points: places, colors: [.white], background: .black))
        #expect(drawn.colors == [.black])
        #expect(
            drawn.diagnostics.contains {
                $0.message.contains("a mesh of 3 x 3 with 9 points and 1 colours")
            })
    }
}
