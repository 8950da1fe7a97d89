import Drawing
import Foundation

/// A flattened subpath that a stroke follows. Neighbouring points differ.
struct StrokePolyline: Equatable {
    struct Vertex: Equatable {
        var point: CGPoint
        /// On a curve that goes on smoothly: no join is drawn there, the outline just bends.
        var isCurving: Bool
    }

    var vertices: [Vertex] = []
    /// The last vertex is joined to the first.
    var isClosed = false
    /// For a single vertex, a dot: which way its caps look. A unit vector.
    var direction = CGVector(dx: 1, dy: 0)
}

/// Collects the polylines of a path. A subpath whose points all coincide becomes a dot; a lone `move` draws
/// nothing.
struct StrokePolylineList<View: StrokeView>: LineSink {
    static var followsLines: Bool { true }

    private let view: View
    private(set) var polylines: [StrokePolyline] = []
    private var current = StrokePolyline()
    private var hasLine = false
    private static var usualCount: Int { 64 }

    init(_ path: Path, tolerance: Double, view: View) {
        self.view = view
        Flattener.flatten(path, transform: .identity, tolerance: tolerance, into: &self)
        finish()
    }

    @inline(__always)
    func sides(beyond low: SIMD2<Double>, _ high: SIMD2<Double>) -> UnseenSides {
        view.sides(beyond: low, high)
    }

    mutating func move(to point: CGPoint) {
        finish()
        current.vertices.reserveCapacity(Self.usualCount)
        current.vertices.append(StrokePolyline.Vertex(point: point, isCurving: false))
    }

    mutating func line(to point: CGPoint, isCurving: Bool) {
        hasLine = true
        if let last = current.vertices.last, last.point == point {
            if !isCurving { current.vertices[current.vertices.count - 1].isCurving = false }
            return
        }
        current.vertices.append(StrokePolyline.Vertex(point: point, isCurving: isCurving))
    }

    mutating func close() {
        guard let first = current.vertices.first else { return }
        hasLine = true
        while current.vertices.count > 1, current.vertices.last?.point == first.point {
            current.vertices.removeLast()
        }
        current.isClosed = current.vertices.count > 1
        finish()
        current.vertices = [StrokePolyline.Vertex(point: first.point, isCurving: false)]
    }

    private mutating func finish() {
        if hasLine { polylines.append(current) }
        current = StrokePolyline()
        hasLine = false
    }
}
