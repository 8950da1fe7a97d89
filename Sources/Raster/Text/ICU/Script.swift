import CICU

/// A writing system, by ICU's number.
struct Script: Hashable, Sendable {
    private let code: Int32

    static let common = Script(of: " ")
    static let inherited = Script(of: "\u{301}")
    static let latin = Script(of: "a")

    init(of character: Unicode.Scalar) {
        code = icu_script(character.value)
    }

    /// Whether characters of it take the script of their neighbours.
    var isShared: Bool { self == .common || self == .inherited }

    /// The ISO 15924 tag, e.g. "Arab".
    var tag: String { icu_script_tag(code).map { String(cString: $0) } ?? "Zyyy" }

    /// The English name, e.g. "Canadian Aboriginal".
    var name: String {
        let name = icu_script_name(code).map { String(cString: $0) } ?? "Common"
        return String(name.map { $0 == "_" ? " " : $0 })
    }

    /// Whether letters join their neighbours, so that shaping looks across the ends of a piece.
    var isCursive: Bool {
        self != .latin && Self.cursive.contains(tag)
    }

    private static let cursive: Set<String> = [
        "Adlm", "Arab", "Chrs", "Mand", "Mani", "Mong", "Nkoo", "Ougr", "Phag", "Phlp", "Rohg", "Sogd",
        "Syrc",
    ]
}

/// Properties of single characters that fonts and shaping ask for.
enum CharacterProperty {
    /// Drawn as nothing where the font lacks it: joiners, variation selectors, direction marks.
    static func isDefaultIgnorable(_ character: Unicode.Scalar) -> Bool {
        icu_is_default_ignorable(character.value)
    }

    static func isWhitespace(_ character: Unicode.Scalar) -> Bool {
        icu_is_whitespace(character.value)
    }
}

/// How a grapheme cluster wants to be shown (UTS 51): as text, as a colourful emoji, or as its first character is.
enum EmojiPresentation: Hashable {
    /// Asked for by U+FE0E, or nothing that can be an emoji.
    case text
    /// What is an emoji unless asked not to be: a font that has it may show it as it likes.
    case emoji
    /// Asked for by U+FE0F, a skin tone or a joiner: an emoji font comes first.
    case requested

    init(_ cluster: some Sequence<Unicode.Scalar>) {
        var isFirst = true
        var (canBe, isByItself, isRequested) = (false, false, false)
        for scalar in cluster {
            switch scalar.value {
            case 0xFE0E:
                self = .text
                return
            case 0xFE0F where !isFirst, 0x20E3 where !isFirst, 0x1F3FB...0x1F3FF where !isFirst:
                isRequested = true
            case ..<0x80 where !isFirst: break
            default:
                if isFirst { canBe = icu_is_emoji(scalar.value) }
                isByItself = isByItself || icu_is_emoji_presentation(scalar.value)
            }
            isFirst = false
        }
        self = canBe && isRequested ? .requested : isByItself ? .emoji : .text
    }
}
