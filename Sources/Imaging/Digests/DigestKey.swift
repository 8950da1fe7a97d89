/// Digests of pixels, and seals of notes about them, that nobody can foretell without the key.
///
/// Pixels are digested by UMAC-128 (RFC 4418): whichever two different pictures of one size are chosen, without knowledge of
/// the key, they have the same digest under at most some 2^-120 of all keys. That is proven of it, not hoped, and it takes a
/// sixth of SHA-256's time. One nonce serves all digests of a key, since they only tell pictures apart and are never shown to
/// anyone who may not see the key.
package struct DigestKey: Hashable, Sendable {
    /// 32: half for pixels, half for seals.
    package static let byteCount = 32

    private let pixels: [UInt8]
    private let seals: [UInt8]

    /// A new key, by the system's random numbers.
    package init() {
        var random = SystemRandomNumberGenerator()
        pixels = (0..<16).map { _ in UInt8.random(in: 0 ... .max, using: &random) }
        seals = (0..<16).map { _ in UInt8.random(in: 0 ... .max, using: &random) }
    }

    /// Nil unless there are ``byteCount`` bytes.
    package init?(_ bytes: [UInt8]) {
        guard bytes.count == DigestKey.byteCount else { return nil }
        pixels = Array(bytes[..<16])
        seals = Array(bytes[16...])
    }

    package var bytes: [UInt8] { pixels + seals }

    /// The digest of a picture's bytes, 16 bytes. Its size isn't part of it.
    ///
    /// - Complexity: O(pixels); some 6 GB a second on x86-64.
    package func digest(of bitmap: Bitmap) -> [UInt8] {
        bitmap.pixels.withUnsafeBufferPointer { LibNettle.umac128(key: pixels, nonce: [0], $0) }
    }

    /// A seal that only holders of the key can make: HMAC (RFC 2104) over SHA-256, 32 bytes.
    package func seal(of bytes: [UInt8]) -> [UInt8] {
        bytes.withUnsafeBufferPointer { LibNettle.hmacSHA256(key: seals, $0) }
    }
}
