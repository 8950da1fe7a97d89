import Foundation
import Testing

@testable import PixelDiff

@Suite struct ShardTests {
    @Test(arguments: [
        ("1/1", 1, 1), ("2/3", 2, 3), ("40/40", 40, 40),
    ])
    func parsing(text: String, index: Int, total: Int) {
        #expect(Shard(text) == Shard(index: index, total: total))
        #expect(Shard(text)?.description == text)
    }

    @Test(arguments: ["", "1", "0/3", "4/3", "-1/3", "1/0", "a/b", "1/3/5", "1/", "/3", "1/100001"])
    func whatIsNoShard(text: String) {
        #expect(Shard(text) == nil)
    }

    /// A manifest of another machine can't make one list shards for hours, or divide by nothing.
    @Test(arguments: [(1, Int.max), (0, 0), (0, 3), (4, 3), (1, 100_001)])
    func whatAManifestMayNotSay(index: Int, total: Int) throws {
        let decoder = JSONDecoder()
        let data = Data("{\"index\": \(index), \"total\": \(total)}".utf8)
        #expect(throws: DecodingError.self) { try decoder.decode(Shard.self, from: data) }
        let shard = try decoder.decode(Shard.self, from: Data("{\"index\": 2, \"total\": 3}".utf8))
        #expect(shard == Shard(index: 2, total: 3))
    }

    /// Every item is one shard's, whatever the number of shards; no shard is larger than another by more than one.
    @Test(arguments: [1, 2, 3, 7, 40, 200])
    func shardsAreCompleteAndDisjoint(total: Int) throws {
        let names = (0..<173).map { "Cards/case \($0 * $0)" }
        var seen: [String] = []
        var sizes: Set<Int> = []
        for index in 1...total {
            let own = try #require(Shard(index: index, total: total)).own(of: names) { $0 }
            #expect(own == names.filter(Set(own).contains), "in the order given")
            seen += own
            sizes.insert(own.count)
        }
        #expect(seen.sorted() == names.sorted())
        #expect(try #require(sizes.max()) - #require(sizes.min()) <= 1)
        for name in names {
            let owners = (1...total).filter { Shard(index: $0, total: total)?.owns(name) == true }
            #expect(owners.count == 1)
        }
    }

    /// Machines must agree: the assignment is written down.
    @Test func theAssignmentIsFixed() throws {
        let names = ["a", "b", "c", "d", "e", "f"]
        let shards = (1...3).map { Shard(index: $0, total: 3)?.own(of: names) { $0 } ?? [] }
        #expect(shards == [["a", "e"], ["b", "d"], ["c", "f"]])
    }

    @Test func bazel() throws {
        #expect(try Shard.bazel([:]) == nil)
        #expect(try Shard.bazel(["TEST_TOTAL_SHARDS": "1", "TEST_SHARD_INDEX": "0"]) == nil)
        #expect(
            try Shard.bazel(["TEST_TOTAL_SHARDS": "3", "TEST_SHARD_INDEX": "2"]) == Shard(index: 3, total: 3))
        #expect(throws: ShardError.bazel(index: "3", total: "3")) {
            try Shard.bazel(["TEST_TOTAL_SHARDS": "3", "TEST_SHARD_INDEX": "3"])
        }
        #expect(throws: ShardError.invalid("3")) { try Shard.ofTests(["PIXELDIFF_SHARD": "3"]) }
    }

    /// Bazel fails a test that doesn't touch the file.
    @Test func theStatusFileIsTouched() throws {
        let folder = try TemporaryFolder()
        let variables = [
            "TEST_TOTAL_SHARDS": "3", "TEST_SHARD_INDEX": "0",
            "TEST_SHARD_STATUS_FILE": "\(folder.path)/status",
        ]
        #expect(try Shard.ofCommand(variables) == Shard(index: 1, total: 3))
        #expect(folder.files == ["status"])
    }

    /// Where the tests' runner picks tests by itself, checks must not pick again: most would be left out.
    @Test func onlyOneOfRunnerAndChecksPicks() throws {
        let folder = try TemporaryFolder()
        let variables = ["TEST_SHARD_STATUS_FILE": "\(folder.path)/status"]
        #expect(Shard.isLeftToChecks(variables))
        #expect(folder.files == ["status"])
        #expect(!Shard.isLeftToChecks(variables))
        #expect(!Shard.isLeftToChecks([:]))
        #expect(Shard.isLeftToChecks(["PIXELDIFF_SHARD": "1/2"]))
    }

    @Test func coverage() {
        let some = ShardCoverage(present: [1, 2, 4, 4, 10, 12], total: 12)
        #expect("\(some)" == "5 of 12 shards present")
        #expect(some.missingText == "3, 5-9 and 11")
        #expect(!some.isComplete)
        #expect(ShardCoverage(present: 1...3, total: 3).isComplete)
    }
}
