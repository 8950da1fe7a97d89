import Foundation
import Testing

@testable import PixelDiff
@testable import PixelDiffCLI

@Suite struct CompletionScriptTests {
    private func script(_ shell: Shell) async -> String {
        await CapturedConsole.run(["completions", shell.rawValue]).output
    }

    /// Each line of a script that speaks of a command.
    @Test(arguments: Shell.allCases) func namesEveryCommandAndOption(shell: Shell) async {
        let script = await script(shell)
        for command in CommandTable.commands {
            #expect(script.contains(command.name), "\(command.name)")
            for argument in command.arguments where !argument.isPlaced {
                let spelling = shell == .fish ? "-l \(argument.name)" : "--\(argument.name)"
                #expect(script.contains(spelling), "\(command.name) \(spelling)")
                if let short = argument.short, shell != .bash {
                    #expect(script.contains(shell == .fish ? "-s \(short)" : "-\(short)"))
                }
            }
        }
    }

    @Test(arguments: Shell.allCases) func isReadByItsShell(shell: Shell) async throws {
        let name = shell.rawValue
        guard InstalledProgram.has(name) else {
            print("skipped: \(InstalledProgram.absence(name))")
            return
        }
        let folder = try SampleFolder(["script": await script(shell)])
        let read = try ToolRun([name, "-n", "script"], directory: folder.path).wait()
        #expect(read.code == 0 && read.errors == "")
    }

    /// An action of `_arguments` gets options of its own before its first argument, unless a space is before it.
    @Test func zshAsksForNamesByTheirListAlone() async {
        let script = await script(.zsh)
        #expect(script.contains("'*:names: _pixeldiff_names awaiting'"))
        #expect(!script.contains(":_pixeldiff_names"))
    }

    @Test func otherWordsAreRefused() async {
        let result = await CapturedConsole.run(["completions", "tcsh"])
        #expect(result.code == 64)
        #expect(result.errors.contains("one of bash, zsh, fish, awaiting, suites, goldens, revisions"))
    }

    @Test func variantsThatAreOfferedAreVariants() throws {
        for word in VariantList.words {
            #expect(throws: Never.self, "\(word)") { try VariantList.parse(word) }
        }
        #expect(VariantList.words.contains("dark") && VariantList.words.contains("ax5"))
    }

    @Test func namesOfTheWorkingDirectory() throws {
        let folder = try SampleFolder([
            "Goldens/Cards/profile.png": "", "Goldens/Cards/profile.dark.png": "",
            "Goldens/Cards/profile.layout.txt": "", "Goldens/Lists/inbox.png": "", "Goldens/notes.txt": "",
            "Sources/A/a.swift": "",
        ])
        let place = "\(folder.path)/Sources/A"
        #expect(try CompletionList.suites.names(directory: place) == ["Cards", "Lists"])
        #expect(
            try CompletionList.goldens.names(directory: place)
                == ["Cards", "Cards/profile.dark", "Cards/profile", "Lists", "Lists/inbox"])
        #expect(throws: RunRecordError.self) { try CompletionList.awaiting.names(directory: place) }
        #expect(try CompletionList.revisions.names(directory: "/") == ["."])
    }
}
