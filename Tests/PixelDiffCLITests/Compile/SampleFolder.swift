import Foundation

/// A folder of Swift files for one test, with a Package.swift of no content.
final class SampleFolder {
    let path: String

    init(_ files: [String: String]) throws {
        let url = FileManager.default.temporaryDirectory.appending(path: "pixeldiff-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        path = url.resolvingSymlinksInPath().path
        try write("Package.swift", "")
        for (name, text) in files { try write(name, text) }
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    func write(_ name: String, _ text: String) throws {
        let file = URL(filePath: "\(path)/\(name)")
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    /// Makes a file a program. A process of its own writes the program's bytes: what this process has open for writing, a
    /// process that another test is just starting has open, too, for a moment, and the system runs no such file.
    func makeProgram(_ name: String) throws {
        let file = "\(path)/\(name)"
        let copy = try ToolRun(
            ["/bin/sh", "-c", "cp \"$0\" \"$0.new\" && chmod 755 \"$0.new\" && mv \"$0.new\" \"$0\"", file],
            directory: path
        ).wait()
        guard copy.code == 0 else { throw CocoaError(.fileWriteUnknown) }
    }

    func exists(_ name: String) -> Bool { FileManager.default.fileExists(atPath: "\(path)/\(name)") }

    func bytes(_ name: String) -> Data? { FileManager.default.contents(atPath: "\(path)/\(name)") }

    func pixeldiff(_ words: String..., environment: [String: String] = [:]) throws -> ToolRun.Result {
        let defaults = ["PIXELDIFF_ARTIFACTS": "", "PIXELDIFF_RECORD": "", "NO_COLOR": "1", "CI": ""]
        return try ToolRun(
            [ToolRun.pixeldiff] + words, directory: path, environment: defaults.merging(environment) { $1 }
        ).wait()
    }
}
