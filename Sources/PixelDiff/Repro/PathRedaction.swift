import Foundation

/// Takes the paths of this machine out of texts that leave it.
///
/// 1. The package's folder becomes `.`, the home folder `~`.
/// 2. Of other paths below the folders where people's files lie only the last part stays: `…/Card.swift`.
struct PathRedaction: Sendable {
    private let known: [(path: [UInt8], stand: [UInt8])]

    /// - Parameters:
    ///   - package: An absolute path.
    ///   - home: The home folder; nil and `/` stand for none.
    init(package: String, home: String?) {
        let paths = [(package, "."), (home ?? "", "~")].map { path, stand in
            (
                path: Array(path.utf8.reversed().drop { $0 == UInt8(ascii: "/") }.reversed()),
                stand: Array(stand.utf8)
            )
        }
        // The longest first: the package mostly lies in the home folder.
        known = paths.filter { $0.path.count > 1 && $0.path.first == UInt8(ascii: "/") }
            .sorted { $0.path.count > $1.path.count }
    }

    /// The text without them.
    func redacted(_ text: String) -> String {
        String(decoding: redacted(Array(text.utf8)), as: UTF8.self)
    }

    /// The same of UTF-8; the lines stay lines. O(length).
    func redacted(_ bytes: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var position = 0
        while position < bytes.count {
            let beginsPath =
                bytes[position] == UInt8(ascii: "/") && (position == 0 || !bytes[position - 1].isOfPath)
            if beginsPath, let (end, stand) = stand(bytes, position) {
                result += stand
                position = end
            } else {
                result.append(bytes[position])
                position += 1
            }
        }
        return result
    }

    /// What stands for the path that begins at `start`, and where it goes on; nil where it may stay.
    private func stand(_ bytes: [UInt8], _ start: Int) -> (end: Int, stand: [UInt8])? {
        // 1.
        for place in known where bytes[start...].starts(with: place.path) {
            let end = start + place.path.count
            if end == bytes.count || !bytes[end].isOfName { return (end, place.stand) }
        }
        // 2.
        guard Self.personal.contains(where: { bytes[start...].starts(with: $0) }) else { return nil }
        let end = bytes[start...].firstIndex { !$0.isOfPath } ?? bytes.count
        let name = bytes[start..<end].split(separator: UInt8(ascii: "/")).last ?? []
        return (end, Array("…/".utf8) + name)
    }

    /// Where people's folders lie, by the file system's own convention on Linux and macOS.
    private static let personal = [
        "/home/", "/root/", "/Users/", "/var/", "/private/", "/mnt/", "/media/", "/opt/", "/srv/", "/tmp/",
    ].map { Array($0.utf8) }
}

extension UInt8 {
    /// May stand in a file's name as people write them: no white space, quote, bracket or colon.
    fileprivate var isOfName: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...0xFF:
            true
        default: "._-+@%~#=".utf8.contains(self)
        }
    }

    /// A name's, or a slash.
    fileprivate var isOfPath: Bool { isOfName || self == UInt8(ascii: "/") }
}
