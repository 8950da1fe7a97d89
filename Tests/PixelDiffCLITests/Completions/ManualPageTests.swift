import Foundation
import Testing

@testable import PixelDiffCLI

@Suite struct ManualPageTests {
    /// The page as a person copies from it: escapes of roff undone.
    private static func plain(_ text: String) -> String {
        var text = text
        for (escape, character) in [
            ("\\fB", ""), ("\\fI", ""), ("\\fR", ""), ("\\-", "-"), ("\\&", ""), ("\\(ti", "~"),
            ("\\(aq", "'"),
            ("\\(dq", "\""), ("\\(ha", "^"), ("\\(ga", "`"), ("\\e", "\\"),
        ] { text = text.replacing(escape, with: character) }
        return text
    }

    private func page() async -> String { await CapturedConsole.run(["help", "--man"]).output }

    @Test func hasEveryCommandAndArgument() async {
        let sections = Self.plain(await page()).components(separatedBy: ".SS pixeldiff ")
        #expect(sections.count == CommandTable.commands.count + 1)
        for command in CommandTable.commands {
            let section = sections.first { $0.hasPrefix(command.name + "\n") } ?? ""
            #expect(section.contains(command.overview), "\(command.name)")
            for argument in command.arguments {
                let label = argument.isPlaced ? argument.name : "--\(argument.name)"
                let heads = section.components(separatedBy: ".TP\n").dropFirst().compactMap {
                    $0.split(separator: "\n").first
                }
                #expect(heads.contains { $0.contains(label) }, "\(command.name) \(label)")
                #expect(section.contains(argument.help), "\(command.name) \(label)")
            }
        }
    }

    @Test func hasWhatNoDeclarationHolds() async {
        let page = Self.plain(await page())
        #expect(page.contains(".TH PIXELDIFF 1 \"\" \"\(CommandLineInterface.versionLine)\""))
        for heading in ["NAME", "SYNOPSIS", "EXIT STATUS", "ENVIRONMENT", "FILES", "EXAMPLES", "SEE ALSO"] {
            #expect(page.contains(".SH \(heading)\n"), "\(heading)")
        }
        for variable in ["PIXELDIFF_RECORD", "SNAPSHOT_TESTING_RECORD", "PIXELDIFF_SHARD", "NO_COLOR"] {
            #expect(page.contains(variable))
        }
    }

    /// Text that roff would take for a request or an escape.
    @Test(arguments: [
        (".TH", "\\&.TH"), ("'quoted'", "\\(aqquoted\\(aq"), ("a\\b", "a\\eb"),
        ("--x ~ ^", "\\-\\-x \\(ti \\(ha"),
    ])
    func textStaysText(text: String, escaped: String) {
        #expect(ManualPage.escaped(text) == escaped)
    }

    @Test(.enabled(if: InstalledProgram.has("man"), "\(InstalledProgram.absence("man"))"))
    func manHasNoComplaints() async throws {
        let folder = try SampleFolder(["pixeldiff.1": await page()])
        let words = ["man", "--warnings", "--encoding=UTF-8", "--local-file", "pixeldiff.1"]
        let shown = try ToolRun(
            words, directory: folder.path, environment: ["LC_ALL": "C.UTF-8", "MANWIDTH": "80"]
        ).wait()
        #expect(shown.code == 0)
        #expect(shown.errors == "")
        #expect(shown.output.contains("--fuzzy ranges"))
    }
}
