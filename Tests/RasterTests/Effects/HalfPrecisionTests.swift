import Testing

@testable import Raster

struct HalfPrecisionTests {
    /// Against the language's own 16-bit numbers: all of them, what lies halfway between, and random ones.
    @Test func roundsAsFloat16Does() {
        func expectSame(_ x: Float) {
            let (own, exact) = (HalfPrecision.round(x), Float(Float16(x)))
            #expect(own.bitPattern == exact.bitPattern || (own.isNaN && exact.isNaN), "\(x)")
        }
        for bits in UInt16.min...UInt16.max {
            let half = Float(Float16(bitPattern: bits))
            expectSame(half)
            expectSame((half + Float(Float16(bitPattern: bits &+ 1))) / 2)
        }
        var random = SeededGenerator(seed: 4)
        for _ in 0..<100_000 {
            expectSame(Float(bitPattern: UInt32.random(in: 0...UInt32.max, using: &random)))
        }
    }

    @Test func sumsAndProductsAreThoseOfFloat16() {
        var random = SeededGenerator(seed: 5)
        for _ in 0..<100_000 {
            let a = Float16(bitPattern: UInt16.random(in: 0...0x4fff, using: &random))
            let b = Float16(bitPattern: UInt16.random(in: 0...0x4fff, using: &random))
            #expect(HalfPrecision.round(Float(a) * Float(b)) == Float(a * b))
            #expect(HalfPrecision.round(Float(a) - Float(b)) == Float(a - b))
        }
    }
}
