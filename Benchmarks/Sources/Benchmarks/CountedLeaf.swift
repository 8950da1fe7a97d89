import PixelUI

/// How often the leaves of one view were measured, and how many there were.
final class MeasurementCounter: @unchecked Sendable {
    var leaves = 0
    var measurements = 0
    /// Of the leaf that was measured most often.
    var most = 0

    func reset() {
        leaves = 0
        measurements = 0
        most = 0
    }

    /// Measurements of a leaf, on average.
    var average: Double { Double(measurements) / Double(leaves) }
}

/// A leaf of 10 x 10 points that counts: its cache, the number of its measurements, is made once.
struct CountedLeaf: Layout {
    let counter: MeasurementCounter

    func makeCache(subviews: Subviews) -> Int {
        counter.leaves += 1
        return 0
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) -> CGSize {
        counter.measurements += 1
        cache += 1
        counter.most = max(counter.most, cache)
        return CGSize(width: 10, height: 10)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) {}
}

/// For views without pictures.
struct NoPictures: ImageLoader {
    struct Missing: Error {}

    func image(from data: Data, name: String) throws -> CGImage { throw Missing() }
    func image(atPath path: String) throws -> CGImage { throw Missing() }
}
