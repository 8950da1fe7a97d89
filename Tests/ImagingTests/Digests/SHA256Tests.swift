import Imaging
import Testing

/// Vectors of FIPS 180-4: the examples published with the standard.
@Suite struct SHA256Tests {
    @Test(arguments: [
        ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
        ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
        (
            "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
            "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
        ),
        (
            "abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqr"
                + "lmnopqrsmnopqrstnopqrstu",
            "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1"
        ),
    ])
    func publishedVectors(message: String, digest: String) {
        #expect(SHA256.hexDigest(of: message.utf8) == digest)
    }

    @Test func piecesGiveTheDigestOfTheWhole() {
        let message = (0..<300).map { UInt8(truncatingIfNeeded: $0 * 7) }
        for cut in [0, 1, 55, 56, 63, 64, 65, 128, 299] {
            var hash = SHA256()
            hash.update(message[..<cut])
            hash.update(message[cut...])
            #expect(hash.finalize() == SHA256.digest(of: message), "cut at \(cut)")
        }
    }
}
