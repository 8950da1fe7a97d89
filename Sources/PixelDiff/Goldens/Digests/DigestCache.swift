import Foundation
import Imaging

/// Remembers which pixels the file of a golden holds, so that a rendering with the same pixels needs no decoding.
///
///     digests/key                  32 random bytes, readable for their owner only
///     digests/3f/9a…               an entry, named for the SHA-256 of the golden's file
///
/// An entry says what decoding that very file gave, once: the size, and a digest of the pixels in the form in which goldens
/// are compared (``DecodedImage/bitmap()``: premultiplied RGBA8). A file with another byte in it has another SHA-256, so it has no
/// entry, whatever its name, length and date are. Nothing that a golden says of itself comes into it.
///
/// **What is trusted.** Whoever can write into the build folder can change the compiled tests in it, and is trusted. Nobody
/// else is: digests and the seal of each entry depend on the key, which is made on this machine, so pictures whose digests
/// meet can't be sought beforehand, and entries that come from elsewhere (a checkout, an artifact, another cache) aren't
/// believed. A key that others than its owner may read isn't used, so a key never comes along with a checkout either. By chance
/// two different pictures have one digest in one of some 2^120 cases; see ``DigestKey``.
///
/// Whatever is wrong here (a damaged or foreign entry, no room, no permission) costs a decoding and nothing else. Processes share
/// a cache without waiting for each other: entries are replaced as a whole, and the first key stays.
public struct DigestCache: Sendable {
    /// An absolute path. Made when there is something to remember.
    public let folder: String

    public init(folder: String) {
        self.folder = folder
    }

    /// Entries in one of the 256 folders; beyond that the oldest go.
    static let limit = 64

    /// Whether the file with this SHA-256 is known to hold exactly the picture's pixels.
    ///
    /// False where it holds others, and where nothing is known of it.
    ///
    /// - Complexity: O(pixels) where something is known and the size is the same; else a look at two small files.
    func knows(_ picture: Bitmap, in file: [UInt8]) -> Bool {
        guard let key = keyFile.read(),
            let bytes = SmallFile.read(path(of: file), count: DigestEntry.byteCount),
            let entry = DigestEntry(bytes, of: file, key: key), entry.size == picture.size
        else { return false }
        return entry.pixels == key.digest(of: picture)
    }

    /// Keeps what the file with this SHA-256 holds, as decoded. Failing to is no matter.
    func remember(_ picture: Bitmap, in file: [UInt8]) {
        let path = path(of: file)
        let shelf = URL(fileURLWithPath: path).deletingLastPathComponent().path
        guard (try? Folder(shelf).create()) != nil, let key = keyFile.readOrMake() else { return }
        let entry = DigestEntry(size: picture.size, pixels: key.digest(of: picture))
        guard let bytes = entry.bytes(of: file, key: key) else { return }
        try? AtomicFile.write(bytes, to: path, isDurable: false)
        prune(shelf)
    }

    /// Where the entry of a file is.
    func path(of file: [UInt8]) -> String {
        let name = SHA256.hex(file)
        return "\(folder)/\(name.prefix(2))/\(name.dropFirst(2))"
    }

    private var keyFile: DigestKeyFile { DigestKeyFile(path: "\(folder)/key") }

    private func prune(_ shelf: String) {
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: shelf),
            names.count > DigestCache.limit
        else { return }
        let dated = names.map { name in
            var status = stat()
            return stat("\(shelf)/\(name)", &status) == 0
                ? (status.st_mtim.tv_sec, status.st_mtim.tv_nsec, name) : (0, 0, name)
        }
        for (_, _, name) in dated.sorted(by: <).prefix(names.count - DigestCache.limit) {
            unlink("\(shelf)/\(name)")
        }
    }
}
