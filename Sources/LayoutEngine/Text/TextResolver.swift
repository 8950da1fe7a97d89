import Foundation

/// Characters of one look.
struct StyledRun: Equatable {
    var text: String
    var attributes: TextAttributes
    /// What stands here instead of `text`, which is one object replacement character then.
    var image: Image?
}

/// Turns a ``Text`` into runs of characters in an environment.
///
/// 1. Modifiers apply from the outermost inwards, so that the innermost wins.
/// 2. Keys are looked up, their values written, their Markdown styled; a text inside a text keeps its style.
/// 3. The environment's case applies to every character; neighbours of one look become one run.
struct TextResolver {
    private let environment: EnvironmentValues
    /// Made when a value is met: a calendar costs more than most texts.
    private lazy var formatting = TextFormatting(environment)
    private var runs: [StyledRun] = []

    init(_ environment: EnvironmentValues) {
        self.environment = environment
    }

    mutating func runs(of text: Text) -> [StyledRun] {
        runs = []
        append(text, TextAttributes(environment))
        return runs
    }

    private mutating func append(_ text: Text, _ outer: TextAttributes) {
        // 1.
        var attributes = outer
        for modifier in text.modifiers.reversed() { attributes.apply(modifier) }
        // 2.
        switch text.storage {
        case .verbatim(let string): append(string, attributes)
        case .value(let value): append(value.text(formatting), attributes)
        case .localized(let key, let table, let bundle): append(key, table, bundle, attributes)
        case .attributed(let string): append(string, attributes)
        case .image(let image):
            runs.append(StyledRun(text: "\u{FFFC}", attributes: attributes, image: image))
        case .joined(let first, let second):
            append(first, attributes)
            append(second, attributes)
        }
    }

    private mutating func append(_ string: String, _ attributes: TextAttributes) {
        guard !string.isEmpty else { return }
        // 3.
        let cased: String =
            switch environment.textCase {
            case .uppercase: string.uppercased()
            case .lowercase: string.lowercased()
            case nil: string
            }
        if let last = runs.indices.last, runs[last].image == nil, runs[last].attributes == attributes {
            runs[last].text += cased
        } else {
            runs.append(StyledRun(text: cased, attributes: attributes))
        }
    }

    private mutating func append(
        _ key: LocalizedStringKey, _ table: String?, _ bundle: Bundle?, _ attributes: TextAttributes
    ) {
        let format =
            bundle == nil
            ? key.key : StringTable.string(key.key, table: table, bundle: bundle, locale: environment.locale)
        // Most formats are nothing but their text, or text with values in it.
        if let pieces = LocalizedStringKey.plainPieces(of: format, argumentCount: key.arguments.count) {
            if let whole = written(pieces, key.arguments) { return append(whole, attributes) }
            for piece in pieces {
                switch piece {
                case .text(let text): append(text, attributes)
                case .argument(let index): append(key.arguments[index], attributes)
                }
            }
            return
        }
        let tokens =
            key.arguments.isEmpty && !format.contains("%%")
            ? format.map { .character($0) }
            : LocalizedStringKey.tokens(of: format, argumentCount: key.arguments.count)
        for span in Markdown.spans(of: tokens) {
            let styled = Self.styled(attributes, span)
            var literal = ""
            for token in span.tokens {
                switch token {
                case .character(let character): literal.append(character)
                case .argument(let index):
                    append(literal, styled)
                    literal = ""
                    append(key.arguments[index], styled)
                }
            }
            append(literal, styled)
        }
    }

    /// Pieces as one string; nil where one of them has a look of its own, or each is to be written in another case.
    private mutating func written(
        _ pieces: [LocalizedStringKey.Piece], _ arguments: [LocalizedStringKey.Argument]
    ) -> String? {
        guard environment.textCase == nil else { return nil }
        var whole = ""
        for piece in pieces {
            switch piece {
            case .text(let text): whole += text
            case .argument(let index):
                switch arguments[index] {
                case .string(let string): whole += string
                case .number(let number, let specifier): whole += number.text(specifier, formatting)
                case .value(let value): whole += value.text(formatting)
                case .text: return nil
                }
            }
        }
        return whole
    }

    private mutating func append(_ argument: LocalizedStringKey.Argument, _ attributes: TextAttributes) {
        switch argument {
        case .string(let string): append(string, attributes)
        case .number(let number, let specifier): append(number.text(specifier, formatting), attributes)
        case .value(let value): append(value.text(formatting), attributes)
        case .text(let text): append(text, attributes)
        }
    }

    private static func styled(_ attributes: TextAttributes, _ span: Markdown.Span) -> TextAttributes {
        var result = attributes
        if span.style.contains(.bold) { result.changes.append(.bold(true)) }
        if span.style.contains(.italic) { result.changes.append(.italic(true)) }
        if span.style.contains(.code) { result.changes.append(.monospaced) }
        if span.style.contains(.strikethrough) { result.strikethrough = .single }
        if span.link != nil { result.isLink = true }
        return result
    }

    private mutating func append(_ string: AttributedString, _ attributes: TextAttributes) {
        for run in string.runs {
            append(String(string.characters[run.range]), attributes.applying(run))
        }
    }
}
