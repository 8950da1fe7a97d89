/// What a recording may hold. One that was sent by somebody is opened with these; whatever goes beyond one of them is
/// refused, naming it, before memory is taken for it.
public struct RecordingLimits: Hashable, Sendable {
    /// Bytes of `display-list.json` and of `glyphs.json`, each.
    public var documentBytes = 128 << 20
    /// Items of the list, those of groups and masks among them.
    public var displayItems = 1_000_000
    /// Groups and effects in one another.
    public var nestingDepth = 400
    /// Steps of all paths and dashes: those of shapes, clips and glyphs.
    public var pathSegments = 8_000_000
    /// Glyphs placed by all runs.
    public var placedGlyphs = 4_000_000
    /// Glyphs whose shapes are kept, and the paints of those with colours.
    public var glyphOutlines = 200_000
    /// Faces of fonts.
    public var faces = 4096
    /// Pictures.
    public var images = 4096
    /// Pixels of all pictures together.
    public var imagePixels = 64_000_000
    /// Stops of gradients and points of meshes.
    public var gradientColors = 1_000_000
    /// Pixels of the picture that is drawn.
    public var picturePixels = 64_000_000

    /// Room for what views draw, and for little more than a machine has.
    public init() {}
}

extension RecordingLimits {
    /// A limit by its name, as errors tell it.
    enum Kind: String {
        case documentBytes = "bytes in a document"
        case displayItems = "display items"
        case nestingDepth = "groups and effects in one another"
        case pathSegments = "path segments"
        case placedGlyphs = "placed glyphs"
        case glyphOutlines = "glyph outlines"
        case faces = "font faces"
        case images
        case imagePixels = "image pixels"
        case gradientColors = "gradient colours"
        case picturePixels = "pixels in the picture"
    }

    subscript(kind: Kind) -> Int {
        switch kind {
        case .documentBytes: documentBytes
        case .displayItems: displayItems
        case .nestingDepth: nestingDepth
        case .pathSegments: pathSegments
        case .placedGlyphs: placedGlyphs
        case .glyphOutlines: glyphOutlines
        case .faces: faces
        case .images: images
        case .imagePixels: imagePixels
        case .gradientColors: gradientColors
        case .picturePixels: picturePixels
        }
    }
}

/// What a recording has used of its limits so far.
final class RecordingBudget {
    let limits: RecordingLimits
    private var used: [RecordingLimits.Kind: Int] = [:]

    init(_ limits: RecordingLimits) { self.limits = limits }

    /// Takes note of `count` more.
    ///
    /// - Throws: ``RecordingError/tooMany(_:limit:)``.
    func spend(_ kind: RecordingLimits.Kind, _ count: Int = 1) throws {
        let (sum, overflows) = used[kind, default: 0].addingReportingOverflow(count)
        guard !overflows, sum <= limits[kind] else {
            throw RecordingError.tooMany(kind.rawValue, limit: limits[kind])
        }
        used[kind] = sum
    }

    /// Refuses a number that isn't summed up.
    ///
    /// - Throws: ``RecordingError/tooMany(_:limit:)``.
    func check(_ kind: RecordingLimits.Kind, _ count: Int) throws {
        guard count <= limits[kind] else { throw RecordingError.tooMany(kind.rawValue, limit: limits[kind]) }
    }
}
