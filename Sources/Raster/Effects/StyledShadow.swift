import Drawing

extension StyledShadow {
    /// Kept to what casts it.
    var isInner: Bool { blendMode == .sourceAtop && (isAbove || isAlone) }
}

/// Shadows with options: inner ones, and those that a canvas asks for.
extension RasterPass {
    /// Draws a group and its shadow.
    ///
    /// 1. Where both are mixed as one, or the shadow mixes with the group alone, that is done on a layer of its own.
    /// 2. The group's alpha casts the shadow, below or above it.
    func draw(
        _ styled: StyledShadow, _ effects: ArraySlice<Effect>, _ items: [DisplayItem], _ context: Context
    ) throws(RasterError) {
        let shadow = Shadow(styled)
        // 1.
        let mixesAlone = (styled.isAbove || styled.isAlone) && styled.blendMode != .normal
        if mixesAlone || (!context.isPlain && !styled.isUngrouped) {
            let area = try bounds(of: items, effects + [.styledShadow(styled)], context.transform)
                .intersection(context.clip.bounds)
            guard !area.isEmpty else { return }
            let both = Context(surface: Surface(bounds: area), transform: context.transform)
            try drawDirectly(styled, shadow, effects, items, both)
            return draw(both.surface, context)
        }
        try drawDirectly(styled, shadow, effects, items, context)
    }

    /// 2.
    private func drawDirectly(
        _ styled: StyledShadow, _ shadow: Shadow, _ effects: ArraySlice<Effect>, _ items: [DisplayItem],
        _ context: Context
    ) throws(RasterError) {
        let area = shadow.sources(of: context.clip.bounds, context.transform).union(context.clip.bounds)
        let layer = try layer(effects, items, context.transform, on: area)
        let mask = layer?.alphaMask ?? CoverageMask(bounds: .empty)
        var casting = context
        if styled.blendMode != .normal { casting.mode = styled.blendMode }
        if styled.isAlone, styled.blendMode == .sourceAtop {
            casting.mode = .normal
            casting.clip.intersect(mask)
        }
        if styled.isAbove, !styled.isAlone, let layer { draw(layer, context) }
        let whole = try bounds(of: items, effects, context.transform)
        cast(shadow, mask, casting, anchor: whole, isInverted: styled.invertsAlpha)
        if !styled.isAbove, !styled.isAlone, let layer { draw(layer, context) }
    }
}
