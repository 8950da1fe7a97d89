import Foundation
import Testing

/// The folder of reference data that isn't part of the repository: the environment's PIXELDIFF_FIXTURES.
enum Fixtures {
    private static let folder = ProcessInfo.processInfo.environment["PIXELDIFF_FIXTURES"]

    /// Whether the folder is known: tests of it are enabled by this, so that their absence is told.
    static var isAvailable: Bool { folder != nil }
    /// Why a test of it is skipped.
    static let reason: Comment = "the rasterizer's exact references and blend vectors: set PIXELDIFF_FIXTURES"

    /// The contents of a file in it.
    static func data(_ path: String) throws -> Data {
        let folder = try #require(folder, reason)
        return try Data(contentsOf: URL(fileURLWithPath: folder).appendingPathComponent(path))
    }
}
