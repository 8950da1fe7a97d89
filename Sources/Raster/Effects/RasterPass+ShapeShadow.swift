import Drawing
import Foundation

/// Shadows of filled shapes in one opaque-edged paint: what nearly all shadows are.
extension RasterPass {
    /// Larger shapes are cut to what is drawn of them instead.
    private static var shapePixelLimit: Int { 4_000_000 }

    /// Draws the shadow of a filled outline, without what the fill is going to hide.
    ///
    /// 1. The outline is shortened where it only runs straight, to as much as the blur reaches.
    /// 2. Its blurred coverage is made once for all outlines that are alike when shortened.
    /// 3. Rows and columns are repeated as they are drawn.
    ///
    /// The bytes are those of the blurred coverage of the whole outline.
    ///
    /// - Parameters:
    ///   - transform: The outline's points to device pixels.
    ///   - opacity: Of the fill, 0...255.
    ///   - hidesShadow: The fill is drawn opaque above the shadow.
    /// - Returns: False where the outline can't be shortened, or the blur isn't round: nothing is drawn then.
    func castShape(
        _ path: Path, _ style: FillStyle, _ transform: CGAffineTransform, opacity: UInt32, hidesShadow: Bool,
        _ shadow: Shadow, _ context: Context
    ) -> Bool {
        let sigma = GaussianSigma(radius: shadow.radius, context.transform)
        guard sigma.isRound else { return false }
        let offset = shadow.offset(context.transform)
        let blur = blur(sigma: sigma, shiftX: offset.restX, shiftY: offset.restY)
        // 1.
        let reach = GaussianBlur.reach(sigma: sigma).x + 1
        guard
            let shape = StretchedShape(path, transform, reach: reach, step: 1 << blur.halvings),
            shape.pixelCount(around: reach) <= Self.shapePixelLimit
        else { return false }
        // 2.
        let key = ShadowPatchCache.Key(
            shape.path, style, sigma: sigma.x, shiftX: offset.restX, shiftY: offset.restY)
        let patch = shadowPatches.patch(key) {
            let bounds = PixelBounds(covering: shape.path.controlBox(.identity))
            var mask = CoverageMask(bounds: bounds)
            scanner.fill(shape.path, style, .identity, in: bounds) { mask.write($0) }
            let seen = GaussianBlur.visibleReach(sigma: sigma).x + 1
            let levels = SurfaceBlur.blur(
                mask, blur, onto: bounds.expanded(x: seen, y: seen), anchor: (0, 0))
            return ShadowPatch(shape: mask, levels: levels)
        }
        // 3.
        var color = shadow.color
        color.opacity *= Double(opacity) / 255
        StretchedShadow(
            patch: patch, shape: shape, offset: (offset.x, offset.y),
            hidesShadow: hidesShadow && context.clip.mask == nil
        ).draw(.solid(SolidColor(color)), compositor, context.target)
        return true
    }
}

/// A patch as it is drawn for one shape.
private struct StretchedShadow {
    let patch: ShadowPatch
    let shape: StretchedShape
    /// Of the shadow against the shape, in pixels.
    let offset: (x: Int, y: Int)
    /// What the shape covers fully isn't drawn.
    let hidesShadow: Bool

    func draw(_ source: PixelSource, _ compositor: Compositor, _ target: Compositor.Target) {
        let bounds = patch.levels.bounds
        guard !bounds.isEmpty else { return }
        let top = shape.origin.y + offset.y
        let first = max(top + bounds.minY, target.clip.bounds.minY)
        let end = min(top + shape.rows.long(bounds.maxY), target.clip.bounds.maxY)
        patch.levels.levels.withUnsafeBufferPointer { levels in
            guard let levels = levels.baseAddress else { return }
            for y in first..<max(first, end) {
                let row = shape.rows.short(y - top) - bounds.minY
                draw(levels + row * bounds.width, y: y, hidden(y), source, compositor, target)
            }
        }
    }

    /// Device columns of row `y` that the shape itself covers; beyond all of them for none.
    private func hidden(_ y: Int) -> Range<Int> {
        let none = Int.max..<Int.max
        guard hidesShadow else { return none }
        let full = patch.full(y: shape.rows.short(y - shape.origin.y))
        guard !full.isEmpty else { return none }
        return
            (shape.columns.long(full.lowerBound) + shape.origin.x)..<(shape.columns.long(full.upperBound)
            + shape.origin.x)
    }

    /// The part left of the repeated column, the repeated ones, and the part right of them.
    private func draw(
        _ levels: UnsafePointer<UInt8>, y: Int, _ hidden: Range<Int>, _ source: PixelSource,
        _ compositor: Compositor, _ target: Compositor.Target
    ) {
        let bounds = patch.levels.bounds
        let left = shape.origin.x + offset.x
        let end = left + shape.columns.long(bounds.maxX)
        func emit(_ start: Int, _ end: Int, coverage: Int, originX: Int) {
            for (start, end) in [(start, min(end, hidden.lowerBound)), (max(start, hidden.upperBound), end)]
            where start < end {
                let run = CoverageRow.Run(start: start, end: end, coverage: coverage)
                withUnsafePointer(to: run) { run in
                    let runs = UnsafeBufferPointer(start: run, count: 1)
                    compositor.draw(
                        CoverageRow(y: y, runs: runs, mask: levels, originX: originX), source, target)
                }
            }
        }
        let varying = CoverageRow.Run.varying
        guard shape.columns.count > 0 else {
            return emit(left + bounds.minX, end, coverage: varying, originX: left + bounds.minX)
        }
        let middle = left + shape.columns.at
        let right = middle + shape.columns.count
        emit(left + bounds.minX, middle, coverage: varying, originX: left + bounds.minX)
        let level = Int(levels[shape.columns.at - bounds.minX])
        if level > 0 { emit(middle, right, coverage: level, originX: 0) }
        emit(right, end, coverage: varying, originX: left + bounds.minX + shape.columns.count)
    }
}
