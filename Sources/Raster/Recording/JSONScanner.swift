import Foundation

/// Reads JSON from front to back, as its caller asks for it: no tree of values is made, so what somebody sent costs no
/// more memory than what is kept of it.
///
/// Values that nobody asks for are passed over, however deep: without recursion.
final class JSONScanner {
    private let bytes: [UInt8]
    private let file: String
    private var position = 0

    init(_ bytes: [UInt8], file: String) {
        self.bytes = bytes
        self.file = file
    }

    // MARK: Structure

    /// Calls `body` with each name of an object; it has to read the value, or to ``skip()`` it.
    func object(_ body: (String) throws -> Void) throws {
        try expect("{", "an object")
        if take("}") { return }
        repeat {
            let name = try string()
            try expect(":", "a colon")
            try body(name)
        } while take(",")
        try expect("}", "the object's end")
    }

    /// Calls `body` for each value of a list; it has to read the value.
    func array(_ body: () throws -> Void) throws {
        try expect("[", "a list")
        if take("]") { return }
        repeat { try body() } while take(",")
        try expect("]", "the list's end")
    }

    /// Whether a list comes next.
    var isAtArray: Bool {
        passSpace()
        return position < bytes.count && bytes[position] == UInt8(ascii: "[")
    }

    /// Nothing but white space may follow.
    func end() throws {
        passSpace()
        if position < bytes.count { throw failure("something after the end") }
    }

    /// Passes over one value.
    ///
    /// 1. Strings are passed over by themselves, since they may hold brackets.
    /// 2. Brackets are counted; other characters belong to numbers and words.
    func skip() throws {
        var depth = 0
        repeat {
            passSpace()
            guard position < bytes.count else { throw failure("the text ends in a value") }
            switch bytes[position] {
            case UInt8(ascii: "\""): _ = try string()  // 1
            case UInt8(ascii: "{"), UInt8(ascii: "["):  // 2
                depth += 1
                position += 1
            case UInt8(ascii: "}"), UInt8(ascii: "]"):
                guard depth > 0 else { throw failure("a bracket in place of a value") }
                depth -= 1
                position += 1
            case UInt8(ascii: ","), UInt8(ascii: ":"):
                guard depth > 0 else { throw failure("a value is missing") }
                position += 1
            default:
                let word = word()
                guard !word.isEmpty else { throw failure("an unknown character") }
            }
        } while depth > 0
    }

    // MARK: Values

    /// A number; the strings `nan`, `inf` and `-inf` are numbers too.
    func number() throws -> Double {
        passSpace()
        let start = position
        if position < bytes.count, bytes[position] == UInt8(ascii: "\"") {
            let text = try string()
            guard let value = Double(exactText: text[...]), !value.isFinite else {
                throw failure("a text in place of a number", at: start)
            }
            return value
        }
        guard let value = Double(exactText: word()), value.isFinite else {
            throw failure("no number, or one that is too large,", at: start)
        }
        return value
    }

    /// A whole number from 0 to 2^53.
    func count() throws -> Int {
        let start = position
        let value = try number()
        guard let count = Int(exactly: value), count >= 0, value <= 9_007_199_254_740_992 else {
            throw failure("no count", at: start)
        }
        return count
    }

    func bool() throws -> Bool {
        passSpace()
        let start = position
        switch word() {
        case "true": return true
        case "false": return false
        default: throw failure("neither true nor false", at: start)
        }
    }

    /// A text; what isn't UTF-8 in it becomes U+FFFD.
    func string() throws -> String {
        try expect("\"", "a text")
        let start = position
        while position < bytes.count, bytes[position] != UInt8(ascii: "\""),
            bytes[position] != UInt8(ascii: "\\")
        {
            position += 1
        }
        guard position < bytes.count else { throw failure("a text without an end", at: start) }
        if bytes[position] == UInt8(ascii: "\"") {
            defer { position += 1 }
            return String(decoding: bytes[start..<position], as: UTF8.self)
        }
        return try escaped(from: start)
    }

    /// Goes on where the first backslash stands.
    private func escaped(from start: Int) throws -> String {
        var units = Array(String(decoding: bytes[start..<position], as: UTF8.self).utf16)
        var plain = position
        func flush() {
            units += String(decoding: bytes[plain..<position], as: UTF8.self).utf16
        }
        while position < bytes.count {
            switch bytes[position] {
            case UInt8(ascii: "\""):
                flush()
                position += 1
                return String(decoding: units, as: UTF16.self)
            case UInt8(ascii: "\\"):
                flush()
                units.append(try escape())
                plain = position
            default: position += 1
            }
        }
        throw failure("a text without an end", at: start)
    }

    private func escape() throws -> UInt16 {
        guard position + 1 < bytes.count else { throw failure("a text without an end") }
        let letter = bytes[position + 1]
        position += 2
        switch letter {
        case UInt8(ascii: "n"): return 10
        case UInt8(ascii: "t"): return 9
        case UInt8(ascii: "r"): return 13
        case UInt8(ascii: "b"): return 8
        case UInt8(ascii: "f"): return 12
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return UInt16(letter)
        case UInt8(ascii: "u"):
            guard position + 4 <= bytes.count,
                let unit = UInt16(String(decoding: bytes[position..<position + 4], as: UTF8.self), radix: 16)
            else { throw failure("an escape of no character") }
            position += 4
            return unit
        default: throw failure("an unknown escape")
        }
    }

    // MARK: Characters

    /// The letters, digits, signs and dots from here on.
    private func word() -> Substring {
        passSpace()
        let start = position
        while position < bytes.count, bytes[position].isOfWord { position += 1 }
        return String(decoding: bytes[start..<position], as: UTF8.self)[...]
    }

    private func take(_ character: Unicode.Scalar) -> Bool {
        passSpace()
        guard position < bytes.count, bytes[position] == UInt8(ascii: character) else { return false }
        position += 1
        return true
    }

    private func expect(_ character: Unicode.Scalar, _ what: String) throws {
        guard take(character) else { throw failure("\(what) is missing") }
    }

    private func passSpace() {
        while position < bytes.count, bytes[position].isSpace { position += 1 }
    }

    /// The error for what stands here.
    func failure(_ what: String, at place: Int? = nil) -> RecordingError {
        .malformed(file: file, byte: place ?? position, what: what)
    }
}

extension UInt8 {
    fileprivate var isSpace: Bool { self == 0x20 || self == 0x0A || self == 0x0D || self == 0x09 }

    fileprivate var isOfWord: Bool {
        switch self {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
            UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."):
            true
        default: false
        }
    }
}

extension Double {
    /// What ``exactText`` wrote, or another decimal number; nil for everything else, hexadecimal numbers too.
    init?(exactText text: Substring) {
        switch text {
        case "nan": self = .nan
        case "inf": self = .infinity
        case "-inf": self = -.infinity
        case "-0": self = -0.0
        default:
            if text.utf8.count < 16, let whole = Int(text) {
                self = Double(whole)
                return
            }
            let isDecimal = text.utf8.allSatisfy {
                (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) || "+-.eE".utf8.contains($0)
            }
            guard isDecimal, let value = Double(text) else { return nil }
            self = value
        }
    }
}
