import Foundation
import Imaging

/// Accepts what checks left: the actual picture becomes the golden. Works from the files alone, in any process.
public struct Approval: Sendable {
    public let package: PackageFolder
    public let results: ResultStore
    /// Goldens may lie outside of the package, and in any folder: only for results that this machine has made.
    public let allowsGoldensOutside: Bool

    public init(package: PackageFolder, results: ResultStore? = nil, allowsGoldensOutside: Bool = false) {
        self.package = package
        self.results = results ?? ResultStore(folder: package.artifacts())
        self.allowsGoldensOutside = allowsGoldensOutside
    }

    /// Chooses what names mean among the cases that await approval, in the order of the results.
    ///
    /// A name is a case's id (`Cards/profile.dark`), a suite (`Cards`), or a case without its suite where only one
    /// has it. No names mean all.
    ///
    /// - Throws: ``ApprovalError/unknownName(_:waiting:)``, ``ApprovalError/ambiguousName(_:_:)``.
    public static func select(_ names: [String], from run: RunRecord) throws(ApprovalError) -> [CaseRecord] {
        let waiting = run.cases.filter(\.awaitsApproval)
        guard !names.isEmpty else { return waiting }
        var chosen: Set<String> = []
        for name in names {
            var found = waiting.filter { $0.id == name || $0.suite == name || $0.id.hasPrefix(name + "/") }
            if found.isEmpty {
                found = waiting.filter { $0.testCase == name || $0.id.hasSuffix("/" + name) }
                guard found.count < 2 else { throw .ambiguousName(name, found.map(\.id)) }
            }
            guard !found.isEmpty else { throw .unknownName(name, waiting: waiting.map(\.id)) }
            chosen.formUnion(found.map(\.id))
        }
        return waiting.filter { chosen.contains($0.id) }
    }

    /// Makes the actual picture and its layout text the golden of one case.
    ///
    /// 1. The place is checked: one suite folder, one file; of results of another machine, in a folder of goldens inside
    ///    the package.
    /// 2. The actual picture must be one: results that were fetched may be pointers, error pages or cut off. It is stored
    ///    as small as can be.
    /// 3. A golden that is not the one that was compared is left alone: the result speaks of another.
    /// 4. The files are replaced, each as a whole.
    /// 5. The result becomes `recorded`, so that a second approval finds nothing to do.
    ///
    /// - Returns: The golden's path, relative to the package.
    /// - Throws: ``ApprovalError``, ``GoldenError``, ``PNGError`` for an actual picture that is none.
    @discardableResult
    public func accept(_ record: CaseRecord) throws -> String {
        let location = try location(of: record)  // 1
        let failure = "\(results.folder)/\(results.failures(of: location.path))"
        let file = "\(failure)/\(FailureFiles.actualName)"
        guard let actual = try Folder.read(file) else {
            throw ApprovalError.actualGone(record.id, folder: failure)
        }
        _ = try PNGDecoder().decode(actual, name: file)  // 2
        let png = PNGEncoder(effort: .smallest).recompressed(actual)
        let current = try Folder.read(location.png).map(SHA256.hexDigest(of:))
        guard current == record.goldenDigest || current == SHA256.hexDigest(of: png) else {  // 3
            throw ApprovalError.goldenChanged(record.golden)
        }
        let layout = try Folder.read("\(failure)/\(FailureFiles.actualLayoutName)")
        try GoldenStore(folder: location.folder).write(  // 4
            png: png, layout: layout.map { String(decoding: $0, as: UTF8.self) }, to: location)
        var accepted = record
        accepted.verdict = .recorded
        accepted.summary = "was accepted: \(record.summary)"
        accepted.goldenDigest = SHA256.hexDigest(of: png)
        try results.record(accepted, at: location.path)  // 5
        return record.golden
    }

    /// Step 1. Results may come from another machine, so they are not trusted with a path.
    private func location(of record: CaseRecord) throws(ApprovalError) -> GoldenStore.Location {
        let suffix = "/\(record.id).png"
        let isOutside = record.golden.hasPrefix("/")
        let parts = record.golden.dropFirst(isOutside ? 1 : 0).split(
            separator: "/", omittingEmptySubsequences: false)
        guard let path = GoldenPath(id: record.id), record.golden.hasSuffix(suffix),
            !parts.contains(where: { $0.isEmpty || $0 == "." || $0 == ".." }),
            !isOutside || allowsGoldensOutside
        else { throw .unsafePlace(record.golden) }
        let folder = record.golden.dropLast(suffix.count)
        guard allowsGoldensOutside || GoldenInventory.holdsGoldens(String(folder), in: package) else {
            throw .unsafePlace(record.golden)
        }
        return GoldenStore.Location(
            folder: isOutside ? String(folder) : "\(package.path)/\(folder)", path: path)
    }
}

extension GoldenPath {
    /// Nil unless `id` is a suite and a stem that ``GoldenName`` could have made.
    init?(id: String) {
        let parts = id.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 2, parts.allSatisfy({ SafeFileName($0).text == $0 }) else { return nil }
        self.init(suite: parts[0], stem: parts[1])
    }
}

/// Why nothing was accepted. Says what to do.
public enum ApprovalError: Error, Equatable, Sendable, CustomStringConvertible {
    case unknownName(String, waiting: [String])
    case ambiguousName(String, [String])
    case actualGone(String, folder: String)
    case goldenChanged(String)
    case unsafePlace(String)

    public var description: String {
        switch self {
        case .unknownName(let name, let waiting) where waiting.isEmpty:
            "'\(name)' does not await approval; nothing does"
        case .unknownName(let name, let waiting):
            "'\(name)' does not await approval; these do: \(waiting.joined(separator: ", "))"
        case .ambiguousName(let name, let ids):
            "'\(name)' may be any of \(ids.joined(separator: ", ")); give one of them in full"
        case .actualGone(let id, let folder):
            "the picture of \(id) is gone from \(folder): run its test again"
        case .goldenChanged(let golden):
            "\(golden) is not the file that was compared any more: run its test again, then approve"
        case .unsafePlace(let golden):
            "the result names '\(golden)', which is no golden's place in this package: run the tests here"
        }
    }
}
