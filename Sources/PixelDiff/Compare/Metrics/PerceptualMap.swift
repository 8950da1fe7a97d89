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

    struct Entry: Hashable {
        /// The pixel's number, row by row.
        var index: Int
        /// The ``PerceptualDistance/step`` it needs; 0 where it is excused.
        var step: Int
        var finding: Finding
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
        var entry = Entry(index: index, step: 0, finding: .matching)
        if !isExcused {
            entry.step = distance.step
            worstDistance = max(worstDistance, distance.value)
        }
        if distance.exceeds(threshold) {
            entry.finding = isExcused ? .antialiased : distance.isDarker ? .countedDarker : .counted
        }
        entries.append(entry)
    }

    /// Numbers of the counted pixels.
    var counted: [Int] {
        entries.compactMap { $0.finding.isCounted ? $0.index : nil }
    }

    /// Whether each pixel is counted, row by row.
    func mask() -> [Bool] {
        var mask = [Bool](repeating: false, count: size.width * size.height)
        for index in counted { mask[index] = true }
        return mask
    }
}
