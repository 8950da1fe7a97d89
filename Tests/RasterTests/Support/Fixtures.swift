import Foundation

/// The folder of reference data that isn't part of the repository: the environment's PIXELDIFF_FIXTURES.
enum Fixtures {
    /// The contents of a file in it; nil, with one line on standard output, where the variable is unset.
    static func data(_ path: String, for test: String = #function) throws -> Data? {
        guard let folder = ProcessInfo.processInfo.environment["PIXELDIFF_FIXTURES"] else {
            print("skipped: \(test) needs PIXELDIFF_FIXTURES for \(path)")
            return nil
        }
        return try Data(contentsOf: URL(fileURLWithPath: folder).appendingPathComponent(path))
    }
}
