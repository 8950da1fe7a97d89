import Foundation
import Synchronization

/// The `Contents.json` of a set: one entry for each appearance, device and scale.
struct AssetContents: Decodable, Sendable {
    struct Appearance: Decodable, Sendable {
        var appearance: String?
        var value: String?
    }

    struct Insets: Decodable, Sendable {
        var top: Double?
        var left: Double?
        var bottom: Double?
        var right: Double?
    }

    /// Slices: pixels of the picture that stay rigid.
    struct Resizing: Decodable, Sendable {
        struct Center: Decodable, Sendable {
            var mode: String?
        }
        var center: Center?
        var insets: Insets?

        private enum CodingKeys: String, CodingKey {
            case center
            case insets = "cap-insets"
        }
    }

    struct Entry: Decodable, Sendable {
        var filename: String?
        var idiom: String?
        var scale: String?
        var appearances: [Appearance]?
        var direction: String?
        var resizing: Resizing?
        var color: AssetColor?

        private enum CodingKeys: String, CodingKey {
            case filename, idiom, scale, appearances, resizing, color
            case direction = "language-direction"
        }
    }

    struct Properties: Decodable, Sendable {
        var intent: String?
        var providesNamespace: Bool?

        private enum CodingKeys: String, CodingKey {
            case intent = "template-rendering-intent"
            case providesNamespace = "provides-namespace"
        }
    }

    var images: [Entry]?
    var colors: [Entry]?
    var symbols: [Entry]?
    var properties: Properties?

    private static let known = Mutex<[String: Result<AssetContents, ResourceError>]>([:])

    /// The contents of the set in a folder.
    ///
    /// - Throws: ``ResourceError/brokenCatalog(_:reason:)`` that names the file.
    static func read(_ set: String) throws(ResourceError) -> AssetContents {
        if let known = known.withLock({ $0[set] }) { return try known.get() }
        let result = load("\(set)/Contents.json")
        known.withLock { $0[set] = result }
        return try result.get()
    }

    /// Whether a group of a catalogue is part of the names in it; a group needs no file.
    static func providesNamespace(_ group: String) -> Bool {
        guard let data = FileManager.default.contents(atPath: "\(group)/Contents.json") else { return false }
        let contents = try? JSONDecoder().decode(AssetContents.self, from: data)
        return contents?.properties?.providesNamespace == true
    }

    private static func load(_ file: String) -> Result<AssetContents, ResourceError> {
        guard let data = FileManager.default.contents(atPath: file) else {
            return .failure(.brokenCatalog(file, reason: "the file is missing or can't be read"))
        }
        do {
            return .success(try JSONDecoder().decode(AssetContents.self, from: data))
        } catch {
            return .failure(.brokenCatalog(file, reason: words(for: error)))
        }
    }

    private static func words(for error: any Error) -> String {
        guard let error = error as? DecodingError else { return "it isn't JSON" }
        func place(_ context: DecodingError.Context) -> String {
            context.codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue }.joined(separator: ".")
        }
        return switch error {
        case .keyNotFound(let key, let context): "\(place(context)) has no '\(key.stringValue)'"
        case .typeMismatch(_, let context), .valueNotFound(_, let context):
            "\(place(context)) isn't of the kind that belongs there"
        default: "it isn't JSON"
        }
    }
}
