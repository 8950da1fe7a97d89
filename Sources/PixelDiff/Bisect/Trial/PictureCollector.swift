import Foundation
import Imaging

/// Collects the pictures that a command wrote.
struct PictureCollector {
    /// Where pictures are kept, each once, named by the digest of its pixels.
    let store: String

    /// The digests of all PNG files below `folder`, by path relative to it.
    ///
    /// The digest is that of the decoded pixels: files that are encoded differently or carry other text chunks
    /// are the same picture.
    ///
    /// - Throws: `PNGError` for a file that cannot be decoded; ``BisectError/system(_:_:)`` if the store cannot
    ///   be written.
    func collect(from folder: String) throws -> [String: String] {
        var pictures: [String: String] = [:]
        let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
        for name in names where name.lowercased().hasSuffix(".png") {
            let path = "\(folder)/\(name)"
            let digest = Self.digest(of: try PNGDecoder().decode(contentsOf: path))
            pictures[name] = digest
            try keep(path, as: digest)
        }
        return pictures
    }

    /// The kept picture with this digest; need not exist.
    func path(of digest: String) -> String { "\(store)/\(digest).png" }

    private func keep(_ path: String, as digest: String) throws {
        let manager = FileManager.default
        guard !manager.fileExists(atPath: self.path(of: digest)) else { return }
        do {
            try manager.createDirectory(atPath: store, withIntermediateDirectories: true)
            // Under its final name only when it is whole.
            let partial = "\(store)/\(digest).partial"
            try? manager.removeItem(atPath: partial)
            try manager.copyItem(atPath: path, toPath: partial)
            try manager.moveItem(atPath: partial, toPath: self.path(of: digest))
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
