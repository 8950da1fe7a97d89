import Foundation
import PixelDiff

/// The package whose results a command reads, and the folder they lie in.
struct ResultPlace {
    static let report = ".build/pixeldiff/report.html"
    static let argument = Argument.option(
        "from", placeholder: "folder",
        help: "Results of another machine, as a download of its .build/pixeldiff.")

    let package: PackageFolder
    let results: ResultStore

    /// The package around the working directory; the directory itself where there is none.
    init(
        from folder: String?, directory: String = FileManager.default.currentDirectoryPath,
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) {
        package = (try? PackageFolder(above: directory)) ?? PackageFolder(path: directory)
        results = ResultStore(
            folder: folder.map { URL(fileURLWithPath: $0).path }
                ?? package.artifacts(environment: environment))
    }
}
