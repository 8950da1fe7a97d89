extension PNGFile {
    /// The file with what says its picture and its colours, and text of chosen keywords; without times, EXIF, other
    /// text, and whatever else programs leave in pictures about whoever made them.
    ///
    /// The chunks that stay are copied as they are. What can't be told apart, since a chunk reaches past the end, is
    /// cut off there.
    ///
    /// - Parameter keepsText: Told the keyword of a tEXt or an uncompressed iTXt chunk.
    package static func stripped(_ png: [UInt8], keepsText: (String) -> Bool) -> [UInt8] {
        var result = PNGChunks.signature
        for chunk in PNGChunks(png).chunks {
            let isKept =
                switch chunk.type {
                case "IHDR", "PLTE", "tRNS", "IDAT", "IEND", "sRGB", "gAMA", "cHRM", "cICP", "iCCP", "sBIT":
                    true
                case "tEXt", "iTXt": keepsText(keyword(png[chunk.data]))
                default: false
                }
            if isKept { result += png[chunk.data.lowerBound - 8..<chunk.data.upperBound + 4] }
        }
        return result
    }

    private static func keyword(_ data: ArraySlice<UInt8>) -> String {
        String(decoding: data.prefix { $0 != 0 }, as: UTF8.self)
    }
}
