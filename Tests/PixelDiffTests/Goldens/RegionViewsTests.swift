import Foundation
import Imaging
import Testing

@testable import PixelDiff

@Suite struct RegionViewsTests {
    private func layout(_ lines: String...) -> LayoutDescription {
        LayoutDescription(parsing: "# scale: 2\n" + lines.joined(separator: "\n"))
    }

    private func region(
        _ reference: PixelRect, _ candidate: PixelRect, _ kind: ContentChange.Kind = .changed,
        dx: Int? = nil, dy: Int = 0
    ) -> ContentChange.Region {
        ContentChange.Region(
            kind: kind, reference: reference, candidate: candidate, pixels: 1,
            movedBy: dx.map { ContentChange.Offset(dx: $0, dy: dy) })
    }

    @Test func aMovedRegionNamesItsViewAndFrames() {
        let views = RegionViews(
            old: layout("VStack (0, 0, 100, 100)", "  Text \"Total\" (24, 10, 40, 20)"),
            new: layout("VStack (0, 0, 100, 100)", "  Text \"Total\" (16, 10, 40, 20)"), scale: 2)
        let place = views.place(of: region(rect(50, 22, 70, 30), rect(34, 22, 70, 30), .moved, dx: -16))
        #expect(place?.text == "Text \"Total\" x 24 -> 16")
        #expect(place?.title == "Text \"Total\"")
    }

    /// What a band moved is no news of the view.
    @Test func bandsAreTakenOut() {
        let views = RegionViews(
            old: layout("VStack (0, 0, 100, 100)", "  Text \"Total\" (24, 10, 40, 20)"),
            new: layout(
                "VStack (0, 0, 100, 112)", "  Divider (0, 0, 100, 12)", "  Text \"Total\" (24, 22, 50, 20)"),
            scale: 2)
        let place = views.place(of: region(rect(50, 22, 70, 30), rect(50, 46, 70, 30)))
        #expect(place?.text == "Text \"Total\" width 40 -> 50")
    }

    @Test func aViewThatIsGoneIsNamed() {
        let views = RegionViews(
            old: layout("VStack (0, 0, 100, 100)", "  Text \"Total\" (24, 10, 40, 20)"),
            new: layout("VStack (0, 0, 100, 100)"), scale: 2)
        #expect(views.place(of: region(rect(50, 22, 7, 3), rect(50, 22, 7, 3)))?.text == "Text \"Total\"")
        #expect(views.place(of: region(rect(0, 0, 300, 3), rect(0, 0, 300, 3))) == nil)
        let none = RegionViews(old: nil, new: nil, scale: 2)
        #expect(none.place(of: region(rect(0, 0, 1, 1), rect(0, 0, 1, 1))) == nil)
    }

    /// From two renderings to the result on disk.
    @Test func recordsHaveBandsAndMoves() throws {
        let fixture = try GoldenFixture()
        func candidate(_ extra: Int, _ x: Int) -> GoldenCandidate {
            var sketch = Sketch(120, 60 + extra)
            if extra > 0 { sketch.text(8, at: 10, 2, width: 90) }
            sketch.text(1, at: x, extra + 10)
            sketch.text(2, at: 10, extra + 40, width: 100)
            sketch.text(3, at: 80, extra + 8, width: 30, height: 13)
            let layout = """
                # scale: 1
                VStack (0, 0, 120, \(60 + extra))
                  Text "Total" (\(x), \(extra + 10), 40, 9)

                """
            return GoldenCandidate(
                bitmap: sketch.bitmap, layout: layout, metadata: GoldenMetadata(scale: "1"))
        }
        _ = try fixture.check(.missing).check(candidate(0, 24), as: GoldenFixture.name)
        let record = try fixture.check(.never).check(candidate(20, 16), as: GoldenFixture.name)
        #expect(
            record.pixels?.bands == [
                CaseRecord.Band(kind: .inserted, referenceY: 0, candidateY: 0, height: 20)
            ])
        let moved = try #require(record.pixels?.regions.first)
        #expect(record.pixels?.regions.count == 1 && moved.kind == .moved)
        #expect(moved.movedBy == ContentChange.Offset(dx: -8, dy: 0))
        #expect(moved.rect == rect(16, 30, 40, 9) && moved.expectedRect == rect(24, 10, 40, 9))
        let words = "40x9 at (24, 10) moved by (-8, 0), in Text \"Total\" x 24 -> 16"
        #expect(moved.words == words)
        #expect(record.details.contains("20 rows inserted at y 0") && record.details.contains(words))
        #expect(try ResultStore(folder: fixture.package.artifacts()).load().cases == [record])
        let file = try #require(record.files.diff)
        let diff = try #require(fixture.folder.bytes(".build/pixeldiff/\(file)"))
        #expect(try PNGDecoder().decode(diff, name: "diff").height == 80)
    }

    /// Two texts so near each other that their pixels make one region, and each moved in its own way.
    @Test func layoutsTellWhatMoved() throws {
        let fixture = try GoldenFixture()
        func candidate(_ a: Int, _ b: Int, spot: Bool = false) -> GoldenCandidate {
            var sketch = Sketch(120, 60)
            sketch.text(1, at: a, 10, width: 30)
            sketch.text(2, at: b, 12, width: 20)
            if spot { sketch.fill(rect(a + 3, 13, 2, 2), RGBA8(red: 255, green: 0, blue: 0)) }
            let layout = """
                # scale: 1
                HStack (0, 0, 120, 60)
                  Text "A" (\(a - 1), 9, 32, 11)
                  Text "B" (\(b - 1), 11, 22, 11)

                """
            return GoldenCandidate(
                bitmap: sketch.bitmap, layout: layout, metadata: GoldenMetadata(scale: "1"))
        }
        let (before, after) = (candidate(24, 57), candidate(20, 60))
        #expect(
            Comparison.change(reference: before.bitmap, candidate: after.bitmap).regions.allSatisfy {
                $0.kind != .moved
            })
        _ = try fixture.check(.missing).check(before, as: GoldenFixture.name)
        let record = try fixture.check(.never).check(after, as: GoldenFixture.name)
        #expect(
            record.pixels?.regions.compactMap(\.words) == [
                "32x11 at (23, 9) moved by (-4, 0), in Text \"A\" x 23 -> 19",
                "22x11 at (56, 11) moved by (3, 0), in Text \"B\" x 56 -> 59",
            ])
        // A move that isn't exactly one is none.
        let other = try fixture.check(.never).check(candidate(20, 60, spot: true), as: GoldenFixture.name)
        #expect(other.pixels?.regions.isEmpty == false)
        #expect(other.pixels?.regions.allSatisfy { $0.movedBy == nil } == true)
    }

    /// Results of builds that knew neither bands nor moves.
    @Test func oldRecordsAreRead() throws {
        let json = """
            {"beyondTolerance": 1, "differing": 2, "worst": 3,
             "regions": [{"rect": {"x": 1, "y": 2, "width": 3, "height": 4}, "view": "Text"}]}
            """
        let pixels = try JSONDecoder().decode(CaseRecord.Pixels.self, from: Data(json.utf8))
        #expect(
            pixels.bands == nil && pixels.regions == [CaseRecord.Region(rect: rect(1, 2, 3, 4), view: "Text")]
        )
    }
}
