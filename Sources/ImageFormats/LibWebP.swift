import CWebP
import Drawing

/// The door to libwebp: the only file that imports it.
enum LibWebP {
    /// The pixels as straight RGBA, top row first, before any turn: lossy and lossless, with and without alpha; of
    /// an animation the first frame, on its canvas.
    static func pixels(of bytes: [UInt8], _ header: ImageHeader) throws(ImageError.Reason) -> [UInt8] {
        if header.isAnimated { return try firstFrame(of: bytes, header) }
        var features = WebPBitstreamFeatures()
        try check(WebPGetFeatures(bytes, bytes.count, &features))
        guard features.width == header.width, features.height == header.height else {
            throw .malformed(.webP, "its frame is of another size")
        }
        var pixels = [UInt8](repeating: 0, count: header.width * header.height * 4)
        let size = pixels.count
        let isDone = pixels.withUnsafeMutableBufferPointer { target in
            WebPDecodeRGBAInto(bytes, bytes.count, target.baseAddress, size, Int32(header.width * 4)) != nil
        }
        if !isDone { throw failure(bytes) }
        return pixels
    }

    private static func firstFrame(of bytes: [UInt8], _ header: ImageHeader) throws(ImageError.Reason)
        -> [UInt8]
    {
        let pixels: [UInt8]? = bytes.withUnsafeBufferPointer { buffer in
            var data = WebPData(bytes: buffer.baseAddress, size: buffer.count)
            var options = WebPAnimDecoderOptions()
            guard WebPAnimDecoderOptionsInit(&options) != 0 else { return nil }
            options.color_mode = MODE_RGBA
            guard let decoder = WebPAnimDecoderNew(&data, &options) else { return nil }
            defer { WebPAnimDecoderDelete(decoder) }
            var info = WebPAnimInfo()
            var (frame, time): (UnsafeMutablePointer<UInt8>?, Int32) = (nil, 0)
            guard WebPAnimDecoderGetInfo(decoder, &info) != 0, info.canvas_width == header.width,
                info.canvas_height == header.height, WebPAnimDecoderGetNext(decoder, &frame, &time) != 0,
                let frame
            else { return nil }
            return Array(UnsafeBufferPointer(start: frame, count: header.width * header.height * 4))
        }
        guard let pixels else { throw failure(bytes) }
        return pixels
    }

    /// Why decoding failed: the file's declared length tells whether it was cut off.
    private static func failure(_ bytes: [UInt8]) -> ImageError.Reason {
        let declared = bytes[4..<8].reversed().reduce(0) { $0 << 8 | Int($1) } + 8
        return bytes.count < declared ? .truncated(.webP) : .malformed(.webP, "its frame can't be decoded")
    }

    private static func check(_ status: VP8StatusCode) throws(ImageError.Reason) {
        switch status {
        case VP8_STATUS_OK: return
        case VP8_STATUS_OUT_OF_MEMORY: throw .outOfMemory
        case VP8_STATUS_NOT_ENOUGH_DATA: throw .truncated(.webP)
        case VP8_STATUS_UNSUPPORTED_FEATURE:
            throw .unsupported(.webP, "a feature that libwebp doesn't decode; write it again as a plain WebP")
        default: throw .malformed(.webP, "its header can't be read")
        }
    }
}
