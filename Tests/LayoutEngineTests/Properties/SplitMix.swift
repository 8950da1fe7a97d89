import Foundation

/// A small seeded generator, the same numbers on every machine.
///
/// Source: SplitMix64 by Sebastiano Vigna, public domain (prng.di.unimi.it).
struct SplitMix: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return value ^ (value >> 31)
    }

    mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &self) < percent }

    /// From `range`, in steps that are whole pixels at no scale: quarters, thirds and sevenths of a point.
    mutating func length(_ range: ClosedRange<Int>) -> CGFloat {
        let whole = CGFloat(Int.random(in: range, using: &self))
        let parts: [CGFloat] = [0, 0, 0.25, 0.5, 1.0 / 3, 2.0 / 7]
        return whole + pick(parts)
    }

    mutating func pick<T>(_ values: [T]) -> T { values[Int.random(in: 0..<values.count, using: &self)] }
}
