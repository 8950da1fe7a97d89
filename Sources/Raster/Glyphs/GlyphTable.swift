import Drawing
import Synchronization

/// What is kept for a glyph: one block of memory, which a ``GlyphTable`` owns.
protocol GlyphBlock {
    var memory: UnsafeMutableRawPointer { get }
    /// Bytes, about.
    var size: Int { get }

    /// What another block of this kind wrote.
    init(memory: UnsafeMutableRawPointer)
}

/// What is kept for the glyphs of one face at one size, found without a lock.
///
/// A page holds a pointer for each of 256 glyphs and each eighth of a pixel across; pages are made when needed.
/// Glyphs numbered 65,536 and up, and those not on a whole pixel down, are in a dictionary behind a lock. What
/// is there stays there until the table goes.
final class GlyphTable<Block: GlyphBlock>: @unchecked Sendable {
    // Unchecked: the pointers' targets are written before they are published, atomically, and never after.
    private typealias Slot = Atomic<UnsafeMutableRawPointer?>

    private struct Rest: Sendable {
        struct Key: Hashable {
            var glyph: UInt32
            var phaseX: Int
            var phaseY: Int
        }

        var blocks: [Key: UInt] = [:]
    }

    private static var pageCount: Int { 256 }
    private static var glyphsPerPage: Int { 256 }
    private static var phaseCount: Int { 8 }

    private let pages: UnsafeMutablePointer<Slot>
    private let rest = Mutex(Rest())
    private let byteCount = Atomic(0)

    init() {
        pages = Self.slots(Self.pageCount)
    }

    deinit {
        for index in 0..<Self.pageCount {
            guard let page = pages[index].load(ordering: .relaxed) else { continue }
            let slots = page.assumingMemoryBound(to: Slot.self)
            for slot in 0..<Self.glyphsPerPage * Self.phaseCount {
                slots[slot].load(ordering: .relaxed)?.deallocate()
            }
            Self.free(slots, Self.glyphsPerPage * Self.phaseCount)
        }
        Self.free(pages, Self.pageCount)
        rest.withLock { rest in
            for block in rest.blocks.values { UnsafeMutableRawPointer(bitPattern: block)?.deallocate() }
        }
    }

    /// Bytes kept in blocks.
    var size: Int { byteCount.load(ordering: .relaxed) }

    /// The block of a glyph, made by `make` at the first time.
    ///
    /// - Parameters:
    ///   - phaseX: Eighths of a pixel right of a whole one, 0...7.
    ///   - phaseY: The same, down.
    @inline(__always)
    func block(
        _ glyph: UInt32, phaseX: Int = 0, phaseY: Int = 0, make: () throws(RasterError) -> Block
    ) throws(RasterError) -> Block {
        if phaseY == 0, glyph < UInt32(Self.pageCount * Self.glyphsPerPage) {
            let slot = slot(glyph, phaseX)
            if let known = slot.pointee.load(ordering: .acquiring) { return Block(memory: known) }
            return publish(try make(), in: slot)
        }
        return try slowBlock(Rest.Key(glyph: glyph, phaseX: phaseX, phaseY: phaseY), make)
    }

    @inline(__always)
    private func slot(_ glyph: UInt32, _ phaseX: Int) -> UnsafeMutablePointer<Slot> {
        let page = pages + Int(glyph >> 8)
        let slots = page.pointee.load(ordering: .acquiring) ?? addPage(page)
        return slots.assumingMemoryBound(to: Slot.self) + (Int(glyph & 255) * Self.phaseCount + phaseX)
    }

    @inline(never)
    private func addPage(_ page: UnsafeMutablePointer<Slot>) -> UnsafeMutableRawPointer {
        let count = Self.glyphsPerPage * Self.phaseCount
        let slots = Self.slots(count)
        let made = UnsafeMutableRawPointer(slots)
        let (isFirst, other) = page.pointee.compareExchange(
            expected: nil, desired: made, ordering: .acquiringAndReleasing)
        if !isFirst { Self.free(slots, count) }
        return other ?? made
    }

    /// Of two threads that made a glyph's block, the first one's stays; they are alike.
    @inline(never)
    private func publish(_ block: Block, in slot: UnsafeMutablePointer<Slot>) -> Block {
        let (isFirst, other) = slot.pointee.compareExchange(
            expected: nil, desired: block.memory, ordering: .acquiringAndReleasing)
        guard isFirst else {
            block.memory.deallocate()
            return Block(memory: other ?? block.memory)
        }
        byteCount.add(block.size, ordering: .relaxed)
        return block
    }

    @inline(never)
    private func slowBlock(
        _ key: Rest.Key, _ make: () throws(RasterError) -> Block
    ) throws(RasterError) -> Block {
        func known() -> Block? {
            rest.withLock { $0.blocks[key] }.flatMap { UnsafeMutableRawPointer(bitPattern: $0) }
                .map { Block(memory: $0) }
        }
        if let known = known() { return known }
        let block = try make()
        let isFirst = rest.withLock { rest in
            guard rest.blocks[key] == nil else { return false }
            rest.blocks[key] = UInt(bitPattern: block.memory)
            return true
        }
        guard !isFirst, let first = known() else {
            byteCount.add(block.size, ordering: .relaxed)
            return block
        }
        block.memory.deallocate()
        return first
    }

    private static func slots(_ count: Int) -> UnsafeMutablePointer<Slot> {
        let slots = UnsafeMutablePointer<Slot>.allocate(capacity: count)
        for index in 0..<count { (slots + index).initialize(to: Atomic(nil)) }
        return slots
    }

    private static func free(_ slots: UnsafeMutablePointer<Slot>, _ count: Int) {
        slots.deinitialize(count: count)
        slots.deallocate()
    }
}
