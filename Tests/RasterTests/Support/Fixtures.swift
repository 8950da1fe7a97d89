import Foundation

/// The folder of reference data that isn't part of the repository: the environment's PIXELDIFF_FIXTURES.
enum Fixtures {
    /// The contents of a file in it; nil where the variable is unset, with one line on standard output for all.
    static func data(_ path: String) throws -> Data? {
        guard let folder = ProcessInfo.processInfo.environment["PIXELDIFF_FIXTURES"] else {
            _ = sayOnce
            return nil
        }
        return try Data(contentsOf: URL(fileURLWithPath: folder).appendingPathComponent(path))
    }

    private static let sayOnce: Void = print(
        "skipped: the rasterizer's exact references and blend vectors (set PIXELDIFF_FIXTURES)")
}
