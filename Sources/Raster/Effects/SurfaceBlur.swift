/// Blurs of layers: all four channels, or the alpha alone for shadows.
enum SurfaceBlur {
    /// The blurred layer on `area`.
    ///
    /// - Parameter isOpaque: Keeps the layer's alpha, and divides by the blurred alpha, so that edges don't
    ///   fade and one colour stays that colour.
    static func blur(
        _ surface: Surface, _ blur: GaussianBlur, isOpaque: Bool, onto area: PixelBounds
    ) -> Surface {
        let planes = (0..<4).map { channel in
            blur.blur(plane(surface, shift: UInt32(channel * 8)), onto: area).values
        }
        let result = Surface(bounds: area)
        result.forEachRow(in: area) { y, row in
            let offset = (y - area.minY) * area.width
            for x in 0..<area.width {
                let i = offset + x
                let (r, g, b, a) = (planes[0][i], planes[1][i], planes[2][i], planes[3][i])
                let own = isOpaque ? surface.alpha(x + area.minX, y) : a
                let factor = isOpaque ? (a > 0 ? own / a : 0) : 1
                row[x] = pack(r * factor, g * factor, b * factor, own)
            }
        }
        return result
    }

    /// Calls `body` with the levels of each device row of `area` that the blurred mask reaches, from the top.
    static func forEachRow(
        of mask: CoverageMask, _ blur: GaussianBlur, onto area: PixelBounds,
        _ body: (_ y: Int, UnsafePointer<UInt8>) -> Void
    ) {
        let plane = GaussianBlur.Plane(bounds: mask.bounds, values: mask.levels.map(Float.init))
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: area.width * 2) { scratch in
            guard let levels = scratch.baseAddress else { return }
            let kept = levels + area.width
            blur.forEachRow(of: plane, onto: area) { y, row in
                if !row.isRepeated {
                    for i in 0..<row.columns.count { kept[i] = level(row.values[i]) }
                    row.columns.spread(kept, into: levels)
                }
                body(y, levels)
            }
        }
    }

    private static func plane(_ surface: Surface, shift: UInt32) -> GaussianBlur.Plane {
        var values: [Float] = []
        values.reserveCapacity(surface.bounds.width * surface.bounds.height)
        surface.forEachRow(in: surface.bounds) { _, row in
            for pixel in row { values.append(Float(pixel >> shift & 255)) }
        }
        return GaussianBlur.Plane(bounds: surface.bounds, values: values)
    }

    private static func pack(_ r: Float, _ g: Float, _ b: Float, _ a: Float) -> PremultipliedPixel {
        let alpha = UInt32(level(a))
        return min(UInt32(level(r)), alpha) | min(UInt32(level(g)), alpha) << 8
            | min(UInt32(level(b)), alpha) << 16 | alpha << 24
    }

    /// To the nearest level, halves up: `UInt8(clamp(value) + 0.5)` without its checks.
    ///
    /// Adding 2^23 rounds to a whole number, which then stands in the lowest bits; one less where that was up.
    @inline(__always)
    private static func level(_ value: Float) -> UInt8 {
        let raised = clamp(value) + 0.5
        let whole = raised + 8_388_608
        let excess: UInt32 = whole - 8_388_608 > raised ? 1 : 0
        return UInt8(truncatingIfNeeded: whole.bitPattern &- excess)
    }

    @inline(__always)
    private static func clamp(_ level: Float) -> Float {
        level > 0 ? min(level, 255) : 0
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
        var levels: [UInt8] = []
        levels.reserveCapacity(bounds.width * bounds.height)
        forEachRow(in: bounds) { _, row in
            for pixel in row { levels.append(UInt8(pixel >> 24)) }
        }
        return CoverageMask(bounds: bounds, levels: levels)
    }
}
