import Testing

@testable import Imaging

@Suite struct DigestKeyTests {
    /// RFC 4418, appendix: tags of UMAC-96, which are the first 12 bytes of UMAC-128's.
    @Test(arguments: [
        ("", 1, "32fedb100c79ad58f07ff764"),
        ("a", 3, "185e4fe905cba7bd85e4c2dc"),
        ("a", 1 << 10, "7a54abe04af82d60fb298c3c"),
        ("a", 1 << 15, "7b136bd911e4b734286ef2be"),
        ("a", 1 << 20, "f8acfa3ac31cfeea047f7b11"),
        ("a", 1 << 25, "a621c2457c0012e64f3fdae9"),
        ("abc", 1, "883c3d4b97a61976ffcf2323"),
        ("abc", 500, "8824a260c53c66a36c9260a6"),
    ])
    func publishedTags(text: String, count: Int, tag: String) {
        let message = Array(String(repeating: text, count: count).utf8)
        let digest = message.withUnsafeBufferPointer {
            LibNettle.umac128(key: Array("abcdefghijklmnop".utf8), nonce: Array("bcdefghi".utf8), $0)
        }
        #expect(digest.count == 16)
        #expect(SHA256.hex(Array(digest.prefix(12))) == tag)
    }

    /// RFC 4231, test case 2.
    @Test func publishedSeal() {
        let seal = Array("what do ya want for nothing?".utf8).withUnsafeBufferPointer {
            LibNettle.hmacSHA256(key: Array("Jefe".utf8), $0)
        }
        #expect(
            SHA256.hex(seal) == "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843")
    }

    @Test func aKeyOfItsOwn() throws {
        let (one, other) = (DigestKey(), DigestKey())
        let bitmap = Bitmap(width: 3, height: 2)
        #expect(one.digest(of: bitmap) != other.digest(of: bitmap))
        #expect(one.seal(of: [1]) != other.seal(of: [1]))
        #expect(DigestKey(one.bytes) == one)
        #expect(DigestKey(one.bytes)?.digest(of: bitmap) == one.digest(of: bitmap))
        #expect(DigestKey([UInt8](one.bytes.dropLast())) == nil)
        #expect(DigestKey(one.bytes + [0]) == nil)
    }

    /// Each channel of each pixel counts, wherever it is.
    @Test func everyByteCounts() {
        let key = DigestKey()
        let bitmap = Bitmap(width: 37, height: 23)
        var digests: Set<[UInt8]> = [key.digest(of: bitmap)]
        for byte in stride(from: 0, to: bitmap.pixels.count, by: 7) {
            var pixels = bitmap.pixels
            pixels[byte] = 0x80
            digests.insert(key.digest(of: Bitmap(width: 37, height: 23, pixels: pixels)))
        }
        #expect(digests.count == 1 + (bitmap.pixels.count + 6) / 7)
    }
}
