import Drawing
import Foundation
import Imaging
import Testing

@testable import ImageFormats

@Suite struct ImageDecoderTests {
    @Test func everyFixtureIsThere() {
        #expect(ImageFixture.all.count == 27)
    }

    /// Source: Pillow 13's pixels, decoded and turned by its own builds of the libraries.
    @Test(arguments: ImageFixture.all) func decodesAsPillowDoes(fixture: ImageFixture) throws {
        let image = try ImageDecoder().decode(contentsOf: fixture.path)
        #expect(image.width == fixture.width && image.height == fixture.height)
        #expect(SHA256.hexDigest(of: image.pixels) == fixture.digest)
        let header = try #require(ImageHeader(try fixture.bytes()))
        #expect(header.orientedSize == (fixture.width, fixture.height))
    }

    @Test func theNameDoesNotMatter() throws {
        let bytes = Data(try Data(contentsOf: ImageFixture.folder.appending(path: "444.jpg")))
        #expect(try ImageDecoder().decode(bytes, name: "picture.png").width == 23)
    }

    @Test func orientations() throws {
        let rows: [[UInt8]] = [[1, 2, 3], [4, 5, 6]]
        let image = CGImage(
            width: 3, height: 2, premultipliedRGBA: rows.flatMap { $0.flatMap { [$0, 0, 0, 255] } })
        // Where row 0 and column 0 of the file are to be seen. Source: EXIF 2.32, tag 274.
        let expected: [ImageOrientation: [[UInt8]]] = [
            .up: [[1, 2, 3], [4, 5, 6]], .upMirrored: [[3, 2, 1], [6, 5, 4]],
            .down: [[6, 5, 4], [3, 2, 1]], .downMirrored: [[4, 5, 6], [1, 2, 3]],
            .leftMirrored: [[1, 4], [2, 5], [3, 6]], .right: [[4, 1], [5, 2], [6, 3]],
            .rightMirrored: [[6, 3], [5, 2], [4, 1]], .left: [[3, 6], [2, 5], [1, 4]],
        ]
        for orientation in ImageOrientation.allCases {
            let turned = image.oriented(orientation)
            let reds = stride(from: 0, to: turned.pixels.count, by: 4).map { turned.pixels[$0] }
            #expect(reds == expected[orientation]?.flatMap { $0 }, "\(orientation)")
            #expect(turned.width == (orientation.isSideways ? 2 : 3))
        }
    }

    @Test func sizesAreCheckedFirst() throws {
        // A JPEG and two WebPs whose headers declare far more than they hold.
        var jpeg = try Data(contentsOf: ImageFixture.folder.appending(path: "444.jpg"))
        let frame = try #require(jpeg.firstRange(of: Data([0xFF, 0xC0])))
        jpeg.replaceSubrange(frame.lowerBound + 5..<frame.lowerBound + 9, with: [0xFF, 0xFF, 0xFF, 0xFF])
        #expect(reason(jpeg) == .tooLarge(PixelSize(width: 65535, height: 65535), limit: 64 << 20))
        jpeg.replaceSubrange(frame.lowerBound + 5..<frame.lowerBound + 9, with: [0x10, 0x00, 0x10, 0x00])
        #expect(reason(jpeg) == .truncated(.jpeg))
        var webP = try Data(contentsOf: ImageFixture.folder.appending(path: "lossless.webp"))
        webP.replaceSubrange(21..<25, with: [0xFF, 0xFF, 0xFF, 0x0F])
        #expect(reason(webP) == .tooLarge(PixelSize(width: 16384, height: 16384), limit: 64 << 20))
        let small = ImageDecoder(pixelLimit: 100)
        #expect(throws: ImageError.self) {
            try small.decode(contentsOf: ImageFixture.folder.appending(path: "444.jpg").path)
        }
    }

    @Test func whatIsNoPicture() {
        #expect(reason(Data()) == .png(.empty))
        #expect(reason(Data("GIF89a".utf8)) == .unknownFormat(kind: "GIF"))
        #expect(reason(Data("hello".utf8)) == .unknownFormat(kind: nil))
        #expect(reason(Data("<!doctype html><p>".utf8)) == .png(.webPage))
        #expect(reason(Data([0xFF, 0xD8, 0xFF])) == .truncated(.jpeg))
        #expect(reason(Data("RIFF....WEBP".utf8)) == .truncated(.webP))
        do throws(ImageError) {
            _ = try ImageDecoder().decode(contentsOf: "/no/such.jpg")
            Issue.record("there is no such file")
        } catch {
            #expect(error == ImageError(file: "/no/such.jpg", reason: .png(.notFound)))
            #expect("\(error)" == "/no/such.jpg: there is no such file; check the path")
        }
    }

    @Test(arguments: ImageFixture.all) func cutOffFilesSayso(fixture: ImageFixture) throws {
        let bytes = try fixture.bytes()
        for count in [bytes.count / 3, bytes.count / 2, bytes.count * 3 / 4] {
            let reason = reason(Data(bytes.prefix(count)))
            switch reason {
            case .truncated, .png(.truncated), .malformed: break
            default: Issue.record("\(count) of \(bytes.count) bytes: \(String(describing: reason))")
            }
        }
    }

    private func reason(_ data: Data) -> ImageError.Reason? {
        do throws(ImageError) {
            _ = try ImageDecoder().decode(data, name: "bytes")
            return nil
        } catch {
            #expect(error.file == "bytes")
            return error.reason
        }
    }
}
