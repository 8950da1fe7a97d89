import Foundation

/// A folder that golden tests draw into, in place of comparing: `<Suite>/<case>.png` with its `.layout.txt`, as
/// goldens have them. No golden is read or written.
///
/// What the variable `PIXELDIFF_RENDER_ONLY` names; `pixeldiff bisect` sets it for the tests that it runs.
public struct RenderOnlyFolder: Hashable, Sendable {
    public static let variable = "PIXELDIFF_RENDER_ONLY"
    private static let mark = ".unfinished-"

    /// An absolute path.
    public let path: String

    /// Nil unless the variable names a folder.
    public init?(environment: [String: String]) {
        guard let path = environment[Self.variable], !path.isEmpty else { return nil }
        self.path = URL(fileURLWithPath: path).standardizedFileURL.path
    }

    /// Writes a rendering. Of names that come out the same as files, each has a file of its own, as goldens have.
    ///
    /// - Throws: ``GoldenError``, and what encoding the picture throws.
    public func write(_ candidate: GoldenCandidate, as name: GoldenName) throws {
        let store = GoldenStore(folder: path)
        let location = try store.find(name).location
        try store.write(png: try candidate.png(named: name), layout: candidate.layout, to: location)
    }

    /// Leaves a mark until ``end(process:)``: a process that crashes has not drawn all that it was to draw.
    ///
    /// - Throws: ``GoldenError``.
    public func begin(process: Int32 = getpid()) throws {
        try Folder(path).create()
        try AtomicFile.write([], to: "\(path)/\(Self.mark)\(process)", isDurable: false)
    }

    /// Takes the mark away.
    public func end(process: Int32 = getpid()) {
        unlink("\(path)/\(Self.mark)\(process)")
    }

    /// Whether a process that drew into a folder crashed.
    static func isUnfinished(_ folder: String) -> Bool {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.contains { $0.hasPrefix(mark) }
    }
}
