import Imaging

/// What changed between two pictures, beyond which pixels differ: bands of rows or columns that came or went,
/// content that moved, colours, and what is left.
///
/// Found by ``Comparison/change(reference:candidate:comparison:ignoring:mask:)``. Equal pictures have none of it.
public struct ContentChange: Hashable, Sendable {
    /// Whole rows or columns that one picture has and the other lacks.
    public struct Band: Hashable, Sendable {
        public enum Kind: String, Hashable, Sendable, Codable {
            case inserted, removed
        }

        public enum Axis: String, Hashable, Sendable, Codable {
            case rows, columns
        }

        public var kind: Kind
        public var axis: Axis
        /// The band's first line in the reference; for an inserted one, the line that it was put before.
        public var reference: Int
        /// The band's first line in the candidate; for a removed one, the line that it stood before.
        public var candidate: Int
        /// Rows or columns, at least 1.
        public var length: Int
        /// Every line of it has one colour: space, rather than content.
        public var isBlank: Bool
    }

    /// A distance in pixels, right and down.
    public struct Offset: Hashable, Sendable, Codable {
        public var dx: Int
        public var dy: Int

        public init(dx: Int, dy: Int) {
            (self.dx, self.dy) = (dx, dy)
        }
    }

    /// What happened to the pixels of a region.
    public enum Kind: String, Hashable, Sendable, Codable {
        /// Other content in the same place.
        case changed
        /// The same pixels elsewhere, every one of them.
        case moved
        /// Content where there was only the background.
        case appeared
        /// Only the background where there was content.
        case disappeared
        /// One colour, or most of it, became another one.
        case recolored
        /// Only alpha differs.
        case alpha
    }

    /// A rectangle of pixels that changed.
    public struct Region: Hashable, Sendable {
        public var kind: Kind
        /// Where it is in the reference.
        public var reference: PixelRect
        /// Where it is in the candidate; of the same size.
        public var candidate: PixelRect
        /// Pixels that differ where both are laid on each other; of a moved region, those of its content that are
        /// not its background's colour. 0 where nobody counted.
        public var pixels: Int
        /// For ``Kind/moved``: beyond what the bands around it moved.
        public var movedBy: Offset?
        /// What became of the colour of all, or of most, differing pixels.
        public var color: ColorChange?
    }

    public var bands: [Band]
    /// Ordered by their top in the candidate, then from left to right; at most ``limit``.
    public var regions: [Region]
    /// Regions beyond ``limit``.
    public var unlistedRegions: Int
    /// ``Region/pixels`` of all regions.
    public var differingPixels: Int
    /// Along which ``pieces`` follow each other.
    var axis: Band.Axis
    /// What was laid on what, for who draws it; empty where nothing was aligned.
    var pieces: [AlignedPictures.Piece]

    /// Regions that are listed.
    public static let limit = 100

    /// Nothing changed.
    init() {
        self.init(
            bands: [], regions: [], unlistedRegions: 0, differingPixels: 0, axis: .rows, pieces: [])
    }

    /// Regions of which only the place is known, in pictures that lie on each other.
    init(unaligned regions: [PixelRect]) {
        self.init()
        self.regions = regions.map { Region(kind: .changed, reference: $0, candidate: $0, pixels: 0) }
    }

    init(
        bands: [Band], regions: [Region], unlistedRegions: Int, differingPixels: Int, axis: Band.Axis,
        pieces: [AlignedPictures.Piece]
    ) {
        self.bands = bands
        self.regions = regions
        self.unlistedRegions = unlistedRegions
        self.differingPixels = differingPixels
        self.axis = axis
        self.pieces = pieces
    }

    public var isEmpty: Bool { bands.isEmpty && regions.isEmpty }
}
