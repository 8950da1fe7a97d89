/// Where drawing shows: a rectangle of pixels, and inside it, if anything but the rectangle, a mask.
struct Clip {
    private(set) var bounds: PixelBounds
    private(set) var mask: ClipMask?

    init(bounds: PixelBounds) {
        self.bounds = bounds
    }

    mutating func intersect(_ other: PixelBounds) {
        bounds = bounds.intersection(other)
    }

    /// Cuts by a mask as well; outside the mask's bounds nothing shows.
    mutating func intersect(_ coverage: CoverageMask) {
        bounds = bounds.intersection(coverage.bounds)
        mask = ClipMask(coverage, in: bounds, cutBy: mask)
    }
}

/// Levels of a clip, with the full part of each row known, so that runs of full coverage stay runs.
final class ClipMask {
    let bounds: PixelBounds
    private let levels: [UInt8]
    /// For each row, the columns (from the bounds' left) of its longest stretch of 255.
    private let full: [Range<Int>]

    init(_ coverage: CoverageMask, in bounds: PixelBounds, cutBy other: ClipMask?) {
        var levels = [UInt8](repeating: 0, count: bounds.width * bounds.height)
        var full: [Range<Int>] = []
        full.reserveCapacity(bounds.height)
        for y in 0..<bounds.height {
            let source = (y + bounds.minY - coverage.bounds.minY) * coverage.bounds.width
            let first = source + bounds.minX - coverage.bounds.minX
            let row = y * bounds.width
            for x in 0..<bounds.width { levels[row + x] = coverage.levels[first + x] }
            other?.multiply(
                into: &levels, at: row, y: y + bounds.minY, from: bounds.minX, count: bounds.width)
            full.append(Self.longestFull(levels, row, bounds.width))
        }
        self.bounds = bounds
        self.levels = levels
        self.full = full
    }

    /// The part of columns `start..<end` of device row `y` where the clip takes nothing away; empty if none.
    func fullRange(y: Int, in columns: Range<Int>) -> Range<Int> {
        let known = full[y - bounds.minY]
        let start = max(known.lowerBound + bounds.minX, columns.lowerBound)
        let end = min(known.upperBound + bounds.minX, columns.upperBound)
        return start < end ? start..<end : columns.lowerBound..<columns.lowerBound
    }

    /// Multiplies `target` with the levels of row `y` from device column `x` on.
    func multiply(into target: UnsafeMutablePointer<UInt8>, y: Int, from x: Int, count: Int) {
        let offset = (y - bounds.minY) * bounds.width + x - bounds.minX
        levels.withUnsafeBufferPointer { levels in
            for i in 0..<count {
                target[i] = UInt8(
                    truncatingIfNeeded: PixelArithmetic.divideBy255(
                        UInt32(target[i]) &* UInt32(levels[offset + i])))
            }
        }
    }

    private func multiply(into target: inout [UInt8], at index: Int, y: Int, from x: Int, count: Int) {
        target.withUnsafeMutableBufferPointer { buffer in
            guard let base = buffer.baseAddress else { return }
            multiply(into: base + index, y: y, from: x, count: count)
        }
    }

    /// The longest stretch of 255 in the `width` levels from index `row` on, counted from there.
    static func longestFull(_ levels: [UInt8], _ row: Int, _ width: Int) -> Range<Int> {
        var best = 0..<0
        levels.withUnsafeBufferPointer { levels in
            guard let row = levels.baseAddress.map({ $0 + row }) else { return }
            var start = 0
            while width - start > best.count {
                var end = start
                while end < width, row[end] == 255 { end += 1 }
                if end - start > best.count { best = start..<end }
                start = end + 1
            }
        }
        return best
    }
}
