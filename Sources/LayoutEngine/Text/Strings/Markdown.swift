import Foundation

/// Finds the inline Markdown of a format: bold, italic, code, strikethrough, links.
///
/// 1. A backslash before punctuation makes that plain.
/// 2. Between backticks everything is code.
/// 3. `[text](address)` is a link; its text may be styled.
/// 4. `**`, `__`, `*`, `_` and `~~` open before a character that isn't white space and close after one; `_`
///    does neither inside a word. An opener without closer is plain.
struct Markdown {
    struct Style: OptionSet, Hashable {
        let rawValue: Int

        static let bold = Style(rawValue: 1)
        static let italic = Style(rawValue: 2)
        static let code = Style(rawValue: 4)
        static let strikethrough = Style(rawValue: 8)
    }

    /// Neighbouring tokens of one style.
    struct Span: Equatable {
        var tokens: [LocalizedStringKey.Token]
        var style: Style
        var link: String?
    }

    private let tokens: [LocalizedStringKey.Token]

    /// Whether the byte of a character may start or end a style.
    static func isSpecial(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "`"), UInt8(ascii: "["),
            UInt8(ascii: "\\"):
            true
        default: false
        }
    }

    static func spans(of tokens: [LocalizedStringKey.Token]) -> [Span] {
        let isPlain = !tokens.contains {
            if case .character(let character) = $0, let byte = character.asciiValue {
                isSpecial(byte)
            } else {
                false
            }
        }
        if isPlain { return tokens.isEmpty ? [] : [Span(tokens: tokens, style: [])] }
        let markdown = Markdown(tokens: tokens)
        var spans: [Span] = []
        markdown.parse(tokens.indices, style: [], link: nil, into: &spans)
        return spans
    }

    private func character(_ index: Int, in range: Range<Int>) -> Character? {
        guard range.contains(index), case .character(let character) = tokens[index] else { return nil }
        return character
    }

    private func parse(_ range: Range<Int>, style: Style, link: String?, into spans: inout [Span]) {
        var index = range.lowerBound
        while index < range.upperBound {
            let current = character(index, in: range)
            // 1.
            if current == "\\", let next = character(index + 1, in: range),
                next.isPunctuation || next.isSymbol
            {
                Self.append(tokens[index + 1], style, link, to: &spans)
                index += 2
                continue
            }
            if let end = code(index, range, style, link, &spans) ?? self.link(index, range, style, &spans)
                ?? emphasis(index, range, style, link, &spans)
            {
                index = end
                continue
            }
            Self.append(tokens[index], style, link, to: &spans)
            index += 1
        }
    }

    private static func append(
        _ token: LocalizedStringKey.Token, _ style: Style, _ link: String?, to spans: inout [Span]
    ) {
        if let last = spans.indices.last, spans[last].style == style, spans[last].link == link {
            spans[last].tokens.append(token)
        } else {
            spans.append(Span(tokens: [token], style: style, link: link))
        }
    }

    // 2.
    private func code(
        _ index: Int, _ range: Range<Int>, _ style: Style, _ link: String?, _ spans: inout [Span]
    ) -> Int? {
        guard character(index, in: range) == "`" else { return nil }
        guard
            let end = (index + 1..<range.upperBound).first(where: { character($0, in: range) == "`" }),
            end > index + 1
        else { return nil }
        for inner in index + 1..<end {
            Self.append(tokens[inner], style.union(.code), link, to: &spans)
        }
        return end + 1
    }

    // 3.
    private func link(_ index: Int, _ range: Range<Int>, _ style: Style, _ spans: inout [Span]) -> Int? {
        guard character(index, in: range) == "[" else { return nil }
        guard let close = (index + 1..<range.upperBound).first(where: { character($0, in: range) == "]" }),
            character(close + 1, in: range) == "(",
            let end = (close + 2..<range.upperBound).first(where: { character($0, in: range) == ")" })
        else { return nil }
        let address = tokens[close + 2..<end].compactMap { token -> Character? in
            if case .character(let character) = token { character } else { nil }
        }
        parse(index + 1..<close, style: style, link: String(address), into: &spans)
        return end + 1
    }

    // 4.
    private func emphasis(
        _ index: Int, _ range: Range<Int>, _ style: Style, _ link: String?, _ spans: inout [Span]
    ) -> Int? {
        guard let mark = character(index, in: range), "*_~".contains(mark) else { return nil }
        let run = (index..<range.upperBound).prefix { character($0, in: range) == mark }.count
        for length in mark == "~" ? [2] : [2, 1] where run >= length {
            let start = index + length
            guard opens(at: index, start, mark, range),
                let close = closer(of: mark, length, from: start + (run > length ? run - length : 0), range)
            else { continue }
            let added: Style = mark == "~" ? .strikethrough : length == 2 ? .bold : .italic
            parse(start..<close, style: style.union(added), link: link, into: &spans)
            return close + length
        }
        return nil
    }

    private func opens(at index: Int, _ start: Int, _ mark: Character, _ range: Range<Int>) -> Bool {
        guard range.contains(start), character(start, in: range)?.isWhitespace != true else { return false }
        return mark != "_" || !isWord(index - 1)
    }

    /// Where a closing delimiter starts; runs that are longer close at their end.
    private func closer(of mark: Character, _ length: Int, from start: Int, _ range: Range<Int>) -> Int? {
        var index = start
        while index < range.upperBound {
            if character(index, in: range) == "\\" {
                index += 2
                continue
            }
            guard character(index, in: range) == mark else {
                index += 1
                continue
            }
            var end = index
            while character(end, in: range) == mark { end += 1 }
            let count = end - index
            let closes =
                index > start - 1 && character(index - 1, in: range)?.isWhitespace != true
                && (mark != "_" || !isWord(end))
            // A lone mark doesn't close with a pair inside: that is the other style's.
            if closes, count == length || count > 2 || (mark == "~" && count >= length) {
                return end - length
            }
            index = end
        }
        return nil
    }

    private func isWord(_ index: Int) -> Bool {
        guard tokens.indices.contains(index) else { return false }
        if case .character(let character) = tokens[index] { return character.isLetter || character.isNumber }
        return true
    }
}
