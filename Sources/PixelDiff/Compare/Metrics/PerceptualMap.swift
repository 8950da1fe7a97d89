import Imaging

/// What becomes of the pixels that differ: their findings, in the order of the pixels.
///
/// Pixels that are equal, or ignored, aren't in it.
struct PerceptualMap: Hashable {
    enum Finding: UInt8 {
        /// Within the threshold.
        case matching
        case counted
        /// Counted, and the candidate's pixel is the darker one.
        case countedDarker
        case antialiased

        var isCounted: Bool { self == .counted || self == .countedDarker }
    }

    /// A pixel, in eight bytes.
    struct Entry: Hashable {
        /// From the lowest bit: two of the finding, 14 of the step, the rest the index.
        private let bits: UInt64

        init(index: Int, step: Int, finding: Finding) {
            bits = UInt64(index) << 16 | UInt64(step) << 2 | UInt64(finding.rawValue)
        }

        /// The pixel's number, row by row.
        var index: Int { Int(bits >> 16) }
        /// The ``PerceptualDistance/step`` it needs; 0 where it is excused.
        var step: Int { Int(bits >> 2 & 0x3FFF) }
        var finding: Finding { Finding(rawValue: UInt8(bits & 3)) ?? .matching }

        var isCounted: Bool {
            let finding = bits & 3
            return finding == 1 || finding == 2
        }
    }

    /// The pixels that both pictures have.
    let size: PixelSize
    private(set) var entries: [Entry] = []
    /// The greatest distance of a pixel that isn't excused.
    private(set) var worstDistance = 0.0

    init(size: PixelSize) {
        self.size = size
    }

    /// Enters a pixel that differs; pixels come in their order.
    mutating func record(
        _ distance: PerceptualDistance, isExcused: Bool, at index: Int, threshold: Double
    ) {
        var step = 0
        if !isExcused {
            step = distance.step
            worstDistance = max(worstDistance, distance.value)
        }
        var finding = Finding.matching
        if distance.exceeds(threshold) {
            finding = isExcused ? .antialiased : distance.isDarker ? .countedDarker : .counted
        }
        entries.append(Entry(index: index, step: step, finding: finding))
    }

    /// The same for a pixel that an ``OpaqueScale`` has measured; the worst is told afterwards.
    @inline(__always)
    mutating func record(_ reading: ScaleReading, at index: Int) {
        entries.append(Entry(index: index, step: reading.step, finding: reading.finding))
    }

    mutating func raiseWorst(to distance: Double) {
        worstDistance = max(worstDistance, distance)
    }

    /// Adds the map of rows further down.
    mutating func append(_ other: PerceptualMap) {
        entries += other.entries
        worstDistance = max(worstDistance, other.worstDistance)
    }

    /// Numbers of the counted pixels.
    var counted: [Int] {
        entries.compactMap { $0.isCounted ? $0.index : nil }
    }

    /// Whether each pixel is counted, row by row.
    func mask() -> [Bool] {
        var mask = [Bool](repeating: false, count: size.width * size.height)
        for entry in entries where entry.isCounted { mask[entry.index] = true }
        return mask
    }
}
