import Imaging
import Testing

@testable import PixelDiff

@Suite struct MoveTests {
    private func moved(_ from: PixelRect, _ dx: Int, _ dy: Int) -> String {
        "\(from) moved by (\(dx), \(dy))"
    }

    @Test func textMovesWithinItsRegion() {
        var (a, b) = (Sketch(200, 100), Sketch(200, 100))
        a.text(1, at: 24, 40)
        b.text(1, at: 16, 40)
        let found = change(a, b)
        #expect(found.regions.count == 1 && found.bands == [])
        #expect(found.regions.first?.kind == .moved)
        #expect(found.regions.first?.reference == rect(24, 40, 40, 9))
        #expect(found.regions.first?.candidate == rect(16, 40, 40, 9))
        #expect(found.sentences == [moved(rect(24, 40, 40, 9), -8, 0)])
    }

    @Test func textMovesFarAway() {
        var (a, b) = (Sketch(300, 200), Sketch(300, 200))
        a.text(1, at: 20, 20)
        b.text(1, at: 200, 150)
        #expect(change(a, b).sentences == [moved(rect(20, 20, 40, 9), 180, 130)])
    }

    /// One pixel of the copy is another one: nothing moved.
    @Test func almostTheSameIsNoMove() {
        var (a, b) = (Sketch(300, 200), Sketch(300, 200))
        a.text(1, at: 20, 20)
        b.text(1, at: 200, 150)
        b.bitmap[210, 154] = RGBA8(red: 200, green: 1, blue: 2)
        #expect(
            change(a, b).sentences == ["40x9 at (20, 20) is gone", "40x9 at (200, 150) is new"])
    }

    @Test func onlyTheNearestOfTwoCopiesIsTheMovedOne() {
        var (a, b) = (Sketch(300, 200), Sketch(300, 200))
        // Beside something that stays, so that no rows are inserted.
        a.text(7, at: 240, 10, height: 180)
        b.text(7, at: 240, 10, height: 180)
        a.text(1, at: 20, 20)
        b.text(1, at: 20, 150)
        b.text(1, at: 100, 60)
        #expect(
            change(a, b).sentences == [
                moved(rect(20, 20, 40, 9), 80, 40), "40x9 at (20, 150) is new",
            ])
    }

    @Test func flatRectanglesAreNotCalledMoved() {
        let blue = RGBA8(red: 0, green: 0, blue: 255)
        var (a, b) = (Sketch(300, 200), Sketch(300, 200))
        a.fill(rect(20, 20, 30, 10), blue)
        b.fill(rect(120, 120, 30, 10), blue)
        #expect(
            change(a, b).sentences == [
                "30x10 at (20, 20): #0000FF -> #FFFFFF",
                "30x10 at (120, 120): #FFFFFF -> #0000FF",
            ])
        var c = Sketch(300, 200)
        c.fill(rect(20, 24, 30, 10), blue)
        #expect(change(a, c).regions.allSatisfy { $0.kind != .moved })
    }

    /// Only the edges of the card and the text on it differ; the card as a whole is what moved.
    @Test func aCardMovesWithWhatIsOnIt() {
        func picture(_ x: Int, _ y: Int) -> Sketch {
            var sketch = Sketch(300, 200)
            sketch.fill(rect(x, y, 150, 80), RGBA8(red: 230, green: 230, blue: 240))
            sketch.text(3, at: x + 20, y + 10)
            sketch.text(4, at: x + 20, y + 50, width: 100)
            sketch.text(9, at: 240, 10, height: 180)
            return sketch
        }
        #expect(change(picture(20, 30), picture(20, 33)).sentences == [moved(rect(20, 30, 150, 80), 0, 3)])
        #expect(change(picture(20, 30), picture(25, 28)).sentences == [moved(rect(20, 30, 150, 80), 5, -2)])
    }

    /// More space above the text and less below is a move, not two bands.
    @Test func rowsMoveInTheirSpace() {
        func picture(_ y: Int) -> Sketch {
            var sketch = Sketch(100, 200)
            sketch.text(1, at: 10, 5)
            sketch.text(2, at: 10, y)
            sketch.text(3, at: 30, y + 20)
            sketch.text(4, at: 10, 180)
            return sketch
        }
        let found = change(picture(60), picture(72))
        #expect(found.bands == [])
        #expect(found.sentences == [moved(rect(10, 60, 60, 29), 0, 12)])
    }

    @Test func everythingMoves() {
        func picture(_ x: Int, _ y: Int) -> Sketch {
            var sketch = Sketch(200, 200)
            for line in 0..<5 {
                sketch.text(UInt64(line), at: x, y + line * 20, width: 60 + line * 7)
            }
            return sketch
        }
        #expect(change(picture(20, 20), picture(20, 32)).sentences == [moved(rect(20, 20, 88, 89), 0, 12)])
        let found = change(picture(20, 20), picture(23, 25))
        #expect(found.regions.allSatisfy { $0.movedBy == ContentChange.Offset(dx: 3, dy: 5) })
        #expect(!found.regions.isEmpty)
    }

    /// Two items of a list change places.
    @Test func blocksChangePlaces() {
        func picture(_ order: [UInt64]) -> Sketch {
            var sketch = Sketch(120, 300)
            var y = 10
            for item in order {
                let height = item == 2 ? 30 : 9
                sketch.text(item, at: 16, y, width: 80, height: height)
                y += height + 12
            }
            return sketch
        }
        let found = change(picture([1, 2, 3, 4]), picture([2, 1, 3, 4]))
        #expect(found.bands == [])
        #expect(found.sentences == [moved(rect(16, 10, 80, 9), 0, 42)])
    }

    /// Beside an inserted band: moved beyond what the rows around it moved.
    @Test func movesBelowABand() {
        func picture(_ extra: Int, _ x: Int) -> Sketch {
            var sketch = Sketch(200, 200 + extra)
            if extra > 0 { sketch.text(99, at: 10, 2, width: 100) }
            for line in 0..<4 {
                sketch.text(UInt64(line), at: 10, extra + 10 + line * 40)
                sketch.text(UInt64(line) + 50, at: line == 2 ? x : 100, extra + 10 + line * 40, width: 50)
            }
            return sketch
        }
        let found = change(picture(0, 100), picture(24, 90))
        #expect(found.bands.map(\.sentence) == ["24 rows inserted at y 0"])
        #expect(found.regions.map(\.movedBy) == [ContentChange.Offset(dx: -10, dy: 0)])
        #expect(found.regions.first?.candidate == rect(90, 114, 50, 9))
    }

    /// Whatever is called moved is there, pixel by pixel.
    @Test(arguments: 0..<60)
    func movesAreTrue(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        func picture() -> Sketch {
            var sketch = Sketch(160, 160)
            for item in 0..<6 {
                sketch.text(
                    UInt64(item), at: .random(in: 0...110, using: &random),
                    .random(in: 0...140, using: &random), width: 20 + item * 5)
            }
            return sketch
        }
        let (a, b) = (picture(), picture())
        for region in change(a, b).regions where region.kind == .moved {
            let (from, to) = (region.reference, region.candidate)
            #expect(from.width == to.width && from.height == to.height)
            for y in 0..<from.height {
                for x in 0..<from.width {
                    #expect(a.bitmap[from.x + x, from.y + y] == b.bitmap[to.x + x, to.y + y])
                }
            }
        }
    }
}
