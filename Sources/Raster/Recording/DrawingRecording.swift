import Drawing
import Foundation
import Imaging

/// A drawing with all that its pixels depend on: the display list, the ground, the shapes of the glyphs that it uses, and
/// its pictures. It is drawn the same without any font.
///
/// As files it is `display-list.json`, `glyphs.json` and `images/0.png` and on; see Docs/Repro.md. The same drawing
/// makes the same files.
public struct DrawingRecording: Equatable, Sendable {
    /// One of the files.
    public struct File: Hashable, Sendable {
        /// A relative path with slashes.
        public var name: String
        /// All of it.
        public var bytes: [UInt8]

        /// A file of that name.
        public init(name: String, bytes: [UInt8]) {
            self.name = name
            self.bytes = bytes
        }
    }

    /// What is drawn.
    public let list: DisplayList
    /// Filled in below everything; nil leaves the picture transparent.
    public let background: ResolvedColor?
    let glyphs: RecordedGlyphs

    /// Takes the shapes of the glyphs from where they are drawn from: a `FontBook`. Those that can't be had are left
    /// out; drawing fails where one of them is needed, as it does without the recording.
    ///
    /// - Complexity: O(glyphs).
    public init(of list: DisplayList, background: ResolvedColor? = nil, glyphs: any GlyphOutlines) {
        self.list = list
        self.background = background
        self.glyphs = RecordedGlyphs(of: list, from: glyphs)
    }

    /// The faces that glyphs are from, in the order of their first use.
    public var faces: [FontFace] { RecordingTables(list).faces }

    /// The files, ordered by name. The same drawing gives the same bytes, wherever the same libdeflate is.
    ///
    /// - Throws: `PNGError` where memory is short.
    /// - Complexity: O(items + path elements + picture pixels).
    public func files() throws(PNGError) -> [File] {
        var tables = RecordingTables(list)
        let shapes = GlyphDocument.text(glyphs, &tables)
        var files = [File(name: GlyphDocument.file, bytes: shapes)]
        var premultiplied: Set<Int> = []
        for (number, image) in tables.images.enumerated() where image.width > 0 && image.height > 0 {
            let samples = RecordedImage(image)
            if samples.isPremultiplied { premultiplied.insert(number) }
            files.append(File(name: RecordedImage.file(number), bytes: try samples.png()))
        }
        let text = DisplayListDocument.text(
            list, background: background, premultiplied: premultiplied, &tables)
        files.append(File(name: DisplayListDocument.file, bytes: text))
        return files.sorted { $0.name < $1.name }
    }

    /// Opens a recording, whoever made it.
    ///
    /// 1. The list's document names faces, pictures and views; each picture is decoded when its size is known to be
    ///    within the limits.
    /// 2. The glyphs' document refers to the same faces and pictures.
    ///
    /// - Parameters:
    ///   - limits: What it may hold.
    ///   - file: The bytes of a file by its name; nil where there is none. Asked for names of recordings only.
    /// - Throws: ``RecordingError``, and what `file` throws.
    public init(
        limits: RecordingLimits = RecordingLimits(), opening file: (_ name: String) throws -> [UInt8]?
    ) throws {
        let budget = RecordingBudget(limits)
        guard let document = try file(DisplayListDocument.file) else {
            throw RecordingError.missing(DisplayListDocument.file)
        }
        // 1.
        let contents = try DisplayListDocument.read(document, budget) { number, entry in
            guard entry.width > 0, entry.height > 0 else {
                return CGImage(width: entry.width, height: entry.height, premultipliedRGBA: [])
            }
            let name = RecordedImage.file(number)
            guard let bytes = try file(name) else { throw RecordingError.missing(name) }
            return try RecordedImage.image(bytes, name: name, entry)
        }
        list = contents.list
        background = contents.background
        // 2.
        guard let shapes = try file(GlyphDocument.file) else {
            throw RecordingError.missing(GlyphDocument.file)
        }
        glyphs = try GlyphDocument.read(shapes, faces: contents.faces, images: contents.images, budget)
    }

    /// Draws the pixels: those of the original, on the same rendering revision.
    ///
    /// - Parameters:
    ///   - limits: How large the picture may be.
    ///   - threads: See ``Rasterizer/bitmap(of:scale:background:threads:)``. A list of some hundred groups in one
    ///     another needs a large stack: draw it with 1 on a thread that has one.
    /// - Throws: ``RecordingError``.
    public func bitmap(limits: RecordingLimits = RecordingLimits(), threads: Int? = nil)
        throws(RecordingError)
        -> Bitmap
    {
        do throws(RasterError) {
            return try Rasterizer(glyphs: glyphs, pixelLimit: limits.picturePixels)
                .bitmap(of: list, background: background, threads: threads)
        } catch {
            switch error {
            case .tooLarge: throw .tooMany("pixels in the picture", limit: limits.picturePixels)
            case .font(.unreadable(let face, let reason)): throw .undrawable("\(reason) of \(face)")
            case .font, .invalidSize: throw .undrawable("\(error)")
            }
        }
    }
}

/// The pixels of a picture as a file.
struct RecordedImage {
    private let image: CGImage
    /// Some channel is above its alpha, which no straight colour says: the file holds the bytes as they are.
    let isPremultiplied: Bool

    init(_ image: CGImage) {
        self.image = image
        isPremultiplied = stride(from: 0, to: image.pixels.count, by: 4).contains { start in
            let alpha = image.pixels[start + 3]
            return image.pixels[start] > alpha || image.pixels[start + 1] > alpha
                || image.pixels[start + 2] > alpha
        }
    }

    static func file(_ number: Int) -> String { "images/\(number).png" }

    /// Without loss: a straight colour that is rounded to the nearest comes back as the premultiplied one that it was.
    func png() throws(PNGError) -> [UInt8] {
        if isPremultiplied {
            let raw = DecodedImage(width: image.width, height: image.height, samples: .eight(image.pixels))
            return [UInt8](try PNGEncoder().encode(raw))
        }
        return [UInt8](
            try PNGEncoder().encode(Bitmap(width: image.width, height: image.height, pixels: image.pixels)))
    }

    /// - Throws: ``RecordingError/image(file:reason:)``.
    static func image(
        _ bytes: [UInt8], name: String, _ entry: DisplayListDocument.ImageEntry
    ) throws(RecordingError) -> CGImage {
        let decoded: DecodedImage
        do {
            decoded = try PNGDecoder(pixelLimit: entry.width * entry.height).decode(bytes, name: name)
        } catch {
            throw .image(file: name, reason: "\(error)")
        }
        guard decoded.width == entry.width, decoded.height == entry.height else {
            throw .image(file: name, reason: "it hasn't the size that the list says")
        }
        if entry.isPremultiplied, case .eight(let samples) = decoded.samples {
            return CGImage(width: entry.width, height: entry.height, premultipliedRGBA: samples)
        }
        return CGImage(width: entry.width, height: entry.height, premultipliedRGBA: decoded.bitmap().pixels)
    }
}
