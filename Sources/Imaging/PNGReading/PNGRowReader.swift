import CPNGRows

/// Reads a PNG row by row, in constant memory, several times as fast as libpng: what pictures of user interfaces are.
///
/// Those have 8 bits a channel or less and aren't interlaced. Their pixels are libpng's. Everything else, and anything
/// that isn't in perfect order, is a ``PNGIrregularity``: ``PNGDecoder`` reads that, or says what is wrong.
///
/// 1. Chunks are walked over, their checksums checked, by ``PNGChunkStream``.
/// 2. The image data is expanded a piece at a time, by ``PNGInflater``.
/// 3. The filters of each row are undone, where the caller wants it.
package final class PNGRowReader {
    package let size: PixelSize
    package let format: PNGRowFormat
    /// What the file declares about its colours.
    package let colorProfile: ColorProfile
    /// Bytes of a row.
    package let rowBytes: Int
    /// Bytes that must be there after the rows that ``read(rows:into:)`` writes.
    package static let slack = Int(PNG_ROWS_ROW_SLACK)

    private let chunks: PNGChunkStream
    private let inflater: PNGInflater
    private var rowsLeft: Int
    /// The last row that was read, zeros at first.
    private let prior: UnsafeMutableRawBufferPointer

    /// Rows that are longer aren't read.
    private static let longestRow = 1 << 20

    /// Opens a file and reads up to its pixels.
    package init(_ source: PNGByteSource, pixelLimit: Int) throws(PNGIrregularity) {
        chunks = PNGChunkStream(source)
        try chunks.readHead()
        let head = PNGChunks(chunks.head)
        let (size, encoding) = try PNGRowReader.header(head)
        let (pixels, overflow) = size.width.multipliedReportingOverflow(by: size.height)
        format = try PNGRowFormat(encoding, head)
        rowBytes = format.rowBytes(width: size.width)
        guard !overflow, pixels <= pixelLimit, rowBytes <= PNGRowReader.longestRow else {
            throw PNGIrregularity("\(size) pixels")
        }
        self.size = size
        rowsLeft = size.height
        var profile = ColorProfile(chunks: head)
        if head.data("iCCP") != nil {
            profile.iccProfile = try PNGRowReader.iccProfile(chunks.head)
        }
        colorProfile = profile
        let prior = UnsafeMutableRawBufferPointer.allocate(
            byteCount: rowBytes + PNGRowReader.slack, alignment: 16)
        prior.initializeMemory(as: UInt8.self, repeating: 0)
        self.prior = prior
        do throws(PNGIrregularity) {
            inflater = try PNGInflater(
                chunks, longest: 1 + rowBytes, total: (1 + rowBytes) * size.height)
        } catch {
            prior.deallocate()
            throw error
        }
    }

    deinit { prior.deallocate() }

    /// Reads the next rows, without gaps, then ``slack`` bytes that mean nothing.
    ///
    /// The last rows come with a look at the rest of the file, so that no damage is overlooked.
    ///
    /// - Parameter rows: At least 1, at most those that are left.
    package func read(rows: Int, into target: UnsafeMutablePointer<UInt8>) throws(PNGIrregularity) {
        guard var above = UnsafePointer(prior.baseAddress?.assumingMemoryBound(to: UInt8.self)),
            rows >= 1, rows <= rowsLeft
        else { throw PNGIrregularity("no such rows") }
        for y in 0..<rows {
            let row = target + y * rowBytes
            let filtered = try inflater.next(1 + rowBytes)
            guard png_rows_unfilter(row, filtered + 1, above, rowBytes, format.step, Int32(filtered[0])) != 0
            else { throw PNGIrregularity("filter") }
            above = UnsafePointer(row)
        }
        prior.baseAddress?.copyMemory(from: above, byteCount: rowBytes)
        rowsLeft -= rows
        if rowsLeft == 0 {
            try inflater.finish()
            try chunks.readTail()
        }
    }

    /// Reads all rows, to know that the file is intact. To be called before any row was read.
    package func check() throws(PNGIrregularity) {
        let rows = max(1, (1 << 18) / max(1, rowBytes))
        let target = UnsafeMutablePointer<UInt8>.allocate(
            capacity: min(rows, size.height) * rowBytes + PNGRowReader.slack)
        defer { target.deallocate() }
        while rowsLeft > 0 { try read(rows: min(rows, rowsLeft), into: target) }
    }

    /// Checks the checksums of what wasn't read, without looking at its rows: the file is no longer of use afterwards.
    package func checkRest() throws(PNGIrregularity) {
        if rowsLeft == 0 { return }
        rowsLeft = 0
        try chunks.skipImageData()
        try chunks.readTail()
    }

    /// All pixels, as ``DecodedImage`` has them. To be called before any row was read.
    func samples() throws(PNGIrregularity) -> [UInt8] {
        let (width, height) = (size.width, size.height)
        var failure: PNGIrregularity?
        let bytes = [UInt8](unsafeUninitializedCapacity: width * height * 4 + PNGRowReader.slack) {
            target, initialized in
            guard let base = target.baseAddress else { return }
            do throws(PNGIrregularity) {
                if format.isRGBA { try read(rows: height, into: base) } else { try expandAll(into: base) }
                initialized = width * height * 4
            } catch {
                failure = error
            }
        }
        if let failure { throw failure }
        return bytes
    }

    private func expandAll(into target: UnsafeMutablePointer<UInt8>) throws(PNGIrregularity) {
        let rows = UnsafeMutablePointer<UInt8>.allocate(capacity: rowBytes + PNGRowReader.slack)
        defer { rows.deallocate() }
        let pixels = UnsafeMutableRawPointer(target).assumingMemoryBound(to: UInt32.self)
        for y in 0..<size.height {
            try read(rows: 1, into: rows)
            format.expand(rows, to: pixels + y * size.width, width: size.width)
        }
    }

    /// As libpng reads it: nil when it is none.
    private static func iccProfile(
        _ head: [UInt8]
    ) throws(PNGIrregularity) -> ColorProfile.ICCProfile? {
        do {
            return try head.withUnsafeBufferPointer { try LibPNG.Reader($0).iccProfile }
        } catch {
            throw PNGIrregularity("the chunks before the pixels")
        }
    }

    /// PNG specification, 11.2.2.
    private static func header(_ chunks: PNGChunks) throws(PNGIrregularity) -> (PixelSize, PNGEncoding) {
        guard let first = chunks.chunks.first, first.type == "IHDR", first.data.count == 13,
            chunks.chunks.filter({ $0.type == "IHDR" }).count == 1
        else { throw PNGIrregularity("IHDR") }
        let data = chunks.data(first)
        let size = PixelSize(width: Int(PNGChunks.word(data, 0)), height: Int(PNGChunks.word(data, 4)))
        let depth = Int(data[8])
        guard let type = PNGEncoding.ColorType(rawValue: data[9]), data[10...] == [0, 0, 0],
            type == .gray || type == .palette ? [1, 2, 4, 8].contains(depth) : depth == 8,
            (1...Int(Int32.max)).contains(size.width), (1...Int(Int32.max)).contains(size.height)
        else { throw PNGIrregularity("another kind") }
        return (
            size,
            PNGEncoding(
                colorType: type, bitDepth: depth, hasTransparencyChunk: chunks.data("tRNS") != nil)
        )
    }
}
