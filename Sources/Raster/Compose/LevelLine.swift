/// A function of one level that is nearly a line: `(level x factor + offset) >> 16`, as ``PixelRows`` computes it,
/// but for a few levels.
///
/// Multiply is one, and so is any mode whose formula is linear in the backdrop. Which line gives the rounded results
/// is found out, not assumed; where exact results lie on halves, floating point rounds some up and some down, and
/// those are the exceptions.
struct LevelLine {
    /// Exceptions that a line may have.
    static let mostExceptions = 4

    private(set) var factor: UInt32
    private(set) var offset: UInt32
    /// Levels whose result isn't the line's, and what it is more, modulo 256.
    private(set) var exceptions: [(level: UInt32, change: UInt32)] = []

    /// The line through `results`, the results for all 256 levels, which rises about from `black` to `white` of
    /// 0...1; nil where there is none, or it falls.
    ///
    /// 1. With a factor, each result bounds the offset from below and above. The first factor whose bounds leave an
    ///    offset will do.
    /// 2. If none does, halves are rounded up, or down, with exceptions.
    init?(_ results: [UInt32], from black: Double, to white: Double) {
        let slope = white - black
        guard results.count == 256, slope > -1e-6, slope < 1 + 1e-6 else { return nil }
        let middle = Int((slope * 65536).rounded())
        // 1.
        for factor in [0, -1, 1, -2, 2].map({ middle + $0 }) where 0...0xffff ~= factor {
            guard let offset = Self.offset(results, factor) else { continue }
            self.factor = UInt32(factor)
            self.offset = UInt32(offset)
            return
        }
        // 2.
        factor = UInt32(min(max(middle, 0), 0xffff))
        for nudge in [256.0, -256] {
            offset = UInt32(max(0, (black * 255 + 0.5) * 65536 + nudge))
            exceptions = []
            for level in 0..<256 as Range<UInt32> {
                let line = (level * factor + offset) >> 16
                let result = results[Int(level)]
                if line > 255 || exceptions.count > Self.mostExceptions { break }
                if line != result { exceptions.append((level, (result &- line) & 255)) }
            }
            let last = (255 * factor + offset) >> 16
            if last <= 255, exceptions.count <= Self.mostExceptions { return }
        }
        return nil
    }

    private static func offset(_ results: [UInt32], _ factor: Int) -> Int? {
        var least = 0
        var most = Int.max
        for level in 0..<256 {
            let start = (Int(results[level]) << 16) - level * factor
            least = max(least, start)
            most = min(most, start + 0xffff)
            if least > most { return nil }
        }
        return least + (most - least) / 2
    }

    /// The result for one level, 0...255.
    subscript(level: UInt32) -> UInt32 {
        let change = exceptions.first { $0.level == level }?.change ?? 0
        return ((level * factor + offset) >> 16 + change) & 255
    }

    /// The numbers of a pixel's four lines in a row: factors, offsets, levels of exceptions, changes.
    struct Scalars {
        let numbers: [UInt32]
        /// As many as the line with the most has.
        let exceptions: Int

        /// Nil unless there are four lines.
        init?(_ lines: [LevelLine]) {
            guard lines.count == 4 else { return nil }
            exceptions = lines.map(\.exceptions.count).max() ?? 0
            var levels: [UInt32] = []
            var changes: [UInt32] = []
            for slot in 0..<exceptions {
                for line in lines {
                    let known = slot < line.exceptions.count
                    levels.append(known ? line.exceptions[slot].level : 0)
                    changes.append(known ? line.exceptions[slot].change : 0)
                }
            }
            numbers = lines.map(\.factor) + lines.map(\.offset) + levels + changes
        }
    }
}
