/// Spells colour and text chunks.
enum PNGChunkWriter {
    struct Chunk {
        /// Four ASCII letters.
        var type: String
        var data: [UInt8]
    }

    /// cICP, sRGB, gAMA, cHRM as far as the profile has them, then the texts in their order.
    static func chunks(profile: ColorProfile, text: [TextChunk]) throws(PNGError) -> [Chunk] {
        var result: [Chunk] = []
        if let points = profile.codePoints { result.append(Chunk(type: "cICP", data: points)) }
        if let intent = profile.sRGBIntent { result.append(Chunk(type: "sRGB", data: [intent])) }
        if let gamma = profile.gamma { result.append(Chunk(type: "gAMA", data: bytes(gamma))) }
        if let c = profile.chromaticities {
            let numbers = [
                c.whiteX, c.whiteY, c.redX, c.redY, c.greenX, c.greenY, c.blueX, c.blueY,
            ]
            result.append(Chunk(type: "cHRM", data: numbers.flatMap(bytes)))
        }
        for entry in text { result.append(try textChunk(entry)) }
        return result
    }

    /// tEXt where Latin-1 can spell it, iTXt (UTF-8, uncompressed, no language) otherwise.
    private static func textChunk(_ entry: TextChunk) throws(PNGError) -> Chunk {
        guard let keyword = latin1(entry.keyword), (1...79).contains(keyword.count),
            keyword.allSatisfy({ (32...126).contains($0) || $0 >= 161 }),
            keyword.first != 32, keyword.last != 32, !entry.keyword.contains("  ")
        else {
            throw refused("'\(entry.keyword)' is no keyword; it takes 1 to 79 printable Latin-1 characters")
        }
        if entry.text.unicodeScalars.contains("\0") {
            throw refused("the text of '\(entry.keyword)' contains a zero character")
        }
        let chunk =
            if let text = latin1(entry.text) {
                Chunk(type: "tEXt", data: keyword + [0] + text)
            } else {
                Chunk(type: "iTXt", data: keyword + [0, 0, 0, 0, 0] + Array(entry.text.utf8))
            }
        // What the specification allows as a chunk's length.
        if chunk.data.count > Int32.max { throw refused("the text of '\(entry.keyword)' is too long") }
        return chunk
    }

    private static func bytes(_ number: Int32) -> [UInt8] {
        PNGFileBytes.word(UInt32(bitPattern: number))
    }

    private static func latin1(_ text: String) -> [UInt8]? {
        var result: [UInt8] = []
        for scalar in text.unicodeScalars {
            guard let byte = UInt8(exactly: scalar.value) else { return nil }
            result.append(byte)
        }
        return result
    }

    private static func refused(_ words: String) -> PNGError {
        PNGError(file: "PNG", reason: .notEncodable(words))
    }
}
