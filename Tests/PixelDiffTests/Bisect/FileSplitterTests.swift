import Foundation
import Testing

@testable import PixelDiff

@Suite struct FileSplitterTests {
    private static let lines = (1...12).map { "line \($0)\n" }

    private static func splitUnits(_ repository: ChangesRepository, lines: Bool = false) throws
        -> [ChangedUnit]
    {
        let splitter = FileSplitter(scratch: repository.scratch)
        let hunks = try repository.units().flatMap(splitter.hunks)
        return lines ? hunks.flatMap(splitter.lines) : hunks
    }

    private static func trialTree(_ repository: ChangesRepository) throws -> TrialTree {
        TrialTree(
            scratch: repository.scratch,
            good: try TreeListing(of: repository.good, scratch: repository.scratch),
            folder: "\(repository.root)/.build/tree")
    }

    private static func mix(_ repository: ChangesRepository, _ units: [ChangedUnit]) -> FileMix {
        FileMix(units: units, composer: FileComposer(scratch: repository.scratch))
    }

    @Test func hunksAreNamedByTheirLines() throws {
        var bad = Self.lines
        bad[1] = "two\n"
        bad[3...4] = ["four\n", "five\n", "and a half\n"]
        bad.remove(at: 11)
        bad.insert("zero\n", at: 0)
        let repository = try ChangesRepository(
            good: ["a.txt": Self.lines.joined()], bad: ["a.txt": bad.joined()])
        let units = try Self.splitUnits(repository)
        #expect(
            units.map(\.name) == ["a.txt:1", "a.txt:3", "a.txt:5-7", "a.txt:11 (removed)"])
        #expect(units.allSatisfy { $0.kind == .part && $0.paths.map(\.path) == ["a.txt"] })
    }

    @Test func whatCannotBeDividedIsWhole() throws {
        let repository = try ChangesRepository(
            goodBytes: [
                "binary": [0, 1, 2, 10, 3, 10], "gone": Array("x\n".utf8), "link": Array("-> a".utf8),
                "one": Array("1\n2\n".utf8), "kind": Array("text\n".utf8),
            ],
            badBytes: [
                "binary": [0, 9, 2, 10, 4, 10], "new": Array("y\nz\n".utf8), "link": Array("-> b".utf8),
                "one": Array("1\n3\n".utf8), "kind": Array("-> text".utf8),
            ])
        let units = try Self.splitUnits(repository)
        #expect(units.map(\.name) == ["binary", "gone", "kind", "link", "new", "one:2"])
        #expect(units.dropLast().allSatisfy { $0.part == nil })
    }

    @Test func submodulesAreWhole() throws {
        let repository = try ChangesRepository(good: ["a": "1"], bad: ["a": "1"])
        let commits = ["1", "2"].map { String(repeating: $0, count: 40) }
        let trees = try commits.map {
            try repository.scratch.tree(
                repository.good, replacing: [("module", GitEntry(mode: "160000", object: $0))])
        }
        let units = try ChangeList.units(good: trees[0], bad: trees[1], scratch: repository.scratch)
        #expect(units.map(\.name) == ["module"])
        #expect(try units.flatMap(FileSplitter(scratch: repository.scratch).hunks) == units)
    }

    @Test func renamesAndModesAreUnitsBesideTheHunks() throws {
        var edited = Self.lines
        edited[2] = "third\n"
        edited[8] = "ninth\n"
        let repository = try ChangesRepository(
            goodBytes: ["old/é.txt": Array(Self.lines.joined().utf8)],
            badBytes: ["new/ü.txt": Array(edited.joined().utf8)], executableInBad: ["new/ü.txt"])
        let units = try Self.splitUnits(repository)
        #expect(
            units.map(\.name) == [
                "old/é.txt -> new/ü.txt", "new/ü.txt (mode 100644 -> 100755)", "new/ü.txt:3", "new/ü.txt:9",
            ])
        let mix = Self.mix(repository, units)
        let tree = try Self.trialTree(repository)
        for mask in 0..<16 {
            let subset = ChangeSet((0..<4).filter { mask >> $0 & 1 == 1 })
            try tree.bring(to: mix.overrides(applying: subset))
            var expected = Self.lines
            if mask & 4 != 0 { expected[2] = edited[2] }
            if mask & 8 != 0 { expected[8] = edited[8] }
            let path = mask & 1 == 0 ? "old/é.txt" : "new/ü.txt"
            let files = ChangesRepository.files(in: tree.folder).filter { $0.value != "" }
            #expect(files == [path: expected.joined()])
            let attributes = try FileManager.default.attributesOfItem(atPath: "\(tree.folder)/\(path)")
            let mode = (attributes[.posixPermissions] as? NSNumber)?.intValue ?? 0
            #expect((mode & 0o100 != 0) == (mask & 2 != 0))
        }
    }

    @Test(arguments: [
        // A hunk of as many lines; one that grew; one that shrank; insertions; removals.
        (["a = 1\n", "b = 2\n"], ["a = 3\n", "b = 4\n"], ["f:2", "f:3"]),
        (["width: 10\n"], ["// note\n", "width: 12\n", "more\n"], ["f:2", "f:3", "f:4"]),
        (["width: 10\n", "old stuff\n"], ["width: 12\n"], ["f:2", "f:3 (removed)"]),
        ([], ["x\n", "y\n"], ["f:2", "f:3"]),
        (["x\n", "y\n"], [], ["f:2 (removed)", "f:3 (removed)"]),
        // Nothing alike and counts that differ: all in one.
        (["abc\n", "def\n"], ["x\n", "y\n", "z\n"], ["f:2-4"]),
    ]) func linesOfAHunk(removed: [String], added: [String], names: [String]) throws {
        let repository = try ChangesRepository(
            good: ["f": "first\n" + removed.joined() + "last\n1\n2\n3\n"],
            bad: ["f": "first\n" + added.joined() + "last\n1\n2\nthree\n"])
        let units = try Self.splitUnits(repository, lines: true)
        #expect(units.dropLast().map(\.name) == names)
    }

    @Test func aLineWithoutBreakInTheMiddleGetsOne() throws {
        for lineBreak in ["\n", "\r\n"] {
            let repository = try ChangesRepository(
                good: ["f": "x\(lineBreak)b"], bad: ["f": "y\(lineBreak)b\(lineBreak)c"])
            let units = try Self.splitUnits(repository, lines: true)
            let last = try #require(units.last?.part)
            let count = last.file.edits.count
            #expect(count == 3)
            #expect(
                String(decoding: last.file.bytes(applying: [count - 1]), as: UTF8.self)
                    == "x\(lineBreak)b\(lineBreak)c")
        }
    }

    @Test func headersOfHunks() {
        #expect(FileSplitter.edit("@@ -3,2 +4 @@ func f()") == LineEdit(good: 2..<4, bad: 3..<4))
        #expect(FileSplitter.edit("@@ -0,0 +1,3 @@") == LineEdit(good: 0..<0, bad: 0..<3))
        #expect(FileSplitter.edit("@@ -5 +4,0 @@") == LineEdit(good: 4..<5, bad: 4..<4))
        #expect(FileSplitter.edit("@@ x") == nil)
    }

    /// Random edits of lines with all kinds of endings: no part is good, all parts are bad, and any subset is what
    /// `git apply` makes of these hunks.
    @Test func everySubsetIsWhatApplyMakes() throws {
        var generator = SeededGenerator(seed: 20)
        for _ in 0..<25 {
            let good = Self.randomLines(count: Int.random(in: 0...30, using: &generator), &generator)
            let bad = Self.edited(good, &generator)
            if good == bad { continue }
            let repository = try ChangesRepository(
                goodBytes: ["f": good.flatMap { $0 }], badBytes: ["f": bad.flatMap { $0 }])
            let whole = try repository.units()
            let hunks = try Self.splitUnits(repository)
            guard let file = hunks.first?.part?.file else {
                #expect(hunks == whole)
                continue
            }
            #expect(file.bytes(applying: []) == good.flatMap { $0 })
            #expect(file.bytes(applying: Set(file.edits.indices)) == bad.flatMap { $0 })
            let mix = Self.mix(repository, hunks)
            for _ in 0..<4 {
                let subset = ChangeSet(hunks.indices.filter { _ in Bool.random(using: &generator) })
                let overrides = try mix.overrides(applying: subset)
                let tree = try repository.scratch.tree(
                    repository.good, replacing: overrides.map { ($0.key.text, $0.value) })
                #expect(try repository.bytes(of: "f", in: tree) == Self.applied(subset, repository))
                // Bad without the others is the same.
                let others = hunks.indices.filter { !subset.contains($0) }.compactMap { hunks[$0].part }
                let rest = try FileComposer(scratch: repository.scratch).entries(without: others)
                let expected = try mix.overrides(applying: subset)["f"] ?? whole[0].paths[0].good
                #expect(others.isEmpty || rest["f"] == expected)
            }
        }
    }

    private static func randomLines(count: Int, _ generator: inout SeededGenerator) -> [[UInt8]] {
        (0..<count).map { index in
            var line: [UInt8] = (0..<Int.random(in: 0...4, using: &generator)).map { _ in
                [0x61, 0x62, 0x20, 0xC3, 0xFF, 0x0D, 0x2B, 0x2D, 0x40].randomElement(using: &generator)
                    ?? 0x61
            }
            if Bool.random(using: &generator) { line.append(0x0D) }
            if index < count - 1 || Bool.random(using: &generator) { line.append(0x0A) }
            return line
        }
    }

    private static func edited(_ lines: [[UInt8]], _ generator: inout SeededGenerator) -> [[UInt8]] {
        var result: [[UInt8]] = []
        for line in lines {
            switch Int.random(in: 0..<8, using: &generator) {
            case 0: break
            case 1: result += Self.randomLines(count: 2, &generator) + [line]
            case 2: result.append([0x7A] + line)
            default: result.append(line)
            }
        }
        if Bool.random(using: &generator) { result += Self.randomLines(count: 2, &generator) }
        // Only the last line may lack its break.
        return result.enumerated().map { index, line in
            index < result.count - 1 && line.last != 0x0A ? line + [0x0A] : line
        }
    }

    /// What git makes of good with these hunks of its own patch.
    private static func applied(_ subset: ChangeSet, _ repository: ChangesRepository) throws -> [UInt8] {
        if subset.isEmpty { return try repository.bytes(of: "f", in: repository.good) }
        let patch = try repository.scratch.run(
            ["diff-tree", "-p", "-U0", "--text", repository.good, repository.bad]
        ).bytes
        let starts = patch.indices.filter { index in
            patch[index...].starts(with: "@@ -".utf8) && (index == 0 || patch[index - 1] == 0x0A)
        }
        // git looks for a hunk at its new line, which the hunks left out have moved.
        var chosen = Array(patch[..<starts[0]])
        var shift = 0
        for index in subset.indices {
            let hunk = patch[starts[index]..<(index + 1 < starts.count ? starts[index + 1] : patch.count)]
            let lines = hunk.split(separator: 0x0A, omittingEmptySubsequences: false)
            let edit = try #require(FileSplitter.edit(String(decoding: lines[0], as: UTF8.self)))
            let old = "\(edit.good.lowerBound + (edit.good.isEmpty ? 0 : 1)),\(edit.good.count)"
            let start = edit.good.lowerBound + shift + (edit.bad.isEmpty ? 0 : 1)
            chosen += Array("@@ -\(old) +\(start),\(edit.bad.count) @@\n".utf8)
            chosen += lines.dropFirst().joined(separator: [0x0A])
            shift += edit.bad.count - edit.good.count
        }
        let other = repository.scratch.index + ".applied"
        try repository.scratch.run(["read-tree", repository.good], index: other)
        let arguments = ["apply", "--cached", "--unidiff-zero", "--whitespace=nowarn"]
        try repository.scratch.run(arguments, input: chosen, index: other)
        return try repository.scratch.run(["cat-file", "blob", ":f"], index: other).bytes
    }
}
