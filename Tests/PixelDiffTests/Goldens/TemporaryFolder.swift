import Foundation

/// A folder that lives as long as its owner.
final class TemporaryFolder {
    let path: String

    init() throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent(
            "pixeldiff-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        path = url.resolvingSymlinksInPath().path
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    func write(_ text: String, to file: String) throws {
        let url = URL(fileURLWithPath: "\(path)/\(file)")
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
    }

    func text(_ file: String) -> String? {
        FileManager.default.contents(atPath: "\(path)/\(file)").map { String(decoding: $0, as: UTF8.self) }
    }

    func bytes(_ file: String) -> [UInt8]? {
        FileManager.default.contents(atPath: "\(path)/\(file)").map(Array.init)
    }

    func exists(_ file: String) -> Bool { FileManager.default.fileExists(atPath: "\(path)/\(file)") }

    /// Every file below, sorted; hidden ones too.
    var files: [String] {
        let all = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
        return all.filter { file in
            var isFolder: ObjCBool = false
            return FileManager.default.fileExists(atPath: "\(path)/\(file)", isDirectory: &isFolder)
                && !isFolder.boolValue
        }.sorted()
    }
}
