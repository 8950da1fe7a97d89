import Foundation
import Testing

/// Pictures of other projects that are not part of this repository; found through PIXELDIFF_FIXTURES.
enum Fixtures {
    /// Why a test of them is skipped.
    static let reason: Comment = "pictures of other projects: set PIXELDIFF_FIXTURES"

    /// Whether a folder of them is there: tests of it are enabled by this, so that their absence is told.
    static func has(_ path: String) -> Bool {
        let root = ProcessInfo.processInfo.environment["PIXELDIFF_FIXTURES"] ?? ""
        return !root.isEmpty && FileManager.default.fileExists(atPath: root + "/pixeldiff/" + path)
    }

    /// The folder, or nil with one printed line when it is not there.
    static func folder(_ path: String) -> String? {
        let root = ProcessInfo.processInfo.environment["PIXELDIFF_FIXTURES"] ?? ""
        let folder = root + "/pixeldiff/" + path
        if !root.isEmpty && FileManager.default.fileExists(atPath: folder) { return folder }
        print("skipped: no fixtures for '\(path)' (set PIXELDIFF_FIXTURES)")
        return nil
    }
}
