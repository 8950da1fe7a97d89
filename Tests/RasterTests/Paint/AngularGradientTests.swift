import Drawing
import Foundation
import Testing

@testable import Raster

struct AngularGradientTests {
    @Test func arcTangentMatchesTheCLibrary() {
        var random = SeededGenerator(seed: 3)
        for _ in 0..<20_000 {
            let scale = Float(Int.random(in: 0..<8, using: &random))
            let x = Float.random(in: -1...1, using: &random) * scale * 100
            let y = Float.random(in: -1...1, using: &random) * 300
            let exact = atan2(Double(y), Double(x)) / (2 * .pi)
            #expect(abs(Double(ArcTangent.turns(y: y, x: x)) - exact) < 1e-7)
        }
        #expect(ArcTangent.turns(y: 0, x: 0) == 0)
        #expect(ArcTangent.turns(y: 0, x: 5) == 0)
        #expect(ArcTangent.turns(y: 5, x: 0) == 0.25)
        #expect(ArcTangent.turns(y: 0, x: -5) == 0.5)
        #expect(ArcTangent.turns(y: -5, x: 0) == -0.25)
    }

    /// Each pixel against the location worked out in double precision, on random centres, angles and turns.
    @Test func locationsAreExact() throws {
        var random = SeededGenerator(seed: 8)
        func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &random) }
        let ramp = GradientRamp(
            stops: [.init(color: .black, location: 0), .init(color: .white, location: 1)],
            interpolation: .device)
        let table = try #require(RampTable(ramp))
        for _ in 0..<60 {
            let center = CGPoint(x: number(-20...320), y: number(-20...100))
            let (start, end) = (number(-9...9), number(-9...9))
            let transform = CGAffineTransform(
                a: number(0.5...2), b: number(-1...1), c: number(-1...1), d: number(2...3), tx: 5, ty: -7)
            let shader = try #require(
                AngularGradientShader(
                    table, center: center, startAngle: start, endAngle: end, transform: transform))
            for y in [0, 31, 90] {
                var row = [PremultipliedPixel](repeating: 0, count: 700)
                row.withUnsafeMutableBufferPointer { buffer in
                    guard let base = buffer.baseAddress else { return }
                    shader.write(y: y, from: 0, count: 700, into: base)
                }
                for x in row.indices {
                    let point = CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5)
                        .applying(transform.inverted())
                    let angle = atan2(Double(point.y - center.y), Double(point.x - center.x))
                    let location = Self.location(angle, start, end)
                    // The seam of a full turn may fall on either side.
                    guard location > 1e-4, location < 1 - 1e-4 else { continue }
                    #expect(abs(Double(row[x] & 255) - location * 255) <= 0.6, "\(x) \(y)")
                }
            }
        }
    }

    /// A run drawn in pieces is the run drawn whole.
    @Test func piecesEqualTheWhole() throws {
        let ramp = GradientRamp(stops: [
            .init(color: .black, location: 0), .init(color: .white, location: 0.3),
            .init(color: .black, location: 1),
        ])
        let table = try #require(RampTable(ramp))
        let shader = try #require(
            AngularGradientShader(
                table, center: CGPoint(x: 311, y: 40), startAngle: 0.5, endAngle: 7,
                transform: CGAffineTransform(rotationAngle: 0.2)))
        func pixels(_ cuts: [Int]) -> [PremultipliedPixel] {
            var row = [PremultipliedPixel](repeating: 0, count: 900)
            row.withUnsafeMutableBufferPointer { buffer in
                guard let base = buffer.baseAddress else { return }
                for (start, end) in zip([0] + cuts, cuts + [900]) {
                    shader.write(y: 13, from: start - 100, count: end - start, into: base + start)
                }
            }
            return row
        }
        #expect(pixels([]) == pixels([1, 70, 355, 356, 357, 700]))
    }

    /// Where between both angles a direction lies: less than a turn leaves a gap, whose halves belong to the
    /// ends; of more, the last turn counts.
    private static func location(_ angle: Double, _ start: Double, _ end: Double) -> Double {
        let turn = 2 * Double.pi
        let (from, to, direction) = end > start ? (start, end, angle) : (-start, -end, -angle)
        var back = (to - direction).truncatingRemainder(dividingBy: turn)
        if back < 0 { back += turn }
        let sweep = to - from
        let isInLastHalf = back > (sweep + turn) / 2
        if sweep < turn && isInLastHalf { return 1 }
        return max(0, 1 - back / sweep)
    }
}
