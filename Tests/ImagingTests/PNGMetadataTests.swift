import Foundation
import Testing

@testable import Imaging

@Suite struct PNGMetadataTests {
    /// Of every picture at hand that can be read: as the decoder has it.
    @Test(.enabled(if: Fixtures.has("png"), Fixtures.reason))
    func asTheDecoderReadsIt() throws {
        let folder = try #require(Fixtures.folder("png"))
        let files = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
        var (read, withProfile, withText) = (0, 0, 0)
        for file in files where file.hasSuffix(".png") {
            guard let bytes = FileManager.default.contents(atPath: "\(folder)/\(file)").map(Array.init),
                let image = try? PNGDecoder().decode(bytes, name: file)
            else { continue }
            #expect(PNGMetadata(ofIntact: bytes) == PNGMetadata(image), "\(file)")
            read += 1
            if image.colorProfile.iccProfile != nil { withProfile += 1 }
            if !image.text.isEmpty { withText += 1 }
        }
        #expect(read > 300 && withProfile > 0 && withText > 0)
    }

    @Test func asItWasWritten() throws {
        let text = [TextChunk(keyword: "Golden Scale", text: "2"), TextChunk(keyword: "é", text: "日本")]
        let png = Array(try PNGEncoder().encode(Bitmap(width: 3, height: 2), text: text))
        let metadata = try #require(PNGMetadata(ofIntact: png))
        #expect(metadata.text == text)
        #expect(metadata.colorProfile == ColorProfile(sRGBIntent: 0))
    }
}
