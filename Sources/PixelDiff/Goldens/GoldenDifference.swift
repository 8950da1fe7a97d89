import Imaging

/// What parts a rendering from its golden, stage by stage.
struct GoldenDifference {
    /// Circumstances that differ, in words.
    var metadata: [String]
    /// Views that differ, in words.
    var layout: [String]
    /// The drawing's digest differs.
    var drawing: Bool
    /// Colour declarations of the golden's file that are not those of a rendering, in words.
    var colors: [String]
    var pixels: ImageComparison
    /// The view around each region of ``pixels``.
    var views: [String?]

    /// Compares layout text, then the drawing, then pixels.
    init(golden: GoldenStore.StoredGolden, candidate: GoldenCandidate, tolerance: Tolerance) {
        let oldLayout = golden.layout.map(LayoutDescription.init(parsing:))
        let newLayout = candidate.layout.map(LayoutDescription.init(parsing:))
        let old = GoldenMetadata(text: golden.image.text)
            .completed(by: oldLayout.map(GoldenMetadata.init(layout:)) ?? GoldenMetadata())
        let new = candidate.completeMetadata
        metadata = GoldenMetadata.changes(from: old, to: new)

        layout = []
        if let oldLayout, let newLayout, golden.layout != candidate.layout {
            layout = LayoutComparison.changes(from: oldLayout, to: newLayout)
        }
        drawing = old.drawing != nil && new.drawing != nil && old.drawing != new.drawing

        colors = ColorNotes.differences(
            reference: golden.image.colorProfile,
            candidate: DecodedImage(Bitmap(width: 0, height: 0)).colorProfile)
        pixels = Comparison.compare(
            reference: golden.image.bitmap(), candidate: candidate.bitmap, tolerance: tolerance)
        let scale = new.scale.flatMap(Double.init) ?? 1
        views = pixels.regions.map { region in
            let frame = LayoutDescription.Frame(region, scale: scale)
            let before = oldLayout?.deepestView(containing: frame)
            let after = newLayout?.deepestView(containing: frame)
            // A view that is gone is the better answer than what was around it.
            guard let before, before.depth > (after?.depth ?? -1) else { return after?.title }
            return before.title
        }
    }

    /// The first stage that differs.
    var stage: CaseRecord.Stage {
        if !metadata.isEmpty { return .metadata }
        if !layout.isEmpty { return .layout }
        if drawing { return .drawing }
        return pixels.widthDelta != 0 || pixels.heightDelta != 0 ? .size : .pixels
    }
}

extension LayoutDescription.Frame {
    /// A rectangle of pixels in points.
    init(_ rect: PixelRect, scale: Double) {
        let points = { (pixels: Int) in Double(pixels) / (scale > 0 ? scale : 1) }
        self.init(
            x: points(rect.x), y: points(rect.y), width: points(rect.width), height: points(rect.height))
    }
}
