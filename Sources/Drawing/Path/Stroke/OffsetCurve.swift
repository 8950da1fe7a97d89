import Foundation

extension BezierCurve {
    /// A curve at a distance along the normals, `distance` below 0 on the other side; nil where one cubic
    /// doesn't reach the tolerance, or where the curve bends so tightly that the offset turns back.
    ///
    /// 1. The offset runs forwards where 1 - distance x curvature stays above 0.
    /// 2. Its ends and their tangents are known; the two arms are such that its middle lies where the offset's
    ///    does. On nearly parallel tangents they are scaled as the chord is.
    /// 3. Seven points of it are held against the offset: the error across the curve, and what a slip along it
    ///    makes of its bend.
    func offset(by distance: Double, tolerance: Double) -> BezierCurve? {
        guard let d0 = startDirection, let d1 = endDirection else { return nil }
        let (q0, q3) = (p0 + d0.normal * distance, p3 + d1.normal * distance)
        if degree == .line { return BezierCurve(q0, q3) }
        guard d0.dot(d1) > -0.5 else { return nil }
        // 1.
        var frames: [(point: Vector, normal: Vector, bend: Double)] = []
        for index in 0...8 {
            let t = Double(index) / 8
            let velocity = derivative(at: t)
            let speed = velocity.length
            guard speed > 0 else { return nil }
            let curvature = velocity.cross(secondDerivative(at: t)) / (speed * speed * speed)
            let factor = 1 - distance * curvature
            guard factor > 0.05 else { return nil }
            let normal = velocity.normal / speed
            frames.append((point(at: t) + normal * distance, normal, curvature / factor))
        }
        // 2.
        guard let arms = arms(from: q0, d0, to: q3, d1, by: frames[4].point) else { return nil }
        let fit = BezierCurve(q0, q0 + d0 * arms.0, q3 - d1 * arms.1, q3)
        // 3.
        for index in 1...7 {
            let frame = frames[index]
            let slip = fit.point(at: Double(index) / 8) - frame.point
            let across = slip.dot(frame.normal)
            let along = slip.cross(frame.normal)
            guard abs(across) + along * along * abs(frame.bend) / 2 <= tolerance else { return nil }
        }
        return fit
    }

    private func arms(from q0: Vector, _ d0: Vector, to q3: Vector, _ d1: Vector, by middle: Vector) -> (
        Double, Double
    )? {
        let cross = d0.cross(d1)
        if abs(cross) > 0.02 {
            let pull = (middle - (q0 + q3) / 2) * (8.0 / 3)
            let arms = (pull.cross(d1) / cross, -d0.cross(pull) / cross)
            return arms.0 > 0 && arms.1 > 0 ? arms : nil
        }
        let chord = (p3 - p0).length
        guard chord > 0 else { return nil }
        let isQuadratic = degree == .quadratic
        let ratio = (q3 - q0).length / chord * (isQuadratic ? 2.0 / 3 : 1)
        return ((p1 - p0).length * ratio, (p3 - (isQuadratic ? p1 : p2)).length * ratio)
    }
}
