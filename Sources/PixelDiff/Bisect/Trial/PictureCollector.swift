import Foundation
import Imaging

/// What a run drew: digests by the pictures' names.
struct DrawnPictures: Hashable, Sendable {
    /// Digests of the decoded pixels.
    var pictures: [String: String] = [:]
    /// Digests of the layout texts, of those pictures that have one.
    var layouts: [String: String] = [:]

    /// Only the pictures of which the name is wanted.
    func filtered(_ isWanted: (String) -> Bool) -> DrawnPictures {
        DrawnPictures(
            pictures: pictures.filter { isWanted($0.key) }, layouts: layouts.filter { isWanted($0.key) })
    }
}

/// What two runs of the same files drew, where that isn't the same.
struct UnstablePictures: Hashable, Sendable {
    var first: DrawnPictures
    var second: DrawnPictures

    /// The pictures that differ, ascending.
    var names: [String] {
        Set(first.pictures.keys).union(second.pictures.keys).filter {
            first.pictures[$0] != second.pictures[$0]
        }.sorted()
    }
}

/// Collects the pictures that a command wrote, and the layout texts beside them.
struct PictureCollector {
    /// Larger texts are left alone.
    private static let layoutLimit = 64 << 20

    /// Where pictures and texts are kept, each once, named by their digests.
    let store: String

    /// All PNG files below `folder`, by path relative to it, and of each `name.png` the text `name.layout.txt`.
    ///
    /// A picture's digest is that of the decoded pixels: files that are encoded differently or carry other text
    /// chunks are the same picture. Hidden files and folders count for nothing.
    ///
    /// - Throws: `PNGError` for a file that cannot be decoded; ``BisectError/system(_:_:)`` if the store cannot
    ///   be written.
    func collect(from folder: String) throws -> DrawnPictures {
        var drawn = DrawnPictures()
        let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
        for name in names where name.lowercased().hasSuffix(".png") && !Self.isHidden(name) {
            let path = "\(folder)/\(name)"
            let digest = Self.digest(of: try PNGDecoder().decode(contentsOf: path))
            drawn.pictures[name] = digest
            try keep(path, at: self.path(of: digest))
            let layout = path.dropLast(4) + ".layout.txt"
            if let bytes = Self.bytes(of: String(layout)) {
                let digest = SHA256.hexDigest(of: bytes)
                drawn.layouts[name] = digest
                try keep(String(layout), at: layoutPath(of: digest))
            }
        }
        return drawn
    }

    /// The kept picture with this digest; need not exist.
    func path(of digest: String) -> String { "\(store)/\(digest).png" }

    /// The kept layout text with this digest; need not exist.
    func layoutPath(of digest: String) -> String { "\(store)/\(digest).layout.txt" }

    /// Nil where the picture is no longer there.
    func picture(_ digest: String?) -> DecodedImage? {
        digest.flatMap { try? PNGDecoder().decode(contentsOf: path(of: $0)) }
    }

    /// Nil where there is none, or none any more.
    func layout(_ digest: String?) -> LayoutDescription? {
        digest.flatMap { try? String(contentsOfFile: layoutPath(of: $0), encoding: .utf8) }
            .map(LayoutDescription.init(parsing:))
    }

    private static func isHidden(_ name: String) -> Bool {
        name.split(separator: "/").contains { $0.hasPrefix(".") }
    }

    private static func bytes(of path: String) -> Data? {
        var status = stat()
        guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size <= layoutLimit
        else { return nil }
        return FileManager.default.contents(atPath: path)
    }

    private func keep(_ path: String, at place: String) throws {
        let manager = FileManager.default
        guard !manager.fileExists(atPath: place) else { return }
        do {
            try manager.createDirectory(atPath: store, withIntermediateDirectories: true)
            // Under its final name only when it is whole; a name of its own, as other trees are at work.
            let partial = "\(place).\(UUID().uuidString).partial"
            defer { try? manager.removeItem(atPath: partial) }
            try manager.copyItem(atPath: path, toPath: partial)
            guard rename(partial, place) == 0 else {
                throw BisectError.system("cannot keep \(path)", String(cString: strerror(errno)))
            }
        } catch let error as BisectError {
            throw error
        } catch {
            throw BisectError.system("cannot keep \(path)", error.localizedDescription)
        }
    }

    static func digest(of image: DecodedImage) -> String {
        var hash = SHA256()
        switch image.samples {
        case .eight(let samples):
            hash.update("\(image.size) 8 ".utf8)
            hash.update(samples)
        case .sixteen(let samples):
            hash.update("\(image.size) 16 ".utf8)
            hash.update(samples.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] })
        }
        return SHA256.hex(hash.finalize())
    }
}
