import Drawing
import Foundation

/// A filled outline on the pixel grid, shortened where nothing but straight upright edges run through it: cards,
/// bars, capsules of any size are few shapes, each with rows and columns that repeat.
struct StretchedShape {
    /// A pixel whose row or column repeats.
    struct Repeat {
        var at: Int
        /// How often more than once.
        var count: Int

        static let none = Repeat(at: Int.max / 2, count: 0)

        /// The place in the short shape of a place in the whole one.
        @inline(__always)
        func short(_ place: Int) -> Int { place <= at ? place : max(at, place - count) }

        /// The place in the whole shape of a boundary between pixels of the short one.
        func long(_ boundary: Int) -> Int { boundary > at ? boundary + count : boundary }
    }

    /// In pixels from the origin.
    let path: Path
    /// Device pixels.
    let origin: (x: Int, y: Int)
    let columns: Repeat
    let rows: Repeat

    /// - Parameters:
    ///   - reach: How many pixels around a repeated row or column have to be like it.
    ///   - step: Lengths are cut by multiples of it.
    /// - Returns: nil where a point isn't finite, or too far away for whole pixels; and for outlines of many steps,
    ///   which no two shapes share.
    init?(_ path: Path, _ transform: CGAffineTransform, reach: Int, step: Int) {
        let box = path.controlBox(transform)
        guard path.elements.count <= 100, box.width >= 0, abs(box.minX) < 1e7, abs(box.minY) < 1e7,
            box.width < 1e6, box.height < 1e6,
            let outline = Outline(path.applying(transform))
        else { return nil }
        let corner = (x: Int(box.minX.rounded(.down)), y: Int(box.minY.rounded(.down)))
        let (x, y) = (
            Self.cut(outline.gapX, reach, step, corner.x), Self.cut(outline.gapY, reach, step, corner.y)
        )
        origin = corner
        columns = x.map { Repeat(at: $0.at, count: $0.count) } ?? .none
        rows = y.map { Repeat(at: $0.at, count: $0.count) } ?? .none
        // Rounding lets shapes be alike that differ in their sums' last bits.
        func place(_ value: CGFloat, _ corner: Int, _ cut: Cut?) -> CGFloat {
            var moved = value - CGFloat(corner)
            if let cut, value > cut.gap.lowerBound {
                // Between the ends of a straight edge its points mean nothing.
                moved -= value < cut.gap.upperBound ? value - cut.gap.lowerBound : CGFloat(cut.count)
            }
            return (moved * 65536).rounded() / 65536
        }
        self.path = outline.path.mapPoints {
            CGPoint(x: place($0.x, corner.x, x), y: place($0.y, corner.y, y))
        }
    }

    /// Pixels of the short shape and `reach` pixels around it.
    func pixelCount(around reach: Int) -> Int {
        let bounds = PixelBounds(covering: path.controlBox(.identity)).expanded(x: reach, y: reach)
        return bounds.width * bounds.height
    }

    /// What is taken out of a gap, and from where on rows or columns repeat.
    private struct Cut {
        var at: Int
        var count: Int
        var gap: ClosedRange<CGFloat>
    }

    /// nil where a gap is too short.
    private static func cut(_ gap: ClosedRange<CGFloat>?, _ reach: Int, _ step: Int, _ origin: Int)
        -> Cut?
    {
        guard let gap else { return nil }
        let start = Int(gap.lowerBound.rounded(.up))
        let length = Int(gap.upperBound.rounded(.down)) - start
        let count = (length - 2 * reach - 1) / step * step
        return count > 0 ? Cut(at: start - origin + reach, count: count, gap: gap) : nil
    }
}

/// An outline and the widest stretch of each axis that only edges along the axis run through.
private struct Outline {
    let path: Path
    let gapX: ClosedRange<CGFloat>?
    let gapY: ClosedRange<CGFloat>?

    init?(_ path: Path) {
        self.path = path
        var busyX: [ClosedRange<CGFloat>] = []
        var busyY: [ClosedRange<CGFloat>] = []
        var start = CGPoint.zero
        var last = CGPoint.zero
        func add(_ points: CGPoint...) -> Bool {
            var box = BoundsSink()
            for p in [last] + points {
                guard p.x.isFinite, p.y.isFinite else { return false }
                box.move(to: p)
            }
            if points.count > 1 || box.minY != box.maxY { busyX.append(box.minX...box.maxX) }
            if points.count > 1 || box.minX != box.maxX { busyY.append(box.minY...box.maxY) }
            last = points[points.count - 1]
            return true
        }
        for element in path.elements {
            let isFinite: Bool
            switch element {
            case .move(let p):
                isFinite = add(start) && p.x.isFinite && p.y.isFinite
                (start, last) = (p, p)
            case .line(let p): isFinite = add(p)
            case .quadCurve(let p, let c): isFinite = add(c, p)
            case .curve(let p, let c1, let c2): isFinite = add(c1, c2, p)
            case .closeSubpath: isFinite = add(start)
            }
            guard isFinite else { return nil }
        }
        guard add(start) else { return nil }
        gapX = Self.widestGap(busyX)
        gapY = Self.widestGap(busyY)
    }

    private static func widestGap(_ busy: [ClosedRange<CGFloat>]) -> ClosedRange<CGFloat>? {
        let sorted = busy.sorted { ($0.lowerBound, $0.upperBound) < ($1.lowerBound, $1.upperBound) }
        guard var end = sorted.first?.upperBound else { return nil }
        var best: ClosedRange<CGFloat>?
        for range in sorted {
            if range.lowerBound > end,
                range.lowerBound - end > (best.map { $0.upperBound - $0.lowerBound } ?? 0)
            {
                best = end...range.lowerBound
            }
            end = max(end, range.upperBound)
        }
        return best
    }
}

extension Path {
    /// The path with each of its points mapped, control points too.
    fileprivate func mapPoints(_ map: (CGPoint) -> CGPoint) -> Path {
        var path = Path()
        path.elements = elements.map { element in
            switch element {
            case .move(let p): .move(to: map(p))
            case .line(let p): .line(to: map(p))
            case .quadCurve(let p, let c): .quadCurve(to: map(p), control: map(c))
            case .curve(let p, let c1, let c2): .curve(to: map(p), control1: map(c1), control2: map(c2))
            case .closeSubpath: .closeSubpath
            }
        }
        return path
    }
}
