import Foundation
import Imaging

/// A repro file, opened: trusted with nothing, whoever sent it. Nothing is unpacked to disk.
public struct ReproFile: Sendable {
    static let manifestName = "manifest.json"

    /// How errors call it.
    public let file: String
    /// Which golden failed, how, and what drew it.
    public let manifest: ReproManifest
    private let archive: ZipArchive
    private let entries: [String: ZipArchive.Entry]
    private let limits: ReproLimits

    /// Opens a file on disk.
    ///
    /// - Throws: ``ReproError``.
    public init(path: String, limits: ReproLimits = ReproLimits()) throws(ReproError) {
        let bytes: [UInt8]
        do throws(FileRefusal) {
            bytes = try RegularFile.bytes(path, limit: limits.fileBytes)
        } catch {
            throw .unusable(file: path, reason: Self.reason(error, limits))
        }
        try self.init(bytes, file: path, limits: limits)
    }

    /// Opens the bytes of a file.
    ///
    /// 1. The directory is read: names that leave a folder, links, duplicates, and what is beyond the limits refuse the
    ///    whole file before anything is unpacked.
    /// 2. The manifest is read. One of a later form refuses it.
    ///
    /// - Parameter file: Names it in errors.
    /// - Throws: ``ReproError``.
    public init(_ bytes: [UInt8], file: String, limits: ReproLimits = ReproLimits()) throws(ReproError) {
        (self.file, self.limits) = (file, limits)
        guard bytes.count <= limits.fileBytes else {
            throw .unusable(
                file: file, reason: "it has more than \(limits.fileBytes) bytes, the limit for such files")
        }
        // 1.
        do throws(ArchiveError) {
            archive = try ZipArchive(
                bytes, file: file,
                limits: ZipArchive.Limits(
                    entries: limits.entries, total: limits.unpackedBytes, largest: limits.entryBytes))
        } catch {
            throw .unusable(file: file, reason: Self.reason(error, limits))
        }
        var entries: [String: ZipArchive.Entry] = [:]
        for entry in archive.entries where entries.updateValue(entry, forKey: entry.name) != nil {
            throw .unusable(file: file, reason: "its entry '\(entry.name)' is there twice")
        }
        self.entries = entries
        // 2.
        manifest = try Self.manifest(entries[Self.manifestName], archive, file, limits)
    }

    private static func manifest(
        _ entry: ZipArchive.Entry?, _ archive: ZipArchive, _ file: String, _ limits: ReproLimits
    ) throws(ReproError) -> ReproManifest {
        guard let entry else {
            throw .unusable(
                file: file, reason: "it holds no \(manifestName); pixeldiff repro makes such files")
        }
        guard entry.size <= limits.manifestBytes else {
            throw .unusable(file: file, reason: "its manifest has more than \(limits.manifestBytes) bytes")
        }
        let bytes = Data(try Self.bytes(of: entry, archive, file, limits))
        struct Schema: Decodable {
            var schema: String
        }
        guard let schema = try? JSONDecoder().decode(Schema.self, from: bytes).schema else {
            throw .unusable(file: file, reason: "its manifest can't be read")
        }
        if schema != ReproManifest.schema {
            guard schema.hasPrefix("pixeldiff.repro/") else {
                throw .unusable(
                    file: file, reason: "its manifest is '\(schema.prefix(60))', another kind of file")
            }
            throw .newer(file: file, schema: String(schema.prefix(60)))
        }
        guard let manifest = try? JSONDecoder().decode(ReproManifest.self, from: bytes) else {
            throw .unusable(file: file, reason: "its manifest lacks a part, or has one that isn't known")
        }
        return manifest
    }

    /// The bytes of a file in it, its checksum proved; nil where there is none of that name.
    ///
    /// - Throws: ``ReproError``.
    public func bytes(_ name: String) throws(ReproError) -> [UInt8]? {
        guard let entry = entries[name], !entry.isFolder else { return nil }
        return try Self.bytes(of: entry, archive, file, limits)
    }

    /// The view tree of what was drawn, as `pixeldiff reduce` reads it; nil where the renderer told none.
    ///
    /// - Throws: ``ReproError``.
    public func viewTree() throws(ReproError) -> [UInt8]? { try bytes(ReproRecording.viewTreeName) }

    /// A picture in it; nil where there is none of that name.
    ///
    /// - Throws: ``ReproError``.
    func picture(_ name: String) throws(ReproError) -> (png: [UInt8], image: DecodedImage)? {
        guard let png = try bytes(name) else { return nil }
        do throws(PNGError) {
            return (png, try PNGDecoder(pixelLimit: limits.pixels).decode(png, name: "its \(name)"))
        } catch {
            throw .unusable(file: file, reason: "\(error)")
        }
    }

    /// A text in it; nil where there is none of that name.
    ///
    /// - Throws: ``ReproError``.
    public func text(_ name: String) throws(ReproError) -> String? {
        try bytes(name).map { String(decoding: $0, as: UTF8.self) }
    }

    /// The layout text in it, if there is one short enough to be compared.
    func layout(_ name: String) throws(ReproError) -> String? {
        guard let text = try text(name),
            text.utf8.lazy.filter({ $0 == UInt8(ascii: "\n") }).count <= limits.layoutLines
        else { return nil }
        return text
    }

    private static func bytes(
        of entry: ZipArchive.Entry, _ archive: ZipArchive, _ file: String, _ limits: ReproLimits
    ) throws(ReproError) -> [UInt8] {
        do throws(ArchiveError) {
            return try archive.bytes(of: entry)
        } catch {
            throw .unusable(file: file, reason: reason(error, limits))
        }
    }

    private static func reason(_ error: ArchiveError, _ limits: ReproLimits) -> String {
        switch error {
        case .notFound: "there is no such file; check the path"
        case .notAnArchive: "it is no file of pixeldiff repro, or it is cut off"
        case .broken(_, let what): what
        case .unsupported(_, let what): what
        case .tooLarge(_, let what): "it holds \(what); at most \(limits.words) are opened"
        case .hostile(_, let name): "its entry '\(name)' would leave the folder or is a link"
        case .noResults: "it holds nothing"
        }
    }

    private static func reason(_ error: FileRefusal, _ limits: ReproLimits) -> String {
        switch error {
        case .notFound: "there is no such file; check the path"
        case .brokenLink(let target): "it is a link to '\(target)', which isn't there"
        case .isFolder: "it is a folder"
        case .special(let kind): "it is a \(kind)"
        case .pathWithNUL: "the path has a NUL byte in it"
        case .tooLong: "it has more than \(limits.fileBytes) bytes, the limit for such files"
        case .system(let code): "\(FileRefusal.words(code)); check the path and who may read it"
        }
    }
}

extension ReproLimits {
    /// `5000 files with 512 MB, the longest with 128 MB`.
    fileprivate var words: String {
        "\(entries) files with \(unpackedBytes >> 20) MB, the longest with \(entryBytes >> 20) MB,"
    }
}
