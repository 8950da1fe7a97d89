import Drawing

/// One colour mixed into rows by a blend mode, with the results kept for the next pixel of the same colour.
///
/// Pictures have few colours: most pixels were met before. What isn't known is ``BlendFormula``'s, so the bytes
/// are always its. One object serves one thread.
final class SolidBlend {
    private struct Entry {
        var backdrop: PremultipliedPixel
        var result: PremultipliedPixel
    }

    private struct Key: Equatable {
        var color: BlendFormula.Color
        var coverage: Int
        var mode: BlendMode

        func result(onto backdrop: PremultipliedPixel) -> PremultipliedPixel {
            BlendFormula.blend(color, coverage: coverage, onto: backdrop, mode)
        }
    }

    /// Pixels in a row from which on it pays to keep results.
    private static let longRow = 32
    /// Pixels that are looked up before lines are tried again.
    private static let stretch = 64
    private static let entryCount = 4096

    private var key: Key?
    /// By a hash of the backdrop; empty until one is needed.
    private var entries: [Entry] = []
    /// Where components don't mix and the backdrop is opaque: 256 results of red and alpha, then of green, then of
    /// blue, each in its place in a pixel.
    private var levels: [PremultipliedPixel] = []
    /// The same by component, where all of them are lines.
    private var lines: LevelLine.Scalars?

    /// Mixes `count` pixels, all with the same coverage 1...255.
    func blend(
        _ color: BlendFormula.Color, coverage: Int, onto row: SourceOver.Row, count: Int, _ mode: BlendMode
    ) {
        guard count >= Self.longRow else {
            for i in 0..<count {
                row[i] = BlendFormula.blend(color, coverage: coverage, onto: row[i], mode)
            }
            return
        }
        let key = Key(color: color, coverage: coverage, mode: mode)
        if self.key != key {
            self.key = key
            prepare(key)
        }
        if levels.isEmpty {
            blendByHash(key, row, count)
        } else {
            blendByComponent(key, row, count)
        }
    }

    // MARK: By component

    private func prepare(_ key: Key) {
        entries = []
        levels = []
        lines = nil
        guard !key.mode.mixesComponents else { return }
        let grays = (0..<256).map { key.result(onto: UInt32($0) * 0x0001_0101 | 0xff00_0000) }
        levels =
            grays.map { $0 & 0xff00_00ff } + grays.map { $0 & 0x0000_ff00 } + grays.map { $0 & 0x00ff_0000 }
        let (black, white) = BlendFormula.ends(key.color, coverage: key.coverage, key.mode)
        // An opaque backdrop's alpha is 255 at any level.
        let ends = [
            (black.red, white.red), (black.green, white.green), (black.blue, white.blue),
            (black.alpha, black.alpha),
        ]
        let found = ends.enumerated().compactMap { component, ends in
            LevelLine(grays.map { $0 >> (8 * UInt32(component)) & 255 }, from: ends.0, to: ends.1)
        }
        lines = LevelLine.Scalars(found)
    }

    /// 1. What isn't opaque goes by hash, a stretch at a time.
    /// 2. Opaque pixels go by lines where there are any, else by their levels.
    private func blendByComponent(_ key: Key, _ row: SourceOver.Row, _ count: Int) {
        var start = 0
        while start < count {
            // 1.
            let translucent = Self.translucentCount(row + start, count - start)
            if translucent > 0 {
                blendByHash(key, row + start, translucent)
                start += translucent
                continue
            }
            // 2.
            if let lines { start += PixelRows.blend(lines, onto: row + start, count: count - start) }
            let end = min(start + Self.stretch, count)
            lookUp(key, row + start, end - start)
            start = end
        }
    }

    private func lookUp(_ key: Key, _ row: SourceOver.Row, _ count: Int) {
        levels.withUnsafeBufferPointer { levels in
            var i = 0
            while i < count {
                let pixel = row[i]
                if pixel >> 24 == 255 {
                    row[i] =
                        levels[Int(pixel & 255)] | levels[256 + Int(pixel >> 8 & 255)]
                        | levels[512 + Int(pixel >> 16 & 255)]
                    i += 1
                } else {
                    let translucent = Self.translucentCount(row + i, count - i)
                    blendByHash(key, row + i, translucent)
                    i += translucent
                }
            }
        }
    }

    /// How many pixels at the start of a row aren't opaque.
    private static func translucentCount(_ row: SourceOver.Row, _ count: Int) -> Int {
        var i = 0
        while i < count, row[i] >> 24 != 255 { i += 1 }
        return i
    }

    // MARK: By hash

    /// Looks each pixel up, those like the one before not again.
    private func blendByHash(_ key: Key, _ row: SourceOver.Row, _ count: Int) {
        if entries.isEmpty {
            // An entry is valid where its backdrop hashes to its place: 0 does so to the first only.
            entries = [Entry](
                repeating: Entry(backdrop: 0, result: key.result(onto: 0)), count: Self.entryCount)
        }
        entries.withUnsafeMutableBufferPointer { entries in
            var i = 0
            while i < count {
                let pixel = row[i]
                let place = Int((pixel &* 0x9e37_79b1) >> 20)
                if entries[place].backdrop != pixel {
                    entries[place] = Entry(backdrop: pixel, result: key.result(onto: pixel))
                }
                let result = entries[place].result
                repeat {
                    row[i] = result
                    i += 1
                } while i < count && row[i] == pixel
            }
        }
    }
}

extension BlendMode {
    /// A component of the result depends on other components than its own and alpha.
    fileprivate var mixesComponents: Bool {
        switch self {
        case .hue, .saturation, .color, .luminosity: true
        default: false
        }
    }
}
