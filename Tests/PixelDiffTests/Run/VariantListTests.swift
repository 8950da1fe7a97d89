import PixelDiff
import Testing

@Suite struct VariantListTests {
    @Test func theStandardVariantComesFirstNamedOrNot() throws {
        #expect(try VariantList.parse("") == [.standard])
        #expect(try VariantList.parse("dark,light") == [.standard, GoldenVariant(colorScheme: .dark)])
    }

    @Test func partsAreJoinedInAnyOrder() throws {
        let both = GoldenVariant(colorScheme: .dark, layoutDirection: .rightToLeft)
        #expect(try VariantList.parse("rtl+dark,dark.rtl") == [.standard, both])
        #expect(both.suffixes == ["dark", "rtl"])
    }

    @Test(arguments: [
        ("xxl", ["xxLarge"]), ("xxLarge", ["xxLarge"]), ("ax3", ["accessibility3"]), ("xs", ["xSmall"]),
        ("3x", ["3x"]), ("1.5x", ["1.5x"]), ("de", ["de"]), ("pt_BR", ["pt_BR"]), ("zh-Hant", ["zh-Hant"]),
        ("ar+rtl+dark+ax1+3x", ["dark", "rtl", "accessibility1", "ar", "3x"]),
    ])
    func wordsAreUnderstood(text: String, suffixes: [String]) throws {
        #expect(try VariantList.parse(text).last?.suffixes == suffixes)
    }

    @Test(arguments: ["darkk", "0x", "-1x", "d", "de_", "ax9", "Deutsch", "99x"])
    func unknownWordsAreNamed(text: String) {
        #expect(throws: VariantError.unknown(text)) { try VariantList.parse("dark,\(text)") }
    }
}

@Suite struct RenderEventTests {
    @Test func anUnfinishedLineIsLeftOut() throws {
        let lines = try RenderEvent.started("a").line() + RenderEvent.finished.line()
        #expect(RenderEvent.read(lines) == [.started("a"), .finished])
        #expect(RenderEvent.read(lines.dropLast(4)) == [.started("a")])
    }
}
