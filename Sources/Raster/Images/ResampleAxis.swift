import Drawing

/// Where the pixels of one axis of a picture come from: for each target pixel, source pixels with weights.
struct ResampleAxis {
    /// How one axis of a picture is laid out on the device.
    struct Layout: Hashable {
        /// Device coordinates of the picture's edges; `start < end`.
        var start: Double
        var end: Double
        /// The picture's first pixel lies at `end`.
        var isMirrored = false
        /// Source pixels.
        var count: Int
        /// Rigid source pixels at both ends.
        var lowCap = 0.0
        var highCap = 0.0
        /// Device pixels a source pixel where the picture isn't stretched: caps and tiles.
        var naturalScale = 1.0
        var isTiled = false
        var interpolation = ImageInterpolation.medium
    }

    struct Tap: Equatable {
        var index: Int
        var weight: Float
    }

    /// The taps of target pixel i are `taps[offsets[i]..<offsets[i + 1]]`; their weights sum to 1.
    private(set) var offsets: [Int] = [0]
    private(set) var taps: [Tap] = []

    /// Part of an axis in which target and source are in proportion.
    private struct Segment {
        /// Target pixels from the picture's first edge.
        var target: Double
        /// Source pixels, half-open; no tap leaves them.
        var source: Double
        var sourceEnd: Double
        /// Source pixels a target pixel.
        var step: Double
        var repeats = false
    }

    /// For the device pixels `range`.
    ///
    /// 1. Lay out the caps at their natural size, shrunk where both don't fit, and the middle in what is left.
    /// 2. Find each pixel's segment by its centre, and the source position there.
    /// 3. Weigh the source pixels around that position.
    init(_ layout: Layout, range: Range<Int>) {
        // 1.
        let length = layout.end - layout.start
        let caps = (layout.lowCap + layout.highCap) * layout.naturalScale
        let capScale = layout.naturalScale * (caps > length ? length / caps : 1)
        let low = layout.lowCap * capScale
        let high = length - layout.highCap * capScale
        let count = Double(layout.count)
        let middleCount = max(count - layout.lowCap - layout.highCap, 0)
        let middleStep =
            layout.isTiled ? 1 / layout.naturalScale : high > low ? middleCount / (high - low) : 1
        let first = Segment(target: 0, source: 0, sourceEnd: layout.lowCap, step: 1 / capScale)
        let middle = Segment(
            target: low, source: layout.lowCap, sourceEnd: layout.lowCap + middleCount, step: middleStep,
            repeats: layout.isTiled)
        let last = Segment(
            target: high, source: count - layout.highCap, sourceEnd: count, step: 1 / capScale)
        offsets.reserveCapacity(range.count + 1)
        taps.reserveCapacity(2 * range.count)
        for pixel in range {
            // 2.
            let distance = Double(pixel) + 0.5 - layout.start
            let position = layout.isMirrored ? length - distance : distance
            let segment =
                position < low && layout.lowCap > 0
                ? first : position >= high && layout.highCap > 0 ? last : middle
            // 3.
            add(segment.source + (position - segment.target) * segment.step, segment, layout)
            offsets.append(taps.count)
        }
    }

    /// True where every pixel is exactly one source pixel.
    var isCopy: Bool { taps.count == offsets.count - 1 }

    // MARK: 3.

    private mutating func add(_ position: Double, _ segment: Segment, _ layout: Layout) {
        let isShrinking = segment.step > 1 + 1e-9
        switch layout.interpolation {
        case .none:
            add(Int(position.rounded(.down)), 1, segment, layout.count)
        case .medium where isShrinking, .high where isShrinking:
            addArea(position, segment, layout.count)
        case .high where segment.step < 1 - 1e-9:
            addCubic(position, segment, layout.count)
        case .low, .medium, .high:
            addLinear(position, segment, layout.count)
        }
    }

    private mutating func addLinear(_ position: Double, _ segment: Segment, _ count: Int) {
        let (index, fraction) = Self.split(position - 0.5)
        if fraction < 1 { add(index, Float(1 - fraction), segment, count) }
        if fraction > 0 { add(index + 1, Float(fraction), segment, count) }
    }

    /// The share of each source pixel in the target pixel's footprint, which is taken as four times the segment
    /// at most: beyond that it is the average anyway.
    private mutating func addArea(_ position: Double, _ segment: Segment, _ count: Int) {
        let step = min(segment.step, 4 * max(1, segment.sourceEnd - segment.source))
        let start = position - step / 2
        let end = position + step / 2
        for index in Int(start.rounded(.down))..<Int(end.rounded(.up)) {
            let share = (min(end, Double(index + 1)) - max(start, Double(index))) / step
            if share > 1e-9 { add(index, Float(share), segment, count) }
        }
    }

    /// Catmull and Rom's cubic.
    private mutating func addCubic(_ position: Double, _ segment: Segment, _ count: Int) {
        let (index, t) = Self.split(position - 0.5)
        guard t > 0 else { return add(index, 1, segment, count) }
        let (t2, t3) = (t * t, t * t * t)
        add(index - 1, Float((-t3 + 2 * t2 - t) / 2), segment, count)
        add(index, Float((3 * t3 - 5 * t2 + 2) / 2), segment, count)
        add(index + 1, Float((-3 * t3 + 4 * t2 + t) / 2), segment, count)
        add(index + 2, Float((t3 - t2) / 2), segment, count)
    }

    /// Whole part and rest, a hair beside a whole number being that number.
    private static func split(_ value: Double) -> (Int, Double) {
        let nearest = value.rounded()
        if abs(value - nearest) < 1e-6 { return (Int(nearest), 0) }
        return (Int(value.rounded(.down)), value - value.rounded(.down))
    }

    /// Adds a tap, its index kept inside the segment's pixels: wrapped where they repeat, else the nearest.
    private mutating func add(_ index: Int, _ weight: Float, _ segment: Segment, _ count: Int) {
        let first = min(max(Int(segment.source.rounded(.down)), 0), count - 1)
        let end = min(max(Int(segment.sourceEnd.rounded(.up)), first + 1), count)
        var index = index
        if segment.repeats {
            let room = end - first
            index = first + ((index - first) % room + room) % room
        } else {
            index = min(max(index, first), end - 1)
        }
        taps.append(Tap(index: index, weight: weight))
    }
}
