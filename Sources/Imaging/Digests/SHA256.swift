/// The SHA-256 digest of FIPS 180-4, for fingerprints of pixels and files.
///
/// Bytes may be added in any number of pieces. O(bytes) time, constant memory. nettle computes it, with the
/// processor's own instructions where it has them.
public struct SHA256: Sendable {
    private var context = LibNettle.SHA256Context()

    /// The digest of nothing so far.
    public init() {}

    /// Adds bytes to what is digested.
    public mutating func update(_ bytes: some Sequence<UInt8>) {
        let consumed: Void? = bytes.withContiguousStorageIfAvailable { context.add($0) }
        if consumed == nil { Array(bytes).withUnsafeBufferPointer { context.add($0) } }
    }

    /// The 32 bytes of the digest of everything added so far; more may be added afterwards.
    public func finalize() -> [UInt8] { context.digest() }

    /// The digest of `bytes`, 32 bytes.
    public static func digest(of bytes: some Sequence<UInt8>) -> [UInt8] {
        var hash = SHA256()
        hash.update(bytes)
        return hash.finalize()
    }

    /// The digest of `bytes` as 64 lower-case hexadecimal digits.
    public static func hexDigest(of bytes: some Sequence<UInt8>) -> String {
        hex(digest(of: bytes))
    }

    /// Two lower-case hexadecimal digits per byte.
    public static func hex(_ bytes: [UInt8]) -> String {
        let digits = Array("0123456789abcdef")
        return String(bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] })
    }
}
