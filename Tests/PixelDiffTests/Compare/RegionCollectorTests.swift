import Imaging
import Testing

@testable import PixelDiff

@Suite struct RegionCollectorTests {
    private func regions(_ pixels: [(x: Int, y: Int)]) -> [PixelRect] {
        var collector = RegionCollector()
        for pixel in pixels.sorted(by: { ($0.y, $0.x) < ($1.y, $1.x) }) {
            collector.add(pixel.x..<pixel.x + 1, row: pixel.y)
        }
        return collector.regions()
    }

    @Test func pixelsSevenApartAreJoinedAndEightApartAreNot() {
        #expect(regions([(0, 0), (8, 0)]) == [PixelRect(x: 0, y: 0, width: 9, height: 1)])
        #expect(regions([(0, 0), (9, 0)]).count == 2)
        #expect(regions([(0, 0), (0, 8)]) == [PixelRect(x: 0, y: 0, width: 1, height: 9)])
        #expect(regions([(0, 0), (0, 9)]).count == 2)
    }

    @Test func regionsAreOrderedByTopThenLeft() {
        let found = regions([(100, 5), (50, 5), (70, 40), (0, 90)])
        #expect(found.map(\.x) == [50, 100, 70, 0])
    }

    /// Two columns that a bar at the bottom joins.
    @Test func lateBridgesJoinEarlierRectangles() {
        let columns = (0..<20).flatMap { [(x: 0, y: $0), (x: 30, y: $0)] }
        #expect(regions(columns).count == 2)
        let bar = (0...30).map { (x: $0, y: 20) }
        #expect(regions(columns + bar) == [PixelRect(x: 0, y: 0, width: 31, height: 21)])
    }

    /// No two rectangles are near each other, and all pixels are covered.
    @Test func rectanglesCoverEverythingAndKeepTheirDistance() {
        var random = SeededGenerator(seed: 7)
        for _ in 0..<50 {
            let pixels = (0..<60).map { _ in
                (x: Int.random(in: 0...300, using: &random), y: Int.random(in: 0...300, using: &random))
            }
            let found = regions(pixels)
            for pixel in pixels {
                #expect(found.filter { $0.contains(x: pixel.x, y: pixel.y) }.count == 1)
            }
            for (i, a) in found.enumerated() {
                for b in found[(i + 1)...] {
                    let horizontal = max(a.x, b.x) - min(a.maxX, b.maxX)
                    let vertical = max(a.y, b.y) - min(a.maxY, b.maxY)
                    #expect(max(horizontal, vertical) >= RegionCollector.distance)
                }
            }
        }
    }

    /// The same as joining any two near rectangles, in any order, until none are left.
    @Test func equalsJoiningAllPairs() {
        var random = SeededGenerator(seed: 19)
        for round in 0..<60 {
            let side = 60 + round * 5
            let pixels = (0..<70).map { _ in
                (x: Int.random(in: 0..<side, using: &random), y: Int.random(in: 0..<side, using: &random))
            }
            var rects = pixels.map { PixelRect(x: $0.x, y: $0.y, width: 1, height: 1) }
            while let (i, j) = nearPair(rects) {
                rects[i] = rects[i].union(rects[j])
                rects.remove(at: j)
            }
            #expect(regions(pixels) == rects.sorted { ($0.y, $0.x) < ($1.y, $1.x) })
        }
    }

    private func nearPair(_ rects: [PixelRect]) -> (Int, Int)? {
        for j in rects.indices {
            for i in 0..<j {
                let (a, b) = (rects[i], rects[j])
                let horizontal = max(a.x, b.x) - min(a.maxX, b.maxX)
                let vertical = max(a.y, b.y) - min(a.maxY, b.maxY)
                if max(horizontal, vertical) < RegionCollector.distance { return (i, j) }
            }
        }
        return nil
    }

    @Test func scatteredPixelsGiveFewRegions() {
        let pixels = (0..<40).flatMap { row in (0..<40).map { (x: $0 * 20, y: row * 20) } }
        let found = regions(pixels)
        #expect(found.count <= RegionCollector.limit && !found.isEmpty)
        for pixel in pixels { #expect(found.contains { $0.contains(x: pixel.x, y: pixel.y) }) }
    }
}
