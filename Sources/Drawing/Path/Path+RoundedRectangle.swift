import Foundation

extension Path {
    /// A rectangle with four equal corners of the given width and height.
    ///
    /// Each side of a corner is limited to half the rectangle's shorter side; below 0 or NaN counts as 0. A
    /// corner without width or height makes a plain rectangle.
    public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        self.init()
        addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
    }

    /// As above, with circular corners.
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(
            roundedRect: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    /// A rectangle with a radius for each corner; see ``addRoundedRect(in:cornerRadii:style:transform:)``.
    public init(
        roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
    ) {
        self.init()
        addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
    }

    /// Adds a closed rectangle with four equal corners; each side of one is at least 0 and at most half the
    /// shorter edge.
    public mutating func addRoundedRect(
        in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) {
        let rect = rect.standardized
        let limit = min(rect.width, rect.height) / 2
        func limited(_ length: CGFloat) -> CGFloat { length > 0 ? min(length, limit) : 0 }
        let size = CGSize(width: limited(cornerSize.width), height: limited(cornerSize.height))
        let corners = RoundedCorners(rect: rect, sizes: [size, size, size, size], style: style)
        append(corners.path, transform)
    }

    /// Adds a rectangle with a radius for each corner, topLeading being the left one at the smaller y.
    ///
    /// A radius is limited to half an edge, or to what its neighbour leaves of it where that is more.
    public mutating func addRoundedRect(
        in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) {
        let rect = rect.standardized
        let given = [
            cornerRadii.bottomTrailing, cornerRadii.bottomLeading, cornerRadii.topLeading,
            cornerRadii.topTrailing,
        ].map { $0 > 0 ? $0 : 0 }
        // Going round from the bottom right corner, the edges before it are the right, the bottom, ...
        let sizes = (0..<4).map { corner in
            let before = corner.isMultiple(of: 2) ? rect.height : rect.width
            let after = corner.isMultiple(of: 2) ? rect.width : rect.height
            let radius = min(
                given[corner], max(before / 2, before - given[(corner + 3) % 4]),
                max(after / 2, after - given[(corner + 1) % 4]))
            return CGSize(width: radius, height: radius)
        }
        append(RoundedCorners(rect: rect, sizes: sizes, style: style).path, transform)
    }
}

/// Builds the outline of a rectangle with rounded corners.
///
/// 1. Without any corner it is the plain rectangle.
/// 2. Start in the middle of the right edge's straight part; go clockwise: bottom right, bottom left, top
///    left, top right.
/// 3. Each corner is a line to where it begins, then one cubic (circular) or three (continuous).
///
/// Source: measured paths of SwiftUI's shapes on macOS 26.2 (iamcgn/swiftui-web).
private struct RoundedCorners {
    let rect: CGRect
    /// Bottom right, bottom left, top left, top right.
    let sizes: [CGSize]
    let style: RoundedCornerStyle

    /// Unit vectors of one corner: where its point is, the way back along the edge that comes into it, and
    /// the way on along the edge that leaves it.
    private struct Corner {
        let point: CGPoint
        let back: CGVector
        let on: CGVector
        /// Along the edge that comes in, and along the one that leaves.
        let radii: (CGFloat, CGFloat)
        /// How much of each edge the corner may take.
        let shares: (CGFloat, CGFloat)

        /// The point `u` radii back along the first edge and `v` radii on along the second.
        func at(_ u: CGFloat, _ v: CGFloat) -> CGPoint {
            CGPoint(
                x: point.x + back.dx * u * radii.0 + on.dx * v * radii.1,
                y: point.y + back.dy * u * radii.0 + on.dy * v * radii.1)
        }
    }

    var path: Path {
        // 1.
        guard sizes.contains(where: { $0.width > 0 && $0.height > 0 }) else {
            return Path(rect)
        }
        // 2.
        var path = Path()
        path.elements.reserveCapacity(style == .circular ? 10 : 18)
        let below = rect.maxY - sizes[0].height
        let above = rect.minY + sizes[3].height
        path.move(to: CGPoint(x: rect.maxX, y: (below + above) / 2))
        // 3.
        for index in 0..<4 {
            switch style {
            case .circular: add(circular: corner(index), to: &path)
            case .continuous: add(continuous: corner(index), to: &path)
            }
        }
        path.closeSubpath()
        return path
    }

    private func corner(_ index: Int) -> Corner {
        let places = [
            CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
        ]
        let ways = [
            CGVector(dx: 0, dy: 1), CGVector(dx: -1, dy: 0), CGVector(dx: 0, dy: -1),
            CGVector(dx: 1, dy: 0),
        ]
        let entersUpright = index.isMultiple(of: 2)
        let own = sizes[index]
        let (before, after) = (sizes[(index + 3) % 4], sizes[(index + 1) % 4])
        let incoming = ways[index]
        return Corner(
            point: places[index], back: CGVector(dx: -incoming.dx, dy: -incoming.dy),
            on: ways[(index + 1) % 4],
            radii: entersUpright ? (own.height, own.width) : (own.width, own.height),
            shares: entersUpright
                ? (share(rect.height, own.height, before.height), share(rect.width, own.width, after.width))
                : (share(rect.width, own.width, before.width), share(rect.height, own.height, after.height)))
    }

    /// An edge is shared by its two corners in the ratio of their radii.
    private func share(_ edge: CGFloat, _ own: CGFloat, _ other: CGFloat) -> CGFloat {
        own > 0 ? edge * own / (own + other) : 0
    }

    private func add(circular corner: Corner, to path: inout Path) {
        let away = 1 - Ellipse.kappa
        path.addLine(to: corner.at(1, 0))
        path.addCurve(to: corner.at(0, 1), control1: corner.at(away, 0), control2: corner.at(0, away))
    }

    /// Three cubics. Where an edge has less room than the curve wants, its part starts at the share of the
    /// edge, and its controls slide with it.
    private func add(continuous corner: Corner, to path: inout Path) {
        let first = reach(corner.shares.0, corner.radii.0)
        let second = reach(corner.shares.1, corner.radii.1)
        path.addLine(to: corner.at(first.start, 0))
        path.addCurve(
            to: corner.at(0.631494, 0.0749114), control1: corner.at(first.control1, 0),
            control2: corner.at(first.control2, 0))
        path.addCurve(
            to: corner.at(0.0749114, 0.631494), control1: corner.at(0.372824, 0.169060),
            control2: corner.at(0.169060, 0.372824))
        path.addCurve(
            to: corner.at(0, second.start), control1: corner.at(0, second.control2),
            control2: corner.at(0, second.control1))
    }

    /// Where the curve begins on an edge, and its two controls there, in radii from the corner's point.
    private func reach(_ share: CGFloat, _ radius: CGFloat) -> (
        start: CGFloat, control1: CGFloat, control2: CGFloat
    ) {
        // The recorded digits of radii 15, 25 and 50 leave 1.088490...1.088491 for the first control.
        let most = 1.528_664_83
        guard radius > 0, share < radius * most else { return (most, 1.0884905, 0.868407) }
        let start = share / radius
        let t = (start - 1) / (most - 1)
        return (start, 0.96 + 0.12849 * t, 0.82 + 0.048407 * t)
    }

    /// The control of a quarter ellipse, as a share of the radius.
    enum Ellipse {
        static let kappa: CGFloat = 0.552_284_749_8
    }
}
