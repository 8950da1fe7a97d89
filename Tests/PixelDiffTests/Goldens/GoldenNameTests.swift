import Testing

@testable import PixelDiff

@Suite struct GoldenNameTests {
    @Test(arguments: [
        ("profile", "profile"), ("dark mode", "dark-mode"), ("card()", "card"), ("a: b", "a-b"),
        ("states.active", "states.active"), ("..", "_-"), (".hidden", "_hidden"),
        ("../../etc/passwd", "_--..-etc-passwd"),
        ("end.", "end-"), ("-rf", "_rf"), ("", "_"), ("///", "_"), ("con", "_con"),
        ("LPT1.dark", "_LPT1.dark"),
        ("console", "console"), ("a\0b", "a-b"), ("tab\tline\nbreak", "tab-line-break"),
    ])
    func fileNames(original: String, expected: String) {
        #expect(SafeFileName(original).text == expected)
    }

    @Test func lettersThatVanishLeaveAHash() {
        let first = GoldenName(suite: "Cards", testCase: "日本").plainPath.stem
        let second = GoldenName(suite: "Cards", testCase: "中国").plainPath.stem
        #expect(first != second)
        #expect(first.wholeMatch(of: /_-[0-9a-f]{8}/) != nil)
        // Punctuation says little: no hash.
        #expect(GoldenName(suite: "Cards", testCase: "a – b").plainPath.stem == "a-b")
    }

    @Test func longNamesAreCut() {
        let long = String(repeating: "x", count: 300)
        let a = GoldenName(suite: long, testCase: long + "a").plainPath
        let b = GoldenName(suite: long, testCase: long + "b").plainPath
        #expect(a.stem.utf8.count == 120)
        #expect(a.suite.utf8.count == 120)
        #expect(a.suite == b.suite)
        #expect(a.stem != b.stem)
        let limit = String(repeating: "y", count: 120)
        #expect(GoldenName(suite: "S", testCase: limit).plainPath.stem == limit)
    }

    @Test func variantsFollowInAFixedOrder() {
        let all = GoldenVariant(
            colorScheme: .dark, layoutDirection: .rightToLeft, typeSize: "xxLarge", locale: "de_DE", scale: 3)
        #expect(
            GoldenName(suite: "S", testCase: "case", variant: all).plainPath.stem
                == "case.dark.rtl.xxLarge.de_DE.3x")
        let standard = GoldenVariant(typeSize: "large", scale: 2)
        #expect(GoldenName(suite: "S", testCase: "case", variant: standard).plainPath.stem == "case")
        #expect(GoldenVariant(scale: 1.5).suffixes == ["1.5x"])
    }

    @Test func identityTellsNamesOfOneFileApart() throws {
        let names = [
            GoldenName(suite: "S", testCase: "dark mode"), GoldenName(suite: "S", testCase: "dark-mode"),
            GoldenName(suite: "S", testCase: "a/b"), GoldenName(suite: "S/a", testCase: "b"),
            GoldenName(suite: "S", testCase: "a.dark"),
            GoldenName(suite: "S", testCase: "a", variant: GoldenVariant(colorScheme: .dark)),
        ]
        #expect(Set(names.map(\.identity)).count == names.count)
        for name in names { #expect(GoldenName.plainPath(identity: name.identity) == name.plainPath) }
        #expect(GoldenName.plainPath(identity: "no slash") == nil)
        #expect(GoldenName.plainPath(identity: "a/%") == nil)
    }

    /// Any text gives one component of allowed bytes that no system treats as something else.
    @Test func everyNameIsSafe() {
        var random = SplitMix(state: 0x9E37)
        let alphabet: [Character] =
            Array("aZ9._-/\\:*?\"<>|~ \n\0%$@é日🙂\u{202E}") + ["..", "CON"].flatMap { $0 }
        for _ in 0..<1_000 {
            let length = Int.random(in: 0...320, using: &random)
            let text = String((0..<length).map { _ in alphabet.randomElement(using: &random) ?? "x" })
            let path = GoldenName(suite: text, testCase: text).plainPath
            for component in [path.suite, path.stem] {
                #expect(component.wholeMatch(of: /[A-Za-z0-9_][A-Za-z0-9._-]*/) != nil, "\(component)")
                #expect(component.utf8.count <= 120)
                #expect(component.last != ".")
                #expect(!["CON", "PRN", "AUX", "NUL"].contains(component.prefix { $0 != "." }.uppercased()))
            }
            #expect(GoldenPath(id: path.id) == path, "an id leads back to its path")
        }
    }
}

/// The same numbers every time. Source: Steele, Lea and Flood 2014.
struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}
