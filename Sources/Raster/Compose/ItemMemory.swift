import Drawing

/// Asks for what items hold before it is read: the door to where that is.
///
/// Bands pass over most items, so that a processor can't foresee which is next, and what another core had last takes
/// long to come. It changes the time that drawing takes, never a pixel: no address is followed here.
struct ItemMemory: Sendable {
    /// What processors' caches take in together.
    private static let line = 64
    /// Lines of a path that are asked for: those that follow are foreseen.
    private static let pathLines = 3
    /// Bits of a reference that are its address; others tell the cases of an enumeration apart.
    private static let addressBits: UInt = 0x00ff_ffff_ffff_fff8
    private static let contentOffset = MemoryLayout<DisplayItem>.offset(of: \DisplayItem.content) ?? 0

    /// Of the item's content; 0 where that isn't known.
    private var content: UInt = 0
    /// Of its path; 0 where it has none.
    private var steps: UInt = 0

    /// Unknown.
    init() {}

    /// That of the path alone.
    init(of path: Path) {
        steps = path.elements.withUnsafeBufferPointer { UInt(bitPattern: $0.baseAddress) }
    }

    /// Adds where the item's content is.
    ///
    /// - Parameter items: The bytes of the array that holds the item.
    @inline(__always)
    mutating func locate(at index: Int, in items: UnsafeRawBufferPointer) {
        content = Self.content(at: index, in: items)
    }

    private static func content(at index: Int, in items: UnsafeRawBufferPointer) -> UInt {
        let offset = index * MemoryLayout<DisplayItem>.stride + contentOffset
        guard index < items.count / MemoryLayout<DisplayItem>.stride,
            MemoryLayout<DisplayItem.Content>.size == MemoryLayout<UInt>.size
        else { return 0 }
        return items.load(fromByteOffset: offset, as: UInt.self) & addressBits
    }

    /// Asks for an item that wasn't looked at yet.
    static func prefetch(at index: Int, in items: UnsafeRawBufferPointer) {
        PixelRows.prefetch(content(at: index, in: items))
    }

    /// Asks for an item.
    @inline(__always)
    func prefetch() {
        PixelRows.prefetch(content)
        guard steps > 0 else { return }
        for line in 0..<Self.pathLines { PixelRows.prefetch(steps &+ UInt(line * Self.line)) }
    }
}
