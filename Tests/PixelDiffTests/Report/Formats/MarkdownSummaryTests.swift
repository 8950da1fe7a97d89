import Imaging
import Testing

@testable import PixelDiff

@Suite struct MarkdownSummaryTests {
    @Test func exactText() {
        let run = RunRecord(
            cases: [GitHubAnnotationsTests.plain(1), GitHubAnnotationsTests.plain(2, .passed)],
            shards: ShardCoverage(present: [1, 3], total: 3))
        #expect(
            MarkdownSummary(run: run).markdown() == """
                ### PixelDiff: something to look at

                1 failed, 1 passed

                **2 of 3 shards present: 2 missing**

                | | Case | What | Test |
                |---|---|---|---|
                | ❌ failed | <code>Cards/a1</code> | differs, by 100% | <code>Tests/CardTests&#46;swift&#58;12</code> |

                <details><summary><code>Cards/a1</code></summary>

                - pixels&#58; 3x2
                - test&#58; Tests/CardTests&#46;swift&#58;12
                - golden&#58; Goldens/Cards/a&#46;png
                - files&#58; failures/Cards/a/actual&#46;png
                - accept&#58; pixeldiff approve Cards/a1

                <code>pixeldiff approve Cards/a1</code>

                </details>

                Accept all that differ: `pixeldiff approve`; from an artifact: `pixeldiff approve --from FOLDER`.

                """)
    }

    @Test func allMatch() {
        let run = RunRecord(cases: [GitHubAnnotationsTests.plain(2, .passed)])
        #expect(MarkdownSummary(run: run).markdown() == "### PixelDiff: all match\n\n1 passed\n\n")
        #expect(
            MarkdownSummary(run: RunRecord(cases: [])).markdown()
                == "### PixelDiff: nothing checked\n\nnothing checked\n\n")
    }

    /// Outside of its own markup the text has no character that Markdown, HTML or GitHub gives a meaning.
    @Test func namesAreNeverMarkup() {
        for name in HostileRun.names {
            let prose = MarkdownText.escape(name)
            let code = MarkdownText.code(name).dropFirst("<code>".count).dropLast("</code>".count)
            for text in [prose, String(code)] {
                let rest = text.replacing(/&#[0-9]+;/, with: "")
                #expect(!rest.contains { "<>&\"|`*_[]!@#:.~\\{}$^\n\r".contains($0) }, "\(text)")
                #expect(!text.unicodeScalars.contains(where: HTMLText.isHidden))
            }
            #expect(prose.matches(of: /&#64;(?!&#8203;)/).isEmpty)
        }
        #expect(MarkdownText.escape("@octocat #12") == "&#64;&#8203;octocat &#35;&#8203;12")
        #expect(MarkdownText.code("a|b`c") == "<code>a&#124;b&#96;c</code>")
        #expect(MarkdownText.escape("\u{202E}x\0") == "⟨U+202E⟩x⟨U+0000⟩")
        let table = MarkdownSummary(run: HostileRun.run).markdown().split(separator: "\n")
            .filter { $0.hasPrefix("|") }
        #expect(table.count == HostileRun.names.count + 2)
        #expect(table.allSatisfy { $0.count { $0 == "|" } == 5 })
    }

    @Test(arguments: [1, 10, 100, 1000, 5000]) func staysBelowTheLimit(count: Int) {
        let cases = (0..<count).map { index in
            var record = HostileRun.record(HostileRun.names[index % HostileRun.names.count], index)
            record.details = Array(repeating: String(repeating: "|@👩‍👩‍👧‍👦", count: 300), count: 60)
            record.id += String(repeating: "<", count: index % 400)
            return record
        }
        let errors = Array(repeating: String(repeating: "`@", count: 900), count: count)
        let run = RunRecord(cases: cases, shards: ShardCoverage(present: [1], total: 90_000))
        let text = MarkdownSummary(run: run, errors: errors).markdown()
        #expect(text.utf8.count < 65_536)
        #expect(text.contains("Cut to GitHub's limit") == (count > 1))
        #expect(text.count { $0 == "\n" } > 5)
        #expect(
            text.components(separatedBy: "<details>").count
                == text.components(separatedBy: "</details>").count)
    }

    @Test func saysHowManyAreLeftOut() throws {
        let cases = (1...3000).map { GitHubAnnotationsTests.plain($0) }
        let text = MarkdownSummary(run: RunRecord(cases: cases)).markdown()
        let rows = text.components(separatedBy: "\n| ❌").count - 1
        let details = text.components(separatedBy: "<details>").count - 1
        #expect(rows > 100 && details > 10)
        #expect(
            text.contains(
                "_Cut to GitHub's limit: \(3000 - rows) more cases and the details of \(3000 - details) are"))
    }
}

@Suite struct ShellTextTests {
    @Test func aStrangersNameIsOneWord() {
        #expect(ShellText.quoted("Cards/profile.dark") == "Cards/profile.dark")
        #expect(ShellText.quoted("x; rm -rf ~") == "'x; rm -rf ~'")
        #expect(ShellText.quoted("it's $(id) `id`") == "'it'\\''s $(id) `id`'")
        #expect(ShellText.quoted("a\nb\u{1B}c\u{202E}d") == "'a?b?c?d'")
        #expect(ShellText.quoted("") == "''")
    }
}
