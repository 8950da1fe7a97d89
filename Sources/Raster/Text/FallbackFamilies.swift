/// Which families to ask for a character that the wanted font lacks.
enum FallbackFamilies {
    /// Emoji: the colourful faces, then what the book falls back to, then faces of plain emoji. Other characters: what
    /// the book falls back to, Noto's face for the script, then faces for symbols and emoji.
    static func families(for cluster: some Sequence<Unicode.Scalar>, after own: [String]) -> [String] {
        let scripts = cluster.lazy.map { Script(of: $0) }
        let script = scripts.first { !$0.isShared }.map(families(for:)) ?? []
        return switch EmojiPresentation(cluster) {
        case .text: own + script + symbols + colors
        case .emoji, .requested: colors + own + script + symbols
        }
    }

    private static func families(for script: Script) -> [String] {
        switch script.tag {
        case "Hani": chinese + japanese + korean
        case "Hira", "Kana": japanese
        case "Hang": korean
        case "Bopo": chinese
        default: ["Noto Sans " + script.name, "Noto Serif " + script.name]
        }
    }

    private static let chinese = [
        "Noto Sans CJK SC", "Noto Sans SC", "WenQuanYi Zen Hei", "Droid Sans Fallback",
    ]
    private static let japanese = ["Noto Sans CJK JP", "Noto Sans JP", "IPAGothic", "VL Gothic"]
    private static let korean = ["Noto Sans CJK KR", "Noto Sans KR", "NanumGothic", "UnDotum"]

    private static let symbols = [
        "Noto Sans Symbols", "Noto Sans Symbols2", "Noto Sans Math", "Noto Music", "Noto Emoji", "Symbola",
    ]
    /// Pictures and layers of colours.
    static let colors = ["Noto Color Emoji", "Twemoji", "OpenMoji"]
}
