import Synchronization
import Testing

@testable import Raster

struct GlyphTableTests {
    private func mask(_ level: UInt8) -> GlyphMask {
        GlyphMask(CoverageMask(bounds: PixelBounds(minX: 0, minY: 0, maxX: 1, maxY: 1), levels: [level]))
    }

    /// Each glyph and phase has its own, made once; numbers beyond the pages too.
    @Test func keepsWhatWasMade() throws {
        let table = GlyphTable<GlyphMask>()
        var made = 0
        for round in 0..<2 {
            var level: UInt8 = 1
            for glyph: UInt32 in [0, 1, 255, 256, 65_535, 65_536, .max] {
                for (phaseX, phaseY) in [(0, 0), (7, 0), (0, 3)] {
                    let block = try table.block(glyph, phaseX: phaseX, phaseY: phaseY) {
                        () throws(RasterError) in
                        made += 1
                        return mask(level)
                    }
                    #expect(block.coverage.levels[0] == level, "\(round), \(glyph), \(phaseX), \(phaseY)")
                    level += 1
                }
            }
        }
        #expect(made == 21)
        #expect(table.size >= 21)
    }

    /// What fails isn't kept.
    @Test func failuresAreThrown() throws {
        let table = GlyphTable<GlyphMask>()
        #expect(throws: RasterError.self) {
            try table.block(3) { () throws(RasterError) in throw .invalidSize(width: 0, height: 0, scale: 0) }
        }
        #expect(try table.block(3) { mask(9) }.coverage.levels[0] == 9)
    }

    /// Threads that miss at once get the same block.
    @Test func agreesBetweenThreads() async throws {
        let table = GlyphTable<GlyphMask>()
        let found = try await withThrowingTaskGroup(of: [UInt].self) { group in
            for _ in 0..<8 {
                group.addTask {
                    try (0..<600).map { glyph in
                        UInt(
                            bitPattern: try table.block(glyph * 117, phaseX: 2) {
                                self.mask(UInt8(glyph % 255 + 1))
                            }.memory)
                    }
                }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        for other in found { #expect(other == found[0]) }
    }
}
