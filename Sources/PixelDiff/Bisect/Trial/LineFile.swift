import Foundation

/// Files of lines of JSON that processes append to, and that may end in the middle of a line.
enum LineFile {
    /// All lines that can be read as `Line`.
    static func read<Line: Decodable>(_: Line.Type, from file: String) -> [Line] {
        let decoder = JSONDecoder()
        return (FileManager.default.contents(atPath: file) ?? Data())
            .split(separator: UInt8(ascii: "\n"))
            .compactMap { try? decoder.decode(Line.self, from: $0) }
    }

    /// Appends a line in one write. It begins with a line break, in case that a process died within the one before.
    ///
    /// - Throws: ``BisectError/system(_:_:)`` if the file cannot be written.
    static func append(_ line: some Encodable, to file: String) throws {
        let bytes = [UInt8(ascii: "\n")] + (try encode(line)) + [UInt8(ascii: "\n")]
        let descriptor = open(file, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else { throw failure(file) }
        defer { close(descriptor) }
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
            if count < 0 && errno == EINTR { continue }
            if count < 0 { throw failure(file) }
            rest = rest.dropFirst(count)
        }
    }

    /// Replaces the file.
    static func write(_ lines: some Sequence<some Encodable>, to file: String) throws {
        let data = try lines.reduce(into: Data()) {
            $0 += try encode($1)
            $0.append(UInt8(ascii: "\n"))
        }
        do {
            try data.write(to: URL(fileURLWithPath: file), options: .atomic)
        } catch {
            throw BisectError.system("cannot write \(file)", error.localizedDescription)
        }
    }

    private static func encode(_ line: some Encodable) throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return try encoder.encode(line)
    }

    private static func failure(_ file: String) -> BisectError {
        .system("cannot write \(file)", String(cString: strerror(errno)))
    }
}
