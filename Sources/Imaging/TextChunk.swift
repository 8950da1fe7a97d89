/// A keyword and its text from a PNG's tEXt, zTXt or iTXt chunk.
public struct TextChunk: Hashable, Sendable, Codable {
    /// 1 to 79 characters of Latin-1.
    public var keyword: String
    public var text: String

    public init(keyword: String, text: String) {
        self.keyword = keyword
        self.text = text
    }
}
