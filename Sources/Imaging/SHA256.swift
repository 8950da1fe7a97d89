/// The SHA-256 digest of FIPS 180-4, for fingerprints of pixels and files.
///
/// Bytes may be added in any number of pieces. O(bytes) time, constant memory.
public struct SHA256: Sendable {
    private var state: [UInt32]
    private var block: [UInt8] = []
    private var byteCount: UInt64 = 0

    /// The digest of nothing so far.
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
        let end = bytes.count - (bytes.count - start) % 64
        SHA256.compress(UnsafeBufferPointer(rebasing: bytes[start..<end]), into: &state)
        start = end
        block.append(contentsOf: bytes[start...])
    }

    /// Adds whole blocks of 64 bytes.
    ///
    /// Fonts are digested in debug builds too, where generic operators and array accesses cost a call each: hence
    /// plain pointers, `while`, and the operators with an ampersand.
    private static func compress(_ blocks: UnsafeBufferPointer<UInt8>, into state: inout [UInt32]) {
        fractions.cubeRoots.withUnsafeBufferPointer { constants in
            state.withUnsafeMutableBufferPointer { state in
                withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 64) { w in
                    guard let constants = constants.baseAddress, let state = state.baseAddress,
                        let w = w.baseAddress, var block = blocks.baseAddress
                    else { return }
                    let end = block + blocks.count
                    while block < end {
                        schedule(block, into: w)
                        add(w, constants, to: state)
                        block += 64
                    }
                }
            }
        }
    }

    /// FIPS 180-4, 6.2.2: 1. message schedule (the others are in ``add(_:_:to:)``).
    private static func schedule(_ block: UnsafePointer<UInt8>, into w: UnsafeMutablePointer<UInt32>) {
        UnsafeMutableRawPointer(w).copyMemory(from: block, byteCount: 64)
        var t = 0
        while t < 16 {
            w[t] = UInt32(bigEndian: w[t])
            t &+= 1
        }
        while t < 64 {
            let (x, y) = (w[t &- 15], w[t &- 2])
            let s0 = (x &>> 7 | x &<< 25) ^ (x &>> 18 | x &<< 14) ^ (x &>> 3)
            let s1 = (y &>> 17 | y &<< 15) ^ (y &>> 19 | y &<< 13) ^ (y &>> 10)
            w[t] = w[t &- 16] &+ s0 &+ w[t &- 7] &+ s1
            t &+= 1
        }
    }

    /// 2. Working variables, 3. 64 rounds, 4. sum.
    private static func add(
        _ w: UnsafePointer<UInt32>, _ constants: UnsafePointer<UInt32>, to state: UnsafeMutablePointer<UInt32>
    ) {
        // 2.
        var (a, b, c, d) = (state[0], state[1], state[2], state[3])
        var (e, f, g, h) = (state[4], state[5], state[6], state[7])
        // 3.
        var t = 0
        while t < 64 {
            let sum1 = (e &>> 6 | e &<< 26) ^ (e &>> 11 | e &<< 21) ^ (e &>> 25 | e &<< 7)
            let choice = (e & f) ^ (~e & g)
            let t1 = h &+ sum1 &+ choice &+ constants[t] &+ w[t]
            let sum0 = (a &>> 2 | a &<< 30) ^ (a &>> 13 | a &<< 19) ^ (a &>> 22 | a &<< 10)
            let majority = (a & b) ^ (a & c) ^ (b & c)
            h = g
            g = f
            f = e
            e = d &+ t1
            d = c
            c = b
            b = a
            a = t1 &+ sum0 &+ majority
            t &+= 1
        }
        // 4.
        state[0] &+= a
        state[1] &+= b
        state[2] &+= c
        state[3] &+= d
        state[4] &+= e
        state[5] &+= f
        state[6] &+= g
        state[7] &+= h
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
