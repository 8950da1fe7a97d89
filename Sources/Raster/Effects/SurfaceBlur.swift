/// Blurs of layers: all four channels, or the alpha alone for shadows.
enum SurfaceBlur {
    /// The blurred layer on `area`.
    ///
    /// - Parameter isOpaque: Keeps the layer's alpha, and divides by the blurred alpha, so that edges don't
    ///   fade and one colour stays that colour.
    static func blur(_ surface: Surface, sigma: Double, isOpaque: Bool, onto area: PixelBounds) -> Surface {
        let blur = GaussianBlur(sigma: sigma)
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

    /// The blurred alpha on `area`, moved by `shiftX` and `shiftY` parts of a pixel.
    static func blur(
        _ mask: CoverageMask, sigma: Double, shiftX: Double, shiftY: Double, onto area: PixelBounds
    ) -> CoverageMask {
        let plane = GaussianBlur.Plane(bounds: mask.bounds, values: mask.levels.map(Float.init))
        let blurred = GaussianBlur(sigma: sigma, shiftX: shiftX, shiftY: shiftY).blur(plane, onto: area)
        return CoverageMask(bounds: area, levels: blurred.values.map { UInt8(clamp($0) + 0.5) })
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
        let alpha = UInt32(clamp(a) + 0.5)
        return min(UInt32(clamp(r) + 0.5), alpha) | min(UInt32(clamp(g) + 0.5), alpha) << 8
            | min(UInt32(clamp(b) + 0.5), alpha) << 16 | alpha << 24
    }

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
