/// Blurs of layers: all four channels, or the alpha alone for shadows.
enum SurfaceBlur {
    /// Where the halved pictures of a blur begin: results don't depend on what else is cut off.
    typealias Anchor = (x: Int, y: Int)

    /// The blurred layer on `area`.
    ///
    /// - Parameter isOpaque: Keeps the layer's alpha, and divides by the blurred alpha, so that edges don't
    ///   fade and one colour stays that colour.
    static func blur(
        _ surface: Surface, _ blur: GaussianBlur, isOpaque: Bool, onto area: PixelBounds, anchor: Anchor
    ) -> Surface {
        let result = Surface(bounds: area)
        let plane = BlurPlane(surface, anchor: anchor)
        blur.forEachRow(of: plane, onto: area.offset(x: -anchor.x, y: -anchor.y)) { row, values in
            let y = row + anchor.y
            let target = result.row(y, from: area.minX)
            guard isOpaque else {
                return RowSums.round(
                    values, into: UnsafeMutableRawPointer(target).assumingMemoryBound(to: UInt8.self),
                    count: area.width * 4)
            }
            for x in 0..<area.width {
                let own = surface.alpha(x + area.minX, y)
                target[x] = normalized(values + 4 * x, alpha: own)
            }
        }
        return result
    }

    /// Calls `body` with the levels of each device row of `area` that the blurred mask reaches, from the top.
    static func forEachRow(
        of mask: CoverageMask, _ blur: GaussianBlur, onto area: PixelBounds, anchor: Anchor,
        _ body: (_ y: Int, UnsafePointer<UInt8>) -> Void
    ) {
        let plane = BlurPlane(mask, anchor: anchor)
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: max(area.width, 1)) { levels in
            guard let levels = levels.baseAddress else { return }
            blur.forEachRow(of: plane, onto: area.offset(x: -anchor.x, y: -anchor.y)) { y, values in
                RowSums.round(values, into: levels, count: area.width)
                body(y + anchor.y, levels)
            }
        }
    }

    /// The blurred mask on `area`.
    static func blur(_ mask: CoverageMask, _ blur: GaussianBlur, onto area: PixelBounds, anchor: Anchor)
        -> CoverageMask
    {
        var result = CoverageMask(bounds: area)
        forEachRow(of: mask, blur, onto: area, anchor: anchor) { y, row in result.write(row, y: y) }
        return result
    }

    /// A blurred pixel without what the blur took of its alpha.
    private static func normalized(_ pixel: UnsafePointer<Float>, alpha: Float) -> PremultipliedPixel {
        guard alpha > 0, pixel[3] > 0 else { return 0 }
        let factor = alpha / pixel[3]
        let limit = UInt32(alpha)
        func level(_ value: Float) -> UInt32 { min(UInt32(min(value * factor, 255) + 0.5), limit) }
        return level(pixel[0]) | level(pixel[1]) << 8 | level(pixel[2]) << 16 | limit << 24
    }
}

extension Surface {
    /// The alpha level at a device pixel; 0 outside the bounds.
    fileprivate func alpha(_ x: Int, _ y: Int) -> Float {
        guard x >= bounds.minX, x < bounds.maxX, y >= bounds.minY, y < bounds.maxY else { return 0 }
        return Float(row(y, from: x)[0] >> 24)
    }

    /// The alpha channel.
    var alphaMask: CoverageMask {
        let count = bounds.width * bounds.height
        guard count > 0 else { return CoverageMask(bounds: bounds) }
        let pixels = row(bounds.minY, from: bounds.minX)
        let levels = [UInt8](unsafeUninitializedCapacity: count) { levels, initialized in
            for i in 0..<count { levels[i] = UInt8(truncatingIfNeeded: pixels[i] >> 24) }
            initialized = count
        }
        return CoverageMask(bounds: bounds, levels: levels)
    }
}
