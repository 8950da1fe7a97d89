import Foundation

extension Path {
    /// The upright rectangle that the path is, if it is one: four corners in either direction and from any of
    /// them, closed, with or without a line back to the start. Nil with a corner that isn't finite. O(1).
    public var rectangle: CGRect? {
        guard elements.count == 5 || elements.count == 6, elements.last == .closeSubpath,
            case .move(let p0) = elements[0], case .line(let p1) = elements[1],
            case .line(let p2) = elements[2], case .line(let p3) = elements[3]
        else { return nil }
        if elements.count == 6 {
            guard case .line(let p4) = elements[4], p4 == p0 else { return nil }
        }
        let startsSideways = p0.y == p1.y && p1.x == p2.x && p2.y == p3.y && p3.x == p0.x
        let startsUpright = p0.x == p1.x && p1.y == p2.y && p2.x == p3.x && p3.y == p0.y
        guard startsSideways || startsUpright else { return nil }
        let (x, y) = (min(p0.x, p2.x), min(p0.y, p2.y))
        let (width, height) = (abs(p2.x - p0.x), abs(p2.y - p0.y))
        guard x.isFinite, y.isFinite, width.isFinite, height.isFinite else { return nil }
        return CGRect(x: x, y: y, width: width, height: height)
    }
}
