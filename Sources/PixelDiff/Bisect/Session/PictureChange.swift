import Imaging

/// Says where a picture differs from another one that was kept.
struct PictureChange {
    let collector: PictureCollector

    /// - Parameters:
    ///   - reference: Digest of the picture before; nil if it did not exist.
    ///   - candidate: Digest of the picture after; nil if it does not exist any more.
    func describe(_ name: String, reference: String?, candidate: String?) -> BisectReport.Picture {
        var picture = BisectReport.Picture(
            name: name, regions: [], isNew: reference == nil, isGone: candidate == nil)
        guard let reference, let candidate,
            let before = try? PNGDecoder().decode(contentsOf: collector.path(of: reference)),
            let after = try? PNGDecoder().decode(contentsOf: collector.path(of: candidate))
        else { return picture }
        let result = Comparison.compare(reference: before, candidate: after)
        picture.regions = result.regions
        picture.widthDelta = result.widthDelta
        picture.heightDelta = result.heightDelta
        picture.differingPixels = result.differingPixels
        return picture
    }
}
