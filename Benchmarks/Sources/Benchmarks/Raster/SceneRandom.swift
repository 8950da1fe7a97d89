import Drawing
import Foundation

/// The same numbers in every run and on every machine (SplitMix64).
struct SceneRandom {
    private var state: UInt64

    init(_ seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var z = state
        z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
        z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
        return z ^ (z >> 31)
    }

    mutating func number(_ low: CGFloat, _ high: CGFloat) -> CGFloat {
        low + (high - low) * CGFloat(next() >> 11) / CGFloat(1 << 53)
    }

    mutating func point(in size: CGFloat) -> CGPoint { CGPoint(x: number(0, size), y: number(0, size)) }

    mutating func color(opacity: Double = 1) -> ResolvedColor {
        ResolvedColor(
            Int(next() & 255), Int(next() & 255), Int(next() & 255), opacity: opacity)
    }
}
