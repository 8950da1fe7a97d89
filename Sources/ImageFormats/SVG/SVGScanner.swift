/// Reads numbers and words of SVG's attributes.
///
/// Source: SVG 1.1, 8.3.9 (the grammar of path data) and 4.2 (numbers).
struct SVGScanner {
    private let bytes: [UInt8]
    private var at = 0

    init(_ text: String) {
        bytes = Array(text.utf8)
    }

    var isAtEnd: Bool { at >= bytes.count }
    var next: UInt8? { at < bytes.count ? bytes[at] : nil }

    /// White space and at most one comma.
    mutating func skipSeparator() {
        skipSpace()
        if next == UInt8(ascii: ",") {
            at += 1
            skipSpace()
        }
    }

    mutating func skipSpace() {
        while let byte = next, byte == 32 || (9...13).contains(byte) { at += 1 }
    }

    mutating func take(_ character: Character) -> Bool {
        guard next == character.asciiValue else { return false }
        at += 1
        return true
    }

    /// The next byte, passed over.
    mutating func byte() -> UInt8? {
        guard let byte = next else { return nil }
        at += 1
        return byte
    }

    /// Letters, digits, `-` and `_`.
    mutating func word() -> String {
        let start = at
        while let byte = next,
            (65...90).contains(byte) || (97...122).contains(byte) || (48...57).contains(byte)
                || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
        { at += 1 }
        return String(decoding: bytes[start..<at], as: UTF8.self)
    }

    /// A number; nil, and nothing is passed over, where there is none or it is beyond 10^9, which no drawing needs.
    mutating func number() -> Double? {
        let start = at
        if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { at += 1 }
        var digits = skipDigits()
        if next == UInt8(ascii: ".") {
            at += 1
            digits += skipDigits()
        }
        if digits > 0, next == UInt8(ascii: "e") || next == UInt8(ascii: "E") {
            let mantissa = at
            at += 1
            if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { at += 1 }
            if skipDigits() == 0 { at = mantissa }
        }
        var text = String(decoding: bytes[start..<at], as: UTF8.self)
        if text.hasPrefix("+") { text.removeFirst() }
        guard digits > 0, let value = Double(text), value.magnitude <= 1e9 else {
            at = start
            return nil
        }
        return value
    }

    /// A `0` or a `1`, which needs no separator after it.
    mutating func flag() -> Bool? {
        guard next == UInt8(ascii: "0") || next == UInt8(ascii: "1") else { return nil }
        return byte() == UInt8(ascii: "1")
    }

    /// All numbers up to the end; nil when there is anything else.
    static func numbers(_ text: String) -> [Double]? {
        var scanner = SVGScanner(text)
        var result: [Double] = []
        scanner.skipSpace()
        while !scanner.isAtEnd {
            guard let number = scanner.number() else { return nil }
            result.append(number)
            scanner.skipSeparator()
        }
        return result
    }

    private mutating func skipDigits() -> Int {
        let start = at
        while let byte = next, (48...57).contains(byte) { at += 1 }
        return at - start
    }
}
