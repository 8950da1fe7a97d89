/// Coverage of one glyph, its rows padded with zeros to a multiple of four levels for ``GlyphBlit``.
struct GlyphCoverage {
    /// Pixels from the one that the pen stands on.
    var bounds: PixelBounds
    /// The first row's.
    var levels: UnsafePointer<UInt8>

    var stride: Int { Self.stride(bounds.width) }

    /// Levels from one row to the next.
    static func stride(_ width: Int) -> Int { (width + 3) & ~3 }
}

/// Coverage of one drawn glyph, cut to its ink; memory that belongs to a ``GlyphTable``, and is valid as long.
struct GlyphMask: GlyphBlock {
    private struct Header {
        var minX: Int32
        var minY: Int32
        var width: Int32
        var height: Int32
    }

    let memory: UnsafeMutableRawPointer

    init(memory: UnsafeMutableRawPointer) {
        self.memory = memory
    }

    /// Copies the part of `mask` that isn't 0; none of it where all is.
    init(_ mask: CoverageMask) {
        let ink = Self.ink(mask)
        let stride = GlyphCoverage.stride(ink.width)
        let size = MemoryLayout<Header>.size
        memory = .allocate(byteCount: size + stride * ink.height, alignment: 8)
        memory.storeBytes(
            of: Header(
                minX: Int32(clamping: ink.minX), minY: Int32(clamping: ink.minY),
                width: Int32(clamping: ink.width), height: Int32(clamping: ink.height)), as: Header.self)
        let levels = (memory + size).bindMemory(to: UInt8.self, capacity: stride * ink.height)
        levels.initialize(repeating: 0, count: stride * ink.height)
        for y in 0..<ink.height {
            for x in 0..<ink.width {
                levels[y * stride + x] = mask[ink.minX + x, ink.minY + y]
            }
        }
    }

    private var bounds: PixelBounds {
        let header = memory.load(as: Header.self)
        let (x, y) = (Int(header.minX), Int(header.minY))
        return PixelBounds(minX: x, minY: y, maxX: x + Int(header.width), maxY: y + Int(header.height))
    }

    private var levels: UnsafePointer<UInt8> {
        UnsafePointer((memory + MemoryLayout<Header>.size).assumingMemoryBound(to: UInt8.self))
    }

    var size: Int {
        MemoryLayout<Header>.size + GlyphCoverage.stride(bounds.width) * bounds.height
    }

    var coverage: GlyphCoverage { GlyphCoverage(bounds: bounds, levels: levels) }

    private static func ink(_ mask: CoverageMask) -> PixelBounds {
        let bounds = mask.bounds
        var ink = PixelBounds.empty
        for y in 0..<bounds.height {
            let row = mask.levels[y * bounds.width..<(y + 1) * bounds.width]
            guard let first = row.firstIndex(where: { $0 > 0 }), let last = row.lastIndex(where: { $0 > 0 })
            else { continue }
            let start = bounds.minX - row.startIndex
            ink = ink.union(
                PixelBounds(
                    minX: start + first, minY: bounds.minY + y, maxX: start + last + 1,
                    maxY: bounds.minY + y + 1))
        }
        return ink
    }
}
