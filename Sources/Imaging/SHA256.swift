/// The SHA-256 digest of FIPS 180-4, for fingerprints of pixels and files.
///
/// Bytes may be added in any number of pieces. O(bytes) time, constant memory.
public struct SHA256: Sendable {
    private var state: [UInt32]
    private var block: [UInt8] = []
    private var byteCount: UInt64 = 0

    public init() {
        state = SHA256.fractions.squareRoots
        block.reserveCapacity(64)
    }

    /// Adds bytes to what is digested.
    public mutating func update(_ bytes: some Sequence<UInt8>) {
        let consumed: Void? = bytes.withContiguousStorageIfAvailable { add($0) }
        if consumed == nil { Array(bytes).withUnsafeBufferPointer { add($0) } }
    }

    /// The 32 bytes of the digest of everything added so far.
    public func finalize() -> [UInt8] {
        var copy = self
        var padding: [UInt8] = [0x80]
        let used = (block.count + 1) % 64
        padding += [UInt8](repeating: 0, count: used <= 56 ? 56 - used : 120 - used)
        padding += (0..<8).reversed().map { UInt8(truncatingIfNeeded: (byteCount &* 8) >> (8 * $0)) }
        copy.update(padding)
        return copy.state.flatMap { word in
            (0..<4).reversed().map { UInt8(truncatingIfNeeded: word >> (8 * $0)) }
        }
    }

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

    private mutating func add(_ bytes: UnsafeBufferPointer<UInt8>) {
        byteCount &+= UInt64(bytes.count)
        var start = 0
        if !block.isEmpty {
            start = min(64 - block.count, bytes.count)
            block.append(contentsOf: bytes[..<start])
            guard block.count == 64 else { return }
            block.withUnsafeBufferPointer { SHA256.compress($0, into: &state) }
            block.removeAll(keepingCapacity: true)
        }
        while bytes.count - start >= 64 {
            SHA256.compress(UnsafeBufferPointer(rebasing: bytes[start..<start + 64]), into: &state)
            start += 64
        }
        block.append(contentsOf: bytes[start...])
    }

    /// FIPS 180-4, 6.2.2: 1. message schedule, 2. working variables, 3. 64 rounds, 4. sum.
    private static func compress(_ block: UnsafeBufferPointer<UInt8>, into state: inout [UInt32]) {
        withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 64) { w in
            // 1.
            for t in 0..<16 {
                let i = t * 4
                w[t] =
                    UInt32(block[i]) << 24 | UInt32(block[i + 1]) << 16 | UInt32(block[i + 2]) << 8
                    | UInt32(block[i + 3])
            }
            for t in 16..<64 {
                let s0 = rotate(w[t - 15], 7) ^ rotate(w[t - 15], 18) ^ (w[t - 15] >> 3)
                let s1 = rotate(w[t - 2], 17) ^ rotate(w[t - 2], 19) ^ (w[t - 2] >> 10)
                w[t] = w[t - 16] &+ s0 &+ w[t - 7] &+ s1
            }
            // 2.
            var (a, b, c, d) = (state[0], state[1], state[2], state[3])
            var (e, f, g, h) = (state[4], state[5], state[6], state[7])
            // 3.
            let constants = fractions.cubeRoots
            for t in 0..<64 {
                let sum1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)
                let choice = (e & f) ^ (~e & g)
                let t1 = h &+ sum1 &+ choice &+ constants[t] &+ w[t]
                let sum0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)
                let majority = (a & b) ^ (a & c) ^ (b & c)
                (h, g, f, e) = (g, f, e, d &+ t1)
                (d, c, b, a) = (c, b, a, t1 &+ sum0 &+ majority)
            }
            // 4.
            for (i, value) in [a, b, c, d, e, f, g, h].enumerated() { state[i] = state[i] &+ value }
        }
    }

    private static func rotate(_ value: UInt32, _ count: UInt32) -> UInt32 {
        value >> count | value << (32 - count)
    }

    /// The constants: the first 32 bits of the fractions of the square roots of the first 8 primes and
    /// of the cube roots of the first 64.
    private static let fractions = primeFractions()

    private static func primeFractions() -> (squareRoots: [UInt32], cubeRoots: [UInt32]) {
        var primes: [UInt64] = []
        var candidate: UInt64 = 2
        while primes.count < 64 {
            if !primes.contains(where: { candidate % $0 == 0 }) { primes.append(candidate) }
            candidate += 1
        }
        return (
            primes.prefix(8).map { prime in root(of: prime, power: 2) },
            primes.map { prime in root(of: prime, power: 3) }
        )
    }

    /// The low 32 bits of floor(2^32 prime^(1/power)), found by bisection in exact integers.
    private static func root(of prime: UInt64, power: Int) -> UInt32 {
        var low: UInt64 = 0
        var high: UInt64 = 1 << 37
        while high - low > 1 {
            let middle = (low + high) / 2
            if isPower(middle, power, atMost: prime) { low = middle } else { high = middle }
        }
        return UInt32(truncatingIfNeeded: low)
    }

    /// Whether (value / 2^32)^power <= limit, for value < 2^37 and power 2 or 3.
    private static func isPower(_ value: UInt64, _ power: Int, atMost limit: UInt64) -> Bool {
        var product = UInt128(value) * UInt128(value)
        if power == 3 { product *= UInt128(value) }
        return product <= UInt128(limit) << (32 * power)
    }
}
