import Drawing
import Foundation
import Testing

@testable import LayoutEngine

/// What characters a text has, and which of them are styled.
@MainActor
struct TextStringTests {
    private func runs(_ text: Text, _ change: (inout EnvironmentValues) -> Void = { _ in }) -> [StyledRun] {
        var environment = EnvironmentValues()
        change(&environment)
        var resolver = TextResolver(environment)
        return resolver.runs(of: text)
    }

    private func string(_ text: Text, _ change: (inout EnvironmentValues) -> Void = { _ in }) -> String {
        runs(text, change).map(\.text).joined()
    }

    private let date = Date(timeIntervalSince1970: 1_779_999_960)  // 2026-05-28 20:26 UTC

    /// Recorded: .number 3.14159 and 1,234, percent 25%, currency $12.50; "May 28, 2026", "8:26 PM" with a narrow
    /// no-break space (en_US, UTC). Source: iamcgn/swiftui-web, Docs/elements/Text.md.
    @Test func formats() {
        #expect(string(Text(1234, format: .number)) == "1,234")
        #expect(string(Text(3.14159, format: .number.precision(.fractionLength(5)))) == "3.14159")
        #expect(string(Text(0.25, format: .percent)) == "25%")
        #expect(string(Text(12.5, format: .currency(code: "USD"))) == "$12.50")
        #expect(string(Text(date, style: .date)) == "May 28, 2026")
        #expect(string(Text(date, style: .time)) == "8:26\u{202F}PM")
        #expect(string(Text(1234, format: .number)) { $0.locale = Locale(identifier: "de_DE") } == "1.234")
    }

    @Test func interpolation() {
        let name = "B**o**b"
        #expect(string(Text("Hello, \(name): 100%")) == "Hello, B**o**b: 100%")
        #expect(string(Text("\(1234) and \(0.5)")) == "1,234 and 0.500000")
        #expect(string(Text("\(3.14159, specifier: "%.2f")/\(7, specifier: "%03d")")) == "3.14/007")
        #expect(string(Text("\(0.25, format: .percent)")) == "25%")
        #expect(string(Text("a \(Text(verbatim: "b").bold()) c")) == "a b c")
        #expect(runs(Text("a \(Text(verbatim: "b").bold()) c")).count == 3)
        #expect(LocalizedStringKey("x").key == "x")
        let key: LocalizedStringKey = "50% of \(3) \("y")"
        #expect(key.key == "50%% of %lld %@")
    }

    @Test(
        arguments: [
            ("**b** and _i_ *i*", ["b", " and ", "i", " ", "i"]), ("`c` ~~s~~", ["c", " ", "s"]),
            ("[t](https://a.b) x", ["t", " x"]),
            ("2 * 3 * 4, snake_case_name", ["2 * 3 * 4, snake_case_name"]),
            ("\\*plain\\*", ["*plain*"]), ("**open", ["**open"]), ("***both***", ["both"]),
        ] as [(String, [String])])
    func markdown(source: String, pieces: [String]) {
        #expect(runs(Text(LocalizedStringKey(source))).map(\.text) == pieces)
        #expect(string(Text(verbatim: source)) == source)
        #expect(string(Text(source)) == source)
    }

    @Test func markdownStyles() throws {
        let found = runs(Text("**b** _i_ `c` ~~s~~ [t](u)")).filter { $0.text != " " }
        try #require(found.count == 5)
        #expect(found[0].attributes.changes == [.bold(true)])
        #expect(found[1].attributes.changes == [.italic(true)])
        #expect(found[2].attributes.changes == [.monospaced])
        #expect(found[3].attributes.strikethrough == .single)
        #expect(found[4].attributes.isLink)
    }

    @Test func innerModifiersWin() {
        let text = Text(verbatim: "a").font(.title).font(.caption)
        #expect(runs(text).first?.attributes.font == .title)
        #expect(runs(Text(verbatim: "a")) { $0.font = .caption }.first?.attributes.font == .caption)
    }

    @Test func cases() {
        #expect(string(Text("Aé")) { $0.textCase = .uppercase } == "AÉ")
        #expect(string(Text("Aé")) { $0.textCase = .lowercase } == "aé")
    }

    @Test func tables() throws {
        let table = "/* c */ \"a\" = \"b \\\"q\\\"\"; // x\nkey = \"%2$@ of %1$@\";"
        let entries = StringTable.entries(of: Data(table.utf8))
        #expect(entries == ["a": "b \"q\"", "key": "%2$@ of %1$@"])
        let tokens = LocalizedStringKey.tokens(of: "%2$@ of %1$@%", argumentCount: 2)
        #expect(tokens.first == .argument(1))
        #expect(tokens.last == .character("%"))
        #expect(tokens.count == 7)
    }

    @Test func typeSizeRanges() {
        func size(_ view: some View) -> CGFloat? {
            TextHost(view, profile: .iOS26) {
                $0.font = .body
                $0.dynamicTypeSize = .accessibility3
            }.block?.text.runs.first?.font.description.size
        }
        #expect(size(Text(verbatim: "a").dynamicTypeSize(...DynamicTypeSize.xLarge)) == 19)
        #expect(size(Text(verbatim: "a").dynamicTypeSize(.small)) == 15)
        #expect(size(Text(verbatim: "a").dynamicTypeSize(.small ... .accessibility5)) == 40)
    }
}
