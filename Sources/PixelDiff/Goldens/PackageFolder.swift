import Foundation

/// The package that a test belongs to, and where its goldens and failures lie.
public struct PackageFolder: Hashable, Sendable {
    /// The absolute path of the folder that holds Package.swift.
    public let path: String

    public init(path: String) {
        self.path = URL(fileURLWithPath: path).standardizedFileURL.path
    }

    /// The nearest folder with a Package.swift, at or above `path`, a file or a folder.
    ///
    /// - Throws: ``GoldenError/noPackage(above:)``.
    public init(above path: String) throws(GoldenError) {
        var url = URL(fileURLWithPath: path).standardizedFileURL
        while true {
            if FileManager.default.fileExists(atPath: url.appendingPathComponent("Package.swift").path) {
                self.path = url.path
                return
            }
            guard url.path != "/" else { throw .noPackage(above: path) }
            url.deleteLastPathComponent()
        }
    }

    /// `Goldens` beside Package.swift.
    public var goldens: String { "\(path)/Goldens" }

    /// `.build/pixeldiff` beside Package.swift, or what `PIXELDIFF_ARTIFACTS` names.
    public func artifacts(environment: [String: String] = [:]) -> String {
        guard let chosen = environment["PIXELDIFF_ARTIFACTS"], !chosen.isEmpty else {
            return "\(path)/.build/pixeldiff"
        }
        return URL(fileURLWithPath: chosen, relativeTo: URL(fileURLWithPath: path)).standardizedFileURL.path
    }

    /// `file` relative to the package where it lies in it; unchanged otherwise.
    public func relative(_ file: String) -> String {
        file.hasPrefix(path + "/") ? String(file.dropFirst(path.count + 1)) : file
    }
}
