import Foundation

/// Writes JSON: each value once, in the order of the calls, so that the same values are the same bytes.
///
/// Numbers are exact: Swift's shortest text that reads back as the same number; those that JSON doesn't know are the
/// strings `nan`, `inf` and `-inf`.
struct JSONText {
    private(set) var bytes: [UInt8] = []
    /// A value stands before, so that a comma has to come.
    private var needsComma = false

    /// A value that has parts with names.
    mutating func object(_ body: (inout JSONText) -> Void) {
        separate()
        bytes.append(UInt8(ascii: "{"))
        needsComma = false
        body(&self)
        bytes.append(UInt8(ascii: "}"))
        needsComma = true
    }

    /// A list of values.
    ///
    /// - Parameter isTall: Each begins a line of its own.
    mutating func array<Element>(
        _ elements: some Sequence<Element>, isTall: Bool = false, _ body: (inout JSONText, Element) -> Void
    ) {
        separate()
        bytes.append(UInt8(ascii: "["))
        needsComma = false
        for element in elements {
            if isTall {
                separate()
                bytes.append(UInt8(ascii: "\n"))
                needsComma = false
            }
            body(&self, element)
        }
        bytes.append(UInt8(ascii: "]"))
        needsComma = true
    }

    /// The name of the value that comes next.
    mutating func name(_ name: String) {
        string(name)
        bytes.append(UInt8(ascii: ":"))
        needsComma = false
    }

    mutating func field(_ name: String, _ value: String) {
        self.name(name)
        string(value)
    }

    mutating func field(_ name: String, _ value: CGFloat) {
        self.name(name)
        number(Double(value))
    }

    mutating func field(_ name: String, _ value: Int) {
        self.name(name)
        integer(value)
    }

    mutating func field(_ name: String, _ numbers: [CGFloat]) {
        self.name(name)
        array(numbers) { $0.number(Double($1)) }
    }

    /// Nothing where it is false.
    mutating func mark(_ name: String, if value: Bool) {
        guard value else { return }
        self.name(name)
        separate()
        bytes.append(contentsOf: "true".utf8)
        needsComma = true
    }

    mutating func integer(_ value: Int) {
        separate()
        bytes.append(contentsOf: "\(value)".utf8)
        needsComma = true
    }

    mutating func number(_ value: Double) {
        separate()
        let text = value.exactText
        if value.isFinite {
            bytes.append(contentsOf: text.utf8)
        } else {
            bytes.append(contentsOf: "\"\(text)\"".utf8)
        }
        needsComma = true
    }

    mutating func string(_ value: String) {
        separate()
        bytes.append(UInt8(ascii: "\""))
        for byte in value.utf8 {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"):
                bytes.append(UInt8(ascii: "\\"))
                bytes.append(byte)
            case 0..<0x20, 0x7F:
                let digits = String(byte, radix: 16)
                bytes.append(contentsOf: "\\u00\(digits.count == 1 ? "0" : "")\(digits)".utf8)
            default: bytes.append(byte)
            }
        }
        bytes.append(UInt8(ascii: "\""))
        needsComma = true
    }

    private mutating func separate() {
        if needsComma { bytes.append(UInt8(ascii: ",")) }
    }
}

extension Double {
    /// The shortest text that reads back as this very number; whole ones without a fraction. All NaNs are `nan`.
    var exactText: String {
        guard isFinite else { return isNaN ? "nan" : self < 0 ? "-inf" : "inf" }
        if self == 0 { return sign == .minus ? "-0" : "0" }
        if let whole = Int(exactly: self), abs(self) < 9_007_199_254_740_992 { return "\(whole)" }
        return "\(self)"
    }
}
