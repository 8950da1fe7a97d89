import Foundation

/// Text as written in code, with interpolated values: looked up in string tables, Markdown in it styled.
/// SwiftUI's `LocalizedStringKey`.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
    enum Argument: Equatable, Sendable {
        case string(String)
        case number(_FormatArgument, specifier: String)
        case value(FormattedValue)
        case text(Text)
    }

    /// What string tables know it by: `Hello, %@`.
    let key: String
    let arguments: [Argument]

    public init(_ value: String) {
        key = value
        arguments = []
    }

    public init(stringLiteral value: String) {
        self.init(value)
    }

    public init(stringInterpolation: StringInterpolation) {
        key = stringInterpolation.key
        arguments = stringInterpolation.arguments
    }

    public struct StringInterpolation: StringInterpolationProtocol {
        var key = ""
        var arguments: [Argument] = []

        public init(literalCapacity: Int, interpolationCount: Int) {
            key.reserveCapacity(literalCapacity + 2 * interpolationCount)
        }

        /// A percent sign is doubled, as in a format.
        public mutating func appendLiteral(_ literal: String) {
            key += literal.utf8.contains(UInt8(ascii: "%")) ? literal.replacing("%", with: "%%") : literal
        }

        public mutating func appendInterpolation(_ string: String) {
            append("%@", .string(string))
        }

        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
            append(value._specifier, .number(value._formatArgument, specifier: value._specifier))
        }

        /// Written by a printf specifier: `%.2f`.
        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
            append(specifier, .number(value._formatArgument, specifier: specifier))
        }

        public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
        where F.FormatInput: Equatable, F.FormatOutput == String {
            append("%@", .value(FormattedValue(input, format: format)))
        }

        public mutating func appendInterpolation<Subject: ReferenceConvertible>(
            _ subject: Subject, formatter: Formatter? = nil
        ) {
            let text = formatter?.string(for: subject) ?? subject.description
            append("%@", .string(text))
        }

        public mutating func appendInterpolation<Subject: NSObject>(
            _ subject: Subject, formatter: Formatter? = nil
        ) {
            let text = formatter?.string(for: subject) ?? subject.description
            append("%@", .string(text))
        }

        public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
            append("%@", .value(style.value(date)))
        }

        public mutating func appendInterpolation(_ text: Text) {
            append("%@", .text(text))
        }

        public mutating func appendInterpolation(_ image: Image) {
            append("%@", .text(Text(image)))
        }

        public mutating func appendInterpolation(_ attributedString: AttributedString) {
            append("%@", .text(Text(attributedString)))
        }

        private mutating func append(_ placeholder: String, _ argument: Argument) {
            key += placeholder
            arguments.append(argument)
        }
    }
}

extension LocalizedStringKey {
    /// A piece of a format.
    enum Token: Equatable {
        case character(Character)
        /// The index of an argument.
        case argument(Int)
    }

    /// The tokens of a format: characters, and arguments in order or by position (`%2$@`).
    ///
    /// 1. `%%` is a percent sign.
    /// 2. `%`, an optional `n$`, flags, width, precision, length and a conversion stand for an argument.
    /// 3. Anything else, and a placeholder without argument, stays as it is written.
    static func tokens(of format: String, argumentCount: Int) -> [Token] {
        var tokens: [Token] = []
        let characters = Array(format)
        var index = 0
        var next = 0
        while index < characters.count {
            guard characters[index] == "%" else {
                tokens.append(.character(characters[index]))
                index += 1
                continue
            }
            // 1.
            if index + 1 < characters.count, characters[index + 1] == "%" {
                tokens.append(.character("%"))
                index += 2
                continue
            }
            // 2.
            if let (end, position) = placeholder(characters, from: index) {
                let argument = position ?? next
                if position == nil { next += 1 }
                if (0..<argumentCount).contains(argument) {
                    tokens.append(.argument(argument))
                    index = end
                    continue
                }
            }
            // 3.
            tokens.append(.character("%"))
            index += 1
        }
        return tokens
    }

    private static func placeholder(_ characters: [Character], from start: Int) -> (end: Int, position: Int?)?
    {
        var index = start + 1
        var position: Int?
        let digits = characters[index...].prefix { $0.isASCII && $0.isNumber }
        if let dollar = characters.indices.contains(digits.endIndex) ? digits.endIndex : nil,
            characters[dollar] == "$", let number = Int(String(digits))
        {
            position = number - 1
            index = dollar + 1
        }
        let rest = characters[index...].prefix { "0123456789.+-# '*lqhLzt".contains($0) }
        let end = rest.endIndex
        guard end < characters.count, "@diuxXofFeEgGaAcsp".contains(characters[end]) else { return nil }
        return (end + 1, position)
    }
}

extension LocalizedStringKey {
    /// A piece of a format without Markdown.
    enum Piece: Equatable {
        case text(String)
        /// The index of an argument.
        case argument(Int)
    }

    /// What ``tokens(of:argumentCount:)`` and Markdown make of a format that holds no Markdown and where each `%` is
    /// in ASCII text; nil for any other. Text may be cut into several pieces, and be empty.
    ///
    /// Bytes are read instead of characters, which have to be searched for.
    static func plainPieces(of format: String, argumentCount: Int) -> [Piece]? {
        let bytes = Array(format.utf8)
        var (hasPercent, isASCII) = (false, true)
        for byte in bytes {
            if Markdown.isSpecial(byte) { return nil }
            if byte == UInt8(ascii: "%") { hasPercent = true }
            if byte >= 0x80 { isASCII = false }
        }
        guard hasPercent else { return [.text(format)] }
        guard isASCII else { return nil }
        return asciiPieces(bytes, argumentCount: argumentCount)
    }

    /// Steps as in ``tokens(of:argumentCount:)``; without arguments a `%` is one unless it is doubled.
    private static func asciiPieces(_ bytes: [UInt8], argumentCount: Int) -> [Piece] {
        var pieces: [Piece] = []
        pieces.reserveCapacity(2 * argumentCount + 1)
        // Text that is not yet a piece.
        var start = 0
        func flush(to end: Int) {
            guard end > start else { return }
            pieces.append(.text(String(decoding: bytes[start..<end], as: UTF8.self)))
        }
        var index = 0
        var next = 0
        while index < bytes.count {
            guard bytes[index] == UInt8(ascii: "%") else {
                index += 1
                continue
            }
            // 1.
            if index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "%") {
                flush(to: index + 1)
                index += 2
                start = index
                continue
            }
            // 2.
            if let (end, position) = placeholder(bytes, from: index) {
                let argument = position ?? next
                if position == nil { next += 1 }
                if (0..<argumentCount).contains(argument) {
                    flush(to: index)
                    pieces.append(.argument(argument))
                    index = end
                    start = index
                    continue
                }
            }
            // 3.
            index += 1
        }
        flush(to: bytes.count)
        return pieces
    }

    private static func placeholder(_ bytes: [UInt8], from start: Int) -> (end: Int, position: Int?)? {
        var index = start + 1
        var position: Int?
        let digits = bytes[index...].prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        if digits.endIndex < bytes.count, bytes[digits.endIndex] == UInt8(ascii: "$"),
            let number = Int(String(decoding: digits, as: UTF8.self))
        {
            position = number - 1
            index = digits.endIndex + 1
        }
        let end = bytes[index...].prefix { modifiers.contains($0) }.endIndex
        guard end < bytes.count, conversions.contains(bytes[end]) else { return nil }
        return (end + 1, position)
    }

    /// Flags, width, precision and length of a printf specifier.
    private static let modifiers = Array("0123456789.+-# '*lqhLzt".utf8)
    private static let conversions = Array("@diuxXofFeEgGaAcsp".utf8)
}
