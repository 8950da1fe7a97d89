import Dispatch
import Drawing
import Foundation
import Synchronization

/// Which of a list's items each band of a picture shows, in drawing order.
///
/// 1. Several threads find the rows of some items each.
/// 2. An item goes to the bands that its rows overlap. One whose rows can't be told, because a font is missing,
///    goes to all: drawing it says what is wrong.
struct BandItems {
    /// By band: indices of items.
    let indices: [[Int]]

    /// Items that a thread looks at in one go.
    private static let portion = 128

    /// - Parameter makePass: A pass for each thread, for the boxes of groups and glyphs.
    init(
        _ items: [DisplayItem], transform: CGAffineTransform, bands: [PixelBounds], threads: Int,
        makePass: @Sendable () -> RasterPass
    ) {
        guard bands.count > 1 else {
            indices = [Array(items.indices)]
            return
        }
        // 1.
        let count = (items.count + Self.portion - 1) / Self.portion
        let next = Atomic(0)
        let found = Mutex([[Range<Int>?]](repeating: [], count: count))
        DispatchQueue.concurrentPerform(iterations: min(threads, max(count, 1))) { _ in
            let pass = makePass()
            while true {
                let portion = next.wrappingAdd(1, ordering: .relaxed).oldValue
                guard portion < count else { return }
                let start = portion * Self.portion
                let rows = (start..<min(start + Self.portion, items.count)).map { index -> Range<Int>? in
                    guard let box = try? pass.bounds(of: items[index].content, transform) else { return nil }
                    return box.minY..<max(box.maxY, box.minY)
                }
                found.withLock { $0[portion] = rows }
            }
        }
        // 2.
        let rows = found.withLock { $0.flatMap(\.self) }
        indices = bands.map { band in
            items.indices.filter { rows[$0]?.overlaps(band.minY..<band.maxY) ?? true }
        }
    }
}
