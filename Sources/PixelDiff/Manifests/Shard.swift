import Foundation

/// A part of a run that is spread over machines: the second of three.
public struct Shard: Hashable, Sendable, Codable, CustomStringConvertible {
    /// From 1.
    public let index: Int
    public let total: Int

    /// More than any run has: missing shards are listed one by one.
    static let limit = 100_000

    /// Nil unless `index` is one of `1...total`, and `total` at most 100,000.
    public init?(index: Int, total: Int) {
        guard (1...Self.limit).contains(total), (1...total).contains(index) else { return nil }
        self.index = index
        self.total = total
    }

    /// Manifests come from other machines: their numbers are held to the same.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        let (index, total) = (
            try values.decode(Int.self, forKey: .index), try values.decode(Int.self, forKey: .total)
        )
        guard let shard = Shard(index: index, total: total) else {
            throw DecodingError.dataCorruptedError(
                forKey: .index, in: values, debugDescription: "\(index)/\(total) is no shard")
        }
        self = shard
    }

    /// `2/3`; nil for anything else.
    public init?(_ text: String) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
        guard parts.count == 2, let index = parts[0], let total = parts[1] else { return nil }
        self.init(index: index, total: total)
    }

    public var description: String { "\(index)/\(total)" }

    /// Bazel's variables, whose index counts from 0. Nil where they aren't set, or say that there is one shard.
    ///
    /// - Throws: ``ShardError`` for values that make no shard.
    /// - Source: Bazel, "Test encyclopedia", *Test sharding*.
    public static func bazel(_ environment: [String: String]) throws(ShardError) -> Shard? {
        guard let totalText = environment["TEST_TOTAL_SHARDS"], !totalText.isEmpty else { return nil }
        let indexText = environment["TEST_SHARD_INDEX"] ?? ""
        guard let total = Int(totalText), let index = Int(indexText),
            let shard = Shard(index: index + 1, total: total)
        else { throw .bazel(index: indexText, total: totalText) }
        return total == 1 ? nil : shard
    }

    /// What the environment asks of a command: `PIXELDIFF_SHARD`, `2/3`, else Bazel's variables, whose status file is
    /// touched: so Bazel knows that somebody minds them. Nil for a whole run.
    ///
    /// - Throws: ``ShardError``.
    public static func ofCommand(_ environment: [String: String]) throws(ShardError) -> Shard? {
        if let own = try own(environment) { return own.total == 1 ? nil : own }
        guard let shard = try bazel(environment) else { return nil }
        if let file = environment["TEST_SHARD_STATUS_FILE"] { touch(file) }
        return shard
    }

    /// What the environment says about a process of tests, whoever picks them: `PIXELDIFF_SHARD`, or Bazel's variables.
    ///
    /// - Throws: ``ShardError``.
    public static func ofTests(_ environment: [String: String]) throws(ShardError) -> Shard? {
        if let own = try own(environment) { return own.total == 1 ? nil : own }
        return try bazel(environment)
    }

    /// Whether the checks of a process of tests have to pick their share. With `PIXELDIFF_SHARD` they have. With Bazel's
    /// variables they have unless the program that runs the tests picks: it has touched the status file by then. Both
    /// picking would leave most out. Where they have, the file is touched.
    public static func isLeftToChecks(_ environment: [String: String]) -> Bool {
        guard environment["PIXELDIFF_SHARD", default: ""].isEmpty else { return true }
        guard let file = environment["TEST_SHARD_STATUS_FILE"], !file.isEmpty else { return false }
        if access(file, F_OK) == 0 { return false }
        touch(file)
        return true
    }

    private static func own(_ environment: [String: String]) throws(ShardError) -> Shard? {
        guard let text = environment["PIXELDIFF_SHARD"], !text.isEmpty else { return nil }
        guard let shard = Shard(text) else { throw .invalid(text) }
        return shard
    }

    private static func touch(_ file: String) {
        let descriptor = open(file, O_WRONLY | O_CREAT | O_CLOEXEC, 0o644)
        if descriptor >= 0 { close(descriptor) }
    }

    /// The items that are this shard's, in their order. Over all shards each item comes once, and no shard has more
    /// than one item more than another.
    ///
    /// Items are dealt in the order of their names' hashes: neighbours, which tend to cost the same, are spread.
    public func own<Item>(of items: [Item], name: (Item) -> String) -> [Item] {
        let hashed = items.indices.map { (Self.hash(name(items[$0])), $0) }.sorted { $0 < $1 }
        let own = hashed.indices.filter { $0 % total == index - 1 }.map { hashed[$0].1 }
        return own.sorted().map { items[$0] }
    }

    /// Whether a name is this shard's, where the others aren't known.
    public func owns(_ name: String) -> Bool {
        Self.hash(name) % UInt64(total) == UInt64(index - 1)
    }

    /// FNV-1a, 64 bits, finished by a mixer: the same on every machine.
    ///
    /// - Source: Fowler, Noll, Vo; the mixer is MurmurHash3's (Appleby).
    private static func hash(_ text: String) -> UInt64 {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        hash = (hash ^ (hash >> 33)) &* 0xff51_afd7_ed55_8ccd
        hash = (hash ^ (hash >> 33)) &* 0xc4ce_b9fe_1a85_ec53
        return hash ^ (hash >> 33)
    }
}

/// Why no shard could be told. Says what to do.
public enum ShardError: Error, Equatable, Sendable, CustomStringConvertible {
    case bazel(index: String, total: String)
    case invalid(String)

    public var description: String {
        switch self {
        case .bazel(let index, let total):
            "TEST_SHARD_INDEX=\(index) and TEST_TOTAL_SHARDS=\(total) make no shard: the index counts from 0"
        case .invalid(let text):
            "'\(text)' is no shard: it takes a number and how many there are, from 1/3 to 3/3"
        }
    }
}

/// Which shards of a run are at hand.
public struct ShardCoverage: Hashable, Sendable, Codable, CustomStringConvertible {
    /// Rising.
    public let present: [Int]
    public let total: Int

    public init(present: some Sequence<Int>, total: Int) {
        self.present = Set(present).sorted()
        self.total = total
    }

    public var missing: [Int] {
        let found = Set(present)
        return total < 1 ? [] : (1...total).filter { !found.contains($0) }
    }

    public var isComplete: Bool { missing.isEmpty }

    /// `12 of 40 shards present`.
    public var description: String { "\(present.count) of \(total) shards present" }

    /// `3, 5-9 and 12`, the missing ones.
    public var missingText: String {
        var ranges: [ClosedRange<Int>] = []
        for index in missing {
            if let last = ranges.last, last.upperBound == index - 1 {
                ranges[ranges.count - 1] = last.lowerBound...index
            } else {
                ranges.append(index...index)
            }
        }
        let words = ranges.map { $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)-\($0.upperBound)" }
        guard words.count > 1, let last = words.last else { return words.first ?? "" }
        return words.dropLast().joined(separator: ", ") + " and \(last)"
    }
}
