import Drawing

extension RasterPass {
    /// Draws what lies below, as a material shows it, where a group's alpha is.
    ///
    /// 1. The group's alpha says where.
    /// 2. What lies below it and around, to where the blur reaches; beyond the drawn area the edge goes on.
    /// 3. Blurred, saturated, tinted.
    /// 4. It takes the place of what was below, as far as the alpha and the opacity around go.
    func draw(
        _ backdrop: Backdrop, _ effects: ArraySlice<Effect>, _ items: [DisplayItem], _ context: Context
    ) throws(RasterError) {
        // 1.
        guard let cover = try layer(effects, items, context.transform, on: context.clip.bounds) else {
            return
        }
        // 2.
        let sigma = GaussianSigma(radius: backdrop.radius, context.transform)
        let reach = GaussianBlur.reach(sigma: sigma)
        let below = context.surface.copied(
            onto: cover.bounds.expanded(x: reach.x, y: reach.y), edgesOf: context.clip.bounds)
        // 3.
        let whole = try bounds(of: items, effects, context.transform)
        let result =
            reach != (0, 0)
            ? SurfaceBlur.blur(
                below, blur(sigma: sigma), isOpaque: false, onto: cover.bounds,
                anchor: (whole.minX, whole.minY)) : below
        ColorFilterFormula([.saturation(backdrop.saturation)]).apply(to: result)
        let tint = SolidColor(backdrop.tint).pixel
        result.forEachRow(in: result.bounds) { _, row in
            guard let base = row.baseAddress else { return }
            SourceOver.blend(tint, coverage: 255, onto: base, count: row.count)
        }
        // 4.
        var context = context
        context.clip.intersect(cover.alphaMask)
        if context.mode == .normal, !result.isOpaque { context.mode = .copy }
        draw(result, context)
    }
}

extension Surface {
    /// The pixels on `area`; those outside of `known` are the nearest inside.
    fileprivate func copied(onto area: PixelBounds, edgesOf known: PixelBounds) -> Surface {
        let result = Surface(bounds: area)
        let known = known.intersection(bounds)
        guard !known.isEmpty else { return result }
        result.forEachRow(in: area) { y, row in
            let source = self.row(min(max(y, known.minY), known.maxY - 1), from: known.minX)
            for x in row.indices {
                row[x] = source[min(max(x + area.minX, known.minX), known.maxX - 1) - known.minX]
            }
        }
        return result
    }

    /// Every pixel hides what lies below.
    fileprivate var isOpaque: Bool {
        var all: UInt32 = 0xff00_0000
        forEachRow(in: bounds) { _, row in
            for pixel in row { all &= pixel }
        }
        return all == 0xff00_0000
    }
}
