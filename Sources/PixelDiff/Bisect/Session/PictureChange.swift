import Imaging

/// Says how pictures of one run differ from those of another.
struct PictureChange {
    /// Sentences that are kept of a picture.
    static let limit = 12

    let collector: PictureCollector

    /// How a picture of `candidate` differs from that of `reference`.
    func describe(
        _ name: String, reference: DrawnPictures, candidate: DrawnPictures
    ) -> BisectReport.Picture {
        let (before, after) = (reference.side(of: name), candidate.side(of: name))
        var picture = BisectReport.Picture(
            name: name, regions: [], isNew: before == nil, isGone: after == nil)
        picture.reference = before?.pixels
        picture.candidate = after?.pixels
        guard let before, let after,
            let difference = PictureDifference(reference: before, candidate: after, collector: collector)
        else { return picture }
        picture.regions = difference.pixels.regions
        picture.widthDelta = difference.pixels.widthDelta
        picture.heightDelta = difference.pixels.heightDelta
        picture.differingPixels = difference.pixels.differingPixels
        picture.scale = difference.scale
        picture.stage = difference.stage
        picture.hasLayout = before.layout != nil && after.layout != nil
        picture.circumstances = difference.circumstances
        picture.views = Array(difference.layout.prefix(Self.limit))
        picture.unlistedViews = max(0, difference.layout.count - Self.limit)
        picture.sentences = Array(difference.sentences.prefix(Self.limit))
        return picture
    }

    /// How several pictures differ.
    func differences(
        from reference: DrawnPictures, to candidate: DrawnPictures, names: [String]
    ) -> [BisectReport.Picture] {
        names.map { describe($0, reference: reference, candidate: candidate) }
    }
}
