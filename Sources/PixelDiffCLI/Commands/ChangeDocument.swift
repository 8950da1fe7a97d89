import Imaging
import PixelDiff

/// What changed in a picture, in the JSON form of a ``CompareReport``.
struct ChangeDocument: Encodable {
    struct Band: Encodable {
        /// inserted or removed.
        var kind: ContentChange.Band.Kind
        /// rows or columns.
        var axis: ContentChange.Band.Axis
        /// The first line in the reference, or the line that an inserted band stands before.
        var reference: Int
        /// The first line in the candidate, or the line that a removed band stood before.
        var candidate: Int
        var length: Int
        var blank: Bool
    }

    struct Region: Encodable {
        /// changed, moved, appeared, disappeared, recolored or alpha.
        var kind: ContentChange.Kind
        var reference: PixelRect
        var candidate: PixelRect
        var pixels: Int
        var movedBy: ContentChange.Offset?
        var color: ColorChange?
    }

    var bands: [Band]
    var regions: [Region]
    var unlistedRegions: Int
    var sentences: [String]

    init(_ change: ContentChange) {
        bands = change.bands.map {
            Band(
                kind: $0.kind, axis: $0.axis, reference: $0.reference, candidate: $0.candidate,
                length: $0.length, blank: $0.isBlank)
        }
        regions = change.regions.map {
            Region(
                kind: $0.kind, reference: $0.reference, candidate: $0.candidate, pixels: $0.pixels,
                movedBy: $0.movedBy, color: $0.color)
        }
        unlistedRegions = change.unlistedRegions
        sentences = change.sentences
    }
}
