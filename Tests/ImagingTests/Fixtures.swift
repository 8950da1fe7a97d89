import Foundation

/// Pictures of other projects that are not part of this repository; found through PIXELDIFF_FIXTURES.
enum Fixtures {
    /// The folder, or nil with one printed line when it is not there.
    static func folder(_ path: String) -> String? {
        let root = ProcessInfo.processInfo.environment["PIXELDIFF_FIXTURES"] ?? ""
        let folder = root + "/pixeldiff/" + path
        if !root.isEmpty && FileManager.default.fileExists(atPath: folder) { return folder }
        print("skipped: no fixtures for '\(path)' (set PIXELDIFF_FIXTURES)")
        return nil
    }
}
