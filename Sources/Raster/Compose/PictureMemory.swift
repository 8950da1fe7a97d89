import Foundation

/// The bytes of a picture while bands of it are drawn, each by one thread.
struct PictureMemory: @unchecked Sendable {
    private let pixels: UnsafeMutablePointer<PremultipliedPixel>
    private let width: Int

    /// Over uninitialized memory for whole rows of `width` pixels, which every band fills first.
    init(_ buffer: UnsafeMutableBufferPointer<UInt8>, width: Int) {
        let bytes = UnsafeMutableRawBufferPointer(buffer)
        Self.useLargePages(bytes)
        pixels = bytes.bindMemory(to: PremultipliedPixel.self).baseAddress ?? .allocate(capacity: 0)
        self.width = width
    }

    /// A surface over rows of the picture; `band` has all its columns.
    func surface(_ band: PixelBounds) -> Surface {
        Surface(bounds: band, pixels: pixels + band.minY * width)
    }

    /// Asks for pages of two megabytes where whole ones lie inside: a thousand page faults fewer for each
    /// million pixels. Only a hint.
    private static func useLargePages(_ memory: UnsafeMutableRawBufferPointer) {
        #if os(Linux)
            let page = 1 << 21
            guard memory.count >= page, let base = memory.baseAddress else { return }
            let address = Int(bitPattern: base)
            let start = (address + page - 1) & ~(page - 1)
            let end = (address + memory.count) & ~(page - 1)
            guard end > start else { return }
            _ = madvise(base + (start - address), end - start, Int32(MADV_HUGEPAGE))
        #endif
    }
}
