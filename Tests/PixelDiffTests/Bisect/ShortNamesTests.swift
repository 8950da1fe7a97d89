import Testing

@testable import PixelDiff

@Suite struct ShortNamesTests {
    @Test func asShortAsTheyCanBeToldApart() {
        let names = ShortNames([
            "Sources/Kit/Row.swift", "Sources/Shop/Row.swift", "Other/Shop/Row.swift", "Row.swift",
            "Sources/Kit/Card.swift", "Old/Theme.swift -> New/Theme.swift",
        ])
        #expect(names["Sources/Kit/Row.swift"] == "Kit/Row.swift")
        #expect(names["Sources/Shop/Row.swift"] == "Sources/Shop/Row.swift")
        #expect(names["Other/Shop/Row.swift"] == "Other/Shop/Row.swift")
        #expect(names["Row.swift"] == "Row.swift")
        #expect(names["Sources/Kit/Card.swift"] == "Card.swift")
        #expect(names["Old/Theme.swift -> New/Theme.swift"] == "Theme.swift")
        #expect(names["a/Unknown.swift"] == "Unknown.swift")
    }

    /// What can't be shortened is told as it is; twice the same is one.
    @Test func alikeToTheEnd() {
        let names = ShortNames(["a/b", "b", "c/b -> a/b", "b"])
        #expect(names["b"] == "b")
        #expect(names["a/b"] == "a/b")
        #expect(names["c/b -> a/b"] == "c/b -> a/b")
    }
}
