import Imaging
import Testing

@testable import PixelDiff

@Suite struct PictureFacetsTests {
    /// Two changes in one picture, far from each other: two causes of one change each, and not one of two.
    @Test func twoRegionsAreTwoCauses() throws {
        let world = try PaintedWorld(count: 6) { changes in
            var card = Painting()
            card.fill(2, 2, 8, 8, changes.contains(1) ? Ink.red : Ink.black)
            card.fill(40, 25, 8, 8, changes.contains(4) ? Ink.green : Ink.black)
            return ["card.png": card, "other.png": Painting()]
        }
        let facets = try #require(world.facets)
        #expect(facets.differing == ["card.png"])
        let good = try facets.marks(of: world.draw(.empty))
        #expect(good.keys.sorted() == ["card.png#region 8x8 at (2, 2)", "card.png#region 8x8 at (40, 25)"])
        let first = try facets.marks(of: world.draw(ChangeSet([1])))
        let bad = try facets.marks(of: world.draw(.all(6)))
        #expect(first["card.png#region 8x8 at (2, 2)"] == bad["card.png#region 8x8 at (2, 2)"])
        #expect(first["card.png#region 8x8 at (40, 25)"] == good["card.png#region 8x8 at (40, 25)"])
        #expect(try world.causes() == [[1], [4]])
        #expect(facets.pictures(of: good.keys.sorted()) == ["card.png"])

        // As one mark, nothing but bad's picture is as in bad.
        facets.join("card.png")
        #expect(try facets.marks(of: world.draw(.empty)).keys.sorted() == ["card.png"])
        let (part, all) = (try world.draw(ChangeSet([1])), try world.draw(ChangeSet([1, 4])))
        #expect(facets.marks(of: part) != facets.marks(of: all))
        #expect(try facets.marks(of: all) == facets.marks(of: world.draw(.all(6))))
    }

    @Test func oneRegionIsThePicture() throws {
        let world = try PaintedWorld(count: 2) { changes in
            var card = Painting()
            card.fill(2, 2, 8, 8, changes.contains(1) ? Ink.red : Ink.black)
            return ["card.png": card]
        }
        let drawn = try world.draw(.all(2))
        #expect(world.facets?.marks(of: drawn) == drawn.pictures)
    }

    /// Rows that came in above a region don't make it another one.
    @Test(arguments: [false, true]) func whatWasPushedDownIsFound(hasLayout: Bool) throws {
        let world = try PaintedWorld(count: 5) { changes in
            let title = changes.contains(0) ? 16 : 10
            let rowColor: RGBA8 = changes.contains(3) ? Ink.red : Ink.blue
            var card = Painting(height: 30 + title)
            card.fill(4, 0, 20, title, Ink.black)
            // Stripes, so that rows can be told from each other.
            for row in 0..<title { card.fill(30, row, 2 + row, 1, Ink.green) }
            for row in 0..<20 {
                card.fill(4, title + 5 + row, 20, 1, rowColor)
                card.fill(30, title + 5 + row, 3 + row, 1, Ink.black)
            }
            if hasLayout {
                card.layout = """
                    # pixeldiff layout 1
                    # scale: 1
                    VStack (0, 0, 60, \(30 + title))
                      Text "Title" (4, 0, 20, \(title))
                      Row (4, \(title + 5), 20, 20)
                        Color (4, \(title + 5), 20, 20)
                      Text "Footer" (4, \(title + 27), 20, 3)

                    """
            }
            return ["card.png": card]
        }
        let facets = try #require(world.facets)
        let good = try facets.marks(of: world.draw(.empty))
        #expect(good.count == 2, "\(good.keys.sorted())")
        if hasLayout { #expect(good["card.png#view Text \"Title\" height"] == "10") }
        #expect(try world.causes() == [[0], [3]])
    }

    /// A view whose frame changes where nothing is to be seen is no cause.
    @Test func aPictureWithTheSamePixelsHasTheSameMarks() throws {
        let world = try PaintedWorld(count: 3) { changes in
            var card = Painting()
            card.fill(2, 2, 8, 8, changes.contains(0) ? Ink.red : Ink.black)
            card.fill(40, 25, 8, 8, changes.contains(1) ? Ink.green : Ink.black)
            card.layout = """
                # pixeldiff layout 1
                ZStack (0, 0, 60, 40)
                  Group (2, 2, \(changes.contains(2) ? 12 : 8), 8)

                """
            return ["card.png": card]
        }
        let facets = try #require(world.facets)
        let good = try facets.marks(of: world.draw(.empty))
        #expect(good.keys.contains("card.png#view Group width"))
        #expect(try facets.marks(of: world.draw(ChangeSet([2]))) == good)
    }

    @Test func moreMarksThanTheLimitAreJoined() throws {
        let world = try PaintedWorld(count: 1) { changes in
            var card = Painting(width: 400)
            for place in 0..<20 { card.fill(place * 20, 0, 4, 4, changes.isEmpty ? Ink.black : Ink.red) }
            return ["card.png": card]
        }
        let marks = try #require(try world.facets?.marks(of: world.draw(.empty)))
        #expect(marks.count == PictureFacets.limit)
        #expect(marks.keys.contains("card.png#9 more"))
        #expect(try world.causes() == [[0]])
    }

    @Test func picturesThatCameOrWentAreOneMark() throws {
        let world = try PaintedWorld(count: 2) { changes in
            var pictures = ["same.png": Painting()]
            pictures[changes.contains(0) ? "new.png" : "old.png"] = Painting()
            return pictures
        }
        let facets = try #require(world.facets)
        #expect(facets.differing == ["new.png", "old.png"])
        #expect(try Array(facets.marks(of: world.draw(.empty)).keys) == ["old.png"])
        #expect(try Array(facets.marks(of: world.draw(.all(2))).keys) == ["new.png"])
        #expect(try world.causes() == [[0]])
    }

    /// A run that lacks a picture has none of its marks, which is neither good nor bad.
    @Test func aMissingPictureHasNoMarks() throws {
        let world = try PaintedWorld(count: 3) { changes in
            var card = Painting()
            card.fill(2, 2, 8, 8, changes.contains(0) ? Ink.red : Ink.black)
            card.fill(40, 25, 8, 8, changes.contains(0) ? Ink.green : Ink.black)
            return changes == [1] ? [:] : ["card.png": card]
        }
        #expect(try world.facets?.marks(of: world.draw(ChangeSet([1]))) == [:])
        #expect(try world.causes() == [[0]])
    }
}
