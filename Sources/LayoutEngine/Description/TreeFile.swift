import Foundation

/// Descriptions as files: JSON with numbers that may be infinite.
package enum TreeFile {
    /// Why a file isn't read, in words.
    package struct Unreadable: Error, CustomStringConvertible {
        package let description: String
    }

    /// What is read at most: a file may come from anyone.
    package static let byteLimit = 64 << 20
    static let elementLimit = 50_000
    static let depthLimit = ViewDescriber.depthLimit + 16
    /// Points: lengths beyond are no picture's.
    static let lengthLimit: CGFloat = 1e7
    static let textLimit = 1 << 20

    /// Sorted, and so the same bytes for the same tree.
    package static func write(_ picture: PictureDescription) throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        return try LargeStack.run { Result { try encoder.encode(FlatPicture(picture)) } }.get()
    }

    /// - Throws: ``Unreadable`` for anything that isn't a description of this version, or exceeds a limit.
    package static func read(_ data: Data) throws -> PictureDescription {
        guard data.count <= byteLimit else {
            throw Unreadable(description: "is larger than \(byteLimit >> 20) MB")
        }
        let decoder = JSONDecoder()
        decoder.nonConformingFloatDecodingStrategy = .convertFromString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        let flat: FlatPicture
        do {
            let format = try decoder.decode(Head.self, from: data).format
            guard format == PictureDescription.format else {
                throw Unreadable(
                    description: "is in the format \(format), which this version doesn't read; it reads "
                        + "\(PictureDescription.format)")
            }
            flat = try decoder.decode(FlatPicture.self, from: data)
        } catch let error as Unreadable {
            throw error
        } catch {
            throw Unreadable(description: "is no description of a view tree: \(Self.words(error))")
        }
        guard flat.nodes.count <= elementLimit else {
            throw Unreadable(description: "has more than \(elementLimit) elements")
        }
        return try flat.picture()
    }

    private struct Head: Decodable {
        var format: String
    }

    private static func words(_ error: any Error) -> String {
        switch error {
        case DecodingError.dataCorrupted(let context) where context.codingPath.isEmpty: "it isn't JSON"
        case DecodingError.keyNotFound(let key, _): "'\(key.stringValue)' is missing"
        case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context),
            DecodingError.dataCorrupted(let context):
            (["at"] + context.codingPath.map(\.stringValue)).joined(separator: " ")
        default: "it isn't JSON"
        }
    }
}

/// A picture's elements in a row, each with its depth: a file is as deep as its tree isn't.
private struct FlatPicture: Codable {
    struct Node: Codable {
        var depth: Int
        var element: ViewDescription
    }

    /// Its root is a stand-in.
    var head: PictureDescription
    var format: String
    var nodes: [Node] = []

    private enum CodingKeys: String, CodingKey {
        case format, head, nodes
    }

    init(_ picture: PictureDescription) {
        head = picture
        head.root = ViewDescription(.divider)
        format = picture.format
        append(picture.root, 0)
    }

    private mutating func append(_ element: ViewDescription, _ depth: Int) {
        var alone = element
        alone.children = []
        nodes.append(Node(depth: depth, element: alone))
        for child in element.children { append(child, depth + 1) }
    }

    /// The elements in each other, and every number checked.
    ///
    /// - Throws: ``TreeFile/Unreadable``.
    func picture() throws -> PictureDescription {
        // The elements that are still open, the root first.
        var open: [ViewDescription] = []
        func close(to depth: Int) {
            while open.count > max(depth, 1) {
                let last = open.removeLast()
                open[open.count - 1].children.append(last)
            }
        }
        for (index, node) in nodes.enumerated() {
            guard node.depth >= 0, node.depth <= open.count, (node.depth == 0) == (index == 0) else {
                throw TreeFile.Unreadable(description: "has an element at no place of a tree")
            }
            guard node.depth <= TreeFile.depthLimit else {
                throw TreeFile.Unreadable(
                    description: "is more than \(TreeFile.depthLimit) levels deep")
            }
            guard node.element.children.isEmpty else {
                throw TreeFile.Unreadable(description: "has an element in an element")
            }
            try NumberCheck.check(node.element, of: "element \(index)")
            close(to: node.depth)
            open.append(node.element)
        }
        close(to: 1)
        guard let root = open.first else { throw TreeFile.Unreadable(description: "has no elements") }
        var picture = head
        try NumberCheck.check(picture, of: "the picture")
        guard picture.scale > 0, picture.scale <= 16 else {
            throw TreeFile.Unreadable(description: "has the scale \(picture.scale), not one of 0 to 16")
        }
        picture.root = root
        return picture
    }
}

/// Looks at every number and text of a value.
private enum NumberCheck {
    static func check(_ value: Any, of name: String) throws {
        switch value {
        case let number as CGFloat: try check(number, name)
        case let number as Double: try check(CGFloat(number), name)
        case let number as Int where number.magnitude > 1_000_000:
            throw TreeFile.Unreadable(description: "\(name) has the number \(number)")
        case let text as String where text.utf8.count > TreeFile.textLimit:
            throw TreeFile.Unreadable(description: "\(name) has a text of \(text.utf8.count) bytes")
        case is String, is Int, is Bool: break
        default:
            for child in Mirror(reflecting: value).children { try check(child.value, of: name) }
        }
    }

    private static func check(_ number: CGFloat, _ name: String) throws {
        if number.isInfinite || number.magnitude <= TreeFile.lengthLimit { return }
        throw TreeFile.Unreadable(description: "\(name) has the length \(number)")
    }
}
