/// Spells colour and text chunks: length, type and data of each; the checksum is added when written.
enum PNGChunkWriter {
    /// cICP, sRGB, gAMA, cHRM as far as the profile has them, then the texts in their order.
    static func chunks(profile: ColorProfile, text: [TextChunk]) throws(PNGError) -> [UInt8] {
        var result: [UInt8] = []
        if let points = profile.codePoints { result += chunk("cICP", points) }
        if let intent = profile.sRGBIntent { result += chunk("sRGB", [intent]) }
        if let gamma = profile.gamma { result += chunk("gAMA", bytes(gamma)) }
        if let c = profile.chromaticities {
            let numbers = [
                c.whiteX, c.whiteY, c.redX, c.redY, c.greenX, c.greenY, c.blueX, c.blueY,
            ]
            result += chunk("cHRM", numbers.flatMap(bytes))
        }
        for entry in text { result += try textChunk(entry) }
        return result
    }

    /// tEXt where Latin-1 can spell it, iTXt (UTF-8, uncompressed, no language) otherwise.
    private static func textChunk(_ entry: TextChunk) throws(PNGError) -> [UInt8] {
        guard let keyword = latin1(entry.keyword), (1...79).contains(keyword.count),
            keyword.allSatisfy({ (32...126).contains($0) || $0 >= 161 }),
            keyword.first != 32, keyword.last != 32, !entry.keyword.contains("  ")
        else {
            throw refused("'\(entry.keyword)' is no keyword; it takes 1 to 79 printable Latin-1 characters")
        }
        if entry.text.unicodeScalars.contains("\0") {
            throw refused("the text of '\(entry.keyword)' contains a zero character")
        }
        if let text = latin1(entry.text) { return chunk("tEXt", keyword + [0] + text) }
        return chunk("iTXt", keyword + [0, 0, 0, 0, 0] + Array(entry.text.utf8))
    }

    private static func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
        bytes(Int32(truncatingIfNeeded: data.count)) + Array(type.utf8) + data
    }

    private static func bytes(_ number: Int32) -> [UInt8] {
        (0..<4).reversed().map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
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
