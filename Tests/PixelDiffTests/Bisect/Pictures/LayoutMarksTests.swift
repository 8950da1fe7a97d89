import Testing

@testable import PixelDiff

@Suite struct LayoutMarksTests {
    private func titles(_ old: String, _ new: String) -> [String] {
        LayoutMarks(
            good: RelatedViews(LayoutDescription(parsing: old)),
            bad: RelatedViews(LayoutDescription(parsing: new))
        ).find().map(\.title)
    }

    private func column(_ spacing: [Int], heights: [Int] = [10, 10, 10, 10], x: [Int] = [0, 0, 0, 0])
        -> String
    {
        var y = 0
        var lines: [String] = []
        for index in heights.indices {
            lines.append("  Text \"\(index)\" (\(x[index]), \(y), 40, \(heights[index]))")
            y += heights[index] + (index < spacing.count ? spacing[index] : 0)
        }
        return "VStack (0, 0, 60, \(y))\n" + lines.joined(separator: "\n")
    }

    /// Only what changed by itself is a mark: neither what was pushed nor the stack that grew around it.
    @Test func whatIsPushedAlongIsNoMark() {
        let good = column([8, 8, 8])
        #expect(titles(good, column([8, 8, 8], heights: [10, 14, 10, 10])) == ["Text \"1\" height"])
        #expect(titles(good, column([8, 12, 8])) == ["Text \"2\" y"])
        #expect(
            titles(good, column([8, 12, 8], heights: [14, 10, 10, 10])) == [
                "Text \"0\" height", "Text \"2\" y",
            ])
        #expect(titles(good, column([8, 8, 8], x: [0, 6, 0, 0])) == ["Text \"1\" x"])
        #expect(titles(good, good) == [])
    }

    @Test func marginsAreOneMark() {
        let good = "Padding (0, 0, 56, 36)\n  Text \"A\" (8, 8, 40, 20)"
        let bad = "Padding (0, 0, 72, 52)\n  Text \"A\" (16, 16, 40, 20)"
        #expect(titles(good, bad) == ["Padding width", "Padding height"])
        // It grew with what is in it.
        let wider = "Padding (0, 0, 66, 36)\n  Text \"A\" (8, 8, 50, 20)"
        #expect(titles(good, wider) == ["Text \"A\" width"])
    }

    @Test func whatStaysInTheMiddleIsNoMark() {
        let good = "Frame (0, 0, 100, 50)\n  Text \"A\" (30, 15, 40, 20)"
        let bad = "Frame (0, 0, 120, 50)\n  Text \"A\" (40, 15, 40, 20)"
        #expect(titles(good, bad) == ["Frame width"])
        let leading = "Frame (0, 0, 100, 50)\n  Text \"A\" (0, 15, 40, 20)"
        #expect(titles(good, leading) == ["Text \"A\" x"])
    }

    @Test func viewsThatComeAndGo() {
        let good = "VStack (0, 0, 60, 28)\n  Text \"A\" (0, 0, 40, 10)\n  Text \"B\" (0, 18, 40, 10)"
        let bad = """
            VStack (0, 0, 60, 46)
              Divider (0, 0, 60, 10)
                Line (0, 0, 60, 10)
              Text "A" (0, 18, 40, 10)
              Text "B" (0, 36, 40, 10)
            """
        #expect(titles(good, bad) == ["Divider added"])
        #expect(titles(bad, good) == ["Divider removed"])
        #expect(titles(good, good.replacing("\"B\"", with: "\"C\"")) == ["Text \"B\""])
    }

    /// A mark is found wherever other changes have put the view.
    @Test func readingsDependOnTheirOwnChangeAlone() throws {
        let sides = [
            column([8, 8, 8]), column([8, 12, 8], heights: [14, 10, 10, 10]),
            column([8, 8, 8], heights: [14, 10, 10, 10]), column([8, 12, 8]),
        ].map { RelatedViews(LayoutDescription(parsing: $0)) }
        let marks = LayoutMarks(good: sides[0], bad: sides[1]).find()
        let values = sides.map { side in
            let reading = LayoutReading(side, good: sides[0], bad: sides[1])
            return marks.map { "\(reading.finding($0))" }
        }
        #expect(values == [["10", "8"], ["14", "12"], ["14", "8"], ["10", "12"]])
        let gone = RelatedViews(LayoutDescription(parsing: "VStack (0, 0, 60, 10)"))
        let reading = LayoutReading(gone, good: sides[0], bad: sides[1])
        #expect(marks.map { "\(reading.finding($0))" } == ["absent", "absent"])
    }
}
