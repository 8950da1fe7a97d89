/// Splits Swift source into the few kinds of token that the macros need; comments and white space fall away.
///
/// 1. Strings of every form (raw, multi-line, with interpolations) are one token each.
/// 2. Operators are maximal runs of operator characters; whether one stands between, before or after its
///    operands follows from the white space around it, as in the language.
/// 3. Everything else of punctuation is a token of one character.
///
/// The input has passed the compiler's parser, so anything unbalanced only ends the scan early.
/// - Complexity: O(bytes).
struct SwiftScanner {
    enum Kind {
        case word, literal, punctuation
        case infix, prefix, postfix
        case open, close
    }

    struct Token {
        var kind: Kind
        /// UTF-8 offsets into the source.
        var range: Range<Int>
        /// True for the first token on its line.
        var startsLine: Bool
    }

    let bytes: [UInt8]
    private(set) var tokens: [Token] = []
    private var position = 0

    init(_ source: String) {
        bytes = Array(source.utf8)
        var startsLine = true
        while let found = skipTrivia() {
            startsLine = startsLine || found
            let start = position
            let kind = scanToken()
            tokens.append(Token(kind: kind, range: start..<position, startsLine: startsLine))
            startsLine = false
        }
    }

    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    func text(_ token: Token) -> String { text(token.range) }

    /// The token that closes the bracket opened at `index`; nil when the source ends before it.
    func closing(of index: Int) -> Int? {
        var depth = 0
        for place in index..<tokens.count {
            switch tokens[place].kind {
            case .open: depth += 1
            case .close:
                depth -= 1
                if depth == 0 { return place }
            default: break
            }
        }
        return nil
    }
}

// MARK: - Scanning

extension SwiftScanner {
    private func byte(at index: Int) -> UInt8? { index < bytes.count ? bytes[index] : nil }

    private func has(_ text: StaticString, at index: Int) -> Bool {
        let count = text.utf8CodeUnitCount
        guard index + count <= bytes.count else { return false }
        return "\(text)".utf8.elementsEqual(bytes[index..<index + count])
    }

    /// Moves to the next token. Returns whether a line ended on the way; nil at the end of the source.
    private mutating func skipTrivia() -> Bool? {
        var endedLine = false
        while let next = byte(at: position) {
            if has("//", at: position) {
                while let c = byte(at: position), c != 0x0A, c != 0x0D { position += 1 }
            } else if has("/*", at: position) {
                skipBlockComment()
            } else if next == 0x0A || next == 0x0D {
                endedLine = true
                position += 1
            } else if next == 0x20 || next == 0x09 || next == 0x0B || next == 0x0C {
                position += 1
            } else {
                return endedLine
            }
        }
        return nil
    }

    private mutating func skipBlockComment() {
        var depth = 0
        repeat {
            if has("/*", at: position) {
                depth += 1
                position += 2
            } else if has("*/", at: position) {
                depth -= 1
                position += 2
            } else {
                position += 1
            }
        } while depth > 0 && position < bytes.count
    }

    private mutating func scanToken() -> Kind {
        let first = bytes[position]
        let hashes = bytes[position...].prefix { $0 == UInt8(ascii: "#") }.count
        if byte(at: position + hashes) == UInt8(ascii: "\"") {
            position += hashes
            scanString(hashes: hashes)
            return .literal
        }
        if Self.isWord(first) {
            while let c = byte(at: position), Self.isWord(c) { position += 1 }
            return first >= 0x30 && first <= 0x39 ? .literal : .word
        }
        if first == UInt8(ascii: "`") {
            position += 1
            while let c = byte(at: position), c != UInt8(ascii: "`") { position += 1 }
            position = min(position + 1, bytes.count)
            return .word
        }
        if Self.isOperator(first) { return scanOperator() }
        position += 1
        switch first {
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): return .open
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): return .close
        default: return .punctuation
        }
    }

    private mutating func scanOperator() -> Kind {
        let start = position
        while let c = byte(at: position), Self.isOperator(c) { position += 1 }
        let spaceBefore = start == 0 || Self.separates(bytes[start - 1], before: true)
        let spaceAfter = byte(at: position).map { Self.separates($0, before: false) } ?? true
        if spaceBefore == spaceAfter { return .infix }
        return spaceBefore ? .prefix : .postfix
    }

    /// Scans from the opening quote to behind the closing one, interpolations included.
    private mutating func scanString(hashes: Int) {
        let quote = UInt8(ascii: "\"")
        let isMultiline = has("\"\"\"", at: position)
        let quotes = isMultiline ? 3 : 1
        position += quotes
        while let next = byte(at: position) {
            if next == UInt8(ascii: "\\"), hasHashes(hashes, at: position + 1) {
                position += 1 + hashes
                if byte(at: position) == UInt8(ascii: "(") { scanInterpolation() } else { position += 1 }
            } else if next == quote, bytes[position...].prefix(quotes).allSatisfy({ $0 == quote }),
                bytes.count >= position + quotes, hasHashes(hashes, at: position + quotes)
            {
                position += quotes + hashes
                return
            } else {
                position += 1
            }
        }
    }

    private func hasHashes(_ count: Int, at index: Int) -> Bool {
        guard index + count <= bytes.count else { return false }
        return bytes[index..<index + count].allSatisfy { $0 == UInt8(ascii: "#") }
    }

    /// Scans from an interpolation's opening parenthesis to behind its closing one.
    private mutating func scanInterpolation() {
        var depth = 0
        while skipTrivia() != nil {
            switch scanToken() {
            case .open: depth += 1
            case .close: depth -= 1
            default: break
            }
            if depth == 0 { return }
        }
    }

    private static func isWord(_ c: UInt8) -> Bool {
        (c >= 0x30 && c <= 0x39) || (c >= 0x41 && c <= 0x5A) || (c >= 0x61 && c <= 0x7A) || c == 0x5F
            || c == UInt8(ascii: "$") || c >= 0x80
    }

    private static func isOperator(_ c: UInt8) -> Bool { "/=-+!*%<>&|^~?.".utf8.contains(c) }

    /// Whether a character beside an operator counts as white space for it.
    private static func separates(_ c: UInt8, before: Bool) -> Bool {
        if c <= 0x20 { return true }
        return (before ? "([{,;:" : ")]},;:").utf8.contains(c)
    }
}
