import CISAL

/// The door to ISA-L: the only file that imports it. A zlib stream (RFC 1950) at ISA-L's level 1.
///
/// Several times as fast as anything else, and not the same bytes on every machine: matches are found by a hash
/// that takes a processor's CRC instruction where it has one, and level 3 by the widest vectors. What must be
/// the same everywhere is compressed by ``LibDeflate``.
final class ISALStream {
    private let handle: OpaqueHandle
    private typealias OpaqueHandle = UnsafeMutablePointer<cisal_stream>

    /// Nil when the library wasn't there when this was built, or memory is short.
    init?() {
        guard let handle = cisal_stream_create() else { return nil }
        self.handle = handle
    }

    deinit { cisal_stream_destroy(handle) }

    /// Compresses further bytes, at most 2 GB, and adds what comes out to `target`.
    ///
    /// - Throws: When the library refuses, which it doesn't for valid settings.
    func append(_ bytes: UnsafeBufferPointer<UInt8>, isLast: Bool, to target: inout [UInt8]) throws(PNGError)
    {
        cisal_stream_feed(handle, bytes.baseAddress, UInt32(bytes.count), isLast ? 1 : 0)
        let room = max(4096, bytes.count / 8)
        var produced = room
        while produced == room {
            produced = withUnsafeTemporaryAllocation(of: UInt8.self, capacity: room) { buffer in
                let count = Int(cisal_stream_drain(handle, buffer.baseAddress, UInt32(room)))
                if count > 0 { target += buffer[..<count] }
                return count
            }
        }
        if produced < 0 {
            throw PNGError(file: "PNG", reason: .notEncodable("ISA-L refuses its settings"))
        }
    }
}
