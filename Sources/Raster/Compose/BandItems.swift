import Dispatch
import Drawing
import Foundation
import Synchronization

/// Which of a list's items each band of a picture shows, in drawing order.
///
/// 1. Several threads find the rows of some items each.
/// 2. They note an item for the bands that its rows overlap. One whose rows can't be told, because a font is
///    missing, goes to all: drawing it says what is wrong.
/// 3. A band puts its notes together when it is drawn.
struct BandItems {
    /// By portion of the items, by band: indices. One portion with one list where there is one band.
    private let notes: [[[Int]]]

    /// Items that a thread looks at in one go.
    private static let portion = 128

    /// - Parameter makePass: A pass for each thread, for the boxes of groups and glyphs.
    init(
        _ items: [DisplayItem], transform: CGAffineTransform, bands: [PixelBounds], threads: Int,
        makePass: @Sendable () -> RasterPass
    ) {
        guard bands.count > 1 else {
            notes = [[Array(items.indices)]]
            return
        }
        let count = (items.count + Self.portion - 1) / Self.portion
        let next = Atomic(0)
        let found = Mutex([[[Int]]](repeating: [], count: count))
        DispatchQueue.concurrentPerform(iterations: min(threads, max(count, 1))) { _ in
            let pass = makePass()
            while true {
                let portion = next.wrappingAdd(1, ordering: .relaxed).oldValue
                guard portion < count else { return }
                var notes = [[Int]](repeating: [], count: bands.count)
                let start = portion * Self.portion
                for index in start..<min(start + Self.portion, items.count) {
                    // 1.
                    let box = try? pass.bounds(of: items[index].content, transform)
                    let rows = box.map { $0.minY..<max($0.maxY, $0.minY) }
                    // 2.
                    for (place, band) in bands.enumerated()
                    where rows?.overlaps(band.minY..<band.maxY) ?? true {
                        notes[place].append(index)
                    }
                }
                found.withLock { $0[portion] = notes }
            }
        }
        notes = found.withLock(\.self)
    }

    /// 3. The indices of the items that a band shows.
    func indices(band: Int) -> [Int] {
        notes.flatMap { $0[band] }
    }
}
