import Drawing
import Foundation
import Imaging
import Testing

@testable import Raster

/// What combined paths cover against samples of the point tests of both.
struct CombinedPathCoverageTests {
    @Test(arguments: 0..<6) func coverageIsThatOfThePointTests(seed: Int) throws {
        var generator = SeededGenerator(seed: UInt64(seed) &+ 300)
        let size = 16
        let (a, b) = (generator.path(in: CGFloat(size)), generator.path(in: CGFloat(size)))
        let cases: [(Path, (Bool, Bool) -> Bool)] = [
            (a.union(b), { $0 || $1 }), (a.intersection(b), { $0 && $1 }), (a.subtracting(b), { $0 && !$1 }),
            (a.symmetricDifference(b), { $0 != $1 }),
        ]
        for (path, isIn) in cases {
            let bitmap = try render(
                [.fill(path, FillStyle(), .solid(.black))], width: CGFloat(size), height: CGFloat(size))
            for _ in 0..<24 {
                let x = Int.random(in: 0..<size, using: &generator)
                let y = Int.random(in: 0..<size, using: &generator)
                var hits = 0
                for sample in 0..<100 {
                    let point = CGPoint(
                        x: Double(x) + (Double(sample % 10) + 0.5) / 10,
                        y: Double(y) + (Double(sample / 10) + 0.5) / 10)
                    if isIn(a.contains(point), b.contains(point)) { hits += 1 }
                }
                // Ten lines of samples see an edge to a tenth of a pixel at worst; two edges may meet.
                let expected = Double(hits) * 2.55
                #expect(abs(Double(bitmap[x, y].alpha) - expected) < 40, "\(x) \(y) of \(a) and \(b)")
            }
        }
    }
}
