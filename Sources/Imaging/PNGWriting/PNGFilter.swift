/// The ways in which rows are filtered before compression (PNG specification, clause 9).
enum PNGFilter: CaseIterable {
    /// Bytes as they are: best for flat colours and repeated glyphs.
    case none
    /// Each byte less the one above.
    case up
    /// In each row the filter whose bytes, taken as signed numbers, have the least sum of magnitudes; the
    /// first of equals (the specification's heuristic).
    case adaptive
    /// In each row the filter with which that row and the three above it compress best, quickly.
    case compressed

    /// Whether the rows may gain by it: indices and few bits have no neighbours (specification, 12.7).
    func suits(_ picture: PNGPicture) -> Bool {
        self == .none || (picture.encoding.colorType != .palette && picture.encoding.bitDepth >= 8)
    }

    /// The picture's rows, each led by its filter's number.
    ///
    /// - Parameter picture: With unfiltered rows.
    func filtered(_ picture: PNGPicture) -> [UInt8] {
        switch self {
        case .none: picture.rows
        case .up: PNGFilter.rows(picture) { PNGFilterRow.up($0, above: $1, $2, picture.rowBytes) }
        case .adaptive: PNGFilter.adaptiveRows(picture)
        case .compressed: PNGFilter.compressedRows(picture)
        }
    }

    private static func adaptiveRows(_ picture: PNGPicture) -> [UInt8] {
        let count = picture.rowBytes
        return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 2 * picture.stride) { buffer in
            guard var best = buffer.baseAddress else { return picture.rows }
            var trial = best + picture.stride
            return rows(picture) { row, above, target in
                var least = Int.max
                for filter in PNGFilterRow.all {
                    filter(row, above, trial, count, picture.pixelBytes)
                    let sum = PNGFilterRow.magnitude(trial + 1, count)
                    if sum < least {
                        least = sum
                        swap(&best, &trial)
                    }
                }
                target.update(from: best, count: count + 1)
            }
        }
    }

    /// The rows above are compressed along with each trial as they were filtered: what repeats from row to row costs little
    /// then, which no sum over one row sees.
    ///
    /// - Source: the strategy that other PNG optimizers call brute force.
    private static func compressedRows(_ picture: PNGPicture) -> [UInt8] {
        guard let deflater = LibDeflate.Trial(longest: 4 * picture.stride) else { return picture.rows }
        let count = picture.rowBytes
        var row = 0
        return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: picture.stride) { buffer in
            guard let best = buffer.baseAddress else { return picture.rows }
            return rows(picture) { bytes, above, target in
                // The target lies in the rows filtered so far.
                let before = min(row, 3) * picture.stride
                var least = Int.max
                for filter in PNGFilterRow.all {
                    filter(bytes, above, target, count, picture.pixelBytes)
                    let length = deflater.length(target - before, before + picture.stride)
                    if length < least {
                        least = length
                        best.update(from: target, count: picture.stride)
                    }
                }
                target.update(from: best, count: picture.stride)
                row += 1
            }
        }
    }

    /// Each row by `filter`, which gets the row's bytes, those of the row above (zeros for the first) and where
    /// to write the number and the bytes.
    private static func rows(
        _ picture: PNGPicture,
        filter: (UnsafePointer<UInt8>, UnsafePointer<UInt8>, UnsafeMutablePointer<UInt8>) -> Void
    ) -> [UInt8] {
        let zeros = [UInt8](repeating: 0, count: picture.rowBytes)
        return [UInt8](unsafeUninitializedCapacity: picture.rows.count) { target, initialized in
            picture.rows.withUnsafeBufferPointer { source in
                zeros.withUnsafeBufferPointer { zeros in
                    guard let zeros = zeros.baseAddress, var row = source.baseAddress,
                        var target = target.baseAddress
                    else { return }
                    var above = zeros
                    for _ in 0..<picture.size.height {
                        filter(row + 1, above, target)
                        above = row + 1
                        row += picture.stride
                        target += picture.stride
                    }
                }
            }
            initialized = picture.rows.count
        }
    }
}
