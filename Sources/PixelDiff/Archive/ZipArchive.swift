import Foundation
import Imaging

/// A ZIP file, as CI systems give artifacts: read as a whole, and trusted with nothing.
///
/// - Source: PKWARE, APPNOTE.TXT 6.3.10: sections 4.3.6 to 4.3.16, and 4.5.3 for the 64-bit sizes.
struct ZipArchive {
    struct Entry: Hashable {
        /// As it stands in the archive.
        var name: String
        var isFolder: Bool
        fileprivate var method: Int
        fileprivate var checksum: UInt32
        fileprivate var packed: Int
        var size: Int
        fileprivate var start: Int
    }

    /// What an archive may hold; beyond it is refused before anything is unpacked.
    struct Limits {
        var entries = 200_000
        /// Bytes of all files together, unpacked.
        var total = 2 << 30
        /// Bytes of the longest file, unpacked.
        var largest = 512 << 20
    }

    let file: String
    private let bytes: [UInt8]
    /// In the order of the directory.
    let entries: [Entry]

    /// Reads the directory of an archive.
    ///
    /// 1. The end record is looked for from the end of the file; where its numbers don't fit, the 64-bit one counts.
    /// 2. The directory's entries are read: names, sizes, places.
    /// 3. Names that would leave the folder, links, and what goes beyond the limits refuse the whole archive.
    ///
    /// - Throws: ``ArchiveError``.
    init(_ bytes: [UInt8], file: String, limits: Limits = Limits()) throws(ArchiveError) {
        (self.bytes, self.file) = (bytes, file)
        var reader = ZipReader(bytes: bytes, file: file)
        let directory = try reader.directory()  // 1
        guard directory.count <= limits.entries else {
            throw .tooLarge(file, what: "\(directory.count) entries")
        }
        reader.position = directory.start
        var entries: [Entry] = []
        var total = 0
        for _ in 0..<directory.count {  // 2
            let entry = try reader.entry()
            try Self.check(entry, reader.mode, file)  // 3
            total += entry.size
            guard entry.size <= limits.largest, total <= limits.total else {
                throw .tooLarge(
                    file, what: "more than \((total > limits.total ? limits.total : limits.largest) >> 20) MB"
                )
            }
            entries.append(entry)
        }
        self.entries = entries
    }

    /// The bytes of a file, its checksum proved.
    ///
    /// - Throws: ``ArchiveError``.
    func bytes(of entry: Entry) throws(ArchiveError) -> [UInt8] {
        let reader = ZipReader(bytes: bytes, file: file)
        let packed = try reader.content(at: entry.start, count: entry.packed)
        let unpacked: [UInt8]?
        switch entry.method {
        case 0: unpacked = packed.count == entry.size ? Array(packed) : nil
        case 8: unpacked = Deflate.inflated(packed, size: entry.size)
        default: throw .unsupported(file, what: "'\(entry.name)' is packed by method \(entry.method)")
        }
        guard let unpacked, Deflate.crc32(unpacked) == entry.checksum else {
            throw .broken(file, what: "'\(entry.name)' is damaged")
        }
        return unpacked
    }

    /// Step 3.
    private static func check(_ entry: Entry, _ mode: UInt32, _ file: String) throws(ArchiveError) {
        let parts = entry.name.split(separator: "/", omittingEmptySubsequences: false)
        let inner = entry.isFolder ? parts.dropLast() : parts[...]
        let isSafe =
            !inner.isEmpty && !inner.contains { $0.isEmpty || $0 == "." || $0 == ".." }
            && !entry.name.contains { $0 == "\\" || $0 == "\0" || $0 == ":" } && entry.name.utf8.count <= 1024
        // A link or a device: the kind of file in the upper half of the attributes, as Unix has it.
        let kind = mode & 0xF000
        guard isSafe, kind == 0 || kind == 0x8000 || kind == 0x4000 else {
            throw .hostile(file, name: entry.name)
        }
    }
}

/// Reads the records of a ZIP file; every place is checked before it is read.
private struct ZipReader {
    let bytes: [UInt8]
    let file: String
    var position = 0
    /// The Unix mode of the entry read last; 0 where it has none.
    var mode: UInt32 = 0

    init(bytes: [UInt8], file: String) { (self.bytes, self.file) = (bytes, file) }

    /// Where the directory begins, and how many entries it has.
    func directory() throws(ArchiveError) -> (start: Int, count: Int) {
        let last = bytes.count - 22
        guard last >= 0 else { throw .notAnArchive(file) }
        var start = last
        while start >= max(0, last - 0xFFFF) {
            if try integer(start, 4) == 0x0605_4B50, try start + 22 + integer(start + 20, 2) <= bytes.count {
                return try directory(end: start)
            }
            start -= 1
        }
        throw .notAnArchive(file)
    }

    private func directory(end start: Int) throws(ArchiveError) -> (start: Int, count: Int) {
        let count = try integer(start + 10, 2)
        let place = try integer(start + 16, 4)
        guard count == 0xFFFF || place == 0xFFFF_FFFF else { return (place, count) }
        guard start >= 20, try integer(start - 20, 4) == 0x0706_4B50 else { return (place, count) }
        let large = try integer(start - 12, 8)
        guard try integer(large, 4) == 0x0606_4B50 else { throw .broken(file, what: "its directory is lost") }
        return (try integer(large + 48, 8), try integer(large + 32, 8))
    }

    /// The directory's entry at `position`, which moves behind it.
    mutating func entry() throws(ArchiveError) -> ZipArchive.Entry {
        let start = position
        guard try integer(start, 4) == 0x0201_4B50 else {
            throw .broken(file, what: "its directory is damaged")
        }
        let (flags, method) = (try integer(start + 8, 2), try integer(start + 10, 2))
        let lengths = (
            name: try integer(start + 28, 2), extra: try integer(start + 30, 2),
            comment: try integer(start + 32, 2)
        )
        let name = String(decoding: try content(start + 46, lengths.name), as: UTF8.self)
        var sizes = [try integer(start + 24, 4), try integer(start + 20, 4), try integer(start + 42, 4)]
        try widen(&sizes, extra: start + 46 + lengths.name, count: lengths.extra)
        let isUnix = try integer(start + 5, 1) == 3
        mode = isUnix ? UInt32(try integer(start + 40, 2)) : 0
        guard flags & 1 == 0 else { throw .unsupported(file, what: "'\(name)' is encrypted") }
        position = start + 46 + lengths.name + lengths.extra + lengths.comment
        return ZipArchive.Entry(
            name: name, isFolder: name.hasSuffix("/"), method: method,
            checksum: UInt32(try integer(start + 16, 4)), packed: sizes[1], size: sizes[0], start: sizes[2])
    }

    /// Numbers of 64 bits from the extra field 1, for those that are all ones.
    private func widen(_ sizes: inout [Int], extra: Int, count: Int) throws(ArchiveError) {
        var place = extra
        while place + 4 <= extra + count {
            let (tag, length) = (try integer(place, 2), try integer(place + 2, 2))
            place += 4
            if tag == 1 {
                var field = place
                for index in sizes.indices where sizes[index] == 0xFFFF_FFFF && field + 8 <= place + length {
                    sizes[index] = try integer(field, 8)
                    field += 8
                }
                return
            }
            place += length
        }
    }

    /// The packed bytes of the entry whose local header is at `start`.
    func content(at start: Int, count: Int) throws(ArchiveError) -> ArraySlice<UInt8> {
        guard try integer(start, 4) == 0x0403_4B50 else {
            throw .broken(file, what: "an entry's header is damaged")
        }
        return try content(start + 30 + integer(start + 26, 2) + integer(start + 28, 2), count)
    }

    private func content(_ start: Int, _ count: Int) throws(ArchiveError) -> ArraySlice<UInt8> {
        guard start >= 0, count >= 0, start <= bytes.count, count <= bytes.count - start else {
            throw .broken(file, what: "it is cut off")
        }
        return bytes[start..<start + count]
    }

    /// A little-endian number of up to 8 bytes.
    private func integer(_ start: Int, _ count: Int) throws(ArchiveError) -> Int {
        let value = try content(start, count).reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        guard let number = Int(exactly: value), number < 1 << 53 else {
            throw .broken(file, what: "a number is too large")
        }
        return number
    }
}

/// Why an archive of results can't be used. Says what to do.
public enum ArchiveError: Error, Equatable, Sendable, CustomStringConvertible {
    case notFound(String)
    case notAnArchive(String)
    case broken(String, what: String)
    case unsupported(String, what: String)
    case tooLarge(String, what: String)
    /// A name that would be written elsewhere, or a link.
    case hostile(String, name: String)
    /// Neither results nor manifests in it.
    case noResults(String)

    public var description: String {
        switch self {
        case .notFound(let file): "there is no file or folder \(file)"
        case .notAnArchive(let file):
            "\(file) is no ZIP archive: download it again, or unpack it and give the folder"
        case .broken(let file, let what): "\(file) is a broken ZIP archive: \(what); download it again"
        case .unsupported(let file, let what):
            "\(file) can't be unpacked: \(what); unpack it yourself and give the folder"
        case .tooLarge(let file, let what):
            "\(file) is refused: it holds \(what); unpack it yourself and give the folder"
        case .hostile(let file, let name):
            "\(file) is refused: its entry '\(name)' would leave the folder or is a link; nothing was unpacked"
        case .noResults(let file):
            "\(file) holds no results: give a download of .build/pixeldiff, or a folder with several"
        }
    }
}
