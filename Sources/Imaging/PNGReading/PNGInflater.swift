import CPNGRows

/// Expands the image data of a PNG piece by piece, in constant memory.
///
/// The zlib stream (RFC 1950) must be exactly as long as the picture, with the right checksum, and fill its chunks.
final class PNGInflater {
    private let chunks: PNGChunkStream
    private let state: UnsafeMutablePointer<png_rows_inflater>

    private let input: UnsafeMutableRawBufferPointer
    private var inputRange = 0..<0
    private var inputIsWhole = false

    /// History and what was expanded.
    private let window: UnsafeMutableRawBufferPointer
    /// Where writing stops, but for the slack.
    private let limit: Int
    private var end = 0
    private var adler: UInt32 = 1
    private var isDone = false
    /// Expanded bytes that weren't taken yet.
    private var start = 0

    private static let inputSize = 1 << 14
    /// Expanded at once: stays in the processor's second cache.
    private static let usualOutput = 1 << 17

    /// - Parameters:
    ///   - longest: The most bytes that are asked for at once.
    ///   - total: What the stream expands to.
    init(_ chunks: PNGChunkStream, longest: Int, total: Int) throws(PNGIrregularity) {
        self.chunks = chunks
        let state = UnsafeMutablePointer<png_rows_inflater>.allocate(capacity: 1)
        png_rows_inflate_begin(state)
        self.state = state
        input = .allocate(byteCount: PNGInflater.inputSize + Int(PNG_ROWS_INPUT_PADDING), alignment: 16)
        limit = Int(PNG_ROWS_WINDOW) + max(min(total, PNGInflater.usualOutput), 2 * longest)
        window = .allocate(byteCount: limit + Int(PNG_ROWS_OUTPUT_SLACK), alignment: 16)
        try readHeader(total)
    }

    deinit {
        state.deallocate()
        input.deallocate()
        window.deallocate()
    }

    /// The next `count` bytes; readable for PNG_ROWS_ROW_SLACK bytes more. They stay until the next call.
    func next(_ count: Int) throws(PNGIrregularity) -> UnsafePointer<UInt8> {
        while end - start < count { try expand() }
        defer { start += count }
        guard let base = window.baseAddress else { throw PNGIrregularity("no window") }
        return UnsafePointer((base + start).assumingMemoryBound(to: UInt8.self))
    }

    /// Checks that everything was taken, and that nothing follows.
    func finish() throws(PNGIrregularity) {
        while !isDone && start == end { try expand() }
        if start != end { throw PNGIrregularity("more pixels than there are") }
        try fill()
        guard inputRange.count == 4 && inputIsWhole else { throw PNGIrregularity("more image data") }
        guard PNGChunks.word(Array(input[inputRange]), 0) == adler else {
            throw PNGIrregularity("checksum of the pixels")
        }
    }

    /// RFC 1950, 2.2. Smaller windows than the greatest matter where the stream is longer: zlib refuses matches that
    /// reach further.
    private func readHeader(_ total: Int) throws(PNGIrregularity) {
        try fill()
        guard inputRange.count >= 2 else { throw PNGIrregularity("no zlib header") }
        let (method, flags) = (Int(input[0]), Int(input[1]))
        let bits = method >> 4 + 8
        guard method & 15 == 8, (method << 8 + flags) % 31 == 0, flags & 0x20 == 0,
            bits == 15 || (bits < 15 && total <= 1 << bits)
        else { throw PNGIrregularity("zlib header") }
        inputRange = 2..<inputRange.upperBound
    }

    /// Expands some more.
    ///
    /// 1. When the window is full, the history and what wasn't taken move to its front.
    /// 2. The input is filled up where the expansion stopped for it.
    private func expand() throws(PNGIrregularity) {
        if isDone { throw PNGIrregularity("fewer pixels than there are") }
        // 1.
        if end >= limit {
            let kept = min(start, end - Int(PNG_ROWS_WINDOW))
            if let base = window.baseAddress, kept > 0 {
                base.copyMemory(from: base + kept, byteCount: end - kept)
                (start, end) = (start - kept, end - kept)
            }
        }
        let before = end
        let status = try step()
        adler = LibDeflate.adler32(adler, UnsafeRawBufferPointer(rebasing: window[before..<end]))
        switch status {
        case PNG_ROWS_DONE: isDone = true
        case PNG_ROWS_NEEDS_OUTPUT: break
        // 2.
        case PNG_ROWS_NEEDS_INPUT: try fill()
        default: throw PNGIrregularity("deflate stream")
        }
    }

    private func step() throws(PNGIrregularity) -> png_rows_status {
        guard let from = input.baseAddress?.assumingMemoryBound(to: UInt8.self),
            let base = window.baseAddress?.assumingMemoryBound(to: UInt8.self)
        else { throw PNGIrregularity("no buffers") }
        var next: UnsafePointer<UInt8>? = UnsafePointer(from + inputRange.lowerBound)
        var target: UnsafeMutablePointer<UInt8>? = base + end
        let status = png_rows_inflate(
            state, &next, from + inputRange.upperBound, inputIsWhole ? 1 : 0, &target, base + limit, base)
        guard let next, let target else { throw PNGIrregularity("no buffers") }
        inputRange = next - UnsafePointer(from)..<inputRange.upperBound
        end = target - base
        return status
    }

    /// Moves what wasn't read to the front of the input and reads on behind it; zeros follow.
    private func fill() throws(PNGIrregularity) {
        guard let base = input.baseAddress else { throw PNGIrregularity("no buffers") }
        base.copyMemory(from: base + inputRange.lowerBound, byteCount: inputRange.count)
        inputRange = 0..<inputRange.count
        let room = UnsafeMutableRawBufferPointer(
            start: base + inputRange.upperBound, count: PNGInflater.inputSize - inputRange.upperBound)
        let count = try chunks.readImageData(into: room)
        inputIsWhole = count < room.count
        inputRange = 0..<inputRange.upperBound + count
        (base + inputRange.upperBound).initializeMemory(
            as: UInt8.self, repeating: 0, count: Int(PNG_ROWS_INPUT_PADDING))
    }
}
