import Drawing
import Foundation
import Synchronization

/// The shadow of a short shape, ready to be drawn for all the long ones.
final class ShadowPatch: Sendable {
    /// Blurred levels, in pixels from the shape's origin.
    let levels: CoverageMask
    /// The rows of the shape itself, and for each the columns that it covers fully.
    let rows: Range<Int>
    private let full: [Range<Int>]

    init(shape: CoverageMask, levels: CoverageMask) {
        self.levels = levels
        rows = shape.bounds.minY..<shape.bounds.maxY
        let width = shape.bounds.width
        full = rows.map { y in
            let row = (y - shape.bounds.minY) * width
            let columns = ClipMask.longestFull(shape.levels, row, width)
            return (columns.lowerBound + shape.bounds.minX)..<(columns.upperBound + shape.bounds.minX)
        }
    }

    /// The longest stretch of a row of the shape that is fully covered; empty if none.
    func full(y: Int) -> Range<Int> {
        rows.contains(y) ? full[y - rows.lowerBound] : 0..<0
    }
}

/// Shadows of short shapes, kept between pictures. Safe from any thread.
final class ShadowPatchCache: Sendable {
    /// All that a patch depends on.
    struct Key: Hashable {
        /// Kinds and coordinates of the outline's steps.
        var outline: [CGFloat]
        var isEvenOdd: Bool
        var isAntialiased: Bool
        /// Pixels, along both axes.
        var sigma: Double
        var shiftX: Double
        var shiftY: Double

        init(_ path: Path, _ style: FillStyle, sigma: Double, shiftX: Double, shiftY: Double) {
            var numbers: [CGFloat] = []
            numbers.reserveCapacity(path.elements.count * 5)
            for element in path.elements {
                switch element {
                case .move(let p): numbers += [0, p.x, p.y]
                case .line(let p): numbers += [1, p.x, p.y]
                case .quadCurve(let p, let c): numbers += [2, p.x, p.y, c.x, c.y]
                case .curve(let p, let c1, let c2): numbers += [3, p.x, p.y, c1.x, c1.y, c2.x, c2.y]
                case .closeSubpath: numbers.append(4)
                }
            }
            outline = numbers
            isEvenOdd = style.isEOFilled
            isAntialiased = style.isAntialiased
            self.sigma = sigma
            self.shiftX = shiftX
            self.shiftY = shiftY
        }
    }

    private struct State {
        var patches: [Key: ShadowPatch] = [:]
        var levelCount = 0
    }

    /// Bytes of levels kept; past it all are dropped. A patch of a quarter of it isn't kept at all.
    private static let levelLimit = 8_000_000

    private let state = Mutex(State())

    /// The patch for `key`, made by `make` at the first time.
    func patch(_ key: Key, make: () -> ShadowPatch) -> ShadowPatch {
        if let known = state.withLock({ $0.patches[key] }) { return known }
        let patch = make()
        let count = patch.levels.levels.count
        guard count < Self.levelLimit / 4 else { return patch }
        state.withLock { state in
            if state.levelCount + count > Self.levelLimit {
                state.patches = [:]
                state.levelCount = 0
            }
            if state.patches.updateValue(patch, forKey: key) == nil { state.levelCount += count }
        }
        return patch
    }
}
