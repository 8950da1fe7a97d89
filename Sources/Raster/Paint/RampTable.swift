import Drawing

/// A gradient's colours at equal steps from location 0 to 1, premultiplied and rounded.
///
/// Looking up the nearest entry is within one level of evaluating the ramp at the exact location, and a hard
/// edge within 1/8192 of the gradient's length.
struct RampTable {
    static let steps = 4096
    /// Longest distance in steps between two entries that are evaluated and not interpolated.
    private static let stride = 8

    private let colors: [PremultipliedPixel]
    /// No entry lets anything through.
    let isOpaque: Bool

    /// Nil for a ramp without stops.
    ///
    /// 1. Mix each stop interval's colours at every eighth step, and at its ends.
    /// 2. In between, the components are as good as linear.
    init?(_ ramp: GradientRamp) {
        guard let evaluator = RampEvaluator(ramp) else { return nil }
        var colors = [PremultipliedPixel](repeating: 0, count: Self.steps + 1)
        var step = 0
        while step <= Self.steps {
            // 1.
            let limit = evaluator.lastStep(sharingIntervalWith: step, steps: Self.steps)
            let next = min(step + Self.stride, limit)
            let first = evaluator.color(at: Double(step) / Double(Self.steps))
            colors[step] = first.pixel
            // 2.
            if next > step {
                let last = evaluator.color(at: Double(next) / Double(Self.steps))
                for i in 1...(next - step) {
                    colors[step + i] = first.mixed(with: last, Double(i) / Double(next - step)).pixel
                }
            }
            step = next + 1
        }
        self.colors = colors
        isOpaque = colors.allSatisfy { $0 >> 24 == 255 }
    }

    /// The colour nearest to a location; before 0 and after 1 the ends go on. NaN gives the start.
    @inline(__always)
    subscript(location: Double) -> PremultipliedPixel {
        let scaled = location * Double(Self.steps) + 0.5
        let index = scaled > 0 ? (scaled < Double(Self.steps) ? Int(scaled) : Self.steps) : 0
        return colors[index]
    }

    /// Puts colours in place of the numbers of entries, 0 to ``steps``.
    func replaceEntries(in row: UnsafeMutablePointer<PremultipliedPixel>, count: Int) {
        colors.withUnsafeBufferPointer { colors in
            for i in 0..<count { row[i] = colors[Int(row[i])] }
        }
    }

    /// All entries, for loops over rows.
    @inline(__always)
    func withEntries(_ body: (UnsafeBufferPointer<PremultipliedPixel>) -> Void) {
        colors.withUnsafeBufferPointer(body)
    }

    /// The colour after the end.
    var last: PremultipliedPixel { colors[Self.steps] }
}
