/// The names in a source file of Swift or a relative: what it declares, what it mentions, what its literals say.
///
/// Comments and literals are skipped as names. No parser: a name too many only costs a wrong guess.
struct SourceScan {
    private(set) var declared: Set<String> = []
    private(set) var mentioned: Set<String> = []
    private(set) var extended: Set<String> = []
    let literals: Set<String>

    private static let declarators: Set<String> = [
        "actor", "case", "class", "enum", "func", "let", "macro", "protocol", "struct", "typealias", "var",
    ]

    init(_ bytes: [UInt8]) {
        literals = StringLiterals.names(in: bytes)
        var last = ""
        var index = 0
        while index < bytes.count {
            let byte = bytes[index]
            if Self.isNamePart(byte) {
                let start = index
                while index < bytes.count, Self.isNamePart(bytes[index]) { index += 1 }
                let name = String(decoding: bytes[start..<index], as: UTF8.self)
                add(name, after: last)
                last = name
            } else if byte == 0x2F, index + 1 < bytes.count, bytes[index + 1] == 0x2F {
                index = Self.end(of: [0x0A], in: bytes, from: index)
            } else if byte == 0x2F, index + 1 < bytes.count, bytes[index + 1] == 0x2A {
                index = Self.end(of: [0x2A, 0x2F], in: bytes, from: index + 2)
            } else if byte == 0x22 {
                index = Self.endOfLiteral(in: bytes, from: index + 1)
            } else {
                // Only blanks may stand between a declarator and its name.
                if byte != 0x20, byte != 0x60 { last = "" }
                index += 1
            }
        }
    }

    private mutating func add(_ name: String, after last: String) {
        if Self.declarators.contains(last) {
            declared.insert(name)
        } else if last == "extension" {
            extended.insert(name)
            mentioned.insert(name)
        } else {
            mentioned.insert(name)
        }
    }

    private static func isNamePart(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F, 0x80...: true
        default: false
        }
    }

    /// The place behind the next `pattern`.
    private static func end(of pattern: [UInt8], in bytes: [UInt8], from start: Int) -> Int {
        var index = start
        while index + pattern.count <= bytes.count {
            if bytes[index] == pattern[0], bytes[index..<index + pattern.count].elementsEqual(pattern) {
                return index + pattern.count
            }
            index += 1
        }
        return bytes.count
    }

    /// Behind the closing quote, at an interpolation (whose names count), or at the end of the line.
    private static func endOfLiteral(in bytes: [UInt8], from start: Int) -> Int {
        var index = start
        while index < bytes.count {
            switch bytes[index] {
            case 0x22, 0x0A: return index + 1
            case 0x5C where index + 1 < bytes.count && bytes[index + 1] == 0x28: return index + 2
            case 0x5C: index += 2
            default: index += 1
            }
        }
        return bytes.count
    }
}
