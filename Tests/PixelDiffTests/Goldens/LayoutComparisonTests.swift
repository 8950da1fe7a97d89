import Testing

@testable import PixelDiff

@Suite struct LayoutDescriptionTests {
    static let text = """
        # pixeldiff layout 1
        # profile: iOS 26
        # scale: 2
        # fonts: Inter-Regular@0123abcd, Inter-Bold@89ab4567
        # rendering: 1
        # drawing: 00ff
        VStack (0, 0, 320, 200)
          Text "Total (net)" (24, 10, 40, 20.5)
          Text "say "hi"" (24, 31, 40, 20.5)
          Frame
            Rectangle (-4, 60, 320, 0.333)
        """

    @Test func parts() {
        let layout = LayoutDescription(parsing: Self.text)
        #expect(layout.header["profile"] == "iOS 26")
        #expect(layout.header["fonts"] == "Inter-Regular@0123abcd, Inter-Bold@89ab4567")
        #expect(
            layout.nodes.map(\.title) == [
                "VStack", "Text \"Total (net)\"", "Text \"say \"hi\"\"", "Frame", "Rectangle",
            ])
        #expect(layout.nodes.map(\.depth) == [0, 1, 1, 1, 2])
        #expect(layout.nodes[0].children == [1, 2, 3])
        #expect(layout.nodes[1].detail == "Total (net)")
        #expect(layout.nodes[1].frame == LayoutDescription.Frame(x: 24, y: 10, width: 40, height: 20.5))
        #expect(layout.nodes[3].frame == nil)
        #expect(layout.roots == [0])
    }

    @Test func metadata() {
        let metadata = GoldenMetadata(layout: LayoutDescription(parsing: Self.text))
        #expect(
            metadata
                == GoldenMetadata(
                    profile: "iOS 26", scale: "2", fonts: ["Inter-Regular@0123abcd", "Inter-Bold@89ab4567"],
                    rendering: "1", drawing: "00ff"))
        #expect(GoldenMetadata(text: metadata.textChunks) == metadata)
    }

    /// What a golden of another revision says, and what `pixeldiff compare` says of two.
    @Test func anotherRenderingRevisionIsSaid() {
        func metadata(_ revision: String?, scale: String = "2") -> GoldenMetadata {
            GoldenMetadata(scale: scale, rendering: revision)
        }
        #expect(
            GoldenMetadata.changes(from: metadata("3"), to: metadata("4"))
                == ["recorded under rendering revision 3, this is 4"])
        #expect(GoldenMetadata.changes(from: metadata("4"), to: metadata("4")) == [])
        #expect(GoldenMetadata.changes(from: metadata(nil), to: metadata("4")) == [])
        #expect(
            GoldenMetadata.changes(
                reference: metadata("3").textChunks, candidate: metadata("4", scale: "3").textChunks)
                == [
                    "scale: the reference has 2, the candidate 3",
                    "the reference was recorded under rendering revision 3, the candidate under 4",
                ])
        #expect(GoldenMetadata.changes(reference: [], candidate: metadata("4").textChunks) == [])
    }

    @Test func strangeTextIsKept() {
        let layout = LayoutDescription(parsing: "A (1, 2)\n      B \"x (1, 2, 3, 4)\r\n#\n")
        #expect(layout.nodes.map(\.name) == ["A (1, 2)", "B \"x"])
        #expect(layout.nodes[1].parent == 0)
        #expect(layout.nodes[1].depth == 1)
        #expect(LayoutDescription(parsing: "").nodes.isEmpty)
    }

    /// From a hundred levels on, the level is a number: a deep tree's text isn't mostly spaces.
    @Test func levelsBeyondAHundredAreNumbers() {
        var text = (0..<100).map { String(repeating: "  ", count: $0) + "A (0, 0, 1, 1)\n" }.joined()
        let spaces = String(repeating: "  ", count: 100)
        for level in 100..<103 { text += spaces + "[\(level)] B (0, 0, 1, 1)\n" }
        text += spaces + "[101] C (0, 0, 1, 1)\n"
        let layout = LayoutDescription(parsing: text)
        #expect(layout.nodes.map(\.depth) == Array(0..<103) + [101])
        #expect(layout.nodes.suffix(4).map(\.title) == ["B", "B", "B", "C"])
    }

    @Test func deepestView() {
        let layout = LayoutDescription(parsing: Self.text)
        let inText = LayoutDescription.Frame(x: 25, y: 12, width: 10, height: 10)
        #expect(layout.deepestView(containing: inText)?.detail == "Total (net)")
        let across = LayoutDescription.Frame(x: 25, y: 12, width: 100, height: 10)
        #expect(layout.deepestView(containing: across)?.name == "VStack")
        let outside = LayoutDescription.Frame(x: 0, y: 0, width: 400, height: 1)
        #expect(layout.deepestView(containing: outside) == nil)
    }

    @Test func aModifierStandsForWhatItModifies() {
        let text = "padding (0, 0, 100, 50)\n  frame (8, 8, 84, 34)\n    Card/VStack (8, 8, 40, 34)\n"
        let layout = LayoutDescription(parsing: text)
        let inset = LayoutDescription.Frame(x: 2, y: 2, width: 50, height: 4)
        #expect(layout.deepestView(containing: inset)?.name == "Card/VStack")
    }
}

@Suite struct LayoutComparisonTests {
    func changes(_ old: String, _ new: String) -> [String] {
        LayoutComparison.changes(from: LayoutDescription(parsing: old), to: LayoutDescription(parsing: new))
    }

    @Test func same() {
        #expect(changes(LayoutDescriptionTests.text, LayoutDescriptionTests.text) == [])
    }

    @Test func aMoveNamesTheOneThatMoved() {
        let old = "HStack (0, 0, 100, 20)\n  Text \"A\" (0, 0, 8, 20)\n  Text \"Total\" (24, 0, 40, 20)"
        let new = "HStack (0, 0, 100, 20)\n  Text \"A\" (0, 0, 8, 20)\n  Text \"Total\" (16, 0, 40, 20)"
        #expect(changes(old, new) == ["Text \"Total\" x 24 -> 16"])
    }

    @Test func childrenGoWithTheirParent() {
        let old =
            "Z (0, 0, 100, 100)\n  VStack (10, 10, 50, 50)\n    Text \"A\" (12, 12, 8, 20)\n    Text \"B\" (12, 32, 8, 20)"
        let new =
            "Z (0, 0, 100, 100)\n  VStack (10, 30, 50, 50)\n    Text \"A\" (12, 32, 8, 20)\n    Text \"B\" (14, 52, 8, 20)"
        #expect(changes(old, new) == ["VStack y 10 -> 30", "Text \"B\" x 12 -> 14"])
    }

    @Test func aModifierIsNamedByWhatItModifies() {
        let old = "padding (0, 0, 100, 50)\n  frame (8, 8, 84, 34)\n    Text \"A\" (8, 8, 40, 34)"
        let new = "padding (0, 0, 100, 50)\n  frame (8, 8, 80, 34)\n    Text \"A\" (8, 8, 40, 34)"
        #expect(changes(old, new) == ["frame of Text \"A\" width 84 -> 80"])
    }

    /// A view that stood still while the frame around it moved did not move.
    @Test func whatStayedInThePictureDidNotMove() {
        let old = "frame (70, 0, 30, 20)\n  Text \"A\" (90, 0, 10, 20)"
        let new = "frame (74, 0, 26, 20)\n  Text \"A\" (90, 0, 10, 20)"
        #expect(changes(old, new) == ["frame of Text \"A\" x 70 -> 74, width 30 -> 26"])
    }

    @Test func viewsComeBeforeModifiers() {
        let old = "HStack (0, 0, 90, 9)\n  frame (0, 0, 10, 9)\n    A (0, 0, 5, 9)\n  B (50, 0, 5, 9)"
        let new = "HStack (0, 0, 90, 9)\n  frame (0, 0, 12, 9)\n    A (0, 0, 5, 9)\n  B (52, 0, 5, 9)"
        #expect(changes(old, new) == ["B x 50 -> 52", "frame of A width 10 -> 12"])
    }

    @Test func anInsertedViewMovesTheRest() {
        let old = """
            VStack (0, 0, 320, 200)
              Text "A" (0, 0, 320, 20)
              Text "B" (0, 20, 320, 20)
              Text "C" (0, 40, 320, 20)
              Text "D" (0, 60, 320, 20)
            """
        let new = """
            VStack (0, 0, 320, 212)
              Text "A" (0, 0, 320, 20)
              Divider (0, 20, 320, 0.5)
              Text "B" (0, 32, 320, 20)
              Text "C" (0, 52, 320, 20)
              Text "D" (0, 72, 320, 20)
            """
        #expect(
            changes(old, new) == [
                "VStack height 200 -> 212", "added Divider (0, 20, 320, 0.5)",
                "Text \"B\" y 20 -> 32 (and the 2 views after it)",
            ])
        #expect(
            changes(new, old) == [
                "VStack height 212 -> 200", "removed Divider (0, 20, 320, 0.5)",
                "Text \"B\" y 32 -> 20 (and the 2 views after it)",
            ])
    }

    @Test func anotherDetailIsTheSameView() {
        let old = "VStack (0, 0, 50, 40)\n  Text \"Sum\" (0, 0, 30, 20)\n  Text \"B\" (0, 20, 8, 20)"
        let new = "VStack (0, 0, 50, 40)\n  Text \"Total\" (0, 0, 38, 20)\n  Text \"B\" (0, 20, 8, 20)"
        #expect(changes(old, new) == ["Text \"Sum\" -> Text \"Total\", width 30 -> 38"])
    }

    @Test func oneChildThatGrewIsTheNews() {
        let old = "Padding (0, 0, 40, 40)\n  Frame (8, 8, 24, 24)\n    Text \"A\" (8, 8, 24, 24)"
        let new = "Padding (0, 0, 40, 52)\n  Frame (8, 8, 24, 36)\n    Text \"A\" (8, 8, 24, 36)"
        #expect(changes(old, new) == ["Text \"A\" height 24 -> 36"])
    }

    @Test func anotherRoot() {
        #expect(
            changes("HStack (0, 0, 1, 1)", "VStack (0, 0, 1, 1)") == [
                "removed HStack (0, 0, 1, 1)", "added VStack (0, 0, 1, 1)",
            ])
        #expect(changes("", "") == [])
    }

    @Test func roundingIsNoMove() {
        #expect(changes("A (0.333, 0, 1, 1)", "A (0.334, 0, 1, 1)") == [])
        #expect(changes("A (0.333, 0, 1, 1)", "A (0.335, 0, 1, 1)") == ["A x 0.333 -> 0.335"])
    }

    @Test func deepTreesNeedNoDeepStack() {
        let lines = (0..<2_000).map { String(repeating: "  ", count: $0) + "Padding (\($0), 0, 1, 1)" }
        var other = lines
        other[1_999] = String(repeating: "  ", count: 1_999) + "Padding (0, 0, 1, 1)"
        #expect(
            changes(lines.joined(separator: "\n"), other.joined(separator: "\n")) == ["Padding x 1999 -> 0"])
    }
}
