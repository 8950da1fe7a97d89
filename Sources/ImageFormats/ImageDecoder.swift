import Drawing
import Foundation
import Imaging

/// Decodes picture files for views: PNG, JPEG and WebP, told apart by their bytes.
///
/// The result is what is to be seen: turned as EXIF says, premultiplied RGBA8. Values are taken as sRGB, whatever
/// profile the file embeds. An animation gives its first frame.
public struct ImageDecoder: Sendable {
    /// 64 megapixels: 8192 x 8192.
    public static let defaultPixelLimit = PNGDecoder.defaultPixelLimit

    /// The most pixels that a file may declare; a file that declares more is refused before memory is spent.
    public var pixelLimit: Int

    public init(pixelLimit: Int = ImageDecoder.defaultPixelLimit) {
        self.pixelLimit = pixelLimit
    }

    /// Decodes a file.
    ///
    /// - Throws: An ``ImageError`` that names `path`.
    public func decode(contentsOf path: String) throws(ImageError) -> CGImage {
        try decode(try ImageFile.bytes(path), name: path)
    }

    /// Decodes the bytes of a file.
    ///
    /// 1. The first bytes tell the format.
    /// 2. The header is read, and its size checked against the limit and against what the bytes could hold.
    /// 3. The format's decoder makes the pixels, straight RGBA.
    /// 4. They are premultiplied and turned.
    ///
    /// - Parameter name: Names the bytes in errors.
    /// - Complexity: O(pixels) time and memory.
    public func decode(_ data: Data, name: String) throws(ImageError) -> CGImage {
        do throws(ImageError.Reason) {
            return try decode([UInt8](data))
        } catch {
            throw ImageError(file: name, reason: error)
        }
    }

    private func decode(_ bytes: [UInt8]) throws(ImageError.Reason) -> CGImage {
        // 1.
        guard let format = ImageHeader.Format(bytes) else { throw ImageFile.misfit(bytes) }
        let header = ImageHeader(bytes)
        if format == .png { return try png(bytes, header) }
        // 2.
        guard let header else { throw .truncated(format) }
        try check(header, bytes)
        // 3.
        let pixels =
            format == .jpeg
            ? try TurboJPEG.pixels(of: bytes, header) : try LibWebP.pixels(of: bytes, header)
        // 4.
        let picture = DecodedImage(width: header.width, height: header.height, samples: .eight(pixels))
        return picture.premultiplied().oriented(header.orientation)
    }

    private func png(_ bytes: [UInt8], _ header: ImageHeader?) throws(ImageError.Reason) -> CGImage {
        do throws(PNGError) {
            let image = try PNGDecoder(pixelLimit: pixelLimit).decode(bytes, name: "")
            return image.premultiplied().oriented(header?.orientation ?? .up)
        } catch {
            throw .png(error.reason)
        }
    }

    /// A JPEG takes a bit at least for each block of 64 samples of its brightness, unless it is coded
    /// arithmetically; a WebP of one colour has no such bound.
    ///
    /// Source: ITU T.81, F.1.2 and G.1.2: a code of one bit for each block's first coefficient.
    private func check(_ header: ImageHeader, _ bytes: [UInt8]) throws(ImageError.Reason) {
        let (pixels, overflow) = header.width.multipliedReportingOverflow(by: header.height)
        if overflow || pixels > pixelLimit {
            throw .tooLarge(PixelSize(width: header.width, height: header.height), limit: pixelLimit)
        }
        if header.format == .jpeg, !header.isArithmetic, pixels / 64 / 8 > bytes.count {
            throw .truncated(.jpeg)
        }
    }
}

extension DecodedImage {
    fileprivate func premultiplied() -> CGImage {
        let bitmap = bitmap()
        return CGImage(width: width, height: height, premultipliedRGBA: bitmap.pixels)
    }
}
