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
    }

    /// Pixels in a row from which on it pays to keep results.
    private static let longRow = 32
    private static let entryCount = 4096

    private var key: Key?
    /// By a hash of the backdrop.
    private var entries: [Entry] = []
    /// By component, where components don't mix and the backdrop is opaque: the result for gray backdrops.
    private var grays: [PremultipliedPixel] = []

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
        if grays.isEmpty {
            blendByHash(key, row, count)
        } else {
            blendByComponent(key, row, count)
        }
    }

    private func prepare(_ key: Key) {
        // An entry is valid where its backdrop hashes to its place: 0 does so to the first only.
        let first = BlendFormula.blend(key.color, coverage: key.coverage, onto: 0, key.mode)
        entries = [Entry](repeating: Entry(backdrop: 0, result: first), count: Self.entryCount)
        grays = []
        guard !key.mode.mixesComponents else { return }
        grays = (0..<256).map { level in
            let gray = UInt32(level) * 0x0001_0101 | 0xff00_0000
            return BlendFormula.blend(key.color, coverage: key.coverage, onto: gray, key.mode)
        }
    }

    private func blendByComponent(_ key: Key, _ row: SourceOver.Row, _ count: Int) {
        grays.withUnsafeBufferPointer { grays in
            for i in 0..<count {
                let pixel = row[i]
                if pixel >> 24 == 255 {
                    row[i] =
                        grays[Int(pixel & 255)] & 0xff00_00ff | grays[Int(pixel >> 8 & 255)] & 0x0000_ff00
                        | grays[Int(pixel >> 16 & 255)] & 0x00ff_0000
                } else {
                    row[i] = BlendFormula.blend(key.color, coverage: key.coverage, onto: pixel, key.mode)
                }
            }
        }
    }

    private func blendByHash(_ key: Key, _ row: SourceOver.Row, _ count: Int) {
        entries.withUnsafeMutableBufferPointer { entries in
            for i in 0..<count {
                let pixel = row[i]
                let place = Int((pixel &* 0x9e37_79b1) >> 20)
                if entries[place].backdrop != pixel {
                    let result = BlendFormula.blend(key.color, coverage: key.coverage, onto: pixel, key.mode)
                    entries[place] = Entry(backdrop: pixel, result: result)
                }
                row[i] = entries[place].result
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
