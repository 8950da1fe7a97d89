import Imaging

/// How a picture differs from another one, stage by stage: circumstances, layout, drawing, pixels.
struct PictureDifference {
    /// Pixels a point in the candidate; nil where neither the picture nor its layout text tells.
    let scale: Double?
    /// Circumstances that differ, in words.
    let circumstances: [String]
    /// Views that differ, in words.
    let layout: [String]
    /// The drawing's digest differs.
    let isDrawnDifferently: Bool
    let pixels: ImageComparison
    let change: ContentChange
    /// The view around each region of ``change``.
    let views: [RegionViews.Place?]

    /// - Parameters:
    ///   - collector: Where both are kept.
    /// - Returns: Nil where a picture is no longer kept.
    init?(
        reference: DrawnPictures.Side, candidate: DrawnPictures.Side, collector: PictureCollector
    ) {
        guard let before = collector.picture(reference.pixels),
            let after = collector.picture(candidate.pixels)
        else { return nil }
        let (oldLayout, newLayout) = (
            collector.layout(reference.layout), collector.layout(candidate.layout)
        )
        let metadata = { (image: DecodedImage, layout: LayoutDescription?) in
            (layout.map(GoldenMetadata.init(layout:)) ?? GoldenMetadata())
                .completed(by: GoldenMetadata(text: image.text))
        }
        let (old, new) = (metadata(before, oldLayout), metadata(after, newLayout))
        circumstances = GoldenMetadata.changes(good: old, bad: new)
        scale = new.scale.flatMap(Double.init)
        isDrawnDifferently = old.drawing != nil && new.drawing != nil && old.drawing != new.drawing
        if let oldLayout, let newLayout, reference.layout != candidate.layout {
            layout = LayoutComparison.changes(from: oldLayout, to: newLayout)
        } else {
            layout = []
        }
        pixels = Comparison.compare(reference: before, candidate: after)
        let names = RegionViews(
            old: oldLayout, new: newLayout, scale: scale ?? 1)
        change = Comparison.change(
            reference: before, candidate: after, comparison: pixels, foreseen: names.moves)
        views = change.regions.map(names.place)
    }

    /// The first stage that differs.
    var stage: CaseRecord.Stage {
        if !circumstances.isEmpty { return .metadata }
        if !layout.isEmpty { return .layout }
        if isDrawnDifferently { return .drawing }
        return pixels.widthDelta != 0 || pixels.heightDelta != 0 ? .size : .pixels
    }

    /// What changed in the picture, one sentence each, with the views that are known.
    var sentences: [String] {
        let names = Dictionary(zip(change.regions, views)) { first, _ in first }
        return change.sentences { region in names[region].flatMap { $0 }?.text }
    }
}
