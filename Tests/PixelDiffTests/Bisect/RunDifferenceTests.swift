import Testing

@testable import PixelDiff

/// What a step's line says of a run that is neither as good nor as bad.
@Suite struct RunDifferenceTests {
    /// Two changes of `card`, which meet in one picture; the second also changes `row`, the third only `badge`.
    private func world() throws -> PaintedWorld {
        try PaintedWorld(count: 3) { changes in
            var card = Painting()
            card.fill(changes.contains(0) ? 12 : 4, 4, 6, 5, Ink.black)
            card.fill(30, 20, 6, 6, changes.contains(1) ? Ink.red : Ink.green)
            var (row, badge) = (Painting(), Painting())
            if changes.contains(1) { row.fill(0, 0, 4, 4, Ink.blue) }
            if changes.contains(2) { badge.fill(0, 0, 4, 4, Ink.blue) }
            return ["card.png": card, "row.png": row, "badge.png": badge]
        }
    }

    @Test func thirdPicturesAreDescribedBesideGood() throws {
        let world = try world()
        let difference = RunDifference(
            good: try world.draw(.empty), bad: try world.draw(.all(3)), collector: world.collector)
        #expect(
            difference.words(try world.draw(ChangeSet([1])))
                == "card: 6x6 at (30, 20): #00A000 -> #FF0000")
        #expect(difference.words(try world.draw(ChangeSet([2]))) == "only badge as in bad")
        #expect(difference.words(try world.draw(.empty)) == nil)
    }
}
