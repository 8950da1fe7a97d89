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

    @Test(arguments: [
        ("darkk", "dark"), ("0x", nil), ("d", nil), ("de_", "de"), ("ax9", "ax1"),
        ("Deutsch", nil),
        ("99x", nil), ("foo", nil), ("drak", "dark"), ("xlagre", "xlarge"), ("pt-br", "pt_BR"),
        ("de_ZZ", "de"),
        ("DE", "de"), ("zh_hant_tw", "zh_Hant_TW"), ("en_US_US", "en"),
    ])
    func unknownWordsAreNamed(text: String, near: String?) throws {
        #expect(throws: VariantError.unknown(text, near: near)) { try VariantList.parse("dark,\(text)") }
    }

    @Test func theMistakeSaysWhatWasMeant() {
        #expect(
            "\(VariantError.unknown("drak", near: "dark"))".hasPrefix(
                "'drak' is no variant. Did you mean 'dark'? There"))
        #expect("\(VariantError.unknown("foo"))".hasPrefix("'foo' is no variant. There are dark, rtl"))
    }

    @Test(arguments: [
        ("de", true), ("pt_BR", true), ("zh-Hant", true), ("zh-Hant-TW", true), ("sr_Latn_RS", true),
        ("es-419", true), ("en_US_POSIX", true), ("ca_ES_VALENCIA", true), ("haw", true),
        ("foo", false), ("", false), ("_", false), ("BR", false), ("de_DE_DE", false), ("de-DE_AT", false),
    ])
    func locales(text: String, isLocale: Bool) {
        #expect(LocaleCodes.isLocale(text) == isLocale)
    }
}

@Suite struct RenderEventTests {
    @Test func anUnfinishedLineIsLeftOut() throws {
        let lines = try RenderEvent.started("a").line() + RenderEvent.finished.line()
        #expect(RenderEvent.read(lines) == [.started("a"), .finished])
        #expect(RenderEvent.read(lines.dropLast(4)) == [.started("a")])
    }
}
