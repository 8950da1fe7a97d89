import Foundation
import Imaging

/// How a terminal takes pictures among its text.
enum TerminalPictures: String, CaseIterable {
    case kitty, iterm, sixel, none

    /// What the environment tells; nil where only the terminal itself knows.
    ///
    /// - Source: the terminals' manuals, for their variables.
    static func detected(in environment: [String: String]) -> TerminalPictures? {
        let value = { (name: String) in environment[name] ?? "" }
        let terminal = value("TERM")
        if terminal == "dumb" { return TerminalPictures.none }
        // Multiplexers pass on what they know themselves: that is for them to say.
        guard value("TMUX").isEmpty, value("STY").isEmpty else { return nil }
        if terminal.contains("kitty") || terminal.contains("ghostty") || !value("KITTY_WINDOW_ID").isEmpty {
            return .kitty
        }
        switch value("TERM_PROGRAM") {
        case "ghostty": return .kitty
        case "iTerm.app", "WezTerm", "mintty": return .iterm
        default: return value("LC_TERMINAL") == "iTerm2" ? .iterm : nil
        }
    }

    /// Asks for kitty's protocol, then for the device's attributes, which every terminal answers.
    static let question = "\u{1B}_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\\u{1B}[c"

    /// What the answer to ``question`` means.
    ///
    /// - Source: kitty's graphics protocol, *Querying support*; DEC's primary device attributes, where 4 is sixel.
    static func answered(_ answer: String) -> TerminalPictures {
        if answer.contains("_Gi=31;OK") { return .kitty }
        guard let start = answer.range(of: "\u{1B}[?"),
            let end = answer[start.upperBound...].firstIndex(of: "c")
        else { return .none }
        let attributes = answer[start.upperBound..<end].split(separator: ";").dropFirst()
        return attributes.contains("4") ? .sixel : .none
    }

    /// The picture as what the terminal is sent; nil where it takes none.
    ///
    /// - Throws: PNGError for an empty picture.
    func text(for picture: Bitmap) throws -> String? {
        switch self {
        case .none: return nil
        case .sixel: return SixelEncoder.encode(picture)
        case .kitty: return Self.kitty(Data(try PNGEncoder(effort: .fast).encode(picture)))
        case .iterm: return Self.iterm(Data(try PNGEncoder(effort: .fast).encode(picture)))
        }
    }

    /// In chunks of at most 4,096 letters; the terminal answers nothing.
    private static func kitty(_ png: Data) -> String {
        let letters = Array(png.base64EncodedString().utf8)
        var text = ""
        for start in stride(from: 0, to: letters.count, by: 4096) {
            let end = min(start + 4096, letters.count)
            let control = (start == 0 ? "a=T,f=100,q=2," : "") + "m=\(end < letters.count ? 1 : 0)"
            text += "\u{1B}_G\(control);\(String(decoding: letters[start..<end], as: UTF8.self))\u{1B}\\"
        }
        return text
    }

    private static func iterm(_ png: Data) -> String {
        "\u{1B}]1337;File=inline=1;size=\(png.count):\(png.base64EncodedString())\u{07}"
    }
}
