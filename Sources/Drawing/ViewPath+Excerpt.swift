extension ViewPath {
    /// The first 40 characters, on one line.
    package static func excerpt(of text: String) -> String {
        if let plain = plainExcerpt(text) { return plain }
        var result = ""
        for character in text.prefix(40) {
            switch character {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case _ where character.isNewline: result += "\\n"
            case "\t": result += "\\t"
            default: result.append(character)
            }
        }
        return result + (text.count > 40 ? "\u{2026}" : "")
    }

    /// The excerpt of a text of plain characters, one byte each, which needs no search for where one ends; nil for
    /// another text. Of a long one 41 are looked at, as nothing after them changes the first 40.
    private static func plainExcerpt(_ text: String) -> String? {
        let excerpt: String?? = text.utf8.withContiguousStorageIfAvailable { bytes in
            for byte in bytes.prefix(41) {
                guard byte >= 0x20, byte < 0x7F, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\")
                else { return nil }
            }
            return bytes.count <= 40 ? text : String(decoding: bytes.prefix(40), as: UTF8.self) + "\u{2026}"
        }
        return excerpt ?? nil
    }
}
