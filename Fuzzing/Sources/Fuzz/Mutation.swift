/// Ways to spoil bytes.
struct Mutation {
    var random: SceneRandom

    /// A copy of `bytes` with a few changes of one kind after the other; at most twice as long.
    mutating func spoiled(_ bytes: [UInt8], with other: [UInt8]) -> [UInt8] {
        var result = bytes
        for _ in 0..<1 + random.index(4) { change(&result, with: other) }
        return result
    }

    private mutating func change(_ bytes: inout [UInt8], with other: [UInt8]) {
        guard !bytes.isEmpty else { return }
        // Half of the changes hit the beginning, where headers and tables are.
        let reach = random.chance(0.5) ? min(bytes.count, 2048) : bytes.count
        let at = random.index(reach)
        switch random.index(9) {
        case 0: bytes[at] ^= UInt8(1 << random.index(8))
        case 1: bytes[at] = UInt8(truncatingIfNeeded: random.bits())
        case 2: bytes[at] = random.element([0, 1, 0x7F, 0x80, 0xFF])
        case 3: number(&bytes, at)
        case 4: bytes.removeLast(random.index(bytes.count))
        case 5:
            let end = min(bytes.count, at + 1 + random.index(64))
            bytes.removeSubrange(at..<end)
        case 6:
            let end = min(bytes.count, at + 1 + random.index(64))
            if bytes.count < 1 << 21 {
                bytes.insert(contentsOf: bytes[at..<end], at: random.index(bytes.count))
            }
        case 7 where !other.isEmpty:
            let from = random.index(other.count)
            let part = other[from..<min(other.count, from + 1 + random.index(256))]
            bytes.replaceSubrange(at..<min(bytes.count, at + part.count), with: part)
        default:
            for i in at..<min(bytes.count, at + 4) { bytes[i] = UInt8(truncatingIfNeeded: random.bits()) }
        }
    }

    /// Two or four bytes become a number near a limit, in either byte order.
    private mutating func number(_ bytes: inout [UInt8], _ at: Int) {
        let limits: [UInt32] = [
            0, 1, 0x7F, 0xFF, 0x7FFF, 0x8000, 0xFFFF, 0x7FFF_FFFF, 0x8000_0000, 0xFFFF_FFFF,
        ]
        let value = random.element(limits) &+ UInt32(truncatingIfNeeded: random.index(3)) &- 1
        let count = random.chance(0.5) ? 2 : 4
        let isBig = random.chance(0.5)
        for i in 0..<count where at + i < bytes.count {
            let shift = 8 * (isBig ? count - 1 - i : i)
            bytes[at + i] = UInt8(truncatingIfNeeded: value >> UInt32(shift))
        }
    }
}
