import Foundation
import Testing

/// A committed picture and what Pillow decodes it to. Made by Scripts/make-image-fixtures.
struct ImageFixture: CustomTestStringConvertible {
    var name: String
    var width: Int
    var height: Int
    /// SHA-256 of premultiplied RGBA.
    var digest: String

    static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Fixtures")

    var path: String { Self.folder.appending(path: name).path }
    var testDescription: String { name }

    func bytes() throws -> [UInt8] { [UInt8](try Data(contentsOf: URL(filePath: path))) }

    static let all: [ImageFixture] = {
        let file = folder.appending(path: "expected.tsv")
        let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        return text.split(separator: "\n").compactMap { line in
            let parts = line.split(separator: "\t").map(String.init)
            guard parts.count == 4, let width = Int(parts[1]), let height = Int(parts[2]) else { return nil }
            return ImageFixture(name: parts[0], width: width, height: height, digest: parts[3])
        }
    }()
}
