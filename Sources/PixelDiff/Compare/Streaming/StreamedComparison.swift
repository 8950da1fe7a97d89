import Foundation
import Imaging

/// Compares two pictures while they are read, in memory for a few bands of rows. The result is ``Comparison``'s.
///
/// 1. Both are read in bands: on two threads, or on one where starting another takes longer than it saves.
/// 2. Where the files store pixels alike, bands and rows of equal bytes cost one memory comparison.
/// 3. Other rows are expanded to RGBA and measured.
struct StreamedComparison {
    let reference: PNGRowReader
    let candidate: PNGRowReader
    let threads: Int

    /// Below it one thread does the work.
    private static let pixelsForTwoThreads = 1_000_000
    /// Bytes of a band, about: several fit into a processor's second cache, and small pictures touch little memory.
    private static let bandBytes = 1 << 16

    /// What differs. To be called once, instead of ``areSame()``.
    func measured(
        magnitude: UInt8, ignoring: IgnoredRegions
    ) throws(PNGIrregularity) -> (DifferenceMeasurement, [PixelRect]) {
        var rows = RowMeasurement(magnitude: magnitude, ignoring: ignoring)
        try walk { y, a, b in
            rows.add(row: y, a, reference.size.width, b, candidate.size.width, scale: 257)
            return true
        }
        return (rows.measurement, rows.regions)
    }

    /// Whether the sizes and all pixels are equal. Stops at the first difference: of what follows, and of what came
    /// before, only the checksums are looked at, since damage is no difference.
    func areSame() throws(PNGIrregularity) -> Bool {
        var areSame = reference.size == candidate.size
        let bytes = reference.size.width * 4
        if areSame {
            try walk { _, a, b in
                if let a, let b { areSame = memcmp(a, b, bytes) == 0 } else { areSame = false }
                return areSame
            }
        }
        if !areSame {
            try reference.checkRest()
            try candidate.checkRest()
        }
        return areSame
    }

    /// Shows rows of the union canvas as RGBA, from the top, until `body` returns false; rows of equal bytes are left out.
    private func walk(
        _ body: (Int, UnsafePointer<UInt32>?, UnsafePointer<UInt32>?) -> Bool
    ) throws(PNGIrregularity) {
        let height = max(reference.size.height, candidate.size.height)
        let rows = max(1, StreamedComparison.bandBytes / max(reference.rowBytes, candidate.rowBytes))
        let layouts = [reference, candidate].map { BandLayout(rows: rows, height: $0.size.height) }
        // 1.
        let sources = sources(layouts)
        defer { for source in sources { source.stop() } }
        let pixels = [reference, candidate].map { ExpandedRow($0) }
        let isAlike = reference.format == candidate.format && reference.size.width == candidate.size.width
        for band in 0..<(height + rows - 1) / rows {
            let counts = layouts.map { $0.rows(in: band) }
            let second = counts[1] > 0 ? try sources[1].next() : nil
            let first = counts[0] > 0 ? try sources[0].next() : nil
            // 2.
            if let first, let second, isAlike, counts[0] == counts[1],
                memcmp(first, second, counts[0] * reference.rowBytes) == 0
            {
                continue
            }
            for y in 0..<max(counts[0], counts[1]) {
                let a = y < counts[0] ? first.map { $0 + y * reference.rowBytes } : nil
                let b = y < counts[1] ? second.map { $0 + y * candidate.rowBytes } : nil
                if let a, let b, isAlike, memcmp(a, b, reference.rowBytes) == 0 { continue }
                // 3.
                let goesOn = body(
                    band * rows + y, a.map { pixels[0].expand($0) }, b.map { pixels[1].expand($0) })
                if !goesOn { return }
            }
        }
    }

    private func sources(_ layouts: [BandLayout]) -> [any BandSource] {
        let larger = max(
            reference.size.width * reference.size.height, candidate.size.width * candidate.size.height)
        let second = BandsOnDemand(candidate, layouts[1])
        if threads > 1, larger >= StreamedComparison.pixelsForTwoThreads,
            let first = BandsAhead(reference, layouts[0])
        {
            return [first, second]
        }
        return [BandsOnDemand(reference, layouts[0]), second]
    }
}

/// Room for one row of a picture as RGBA.
private final class ExpandedRow {
    private let reader: PNGRowReader
    private let pixels: UnsafeMutablePointer<UInt32>

    init(_ reader: PNGRowReader) {
        self.reader = reader
        pixels = .allocate(capacity: reader.size.width)
    }

    deinit { pixels.deallocate() }

    func expand(_ row: UnsafePointer<UInt8>) -> UnsafePointer<UInt32> {
        reader.format.expand(row, to: pixels, width: reader.size.width)
        return UnsafePointer(pixels)
    }
}
