import Imaging

/// A rendering that is about to be checked.
public struct GoldenCandidate: Sendable {
    public var bitmap: Bitmap
    /// The dump of the laid out tree; nil from renderers that have none. Kept beside the golden as it is.
    public var layout: String?
    /// The dump of the drawing; only its digest is kept.
    public var drawing: String?
    /// What the layout text's head doesn't say.
    public var metadata: GoldenMetadata
    /// What the renderer has to say about the view; shown, never a failure.
    public var notes: [String]
    /// Files with all that was drawn, as `DrawingRecording` of Raster makes them; asked for where a case fails, and left
    /// with its failure for `pixeldiff repro`. A `view-tree.json` may be among them. Nil from renderers that have none.
    public var recording: (@Sendable () throws -> [(name: String, bytes: [UInt8])])?

    public init(
        bitmap: Bitmap, layout: String? = nil, drawing: String? = nil,
        metadata: GoldenMetadata = GoldenMetadata(), notes: [String] = []
    ) {
        self.bitmap = bitmap
        self.layout = layout
        self.drawing = drawing
        self.metadata = metadata
        self.notes = notes
    }

    /// ``metadata``, completed by the layout text's head and the digest of ``drawing``.
    var completeMetadata: GoldenMetadata {
        let head = layout.map { GoldenMetadata(layout: LayoutDescription(parsing: $0)) } ?? GoldenMetadata()
        let digest = drawing.map { SHA256.hexDigest(of: Array($0.utf8)) }
        return metadata.completed(by: head).completed(by: GoldenMetadata(drawing: digest))
    }

    /// The PNG as it is kept: the pixels, the name, and what they were made with. The same bytes every time.
    ///
    /// - Parameter effort: ``PNGEncoder/Effort/smallest`` for what becomes a golden.
    func png(named name: GoldenName, effort: PNGEncoder.Effort = .small) throws -> [UInt8] {
        let identity = TextChunk(keyword: GoldenName.keyword, text: name.identity)
        return Array(
            try PNGEncoder(effort: effort).encode(bitmap, text: [identity] + completeMetadata.textChunks))
    }
}
