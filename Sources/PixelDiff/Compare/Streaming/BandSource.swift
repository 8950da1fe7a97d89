import Imaging

/// Gives the rows of a picture in bands, from the top.
protocol BandSource: AnyObject {
    /// The next band: ``BandLayout/rows`` rows without gaps, or what is left. Valid until the next call.
    ///
    /// To be called once for each band.
    func next() throws(PNGIrregularity) -> UnsafePointer<UInt8>

    /// Ends the work, done or not.
    func stop()
}

/// How a picture is cut into bands.
struct BandLayout {
    /// Of one band.
    let rows: Int
    let height: Int

    var count: Int { (height + rows - 1) / rows }

    /// Rows that band `index` has; 0 below the picture.
    func rows(in index: Int) -> Int { max(0, min(rows, height - index * rows)) }
}

/// Memory for one band.
final class BandBuffer {
    let bytes: UnsafeMutablePointer<UInt8>

    init(_ reader: PNGRowReader, _ layout: BandLayout) {
        bytes = .allocate(
            capacity: min(layout.rows, layout.height) * reader.rowBytes + PNGRowReader.slack)
    }

    deinit { bytes.deallocate() }
}

/// Reads bands when they are asked for.
final class BandsOnDemand: BandSource {
    private let reader: PNGRowReader
    private let layout: BandLayout
    private let buffer: BandBuffer
    private var index = 0

    init(_ reader: PNGRowReader, _ layout: BandLayout) {
        self.reader = reader
        self.layout = layout
        buffer = BandBuffer(reader, layout)
    }

    func next() throws(PNGIrregularity) -> UnsafePointer<UInt8> {
        try reader.read(rows: layout.rows(in: index), into: buffer.bytes)
        index += 1
        return UnsafePointer(buffer.bytes)
    }

    func stop() {}
}
