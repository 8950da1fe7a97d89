import Foundation
import Imaging
import Testing

@testable import PixelDiffCLI

/// git itself, calling the built command.
@Suite struct GitGoldensTests {
    private let path = GoldensRepository.path

    private func repository() throws -> GoldensRepository {
        let repository = try GoldensRepository()
        try repository.followAttributes()
        try repository.writeGolden(x: 24)
        try repository.commit("first")
        return repository
    }

    private let moved = "Goldens/Cards/profile.png: 120x60, Text \"Total\" x 24 -> 16, "

    @Test func attributesAreLinesOfTheirFile() async {
        let expected = """
            # git diff tells what changed in goldens. Once in each clone:
            #   git config diff.pixeldiff.command 'pixeldiff git-diff'
            #   git config diff.pixeldiff.textconv 'pixeldiff textconv'
            **/Goldens/**/*.png diff=pixeldiff

            """
        #expect(await CapturedConsole.run(["gitattributes"]) == (0, expected, ""))
        let own = await CapturedConsole.run(["gitattributes", "a b.png", "--program", "/opt/my tools/pd"])
        #expect(own.output.hasSuffix("'/opt/my tools/pd textconv'\n\"a b.png\" diff=pixeldiff\n"))
        #expect(await CapturedConsole.run(["gitattributes", "--program", "it's"]).code == 64)
    }

    @Test func diffOfTheWorkingTree() throws {
        let repository = try repository()
        #expect(try repository.git("diff") == "")
        try repository.writeGolden(x: 16)
        let output = try repository.git("diff", "--", "*.png")
        #expect(
            output == moved + """
                196 px in (16,10,40,10)
                  40x10 at (24, 10) moved by (-8, 0), in Text "Total" x 24 -> 16

                """, "\(output)")
        // Wherever git is called.
        let below = try repository.git("-C", "Goldens/Cards", "diff", "--", "*.png")
        #expect(below == output)
    }

    /// Both layouts come from git's store: the working tree has another one, or none.
    @Test func diffOfRevisions() throws {
        let repository = try repository()
        try repository.writeGolden(x: 16)
        try repository.git("add", "-A")
        try repository.writeGolden(x: 40, layout: false)
        let staged = try repository.git("diff", "--cached", "--", path)
        #expect(staged.hasPrefix(moved), "\(staged)")
        try repository.writeGolden(x: 16)
        try repository.commit("second")
        try repository.writeGolden(x: 30)
        try repository.commit("third")
        let old = try repository.git("diff", "HEAD~2", "HEAD~1", "--", path)
        #expect(old == staged)
        let last = try repository.git("diff", "HEAD~1", "--", path)
        #expect(last.hasPrefix("Goldens/Cards/profile.png: 120x60, Text \"Total\" x 16 -> 30, "), "\(last)")
    }

    @Test func bandsAndSizes() throws {
        let repository = try repository()
        try repository.writeGolden(x: 24, extra: 12, revision: "2")
        let output = try repository.git("diff", "--", path)
        #expect(
            output == """
                Goldens/Cards/profile.png: 120x60 -> 120x72, height +12 px, VStack height 60 -> 72, \
                Text "Total" y 10 -> 22, 12 rows inserted at y 0
                  Golden Rendering: 1 -> 2

                """, "\(output)")
    }

    @Test func newDeletedRenamedAndBrokenGoldens() throws {
        let repository = try repository()
        try repository.git("rm", "-q", "--cached", path)
        #expect(try repository.git("diff", "--cached", "--", path) == "\(path): deleted, 120x60\n")
        try repository.git("reset", "-q")
        try repository.git("mv", path, "Goldens/Cards/card.png")
        try repository.git("mv", "Goldens/Cards/profile.layout.txt", "Goldens/Cards/card.layout.txt")
        let renamed = try repository.git("diff", "--cached", "-M", "HEAD", "--", "*.png")
        #expect(!renamed.contains("can't be compared"), "\(renamed)")
        try repository.git("reset", "-q", "--hard")

        try Data("version https://git-lfs.github.com/spec/v1\n".utf8).write(
            to: URL(fileURLWithPath: "\(repository.root)/\(path)"))
        let broken = try repository.git("diff", "--", path)
        #expect(
            broken.hasPrefix("\(path): can't be compared\n  now: \(path): this is a Git LFS pointer"),
            "\(broken)")
        let text = try ToolRun([ToolRun.pixeldiff, "textconv", path], directory: repository.root).wait()
        #expect(text.code == 0 && text.output.hasPrefix("profile.png: this is a Git LFS pointer"))
        let none = try ToolRun([ToolRun.pixeldiff, "textconv", "none.png"], directory: repository.root).wait()
        #expect(none.code == 2 && none.errors.contains("there is no such file"))
        #expect(try ToolRun([ToolRun.pixeldiff, "git-diff", "a", "b"], directory: "/").wait().code == 64)
    }

    /// `git log -p` uses the text: the view's frame changed, the fingerprint of its pixels didn't.
    @Test func logTellsViews() throws {
        let repository = try repository()
        try repository.writeGolden(x: 16)
        try repository.commit("second")
        // The texts of old pictures are found in the repository, not on disk.
        try repository.writeGolden(x: 60, layout: false)
        let output = try repository.git("log", "-p", "-1", "--format=", "--", path)
        let changes = output.split(separator: "\n").filter {
            ($0.hasPrefix("-") || $0.hasPrefix("+")) && $0.contains("Text")
        }
        try #require(changes.count == 2, "\(output)")
        #expect(changes[0].hasPrefix("-  Text \"Total\" (24, 10, 40, 10) "))
        #expect(changes[1].hasPrefix("+  Text \"Total\" (16, 10, 40, 10) "))
        #expect(changes[0].suffix(8) == changes[1].suffix(8))
    }

    @Test func textWithoutLayoutHasRows() throws {
        let repository = try GoldensRepository()
        try repository.writeGolden(x: 24, extra: 10, layout: false)
        let run = { try ToolRun([ToolRun.pixeldiff, "textconv", path], directory: repository.root).wait() }
        let text = try run().output
        let lines = text.split(separator: "\n")
        #expect(lines.first == "120x70" && lines.contains("Golden Rendering: 1"))
        #expect(lines.suffix(2).map { $0.prefix(11) } == ["rows 0...63", "rows 64...6"])
        #expect(try run().output == text)
        try repository.writeGolden(x: 25, extra: 10, layout: false)
        let other = try run().output.split(separator: "\n")
        #expect(other.last == lines.last && other[other.count - 2] != lines[lines.count - 2])
    }
}
