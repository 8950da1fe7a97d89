import CTurboJPEG
import Drawing

/// The door to libjpeg-turbo: the only file that imports it.
///
/// Its accurate DCT and its full upsampling give the same levels in C and in every SIMD version: the library's own
/// tests compare both by digest.
enum TurboJPEG {
    /// The pixels as straight RGBA, top row first, before any turn: baseline and progressive, grey, YCbCr, RGB,
    /// CMYK and YCCK.
    ///
    /// 1. Ask the library for the header; what it can't read is damaged.
    /// 2. CMYK is decoded as stored, and becomes RGB by multiplying with black; other files as RGBA.
    /// 3. A warning of bytes between segments keeps every pixel; any other one is an error.
    static func pixels(of bytes: [UInt8], _ header: ImageHeader) throws(ImageError.Reason) -> [UInt8] {
        guard let handle = tjInitDecompress() else { throw .outOfMemory }
        defer { tjDestroy(handle) }
        // 1.
        var (width, height, subsampling, space): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
        guard
            tjDecompressHeader3(
                handle, bytes, UInt(bytes.count), &width, &height, &subsampling, &space) == 0,
            width == header.width, height == header.height
        else { throw reason(handle) }
        // 2.
        let isCMYK = space == TJCS_CMYK.rawValue || space == TJCS_YCCK.rawValue
        let format = Int32(isCMYK ? TJPF_CMYK.rawValue : TJPF_RGBA.rawValue)
        var pixels = [UInt8](repeating: 255, count: header.width * header.height * 4)
        let status = tjDecompress2(
            handle, bytes, UInt(bytes.count), &pixels, width, 0, height, format,
            TJFLAG_ACCURATEDCT | TJFLAG_LIMITSCANS)
        // 3.
        if status != 0, !isHarmless(handle) { throw reason(handle) }
        if isCMYK { convertCMYK(&pixels, isInverted: header.hasAdobeMarker) }
        return pixels
    }

    /// The naive conversion, by which files without a usable profile are shown: `colour x black / 255`.
    private static func convertCMYK(_ pixels: inout [UInt8], isInverted: Bool) {
        for start in stride(from: 0, to: pixels.count, by: 4) {
            let black = Int(isInverted ? pixels[start + 3] : 255 - pixels[start + 3])
            for i in start..<start + 3 {
                let ink = Int(isInverted ? pixels[i] : 255 - pixels[i])
                pixels[i] = UInt8((ink * black + 127) / 255)
            }
            pixels[start + 3] = 255
        }
    }

    private static func isHarmless(_ handle: tjhandle) -> Bool {
        tjGetErrorCode(handle) == TJERR_WARNING.rawValue && message(handle).contains("extraneous bytes")
    }

    private static func reason(_ handle: tjhandle) -> ImageError.Reason {
        let words = message(handle)
        // A file that ends among its tables ends before the scan that they are for.
        let isCut = words.contains("Premature end") || words.contains("missing SOS")
        return isCut ? .truncated(.jpeg) : .malformed(.jpeg, words)
    }

    private static func message(_ handle: tjhandle) -> String {
        tjGetErrorStr2(handle).map { String(cString: $0) } ?? "unknown error"
    }
}
