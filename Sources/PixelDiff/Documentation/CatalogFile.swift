import Foundation

/// The form of `pixeldiff-docs.json`.
///
/// Unknown keys are mistakes: a misspelt `alt` would be lost without a word.
enum CatalogFile {
    static let defaultWidth = 375.0
    static let maximumWidth = 16384.0
    /// Letters of a name; with what variants and scales add, file systems take it.
    static let maximumNameLength = 100

    /// - Throws: ``DocumentationError/invalid(_:_:)``, which says where in the file, with the line.
    static func pictures(_ bytes: [UInt8], file: String) throws -> [CatalogPicture] {
        func invalid(_ reason: String, at path: [any CodingKey] = []) -> DocumentationError {
            .invalid("\(file):\(JSONPlace.line(of: path, in: bytes))", reason)
        }
        let root: Root
        do {
            root = try JSONDecoder().decode(Root.self, from: Data(bytes))
        } catch DecodingError.dataCorrupted(let context) where context.codingPath.isEmpty {
            let mistake = JSONPlace.mistake(in: bytes)
            throw DocumentationError.invalid("\(file):\(mistake.line)", "not JSON: \(mistake.sentence)")
        } catch let error as DecodingError {
            throw invalid(sentence(error), at: path(error))
        } catch let error as UnknownKey {
            throw invalid(error.sentence, at: error.path)
        }
        if root.pictures.isEmpty { throw invalid("no pictures in it", at: [Root.CodingKeys.pictures]) }
        var fileNames: [String: String] = [:]
        return try zip(root.pictures, 0...).map { entry, index in
            let place: [any CodingKey] = [Root.CodingKeys.pictures, Index(intValue: index)]
            let invalid = { (reason: String) in invalid(reason, at: place) }
            let picture = try entry.picture(root) { invalid("picture \"\(entry.name)\": \($0)") }
            for file in picture.files {
                if let other = fileNames.updateValue(entry.name, forKey: file.name.lowercased()) {
                    throw invalid("pictures \"\(other)\" and \"\(entry.name)\" would both be \(file.name)")
                }
            }
            return picture
        }
    }

    /// A place in a list.
    private struct Index: CodingKey {
        var intValue: Int?
        var stringValue: String { intValue.map(String.init) ?? "" }

        init(intValue: Int) { self.intValue = intValue }
        init?(stringValue: String) { return nil }
    }

    private struct Root: Decodable {
        enum CodingKeys: String, CodingKey, CaseIterable { case sources, width, variants, pictures }

        var sources: [String]?
        var width: Double?
        var variants: [String]?
        var pictures: [Entry]

        init(from decoder: any Decoder) throws {
            try UnknownKey.check(decoder, CodingKeys.self)
            let container = try decoder.container(keyedBy: CodingKeys.self)
            sources = try container.decodeIfPresent([String].self, forKey: .sources)
            width = try container.decodeIfPresent(Double.self, forKey: .width)
            variants = try container.decodeIfPresent([String].self, forKey: .variants)
            pictures = try container.decode([Entry].self, forKey: .pictures)
        }
    }

    private struct Entry: Decodable {
        enum CodingKeys: String, CodingKey, CaseIterable {
            case name, preview, sources, width, variants, alt
        }

        var name: String
        var preview: String
        var sources: [String]?
        var width: Double?
        var variants: [String]?
        var alt: String?

        init(from decoder: any Decoder) throws {
            try UnknownKey.check(decoder, CodingKeys.self)
            let container = try decoder.container(keyedBy: CodingKeys.self)
            name = try container.decode(String.self, forKey: .name)
            preview = try container.decodeIfPresent(String.self, forKey: .preview) ?? name
            sources = try container.decodeIfPresent([String].self, forKey: .sources)
            width = try container.decodeIfPresent(Double.self, forKey: .width)
            variants = try container.decodeIfPresent([String].self, forKey: .variants)
            alt = try container.decodeIfPresent(String.self, forKey: .alt)
        }

        /// The picture, with what the file says of all where the entry says nothing.
        func picture(_ root: Root, _ invalid: (String) -> DocumentationError) throws -> CatalogPicture {
            let isPlain = name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-_.".contains($0)) }
            guard !name.isEmpty, isPlain, !name.hasPrefix("."), !name.hasPrefix("-") else {
                throw invalid("a name is made of letters, digits, '-', '_' and '.'")
            }
            if SafeFileName.isDevice(name) {
                throw invalid("Windows can't have a file of this name: it is a device's")
            }
            guard name.count <= maximumNameLength else {
                throw invalid("the name has more than \(maximumNameLength) letters")
            }
            let width = width ?? root.width ?? defaultWidth
            guard (1...maximumWidth).contains(width) else {
                throw invalid("the width is a number of points from 1 to \(Int(maximumWidth))")
            }
            let words = variants ?? root.variants ?? ["dark"]
            let list: [GoldenVariant]
            do {
                list = try VariantList.parse(words.joined(separator: ","))
            } catch {
                throw invalid("\(error)")
            }
            if list.contains(where: { $0.scale != nil }) {
                throw invalid("pictures are made at 1x and 2x: no scales among the variants")
            }
            let text = alt?.split(whereSeparator: \.isNewline).joined(separator: " ")
            return CatalogPicture(
                name: name, preview: preview, sources: sources ?? root.sources ?? [], width: width,
                variants: list, alt: text.flatMap { $0.allSatisfy(\.isWhitespace) ? nil : $0 })
        }
    }

    /// What is wrong; of what is missing, the object that lacks it.
    private static func path(_ error: DecodingError) -> [any CodingKey] {
        switch error {
        case .keyNotFound(_, let context), .typeMismatch(_, let context), .valueNotFound(_, let context),
            .dataCorrupted(let context):
            context.codingPath
        @unknown default: []
        }
    }

    private static func sentence(_ error: DecodingError) -> String {
        func place(_ path: [any CodingKey]) -> String {
            path.reduce("") { text, key in
                key.intValue.map { "\(text)[\($0)]" } ?? (text.isEmpty ? "" : text + ".") + key.stringValue
            }
        }
        switch error {
        case .keyNotFound(let key, let context):
            return "\(place(context.codingPath + [key])) is missing"
        case .typeMismatch(_, let context), .valueNotFound(_, let context), .dataCorrupted(let context):
            return "\(place(context.codingPath)): \(context.debugDescription)"
        @unknown default: return "\(error)"
        }
    }
}

/// A key that means nothing in its object.
private struct UnknownKey: Error {
    var key: String
    var path: [any CodingKey]
    var known: [String]

    var sentence: String {
        let near = Suggestion.nearest(to: key, among: known)
        return "\"\(key)\" means nothing here" + (near.map { "; did you mean \"\($0)\"?" } ?? "")
            + " There are \(known.joined(separator: ", "))"
    }

    private struct AnyKey: CodingKey {
        var stringValue: String
        var intValue: Int?

        init?(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { return nil }
    }

    static func check<Keys: CodingKey & CaseIterable>(_ decoder: any Decoder, _: Keys.Type) throws {
        let known = Keys.allCases.map(\.stringValue)
        let keys = try decoder.container(keyedBy: AnyKey.self).allKeys
        let unknown = keys.filter { !known.contains($0.stringValue) }
        if let key = unknown.min(by: { $0.stringValue < $1.stringValue }) {
            throw UnknownKey(key: key.stringValue, path: decoder.codingPath + [key], known: known)
        }
    }
}
