import CNettle

/// The door to nettle: the only file that imports it.
enum LibNettle {
    /// A SHA-256 in the making, in memory of its own; a copy goes its own way.
    struct SHA256Context: Sendable {
        /// Words, so that C finds them aligned.
        private var words: [UInt64]

        init() {
            words = [UInt64](repeating: 0, count: cnettle_sha256_words())
            cnettle_sha256_start(&words)
        }

        mutating func add(_ bytes: UnsafeBufferPointer<UInt8>) {
            guard let start = bytes.baseAddress else { return }
            cnettle_sha256_add(&words, start, bytes.count)
        }

        /// 32 bytes; the context is left as it was.
        func digest() -> [UInt8] {
            var copy = words
            return LibNettle.bytes(32) { cnettle_sha256_finish(&copy, $0) }
        }
    }

    /// 32 bytes.
    static func hmacSHA256(key: [UInt8], _ bytes: UnsafeBufferPointer<UInt8>) -> [UInt8] {
        LibNettle.bytes(32) { cnettle_hmac_sha256(key, key.count, bytes.baseAddress, bytes.count, $0) }
    }

    /// 16 bytes.
    ///
    /// - Precondition: A key of 16 bytes, a nonce of 1 to 16.
    static func umac128(key: [UInt8], nonce: [UInt8], _ bytes: UnsafeBufferPointer<UInt8>) -> [UInt8] {
        precondition(key.count == 16 && (1...16).contains(nonce.count))
        return LibNettle.bytes(16) {
            cnettle_umac128(key, nonce, nonce.count, bytes.baseAddress, bytes.count, $0)
        }
    }

    private static func bytes(_ count: Int, write: (UnsafeMutablePointer<UInt8>) -> Void) -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: count) { target, initialized in
            guard let start = target.baseAddress else { return }
            write(start)
            initialized = count
        }
    }
}
