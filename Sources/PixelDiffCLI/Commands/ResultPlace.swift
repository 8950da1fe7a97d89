import Foundation
import PixelDiff

/// The package whose results a command reads, and the folder they lie in.
struct ResultPlace {
    static let report = ".build/pixeldiff/report.html"
    static let argument = Argument.option(
        "from", placeholder: "place",
        help: "Results of another machine: a download of its .build/pixeldiff, a folder or a ZIP file.",
        values: .files(suffix: ".zip"))

    let package: PackageFolder
    let results: ResultStore
    /// Results of another machine; what was unpacked lives as long.
    private let source: ResultSource?

    /// The package around the working directory; the directory itself where there is none. A place with several
    /// results, those of shards, counts as all of them merged.
    ///
    /// - Throws: ``ArchiveError``, ``GoldenError``, ``RunRecordError``.
    init(
        from place: String?, directory: String = FileManager.default.currentDirectoryPath,
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) throws {
        package = (try? PackageFolder(above: directory)) ?? PackageFolder(path: directory)
        source = try place.map { try ResultSource($0) }
        results = try source?.merged() ?? ResultStore(folder: package.artifacts(environment: environment))
    }

    /// Accepts what the results hold. Those of another machine aren't trusted with places outside of the package.
    var approval: Approval {
        Approval(package: package, results: results, allowsGoldensOutside: source == nil)
    }
}
