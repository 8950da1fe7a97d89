/// A keyword and its text from a PNG's tEXt or iTXt chunk.
public struct TextChunk: Hashable, Sendable, Codable {
    /// 1 to 79 characters of Latin-1.
    public var keyword: String
    /// Any characters; PNG has no limit on their number.
    public var text: String

    /// Checked when it is written.
    public init(keyword: String, text: String) {
        self.keyword = keyword
        self.text = text
    }
}

extension TextChunk {
    /// The data of a tEXt chunk: keyword, zero, text, both Latin-1.
    init?(latin1Chunk data: ArraySlice<UInt8>) {
        guard let zero = data.firstIndex(of: 0), zero > data.startIndex else { return nil }
        self.init(
            keyword: TextChunk.latin1(data[..<zero]), text: TextChunk.latin1(data[(zero + 1)...]))
    }

    /// The data of an iTXt chunk: keyword, zero, compression flag and method, language, zero, translated
    /// keyword, zero, text in UTF-8. Nil when it is compressed.
    init?(internationalChunk data: ArraySlice<UInt8>) {
        guard let zero = data.firstIndex(of: 0), zero > data.startIndex, data.endIndex - zero > 2,
            data[zero + 1] == 0,
            let language = data[(zero + 3)...].firstIndex(of: 0),
            let translated = data[(language + 1)...].firstIndex(of: 0)
        else { return nil }
        self.init(
            keyword: TextChunk.latin1(data[..<zero]),
            text: String(decoding: data[(translated + 1)...], as: UTF8.self))
    }

    static func latin1(_ bytes: some Sequence<UInt8>) -> String {
        var text = ""
        for byte in bytes { text.unicodeScalars.append(Unicode.Scalar(byte)) }
        return text
    }
}
