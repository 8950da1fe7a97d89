import Foundation

/// Reads the XML that drawing programs write, and refuses what only an attacker needs.
///
/// No document type with declarations of its own, so no entities but the five of XML and numeric ones; nothing is
/// fetched; size, depth and number of elements are limited. Elements and attributes with a prefix other than `svg`
/// and `xlink` are skipped.
struct XMLReader {
    /// What is wrong, in words, and where.
    struct Failure: Error {
        var words: String
        var line: Int
    }

    static let byteLimit = 4 << 20
    static let depthLimit = 200
    static let elementLimit = 100_000

    private let bytes: [UInt8]
    private var at = 0
    private var line = 1
    private var count = 0

    private init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// The document's element, its namespaces stripped.
    ///
    /// - Complexity: O(bytes).
    static func root(of bytes: [UInt8]) throws(Failure) -> XMLElement {
        if bytes.count > byteLimit {
            throw Failure(
                words: "the file is longer than \(byteLimit >> 20) MB; simplify the drawing", line: 1)
        }
        if bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE]) {
            throw Failure(words: "the file is UTF-16; save it as UTF-8", line: 1)
        }
        var reader = XMLReader(bytes)
        return try reader.document()
    }

    /// 1. Text belongs to the innermost open element.
    /// 2. Comments, instructions and a document type without declarations are passed over.
    /// 3. An end tag closes the innermost element, which must have its name.
    /// 4. A start tag opens one, unless it closes itself.
    private mutating func document() throws(Failure) -> XMLElement {
        var open: [(element: XMLElement, name: String, isForeign: Bool)] = []
        var root: XMLElement?
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { at = 3 }
        while at < bytes.count {
            // 1.
            guard bytes[at] == UInt8(ascii: "<") else {
                let text = try text(until: 0x3C)
                open.last?.element.text += text
                continue
            }
            // 2.
            if try skipMarkup(open.last?.element) { continue }
            // 3.
            if begins("</") {
                advance(2)
                let name = name()
                skipSpace()
                guard take(">"), let last = open.popLast(), last.name == name else {
                    throw failure("'</\(name)>' closes nothing that is open; the file is damaged")
                }
                continue
            }
            // 4.
            let (element, name, closes) = try startTag()
            let isForeign = open.last?.isForeign == true || Self.isForeign(name)
            if let parent = open.last?.element {
                if !isForeign { parent.children.append(element) }
            } else if root == nil {
                root = element
            } else {
                throw failure("a second element beside the first; the file is damaged")
            }
            if !closes { open.append((element, name, isForeign)) }
            if open.count > Self.depthLimit {
                throw failure("elements are nested more than \(Self.depthLimit) deep; flatten the drawing")
            }
        }
        if let last = open.last { throw failure("'<\(last.name)>' isn't closed; the file was cut off") }
        guard let root else { throw failure("the file has no element; it is no SVG") }
        return root
    }

    // MARK: 2.

    private mutating func skipMarkup(_ parent: XMLElement?) throws(Failure) -> Bool {
        if begins("<!--") { return try skip(past: "-->") }
        if begins("<?") { return try skip(past: "?>") }
        if begins("<![CDATA[") {
            advance(9)
            let start = at
            _ = try skip(past: "]]>")
            parent?.text += String(decoding: bytes[start..<at - 3], as: UTF8.self)
            return true
        }
        guard begins("<!") else { return false }
        while at < bytes.count, bytes[at] != UInt8(ascii: ">") {
            if bytes[at] == UInt8(ascii: "[") {
                throw failure("the document type declares things of its own, which isn't read; remove it")
            }
            advance(1)
        }
        return take(">")
    }

    private mutating func skip(past end: StaticString) throws(Failure) -> Bool {
        while at < bytes.count {
            if take(end) { return true }
            advance(1)
        }
        throw failure("'\(end)' is missing; the file was cut off")
    }

    // MARK: 4.

    private mutating func startTag() throws(Failure) -> (XMLElement, name: String, closes: Bool) {
        advance(1)
        let start = line
        let name = name()
        count += 1
        if name.isEmpty { throw failure("'<' begins no tag; the file is damaged") }
        if count > Self.elementLimit {
            throw failure("it has more than \(Self.elementLimit) elements; simplify the drawing")
        }
        var attributes: [String: String] = [:]
        while true {
            skipSpace()
            let closes = take("/")
            if take(">") {
                return (XMLElement(name: Self.local(name), attributes: attributes, line: start), name, closes)
            }
            let key = self.name()
            skipSpace()
            guard !closes, !key.isEmpty, take("=") else {
                throw failure("the tag '<\(name)>' is damaged")
            }
            skipSpace()
            let isDouble = begins("\"")
            guard take("\"") || take("'") else {
                throw failure("the attribute '\(key)' has no quotes; the file is damaged")
            }
            let value = try text(until: isDouble ? 0x22 : 0x27)
            guard at < bytes.count else {
                throw failure("the attribute '\(key)' isn't closed; the file was cut off")
            }
            advance(1)
            if !Self.isForeign(key) { attributes[Self.local(key)] = value }
        }
    }

    private static func local(_ name: String) -> String {
        name.split(separator: ":").last.map(String.init) ?? name
    }

    private static func isForeign(_ name: String) -> Bool {
        guard let colon = name.firstIndex(of: ":") else { return false }
        return name[..<colon] != "svg" && name[..<colon] != "xlink"
    }

    // MARK: Characters

    private mutating func text(until stop: UInt8) throws(Failure) -> String {
        var result: [UInt8] = []
        while at < bytes.count, bytes[at] != stop {
            if bytes[at] == UInt8(ascii: "&") {
                result += try reference()
            } else {
                result.append(bytes[at])
                advance(1)
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    private mutating func reference() throws(Failure) -> [UInt8] {
        let start = at + 1
        while at < bytes.count, at - start < 12, bytes[at] != UInt8(ascii: ";") { advance(1) }
        guard at < bytes.count, bytes[at] == UInt8(ascii: ";") else {
            throw failure("'&' begins no reference")
        }
        let name = String(decoding: bytes[start..<at], as: UTF8.self)
        advance(1)
        let known = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'"]
        if let text = known[name] { return Array(text.utf8) }
        let number =
            name.hasPrefix("#x")
            ? UInt32(name.dropFirst(2), radix: 16) : name.hasPrefix("#") ? UInt32(name.dropFirst()) : nil
        guard let scalar = number.flatMap(Unicode.Scalar.init) else {
            throw failure("the entity '&\(name);' isn't read; write the character itself")
        }
        return Array(String(scalar).utf8)
    }

    private mutating func name() -> String {
        let start = at
        while at < bytes.count, !Self.isSpace(bytes[at]), !Self.endsName(bytes[at]) { at += 1 }
        return String(decoding: bytes[start..<at], as: UTF8.self)
    }

    private mutating func skipSpace() {
        while at < bytes.count, Self.isSpace(bytes[at]) { advance(1) }
    }

    private static func isSpace(_ byte: UInt8) -> Bool {
        byte == 32 || byte == 10 || byte == 9 || byte == 13
    }

    /// `=`, `<`, `>`, `/` and quotes.
    private static func endsName(_ byte: UInt8) -> Bool {
        byte == 0x3D || byte == 0x3C || byte == 0x3E || byte == 0x2F || byte == 0x22 || byte == 0x27
    }

    private func begins(_ text: StaticString) -> Bool {
        let count = text.utf8CodeUnitCount
        guard at + count <= bytes.count else { return false }
        for offset in 0..<count where text.utf8Start[offset] != bytes[at + offset] { return false }
        return true
    }

    private mutating func take(_ text: StaticString) -> Bool {
        guard begins(text) else { return false }
        advance(text.utf8CodeUnitCount)
        return true
    }

    private mutating func advance(_ count: Int) {
        for _ in 0..<count where at < bytes.count {
            if bytes[at] == UInt8(ascii: "\n") { line += 1 }
            at += 1
        }
    }

    private func failure(_ words: String) -> Failure { Failure(words: words, line: line) }
}
