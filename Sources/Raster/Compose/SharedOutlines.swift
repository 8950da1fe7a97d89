import Dispatch
import Drawing
import Foundation
import Synchronization

/// Outlines of the shapes that reach into several bands: each is made once, before the bands are drawn.
///
/// Several threads make some each. Which are kept changes no pixel: bands make those themselves that aren't.
struct SharedOutlines: Sendable {
    /// Points kept for a picture: 32 megabytes. What a thread is making goes beyond it at times, by as much again at most.
    private static let pointLimit = 1 << 21
    /// Portions of work for each thread.
    private static let portions = 32

    /// By item, the index of its outline, or -1; empty where there are none.
    private var indices: [Int32] = []
    private var outlines: [RecordedOutline?] = []

    /// None.
    init() {}

    /// 1. Find the shapes that reach into several bands.
    /// 2. Make their outlines.
    init(
        _ items: [DisplayItem], _ survey: ItemSurvey, _ bands: PictureBands, in bounds: PixelBounds,
        transform: CGAffineTransform
    ) {
        // 1.
        let split = BandSplit(bands.bands, in: bounds)
        var wanted: [Int] = []
        for index in survey.looks.indices
        where survey.looks[index].hasOutline && split.parts(survey.looks[index].box) {
            if indices.isEmpty { indices = [Int32](repeating: -1, count: items.count) }
            indices[index] = Int32(truncatingIfNeeded: wanted.count)
            wanted.append(index)
        }
        guard !wanted.isEmpty else { return }
        // 2.
        let next = Atomic(0)
        let left = Atomic(Self.pointLimit)
        let portion = max(1, wanted.count / (Self.portions * bands.threads))
        outlines = [RecordedOutline?](unsafeUninitializedCapacity: wanted.count) { buffer, initialized in
            nonisolated(unsafe) let outlines = buffer
            DispatchQueue.concurrentPerform(iterations: min(bands.threads, wanted.count)) { [wanted] _ in
                let (items, wanted) = (items.span, wanted.span)
                let scratch = OutlineScratch()
                while true {
                    let start = next.wrappingAdd(portion, ordering: .relaxed).oldValue
                    guard start < wanted.count else { break }
                    for place in start..<min(start + portion, wanted.count) {
                        let limit = left.load(ordering: .relaxed)
                        let shape = OutlinedShape(items[wanted[place]].content, transform)
                        let outline = limit > 0 ? shape?.outline(in: bounds, limit: limit, scratch) : nil
                        left.subtract(outline?.count ?? 0, ordering: .relaxed)
                        outlines.initializeElement(at: place, to: outline)
                    }
                }
            }
            initialized = wanted.count
        }
    }

    /// The outline of an item; nil where there is none.
    subscript(item: Int) -> RecordedOutline? {
        guard item < indices.count, indices[item] >= 0 else { return nil }
        return outlines[Int(indices[item])]
    }
}

/// Which band each few rows of a picture belong to.
private struct BandSplit {
    private let bounds: PixelBounds
    private var bandOfStrip: [Int] = []

    init(_ bands: [PixelBounds], in bounds: PixelBounds) {
        self.bounds = bounds
        for (index, band) in bands.enumerated() {
            let strips = (band.height + RowWork.stripRows - 1) / RowWork.stripRows
            bandOfStrip += [Int](repeating: index, count: strips)
        }
    }

    /// Whether several bands have pixels of `box`.
    func parts(_ box: PixelBounds) -> Bool {
        let (top, end) = (max(box.minY, bounds.minY), min(box.maxY, bounds.maxY))
        guard top < end, box.minX < bounds.maxX, box.maxX > bounds.minX else { return false }
        let first = (top - bounds.minY) / RowWork.stripRows
        let last = (end - 1 - bounds.minY) / RowWork.stripRows
        return bandOfStrip[first] != bandOfStrip[last]
    }
}
