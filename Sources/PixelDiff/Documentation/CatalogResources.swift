import Foundation
import Imaging

/// The picture files of a catalog: which are out of date, and their replacement.
///
/// A file's pixels are compared, not its bytes: another release of the compressor changes nothing, and files whose
/// pixels are right are never written again.
public struct CatalogResources: Sendable {
    /// The folder; need not exist.
    public let folder: String

    public init(folder: String) { self.folder = folder }

    /// The text chunk of files that were made here. Files without it are the user's, and never touched.
    static let keyword = "Documentation Picture"

    /// What has to happen to a file.
    public struct Change: Hashable, Sendable, Codable {
        public enum Kind: String, Hashable, Sendable, Codable {
            case missing
            /// The pixels, or the size, are not those of the preview.
            case stale
            /// No picture of the catalog has this name any more.
            case leftover
        }

        public var kind: Kind
        /// The file's name, without its folder.
        public var file: String
        /// What differs, in a few words.
        public var detail: String?

        public init(kind: Kind, file: String, detail: String? = nil) {
            (self.kind, self.file, self.detail) = (kind, file, detail)
        }
    }

    /// A file as it should be.
    public struct Rendered: Sendable {
        public var name: String
        /// PNG.
        public var bytes: [UInt8]

        public init(name: String, bytes: [UInt8]) { (self.name, self.bytes) = (name, bytes) }
    }

    /// What has to change, in the order of the files; leftovers come last, by name.
    ///
    /// - Throws: `PNGError` for a rendered file that is no PNG; ``GoldenError`` when the folder can't be read.
    public func changes(_ rendered: [Rendered]) throws -> [Change] {
        var changes: [Change] = []
        for file in rendered {
            let new = try PNGDecoder().decode(file.bytes, name: file.name)
            let path = "\(folder)/\(file.name)"
            guard let bytes = try Folder.read(path) else {
                changes.append(Change(kind: .missing, file: file.name))
                continue
            }
            guard let old = try? PNGDecoder().decode(bytes, name: path) else {
                changes.append(Change(kind: .stale, file: file.name, detail: "it is no PNG that can be read"))
                continue
            }
            let comparison = Comparison.compare(reference: old, candidate: new)
            if !comparison.matches {
                changes.append(Change(kind: .stale, file: file.name, detail: Self.detail(comparison)))
            }
        }
        let wanted = Set(rendered.map(\.name))
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
        for name in names where name.hasSuffix(".png") && !wanted.contains(name) {
            guard let bytes = try? Folder.read("\(folder)/\(name)"), Self.isOwn(bytes) else { continue }
            changes.append(Change(kind: .leftover, file: name))
        }
        return changes
    }

    /// Makes the changes; each file is replaced as a whole.
    ///
    /// - Throws: ``GoldenError``, or `PNGError`. What was written before stands.
    public func apply(_ changes: [Change], rendered: [Rendered]) throws {
        if changes.contains(where: { $0.kind != .leftover }) { try Folder(folder).create() }
        for change in changes {
            let path = "\(folder)/\(change.file)"
            if change.kind == .leftover {
                guard unlink(path) == 0 || errno == ENOENT else {
                    throw GoldenError.cannotDelete(path, reason: String(cString: strerror(errno)))
                }
            } else if let file = rendered.first(where: { $0.name == change.file }) {
                try AtomicFile.write(try Self.marked(file), to: path, isDurable: false)
            }
        }
    }

    /// The picture with the mark, and without the notes that renderings carry.
    private static func marked(_ file: Rendered) throws -> [UInt8] {
        var image = try PNGDecoder().decode(file.bytes, name: file.name)
        image.text = [TextChunk(keyword: keyword, text: file.name)]
        return Array(try PNGEncoder().encode(image))
    }

    private static func isOwn(_ bytes: [UInt8]) -> Bool {
        guard let image = try? PNGDecoder().decode(bytes, name: "") else { return false }
        return image.text.contains { $0.keyword == keyword }
    }

    private static func detail(_ comparison: ImageComparison) -> String {
        let (old, new) = (comparison.referenceSize, comparison.candidateSize)
        if old != new { return "\(old) -> \(new)" }
        let place = comparison.regions.first.map { " in \($0)" } ?? ""
        return "\(comparison.differingPixels) px differ\(place)"
    }
}
