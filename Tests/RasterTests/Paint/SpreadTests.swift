import Drawing
import Foundation
import Imaging
import Testing

@testable import Raster

struct SpreadTests {
    private let ramp = GradientRamp(
        stops: [.init(color: .black, location: 0), .init(color: .white, location: 1)], interpolation: .device)

    private func reds(_ paint: Paint, width: Int = 100) throws -> [Int] {
        let bitmap = try render(
            [.fill(.rect(0, 0, CGFloat(width), 1), FillStyle(), paint)], width: CGFloat(width), height: 1)
        return (0..<width).map { Int(bitmap[$0, 0].red) }
    }

    private func paint(_ spread: GradientRamp.Spread) -> Paint {
        var ramp = ramp
        ramp.spread = spread
        return .linearGradient(ramp, start: CGPoint(x: 20, y: 0), end: CGPoint(x: 40, y: 0))
    }

    /// From 20 to 40, then again each 20.
    @Test func repeatStartsAnew() throws {
        let reds = try reds(paint(.repeat))
        for x in 0..<100 {
            #expect(abs(Double(reds[x]) - Double(x % 20) * 12.75 - 6.375) <= 0.6)
        }
    }

    /// Upwards from 20 to 40, downwards on both sides of it.
    @Test func mirrorTurnsBack() throws {
        let reds = try reds(paint(.mirror))
        for x in 0..<100 {
            let part = Double(x % 20) * 12.75 + 6.375
            let isBackwards = (x / 20) % 2 == 0
            #expect(abs(Double(reds[x]) - (isBackwards ? 255 - part : part)) <= 0.6)
        }
    }

    @Test func repeatedRings() throws {
        var ramp = ramp
        ramp.spread = .repeat
        let reds = try reds(
            .radialGradient(
                ramp, center: CGPoint(x: 0, y: 0.5), startRadius: 30, endRadius: 40, transform: .identity))
        for x in 0..<100 {
            #expect(abs(Double(reds[x]) - Double(x % 10) * 25.5 - 12.75) <= 0.6)
        }
    }

    /// The padded shaders are the fast form of the general one: the same to a level, on random gradients.
    @Test func paddedShadersAgree() throws {
        var random = SeededGenerator(seed: 21)
        func number(_ range: ClosedRange<CGFloat>) -> CGFloat { .random(in: range, using: &random) }
        let table = try #require(RampTable(ramp))
        for _ in 0..<40 {
            let transform = CGAffineTransform(
                a: number(0.5...2), b: number(-1...1), c: number(-1...1), d: number(2...3),
                tx: number(-50...50), ty: number(-50...50))
            let (p, q) = (
                CGPoint(x: number(-50...150), y: number(-50...150)),
                CGPoint(x: number(-50...150), y: number(-50...150))
            )
            let (r0, r1) = (number(-20...40), number(50...100))
            let pairs: [((any Shader)?, SpreadGradientShader.Geometry)] = [
                (
                    LinearGradientShader(table, start: p, end: q, transform: transform),
                    .linear(start: p, end: q)
                ),
                (
                    RadialGradientShader(
                        table, center: p, startRadius: r0, endRadius: r1, transform: transform),
                    .radial(center: p, startRadius: r0, endRadius: r1)
                ),
            ]
            for (fast, geometry) in pairs {
                let slow = try #require(
                    SpreadGradientShader(table, .pad, geometry, transform: transform))
                for y in [-40, 0, 33, 177] {
                    let own = pixels(try #require(fast), y: y)
                    let reference = pixels(slow, y: y)
                    for x in own.indices {
                        let error = abs(Int(own[x] & 255) - Int(reference[x] & 255))
                        #expect(error <= 1, "\(geometry) \(x) \(y)")
                    }
                }
            }
        }
    }

    private func pixels(_ shader: any Shader, y: Int) -> [PremultipliedPixel] {
        [PremultipliedPixel](unsafeUninitializedCapacity: 300) { buffer, count in
            guard let base = buffer.baseAddress else { return }
            shader.write(y: y, from: -30, count: 300, into: base)
            count = 300
        }
    }

    /// A circle of equal radii: the first colour inside, the last outside.
    @Test func equalRadiiAreAHardEdge() throws {
        let reds = try reds(
            .radialGradient(
                ramp, center: CGPoint(x: 0, y: 0.5), startRadius: 30, endRadius: 30, transform: .identity))
        #expect(reds == (0..<100).map { $0 < 30 ? 0 : 255 })
    }

    /// Against the formula: inside a radius below 0 the ramp has begun already.
    @Test func negativeRadius() throws {
        let reds = try reds(
            .radialGradient(
                ramp, center: CGPoint(x: 0, y: 0.5), startRadius: -50, endRadius: 50, transform: .identity))
        for x in 0..<50 { #expect(abs(Double(reds[x]) - (Double(x) + 50.5) * 2.55) <= 0.6) }
    }

    /// Half of linear light is 188 encoded: IEC 61966-2-1.
    @Test func linearLight() throws {
        let ramp = GradientRamp(
            stops: [.init(color: .black, location: 0), .init(color: .white, location: 1)],
            interpolation: .linear)
        let reds = try reds(.linearGradient(ramp, start: .zero, end: CGPoint(x: 101, y: 0)), width: 101)
        #expect(reds[50] == 188)
    }
}
