import Foundation
import Testing

@testable import PixelDiff

@Suite struct TrialTreeTests {
    @Test func everySubsetHasItsFiles() throws {
        // Units: a file that becomes a folder, a change, an addition in a folder of its own, a deletion.
        let good = ["a": "1", "b": "1", "gone/deep/d": "x", "same": "s"]
        let bad = ["a/x": "4", "b": "2", "new/deep/n": "y", "same": "s"]
        let repository = try ChangesRepository(good: good, bad: bad)
        let units = try repository.units()
        let mix = FileMix(units: units)
        #expect(units.count == 4)
        let folder = "\(repository.root)/.build/tree"
        let tree = TrialTree(
            scratch: repository.scratch,
            good: try TreeListing(of: repository.good, scratch: repository.scratch), folder: folder)
        var generator = SeededGenerator(seed: 7)
        for mask in Array(0..<16).shuffled(using: &generator) {
            let subset = ChangeSet((0..<4).filter { mask >> $0 & 1 == 1 })
            var expected = good
            for index in subset.indices {
                for path in units[index].paths.map(\.path) { expected[path] = bad[path] }
            }
            try tree.bring(to: mix.overrides(applying: subset))
            #expect(
                ChangesRepository.files(in: folder).filter { $0.key != "a" || $0.value != "" } == expected)
        }
        try tree.bring(to: mix.overrides(applying: .empty))
        #expect(!FileManager.default.fileExists(atPath: "\(folder)/new"), "an empty folder stays behind")
    }

    @Test func onlyFilesThatDifferAreWritten() throws {
        let repository = try ChangesRepository(
            good: ["a": "1", "b": "1", "c": "1"], bad: ["a": "2", "b": "2", "c": "2"])
        let mix = FileMix(units: try repository.units())
        let folder = "\(repository.root)/.build/tree"
        let tree = TrialTree(
            scratch: repository.scratch,
            good: try TreeListing(of: repository.good, scratch: repository.scratch), folder: folder)
        try tree.bring(to: mix.overrides(applying: .empty))
        let past = Date(timeIntervalSince1970: 1_000_000_000)
        for name in ["a", "b", "c"] {
            try FileManager.default.setAttributes(
                [.modificationDate: past], ofItemAtPath: "\(folder)/\(name)")
        }
        try tree.bring(to: mix.overrides(applying: ChangeSet([0])))
        #expect(ChangesRepository.files(in: folder) == ["a": "2", "b": "1", "c": "1"])
        let dates = try ["a", "b", "c"].map {
            try FileManager.default.attributesOfItem(atPath: "\(folder)/\($0)")[.modificationDate] as? Date
        }
        #expect(dates[0] != past)
        #expect(dates[1...] == [past, past])
    }

    @Test func whatTheCommandChangedIsRestored() throws {
        let repository = try ChangesRepository(good: ["a": "1", "b": "1"], bad: ["a": "2", "b": "1"])
        let folder = "\(repository.root)/.build/tree"
        let units = try repository.units()
        let mix = FileMix(units: units)
        var tree = TrialTree(
            scratch: repository.scratch,
            good: try TreeListing(of: repository.good, scratch: repository.scratch), folder: folder)
        try tree.bring(to: mix.overrides(applying: .empty))
        try Data("spoilt".utf8).write(to: URL(fileURLWithPath: "\(folder)/b"))
        try FileManager.default.createDirectory(atPath: "\(folder)/.build", withIntermediateDirectories: true)
        try tree.bring(to: mix.overrides(applying: ChangeSet([0])))
        #expect(ChangesRepository.files(in: folder) == ["a": "2", "b": "1"])

        // So is what another session left, without its own index knowing what happened since.
        try Data("spoilt".utf8).write(to: URL(fileURLWithPath: "\(folder)/a"))
        tree = TrialTree(
            scratch: repository.scratch,
            good: try TreeListing(of: repository.good, scratch: repository.scratch), folder: folder)
        try tree.bring(to: mix.overrides(applying: .empty))
        #expect(ChangesRepository.files(in: folder) == ["a": "1", "b": "1"])
        #expect(FileManager.default.fileExists(atPath: "\(folder)/.build"))
    }

    @Test func removingNeverFollowsASymbolicLink() throws {
        let repository = try ChangesRepository(good: ["link/f": "1"], bad: ["link": "-> ../outside"])
        let outside = "\(repository.root)/.build/outside"
        try FileManager.default.createDirectory(atPath: outside, withIntermediateDirectories: true)
        try Data("mine".utf8).write(to: URL(fileURLWithPath: "\(outside)/f"))
        let folder = "\(repository.root)/.build/tree"
        let units = try repository.units()
        let mix = FileMix(units: units)
        let tree = TrialTree(
            scratch: repository.scratch,
            good: try TreeListing(of: repository.good, scratch: repository.scratch), folder: folder)
        for subset in [ChangeSet.all(units.count), .all(units.count), .empty, .all(units.count)] {
            try tree.bring(to: mix.overrides(applying: subset))
        }
        #expect(FileManager.default.fileExists(atPath: "\(outside)/f"))
        #expect(ChangesRepository.files(in: folder)["link"] == "-> ../outside")
    }

    /// `é` in one scalar and in two are two files, whatever Unicode says of them.
    @Test func pathsAreTheSameByTheirBytes() throws {
        let repository = try ChangesRepository(good: ["a": "1"], bad: ["a": "2"])
        let scratch = repository.scratch
        let (one, two) = ("\u{E9}.txt", "e\u{301}.txt")
        #expect(one == two && TreePath(one) != TreePath(two))
        func tree(_ first: String, _ second: String) throws -> String {
            let entries = try [(one, first), (two, second)].map { path, text in
                (
                    path: path,
                    entry: GitEntry?.some(
                        GitEntry(mode: "100644", object: try scratch.write(Array(text.utf8))))
                )
            }
            return try scratch.tree(repository.good, replacing: entries)
        }
        let (good, bad) = (try tree("1", "1"), try tree("2", "1"))
        let listing = try TreeListing(of: good, scratch: scratch)
        #expect(listing.entries.count == 3)
        let folder = "\(repository.root)/.build/tree"
        let trial = TrialTree(scratch: scratch, good: listing, folder: folder)
        let units = try ChangeList.units(good: good, bad: bad, scratch: scratch)
        #expect(units.map { Array($0.name.utf8) } == [Array(one.utf8)])
        let mix = FileMix(units: units)
        let texts = {
            try [one, two].map { try String(contentsOfFile: "\(folder)/\($0)", encoding: .utf8) }
        }
        for _ in 0..<2 {
            try trial.bring(to: mix.overrides(applying: .all(1)))
            #expect(try texts() == ["2", "1"])
            try trial.bring(to: mix.overrides(applying: .empty))
            #expect(try texts() == ["1", "1"])
        }
        // Both change: two units, of which each can be applied alone.
        let both = try ChangeList.units(good: good, bad: tree("2", "2"), scratch: scratch)
        #expect(both.count == 2 && both[0] != both[1])
        try trial.bring(to: FileMix(units: both).overrides(applying: ChangeSet([0])))
        #expect(try texts().sorted() == ["1", "2"])
    }
}
