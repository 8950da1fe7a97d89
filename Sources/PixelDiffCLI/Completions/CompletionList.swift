import Foundation
import PixelDiff

/// Names that only the working directory knows, as shells ask for them.
enum CompletionList: String, CaseIterable, Sendable {
    /// Cases that await approval.
    case awaiting
    /// Folders of goldens.
    case suites
    /// Those and the goldens in them.
    case goldens
    /// Branches and tags, and `.` for the working tree.
    case revisions

    /// One name a line, in order.
    ///
    /// - Throws: What reading the results throws.
    func names(directory: String = FileManager.default.currentDirectoryPath) throws -> [String] {
        switch self {
        case .awaiting:
            return try Approval.select([], from: ResultPlace(from: nil, directory: directory).results.load())
                .map(\.id)
        case .suites: return Self.suites(directory).map(\.name)
        case .goldens: return Self.suites(directory).flatMap { [$0.name] + Self.goldens(in: $0) }
        case .revisions: return ["."] + Self.branches(directory)
        }
    }

    private static func suites(_ directory: String) -> [(name: String, folder: String)] {
        let package = (try? PackageFolder(above: directory)) ?? PackageFolder(path: directory)
        let names = (try? FileManager.default.contentsOfDirectory(atPath: package.goldens)) ?? []
        return names.filter { !$0.hasPrefix(".") }.sorted().map { ($0, "\(package.goldens)/\($0)") }
            .filter { SourceSet.isFolder($0.folder) }
    }

    private static func goldens(in suite: (name: String, folder: String)) -> [String] {
        let files = (try? FileManager.default.contentsOfDirectory(atPath: suite.folder)) ?? []
        return files.filter { $0.hasSuffix(".png") }.sorted().map { "\(suite.name)/\($0.dropLast(4))" }
    }

    /// None outside of a repository.
    private static func branches(_ directory: String) -> [String] {
        let words = ["for-each-ref", "--format=%(refname:short)", "refs/heads", "refs/remotes", "refs/tags"]
        let run = try? ToolRun.run("git", words, in: URL(filePath: directory))
        guard let run, run.status == 0 else { return [] }
        return run.output.split(separator: "\n").map(String.init)
    }
}
