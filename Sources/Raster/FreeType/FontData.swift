import Drawing
import Foundation
import Imaging
import Synchronization

/// The bytes of a font file at an address that never moves, for the C libraries that keep pointing at them.
///
/// The file is read whole, not mapped: a mapped file that shrinks while in use would end the process.
final class FontData: @unchecked Sendable {
    // Immutable after `init`, hence safe to share although it is a pointer.
    let bytes: UnsafeRawBufferPointer
    private let digest = Mutex<String?>(nil)

    /// Larger files are taken for a mistake.
    static let sizeLimit = 256 << 20

    init(_ source: some Collection<UInt8>) {
        let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: source.count, alignment: 16)
        memory.copyBytes(from: source)
        bytes = UnsafeRawBufferPointer(memory)
    }

    /// - Throws: ``FontError/unreadable(file:reason:)`` for a file that can't be opened, isn't a regular
    ///   file, is empty or exceeds ``sizeLimit``.
    convenience init(file: String) throws(FontError) {
        let attributes: [FileAttributeKey: Any]
        let content: Data
        do {
            let target = URL(fileURLWithPath: file).resolvingSymlinksInPath().path
            attributes = try FileManager.default.attributesOfItem(atPath: target)
            guard attributes[.type] as? FileAttributeType == .typeRegular else {
                throw FontError.unreadable(file: file, reason: "it is not a regular file")
            }
            guard let size = attributes[.size] as? Int, size > 0, size <= Self.sizeLimit else {
                throw FontError.unreadable(
                    file: file, reason: "it is empty or larger than \(Self.sizeLimit >> 20) MiB")
            }
            content = try Data(contentsOf: URL(fileURLWithPath: target))
        } catch let error as FontError {
            throw error
        } catch {
            throw .unreadable(file: file, reason: "the file can't be opened")
        }
        self.init(content)
    }

    /// Refuses what FreeType may read but HarfBuzz doesn't.
    ///
    /// - Throws: ``FontError/unreadable(file:reason:)`` unless the bytes begin like a TrueType or OpenType
    ///   font or a collection of them.
    func requireOpenType(name: String) throws(FontError) {
        let signature = Array(bytes.prefix(4))
        if [[0, 1, 0, 0], Array("OTTO".utf8), Array("true".utf8), Array("ttcf".utf8)].contains(signature) {
            return
        }
        let reason =
            if String(decoding: bytes.prefix(7), as: UTF8.self) == "version" {
                "it is a Git LFS pointer, not the font; run `git lfs pull`"
            } else if [Array("wOFF".utf8), Array("wOF2".utf8)].contains(signature) {
                "it is a web font (WOFF); unpack it to TrueType or OpenType"
            } else {
                "it is not a TrueType or OpenType font"
            }
        throw .unreadable(file: name, reason: reason)
    }

    deinit {
        bytes.deallocate()
    }

    /// SHA-256 of the bytes, hexadecimal; computed once.
    var fingerprint: String {
        digest.withLock { digest in
            if let digest { return digest }
            let computed = SHA256.hexDigest(of: bytes)
            digest = computed
            return computed
        }
    }
}
