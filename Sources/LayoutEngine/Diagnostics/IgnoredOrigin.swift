import Drawing
import Foundation

/// The rule `ignores-bounds-origin`: a custom layout that places from zero.
///
/// The layout is asked to place in bounds that lie elsewhere. Where no child moves with them along an axis, the
/// places don't come from `bounds.origin`. Where the layout stands at zero itself, nothing shows yet: a warning,
/// else an error.
enum IgnoredOrigin {
    /// How far the bounds are moved; two lengths that no layout computes by accident.
    private static let shift = CGVector(dx: 617, dy: 431)

    /// - Returns: Whether it was reported.
    static func inspect(_ node: some AskedAgain) -> Bool {
        guard node.frame.maxX.isFinite, node.frame.maxY.isFinite else { return false }
        let here = node.placeAgain(in: node.frame)
        let there = node.placeAgain(in: node.frame.offsetBy(dx: shift.dx, dy: shift.dy))
        let pairs = zip(here, there).compactMap { a, b -> (CGPoint, CGPoint)? in
            guard let a = a?.position, let b = b?.position else { return nil }
            return (a, b)
        }
        guard !pairs.isEmpty else { return false }
        let ignored = Axis.allCases.filter { axis in pairs.allSatisfy { $0[axis] == $1[axis] } }
        guard !ignored.isEmpty else { return false }
        let origin = node.frame.origin
        let shows = ignored.contains { origin[$0] != 0 }
        let sides = ignored.map { $0 == .horizontal ? "bounds.minX" : "bounds.minY" }
        node.graph.report(
            shows ? .error : .warning, .ignoresBoundsOrigin, at: node.path,
            "places its subviews from 0 instead of \(sides.joined(separator: " and ")): "
                + (shows
                    ? "its bounds start at (\(origin.x.decimalText), \(origin.y.decimalText)), so they are drawn "
                        + "elsewhere. "
                    : "this shows as soon as it stands elsewhere. ")
                + "Add bounds.origin to each place in placeSubviews.")
        return true
    }
}
