import Foundation

/// Looks keys up in a bundle's `.strings` files.
///
/// 1. The tables asked are those of the locale (`pt-BR`, then `pt`), of English, `Base`, and the one without
///    a language, in this order.
/// 2. The first that has the key answers; a key in no table is its own text.
///
/// Only the old text form of the files is read: `"key" = "value";` with comments.
enum StringTable {
    static func string(_ key: String, table: String?, bundle: Bundle?, locale: Locale) -> String {
        guard let folder = bundle?.resourcePath else { return key }
        let name = (table ?? "Localizable") + ".strings"
        let identifier = locale.identifier.replacing("_", with: "-")
        let language = String(identifier.prefix { $0 != "-" })
        // 1.
        let languages = [identifier, language, "en", "Base"].map { "/\($0).lproj/" } + ["/"]
        // 2.
        for place in languages {
            guard let data = FileManager.default.contents(atPath: folder + place + name) else { continue }
            if let value = entries(of: data)[key] { return value }
        }
        return key
    }

    static func entries(of data: Data) -> [String: String] {
        let isUTF16 = data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF])
        guard let text = String(data: data, encoding: isUTF16 ? .utf16 : .utf8) else { return [:] }
        var parser = Parser(text)
        return parser.entries()
    }

    private struct Parser {
        private let characters: [Character]
        private var index = 0

        init(_ text: String) {
            characters = Array(text)
        }

        mutating func entries() -> [String: String] {
            var result: [String: String] = [:]
            while let key = string() {
                guard take("="), let value = string() else { break }
                result[key] = value
                guard take(";") else { break }
            }
            return result
        }

        private mutating func skip() {
            while index < characters.count {
                let rest = characters[index...]
                if rest.first?.isWhitespace == true {
                    index += 1
                } else if rest.starts(with: "//") {
                    index = rest.firstIndex(where: \.isNewline) ?? characters.count
                } else if rest.starts(with: "/*") {
                    index += 2
                    while index < characters.count, !characters[index...].starts(with: "*/") { index += 1 }
                    index = min(index + 2, characters.count)
                } else {
                    return
                }
            }
        }

        private mutating func take(_ character: Character) -> Bool {
            skip()
            guard index < characters.count, characters[index] == character else { return false }
            index += 1
            return true
        }

        /// A string in quotes with escapes, or a bare word.
        private mutating func string() -> String? {
            skip()
            guard index < characters.count else { return nil }
            var result = ""
            guard characters[index] == "\"" else {
                while index < characters.count, !" \t\r\n=;".contains(characters[index]) {
                    result.append(characters[index])
                    index += 1
                }
                return result.isEmpty ? nil : result
            }
            index += 1
            while index < characters.count, characters[index] != "\"" {
                if characters[index] == "\\", index + 1 < characters.count {
                    index += 1
                    result.append(Self.escaped(characters[index]))
                } else {
                    result.append(characters[index])
                }
                index += 1
            }
            guard index < characters.count else { return nil }
            index += 1
            return result
        }

        private static func escaped(_ character: Character) -> Character {
            switch character {
            case "n": "\n"
            case "t": "\t"
            case "r": "\r"
            default: character
            }
        }
    }
}
