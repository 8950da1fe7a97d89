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
    /// What changed in the picture; nothing where ``pixels`` match.
    var change: ContentChange
    /// The view around each region of ``change``.
    var views: [RegionViews.Place?]

    /// Compares layout text, then the drawing, then pixels.
    init(golden: GoldenStore.StoredGolden, candidate: GoldenCandidate, tolerance: Tolerance) {
        let oldLayout = golden.layout.map(LayoutDescription.init(parsing:))
        let newLayout = candidate.layout.map(LayoutDescription.init(parsing:))
        let old = GoldenMetadata(text: golden.text)
            .completed(by: oldLayout.map(GoldenMetadata.init(layout:)) ?? GoldenMetadata())
        let new = candidate.completeMetadata
        metadata = GoldenMetadata.changes(from: old, to: new)

        layout = []
        if let oldLayout, let newLayout, golden.layout != candidate.layout {
            layout = LayoutComparison.changes(from: oldLayout, to: newLayout)
        }
        drawing = old.drawing != nil && new.drawing != nil && old.drawing != new.drawing

        colors = ColorNotes.differences(
            reference: golden.colorProfile, candidate: DecodedImage.bitmapProfile)
        pixels = Comparison.compare(
            reference: golden.picture, candidate: candidate.bitmap, tolerance: tolerance)
        (change, views) = (ContentChange(), [])
        if !pixels.matches {
            let names = RegionViews(
                old: oldLayout, new: newLayout, scale: new.scale.flatMap(Double.init) ?? 1)
            change = Comparison.change(
                reference: golden.picture, candidate: candidate.bitmap, comparison: pixels,
                foreseen: names.moves)
            views = change.regions.map(names.place)
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

extension GoldenDifference {
    /// What changed in the picture, one sentence each, with the views that are known.
    var changeSentences: [String] {
        let names = Dictionary(zip(change.regions, views)) { first, _ in first }
        return change.sentences { region in names[region].flatMap { $0 }?.text }
    }
}
