import Foundation
import Imaging

/// Makes ZIP files whose bytes depend on what is in them alone: no times, no owners, names in order.
///
/// - Source: PKWARE, APPNOTE.TXT 6.3.10: sections 4.3.7, 4.3.12 and 4.3.16.
enum ZipWriter {
    /// The archive of some files; each name once, relative, with slashes.
    ///
    /// 1. Files come in the order of their names. Those that become shorter are deflated, others kept as they are.
    /// 2. Each has its header before it and a line in the directory at the end.
    ///
    /// - Precondition: Less than 65,535 files, and less than 4 GiB together.
    static func archive(_ files: [(name: String, bytes: [UInt8])]) -> [UInt8] {
        var archive: [UInt8] = []
        var directory: [UInt8] = []
        let sorted = files.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
        for file in sorted {
            // 1.
            let deflated = Deflate.deflated(file.bytes).flatMap { $0.count < file.bytes.count ? $0 : nil }
            let content = deflated ?? file.bytes
            let name = Array(file.name.utf8)
            // 2.
            var record: [UInt8] = []
            record.append(20, 2)  // the version that unpacks it
            record.append(0x0800, 2)  // names in UTF-8
            record.append(deflated == nil ? 0 : 8, 2)
            record.append(0, 2)  // midnight
            record.append(0x21, 2)  // of 1 January 1980, the first day that there is
            record.append(Int(Deflate.crc32(file.bytes)), 4)
            record.append(content.count, 4)
            record.append(file.bytes.count, 4)
            record.append(name.count, 2)
            record.append(0, 2)
            directory.append(0x0201_4B50, 4)
            directory.append(20, 2)
            directory += record
            for size in [2, 2, 2, 4] { directory.append(0, size) }
            directory.append(archive.count, 4)
            directory += name
            archive.append(0x0403_4B50, 4)
            archive += record + name + content
        }
        let start = archive.count
        archive += directory
        archive.append(0x0605_4B50, 4)
        archive.append(0, 4)
        archive.append(sorted.count, 2)
        archive.append(sorted.count, 2)
        archive.append(directory.count, 4)
        archive.append(start, 4)
        archive.append(0, 2)
        return archive
    }
}

extension [UInt8] {
    /// Adds a number of some bytes, the lowest first.
    fileprivate mutating func append(_ number: Int, _ count: Int) {
        for index in 0..<count { append(UInt8(truncatingIfNeeded: number >> (8 * index))) }
    }
}
