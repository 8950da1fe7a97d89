/// Mixes rows of coverage into a surface in one colour, where nothing else is asked for: the way that nearly
/// all shapes take. ``Compositor`` has the general one, and the same bytes.
struct SolidRows: CoverageSink {
    private let origin: UnsafeMutablePointer<PremultipliedPixel>
    private let width: Int
    private let minX: Int
    private let minY: Int
    private let color: PremultipliedPixel
    /// Pixels from one of a row to that some rows below, which memory is asked for in advance: rows of a wide
    /// surface lie too far apart for the processor to guess.
    private let ahead: Int

    /// Nil where the target has a mask, an opacity or a blend mode.
    ///
    /// - Precondition: Rows that come lie inside the target's clip.
    init?(_ source: PixelSource, _ target: Compositor.Target) {
        guard case .solid(let color) = source, target.isPlain else { return nil }
        self.init(color.pixel, on: target.surface)
    }

    /// - Precondition: Rows that come lie inside the surface.
    init(_ color: PremultipliedPixel, on surface: Surface) {
        let bounds = surface.bounds
        origin = surface.row(bounds.minY, from: bounds.minX)
        width = bounds.width
        ahead = 6 * width
        (minX, minY) = (bounds.minX, bounds.minY)
        self.color = color
    }

    @inline(__always)
    func add(_ row: CoverageRow) {
        let pixels = origin + ((row.y - minY) * width - minX)
        for run in row.runs {
            let count = run.end - run.start
            PixelRows.prefetch(pixels, offset: run.start + ahead)
            if run.isVarying {
                SourceOver.blend(
                    color, mask: row.mask(from: run.start), onto: pixels + run.start, count: count)
            } else {
                SourceOver.blend(color, coverage: run.coverage, onto: pixels + run.start, count: count)
            }
        }
    }
}

/// Mixes rows of coverage into a target by way of a compositor.
struct ComposedRows: CoverageSink {
    let compositor: Compositor
    let source: PixelSource
    let target: Compositor.Target

    func add(_ row: CoverageRow) { compositor.draw(row, source, target) }
}
