import Drawing
import Foundation

extension DisplayListDocument {
    /// A picture as the document names it; its samples are in a file.
    struct ImageEntry {
        var width = 0
        var height = 0
        /// The samples are premultiplied as they are.
        var isPremultiplied = false
    }

    /// What a document holds.
    struct Contents {
        var list = DisplayList(size: .zero, scale: 1, items: [])
        var background: ResolvedColor?
        var faces: [FontFace] = []
        var images: [CGImage] = []
    }

    /// Reads a document. Faces, images and views stand before the items.
    ///
    /// - Parameter image: The pixels of a picture, by its number.
    /// - Throws: ``RecordingError``, and what `image` throws.
    static func read(
        _ bytes: [UInt8], _ budget: RecordingBudget, image: (Int, ImageEntry) throws -> CGImage
    ) throws -> Contents {
        var list = ListReader(reader: try RecordingReader(bytes, file: file, budget), budget: budget)
        let document = list.reader
        try document.members(schema: schema, file: file) { try list.read($0, image) }
        return try list.finished()
    }
}

/// A display list's document, member by member.
private struct ListReader {
    typealias Contents = DisplayListDocument.Contents

    var reader: RecordingReader
    let budget: RecordingBudget
    private var contents = Contents()
    private var views: [ViewPath] = []
    private var tree = ItemTree()
    private var size: (width: CGFloat?, height: CGFloat?, scale: CGFloat?)

    init(reader: RecordingReader, budget: RecordingBudget) {
        self.reader = reader
        self.budget = budget
    }

    /// Members of names that mean nothing are passed over.
    mutating func read(
        _ name: String, _ image: (Int, DisplayListDocument.ImageEntry) throws -> CGImage
    ) throws {
        let scanner = reader.scanner
        switch name {
        case "width": size.width = try reader.length()
        case "height": size.height = try reader.length()
        case "scale": size.scale = try reader.length()
        case "background": contents.background = try reader.color()
        case "faces":
            try scanner.array {
                try budget.spend(.faces)
                contents.faces.append(try reader.face())
            }
        case "images":
            try scanner.array {
                try budget.spend(.images)
                let entry = try reader.imageEntry()
                contents.images.append(try image(contents.images.count, entry))
            }
            reader.images = contents.images
        case "views":
            try scanner.array {
                try budget.spend(.displayItems)
                views.append(ViewPath(try scanner.string()))
            }
        case "items":
            try scanner.array { try tree.add(reader.item(faces: contents.faces, views: views), budget) }
        default: try scanner.skip()
        }
    }

    /// - Throws: ``RecordingError`` for a document without a size, or with a group that isn't whole.
    func finished() throws -> Contents {
        guard tree.isComplete else { throw reader.failure("a group has fewer items than it says") }
        var contents = contents
        contents.list = DisplayList(
            size: CGSize(
                width: try reader.required(size.width, "width"),
                height: try reader.required(size.height, "height")),
            scale: try reader.required(size.scale, "scale"), items: tree.items)
        return contents
    }
}

extension RecordingReader {
    fileprivate func face() throws -> FontFace {
        var face = FontFace(family: "", name: "", fingerprint: "")
        try scanner.object { name in
            switch name {
            case "family": face.family = try scanner.string()
            case "name": face.name = try scanner.string()
            case "fingerprint": face.fingerprint = try scanner.string()
            case "index": face.index = try scanner.count()
            case "variations":
                try scanner.object { axis in
                    guard face.variations.count < 64 else { throw failure("more than 64 axes") }
                    face.variations[axis] = try scanner.number()
                }
            default: try scanner.skip()
            }
        }
        return face
    }

    fileprivate func imageEntry() throws -> DisplayListDocument.ImageEntry {
        var entry = DisplayListDocument.ImageEntry()
        try scanner.object { name in
            switch name {
            case "width": entry.width = try scanner.count()
            case "height": entry.height = try scanner.count()
            case "premultiplied": entry.isPremultiplied = try scanner.bool()
            default: try scanner.skip()
            }
        }
        let (count, overflows) = entry.width.multipliedReportingOverflow(by: entry.height)
        try budget.spend(.imagePixels, overflows ? .max : count)
        return entry
    }
}
