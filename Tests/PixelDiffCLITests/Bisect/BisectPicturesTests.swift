import Foundation
import Testing

/// What `pixeldiff bisect` sees in pictures and layout texts, and what it leaves to look at.
@Suite struct BisectPicturesTests {
    /// Draws as ever, and writes a layout text beside the picture.
    private static let draw = [
        "--", "/bin/sh", "-c", "python3 render.py \"$0\" && cat layout/* > \"$0/shots/card.layout.txt\"",
        "{out}",
    ]

    /// Two changes in one picture: a view that moved, and a colour elsewhere.
    private static func repository() throws -> BisectRepository {
        let repository = try BisectRepository()
        let layout = { (x: Int) in
            "# pixeldiff layout 1\n# scale: 1\nVStack (0, 0, 40, 30)\n  Text \"Total\" (\(x), 4, 6, 5)\n"
        }
        try repository.write("parts/total.part", "fill 4 4 6 5 #102030\nfill 5 5 1 1 #ffff00\n")
        try repository.write("parts/badge.part", "fill 30 20 6 6 #00ff00\n")
        try repository.write("parts/other.part", "# nothing\n")
        try repository.write("layout/card.txt", layout(4))
        try repository.commit("good")
        try repository.git("tag", "good")
        try repository.write("parts/total.part", "fill 12 4 6 5 #102030\nfill 13 5 1 1 #ffff00\n")
        try repository.write("parts/badge.part", "fill 30 20 6 6 #ff0000\n")
        try repository.write("parts/other.part", "# something\n")
        try repository.write("layout/card.txt", layout(12))
        try repository.commit("bad")
        return repository
    }

    @Test func twoChangesInOnePictureAreTwoCauses() throws {
        let repository = try Self.repository()
        let result = try repository.bisect(["--good", "good"] + BisectRepository.draw).wait()
        #expect(result.code == 0, "\(result.output)\(result.errors)")
        #expect(result.output.hasPrefix("2 causes found in "))
        #expect(
            result.output.contains("parts/badge.part:1\n   shots/card: 6x6 at (30, 20): #00FF00 -> #FF0000\n")
        )
        #expect(
            result.output.contains("parts/total.part:1-2\n   shots/card: 6x5 at (4, 4) moved by (8, 0)\n"))
        #expect(!result.output.contains("other.part"))
        #expect(
            result.errors.contains(
                "1 change: badge.part                         -> differs in another way: shots/card: 6x6 at "
                    + "(30, 20): #00FF00 -> #FF0000 "), "\(result.errors)")
    }

    /// Before any search, the stage and the views.
    @Test func theStageComesFirst() throws {
        let repository = try Self.repository()
        let result = try repository.bisect(["--good", "good"] + Self.draw).wait()
        #expect(result.code == 0, "\(result.output)\(result.errors)")
        let lines = result.errors.split(separator: "\n").map(String.init)
        let stage = try #require(lines.firstIndex { $0.contains("layout moved: Text \"Total\" x 4 -> 12") })
        #expect(
            lines[..<stage].allSatisfy {
                $0.contains(" good ") || $0.contains(" bad ") || $0.hasPrefix("bisect")
            })
        #expect(lines.count > stage + 1, "the search comes after")
    }

    @Test func thePageHasEveryStep() throws {
        let repository = try Self.repository()
        let result = try repository.bisect(["--good", "good"] + BisectRepository.draw).wait()
        #expect(result.output.contains("\nPictures of every step:  .build/pixeldiff/bisect/index.html\n"))
        let folder = "\(repository.root)/.build/pixeldiff/bisect"
        let page = try String(contentsOfFile: "\(folder)/index.html", encoding: .utf8)
        #expect(page.contains("<h1>2 causes found</h1>"))
        for match in page.matches(of: /src="([^"]+)"/) {
            let path = "\(folder)/\(match.1)"
            #expect(FileManager.default.fileExists(atPath: path), "\(path)")
        }
        #expect(page.contains("another picture"))
    }

    /// Golden tests that crash have not drawn all that they were to draw.
    @Test func aCrashIsNoVerdict() throws {
        let repository = try Self.repository()
        let crash = ["--", "/bin/sh", "-c", "python3 render.py \"$0\"; touch \"$0/.unfinished-77\"", "{out}"]
        let result = try repository.bisect(["--good", "good"] + crash).wait()
        #expect(result.code == 3)
        #expect(result.output.contains("good (good) gives no pictures: the tests crashed"))
    }
}
