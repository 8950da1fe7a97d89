import Foundation

/// Scratch memory of ``CoverageScanner``: area cells for some rows of a shape, a bit for each ``cellsPerBit``
/// of them, set where an edge came by, and room for one row's result.
///
/// All cells and bits are 0 between shapes: whoever reads them clears them. Rows that no edge touches cost no
/// memory, since the system gives out pages of zeros as they are written.
final class CellGrid {
    static let cellsPerBit = 4
    /// Most cells at a time; higher shapes are done in several passes.
    static let cellLimit = 1 << 21

    private(set) var cells: UnsafeMutablePointer<Float>
    private(set) var bits: UnsafeMutablePointer<UInt64>
    private(set) var mask: UnsafeMutablePointer<UInt8>
    private(set) var runs: UnsafeMutablePointer<CoverageRow.Run>
    private var cellCapacity = 0
    private var bitCapacity = 0
    private var widthCapacity = 0

    init() {
        (cells, bits, mask, runs) = (Self.zeros(4), Self.zeros(1), Self.zeros(1), Self.zeros(1))
    }

    deinit {
        release()
    }

    /// Cells a row of `width` pixels: at least two more than pixels, since an edge on the right border touches
    /// the cells after it, and a whole number of bits' worth.
    static func stride(width: Int) -> Int { (width + 2 + cellsPerBit - 1) & ~(cellsPerBit - 1) }

    /// Bit words a row.
    static func words(width: Int) -> Int { (stride(width: width) / cellsPerBit + 63) / 64 }

    /// The rows that one pass may have at this width.
    static func rowLimit(width: Int) -> Int { max(1, cellLimit / stride(width: width)) }

    /// Makes room for `height` rows of `width` pixels. What was there is 0, and so is what comes.
    func prepare(width: Int, height: Int) {
        let cellCount = Self.stride(width: width) * height
        let bitCount = Self.words(width: width) * height
        guard cellCount > cellCapacity || bitCount > bitCapacity || width > widthCapacity else { return }
        release()
        cellCapacity = max(cellCount, cellCapacity, 1 << 14)
        bitCapacity = max(bitCount, bitCapacity, 1 << 10)
        widthCapacity = max(width, widthCapacity, 1 << 10)
        cells = Self.zeros(cellCapacity)
        bits = Self.zeros(bitCapacity)
        mask = Self.zeros(widthCapacity + 8)
        // A varying run and a constant one for each bit, at most.
        runs = Self.zeros(widthCapacity / 2 + 8)
    }

    private func release() {
        for pointer in [UnsafeMutableRawPointer(cells), .init(bits), .init(mask), .init(runs)] {
            free(pointer)
        }
    }

    /// Memory of 0 bytes, on a boundary that suits vectors.
    private static func zeros<Element: BitwiseCopyable>(_ count: Int) -> UnsafeMutablePointer<Element> {
        guard let memory = calloc(count, MemoryLayout<Element>.stride) else {
            preconditionFailure("no memory for \(count) cells")
        }
        return memory.bindMemory(to: Element.self, capacity: count)
    }
}
