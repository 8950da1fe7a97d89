import Foundation

/// The compiler's side of the conversation: messages of JSON, each behind its length in eight bytes,
/// little-endian.
struct PluginConnection {
    let input: FileHandle
    let output: FileHandle

    /// Messages beyond this size are taken for a broken stream: the largest real ones hold one file's source.
    static let sizeLimit = 1 << 30

    /// The next message's JSON; nil when the compiler has closed the stream or the stream is broken.
    mutating func receive() -> Data? {
        guard let header = read(count: 8) else { return nil }
        let length = header.enumerated().reduce(UInt64(0)) {
            $0 | UInt64($1.element) << (8 * UInt64($1.offset))
        }
        guard length > 0, length <= UInt64(Self.sizeLimit) else { return nil }
        return read(count: Int(length))
    }

    mutating func send(_ message: Data) {
        let length = UInt64(message.count)
        var packet = Data((0..<8).map { UInt8(truncatingIfNeeded: length >> (8 * UInt64($0))) })
        packet.append(message)
        try? output.write(contentsOf: packet)
    }

    private func read(count: Int) -> Data? {
        var bytes = Data()
        while bytes.count < count {
            guard let chunk = try? input.read(upToCount: count - bytes.count), !chunk.isEmpty else {
                return nil
            }
            bytes.append(chunk)
        }
        return bytes
    }
}
