import Drawing

/// Mixes rows of coverage into a surface: clip, opacity, blend mode.
///
/// Holds scratch rows, so one object serves one picture and one thread.
final class Compositor {
    /// Where and how rows are mixed.
    struct Target {
        var surface: Surface
        var clip: Clip
        /// 0...255, multiplied into all coverage.
        var opacity = 255
        var mode = BlendMode.normal

        /// Nothing but drawing over what is there, inside a rectangle.
        var isPlain: Bool { mode == .normal && opacity == 255 && clip.mask == nil }
    }

    private var colors: [PremultipliedPixel] = []
    private var mask: [UInt8] = []
    private let solidBlend = SolidBlend()

    /// Mixes one row of coverage in.
    ///
    /// 1. Cut each run to the clip's rectangle.
    /// 2. Where the clip has a mask, split runs at its full stretch and multiply the rest.
    /// 3. Multiply by the opacity.
    /// 4. Blend.
    func draw(_ row: CoverageRow, _ source: PixelSource, _ target: Target) {
        let bounds = target.clip.bounds
        guard row.y >= bounds.minY, row.y < bounds.maxY else { return }
        for run in row.runs {
            // 1.
            let start = max(run.start, bounds.minX)
            let end = min(run.end, bounds.maxX)
            guard start < end else { continue }
            // 2.
            guard let clipMask = target.clip.mask else {
                draw(row, run, start..<end, nil, source, target)
                continue
            }
            let full = clipMask.fullRange(y: row.y, in: start..<end)
            if full.isEmpty {
                draw(row, run, start..<end, clipMask, source, target)
            } else {
                draw(row, run, start..<full.lowerBound, clipMask, source, target)
                draw(row, run, full, nil, source, target)
                draw(row, run, full.upperBound..<end, clipMask, source, target)
            }
        }
    }

    private func draw(
        _ row: CoverageRow, _ run: CoverageRow.Run, _ columns: Range<Int>, _ clipMask: ClipMask?,
        _ source: PixelSource, _ target: Target
    ) {
        guard !columns.isEmpty else { return }
        let isVarying = run.isVarying
        let pixels = target.surface.row(row.y, from: columns.lowerBound)
        if clipMask == nil, !isVarying || target.opacity == 255 {
            if isVarying {
                blend(source, row.mask(from: columns.lowerBound), row.y, columns, pixels, target.mode)
            } else {
                let coverage =
                    target.opacity == 255 ? run.coverage : Self.multiply(run.coverage, target.opacity)
                guard coverage > 0 else { return }
                blend(source, coverage: coverage, row.y, columns, pixels, target.mode)
            }
            return
        }
        if mask.count < columns.count { mask = [UInt8](repeating: 0, count: columns.count) }
        mask.withUnsafeMutableBufferPointer { buffer in
            guard let base = buffer.baseAddress else { return }
            if isVarying {
                base.update(from: row.mask(from: columns.lowerBound), count: columns.count)
            } else {
                base.update(repeating: UInt8(run.coverage), count: columns.count)
            }
            clipMask?.multiply(into: base, y: row.y, from: columns.lowerBound, count: columns.count)
            // 3.
            if target.opacity < 255 {
                for i in 0..<columns.count { base[i] = UInt8(Self.multiply(Int(base[i]), target.opacity)) }
            }
            blend(source, UnsafePointer(base), row.y, columns, pixels, target.mode)
        }
    }

    // MARK: 4.

    private func blend(
        _ source: PixelSource, coverage: Int, _ y: Int, _ columns: Range<Int>, _ pixels: SourceOver.Row,
        _ mode: BlendMode
    ) {
        switch source {
        case .solid(let color) where mode == .normal:
            SourceOver.blend(color.pixel, coverage: coverage, onto: pixels, count: columns.count)
        case .solid(let color):
            solidBlend.blend(color.exact, coverage: coverage, onto: pixels, count: columns.count, mode)
        case .shader(let shader) where mode == .normal && coverage == 255 && shader.isOpaque:
            shader.write(y: y, from: columns.lowerBound, count: columns.count, into: pixels)
        case .shader(let shader):
            withColors(shader, y, columns) { colors in
                if mode == .normal {
                    SourceOver.blend(colors, coverage: coverage, onto: pixels, count: columns.count)
                } else {
                    let done =
                        coverage == 255
                        ? PixelRows.blend(colors, onto: pixels, count: columns.count, mode) : 0
                    for i in done..<columns.count {
                        let color = BlendFormula.unpack(colors[i])
                        pixels[i] = BlendFormula.blend(color, coverage: coverage, onto: pixels[i], mode)
                    }
                }
            }
        }
    }

    private func blend(
        _ source: PixelSource, _ mask: SourceOver.Mask, _ y: Int, _ columns: Range<Int>,
        _ pixels: SourceOver.Row, _ mode: BlendMode
    ) {
        switch source {
        case .solid(let color) where mode == .normal:
            SourceOver.blend(color.pixel, mask: mask, onto: pixels, count: columns.count)
        case .solid(let color):
            for i in 0..<columns.count where mask[i] > 0 {
                pixels[i] = BlendFormula.blend(color.exact, coverage: Int(mask[i]), onto: pixels[i], mode)
            }
        case .shader(let shader):
            withColors(shader, y, columns) { colors in
                if mode == .normal {
                    SourceOver.blend(colors, mask: mask, onto: pixels, count: columns.count)
                } else {
                    for i in 0..<columns.count where mask[i] > 0 {
                        let color = BlendFormula.unpack(colors[i])
                        pixels[i] = BlendFormula.blend(color, coverage: Int(mask[i]), onto: pixels[i], mode)
                    }
                }
            }
        }
    }

    private func withColors(
        _ shader: any Shader, _ y: Int, _ columns: Range<Int>, _ body: (SourceOver.Source) -> Void
    ) {
        if let known = shader.pixels(y: y, from: columns.lowerBound, count: columns.count) {
            return body(known)
        }
        if colors.count < columns.count {
            colors = [PremultipliedPixel](repeating: 0, count: columns.count)
        }
        colors.withUnsafeMutableBufferPointer { buffer in
            guard let base = buffer.baseAddress else { return }
            shader.write(y: y, from: columns.lowerBound, count: columns.count, into: base)
            body(UnsafePointer(base))
        }
    }

    private static func multiply(_ a: Int, _ b: Int) -> Int {
        Int(PixelArithmetic.divideBy255(UInt32(a) &* UInt32(b)))
    }
}
