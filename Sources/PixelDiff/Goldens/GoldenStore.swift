import Foundation
import Imaging

/// A folder of goldens: `<Suite>/<case>.png`, each with its `<case>.layout.txt`.
///
/// Knows files and names; no thresholds. Writes nothing outside its folder, and every file as a whole.
public struct GoldenStore: Sendable {
    /// An absolute path. The folder may be missing; the first write makes it.
    public let folder: String
    /// The PNG decoder's limit; see ``PNGDecoder``.
    public var pixelLimit = PNGDecoder.defaultPixelLimit

    public init(folder: String) {
        self.folder = folder
    }

    /// What is kept of one case.
    public struct StoredGolden: Sendable {
        /// The file's bytes.
        public var png: [UInt8]
        /// SHA-256 of them, 32 bytes.
        public var digest: [UInt8]
        public var picture: Bitmap
        /// What the file declares about its colours.
        public var colorProfile: ColorProfile
        /// The file's text chunks, in file order.
        public var text: [TextChunk]
        /// Nil where the file is missing.
        public var layout: String?
    }

    public enum Content: Sendable {
        case missing
        case golden(StoredGolden)
        /// A file is there, but no picture; the reason is a sentence.
        case unreadable([UInt8], reason: String)
    }

    /// The files of one case.
    public struct Location: Hashable, Sendable {
        /// The golden folder.
        public let folder: String
        public let path: GoldenPath

        public var suiteFolder: String { "\(folder)/\(path.suite)" }
        public var png: String { "\(suiteFolder)/\(path.stem).png" }
        public var layout: String { "\(suiteFolder)/\(path.stem).layout.txt" }
    }

    /// Finds the files that belong to a name, and what is in them.
    ///
    /// 1. A golden under the name with a hash belongs to it: it was written when the plain name was taken.
    /// 2. So does one under the plain name, unless its text says that it is another name's golden of which the
    ///    file name comes out the same (`dark mode` and `dark-mode`, `Card` and `card`).
    /// 3. Where neither is there, the plain name is free unless a file or folder there has it but for case, or
    ///    another name has asked for it in this process.
    ///
    /// - Parameters:
    ///   - rendering: What the golden will be compared with. Where the file is known to hold just that, it isn't decoded.
    ///   - digests: What is known of files.
    /// - Throws: ``GoldenError`` where the disk refuses to show a file.
    public func find(
        _ name: GoldenName, expecting rendering: Bitmap? = nil, digests: DigestCache? = nil
    ) throws(GoldenError) -> (location: Location, content: Content) {
        let plain = name.plainPath
        let hashed = Location(
            folder: folder,
            path: GoldenPath(
                suite: plain.suite, stem: SafeFileName.hashed(plain.stem, identity: name.identity)))
        let own = try read(hashed, rendering, digests)
        if case .missing = own {} else { return (hashed, own) }  // 1

        let location = Location(folder: folder, path: plain)
        let content = try read(location, rendering, digests)
        switch content {
        case .golden(let golden):  // 2
            return Self.belongsToAnother(golden, than: name) ? (hashed, .missing) : (location, content)
        case .unreadable:
            return (location, content)
        case .missing:  // 3
            let isFree = !isTaken(plain) && GoldenClaims.shared.claim(location.png, for: name.identity)
            return (isFree ? location : hashed, .missing)
        }
    }

    /// Writes a golden, the layout text first: a kill between the two leaves the old picture, which still fails.
    ///
    /// A file that has these bytes already is left alone.
    ///
    /// - Parameter layout: Nil removes the layout text.
    /// - Throws: ``GoldenError``.
    public func write(png: [UInt8], layout: String?, to location: Location) throws(GoldenError) {
        let suite = Folder(location.suiteFolder)
        try suite.create()
        guard Folder(folder).contains(suite.path) else {
            throw .outsideFolder(suite.path, folder: folder)
        }
        if let layout {
            try writeIfChanged(Array(layout.utf8), to: location.layout)
        } else {
            unlink(location.layout)
        }
        try writeIfChanged(png, to: location.png)
    }

    private func writeIfChanged(_ bytes: [UInt8], to path: String) throws(GoldenError) {
        if let old = try Folder.read(path), old == bytes { return }
        try AtomicFile.write(bytes, to: path)
    }

    private func read(
        _ location: Location, _ rendering: Bitmap?, _ digests: DigestCache?
    ) throws(GoldenError) -> Content {
        guard let png = try Folder.read(location.png) else { return .missing }
        let digest = SHA256.digest(of: png)
        let picture: Bitmap
        let metadata: PNGMetadata
        if let rendering, let known = known(png, digest, rendering, digests) {
            (picture, metadata) = (rendering, known)
        } else {
            do {
                let image = try PNGDecoder(pixelLimit: pixelLimit).decode(png, name: location.png)
                (picture, metadata) = (image.bitmap(), PNGMetadata(image))
            } catch {
                return .unreadable(png, reason: "\(error)")
            }
            digests?.remember(picture, in: digest)
        }
        let layout = try Folder.read(location.layout).map { String(decoding: $0, as: UTF8.self) }
        return .golden(
            StoredGolden(
                png: png, digest: digest, picture: picture, colorProfile: metadata.colorProfile,
                text: metadata.text, layout: layout))
    }

    /// What a file says beside its pixels, where those are known to be the rendering's.
    private func known(
        _ png: [UInt8], _ digest: [UInt8], _ rendering: Bitmap, _ digests: DigestCache?
    ) -> PNGMetadata? {
        guard let digests, rendering.width * rendering.height <= pixelLimit,
            digests.knows(rendering, in: digest)
        else { return nil }
        return PNGMetadata(ofIntact: png)
    }

    private static func belongsToAnother(_ golden: StoredGolden, than name: GoldenName) -> Bool {
        guard let identity = golden.text.last(where: { $0.keyword == GoldenName.keyword })?.text,
            identity != name.identity, let path = GoldenName.plainPath(identity: identity)
        else { return false }
        return path.clashes(with: name.plainPath)
    }

    /// Whether something on disk has the plain name but for case.
    private func isTaken(_ path: GoldenPath) -> Bool {
        let suites = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        for suite in suites where suite.lowercased() == path.suite.lowercased() {
            let files = (try? FileManager.default.contentsOfDirectory(atPath: "\(folder)/\(suite)")) ?? []
            if files.contains(where: { $0.lowercased() == "\(path.stem).png".lowercased() }) { return true }
        }
        return false
    }
}
