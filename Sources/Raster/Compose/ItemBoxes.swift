import Dispatch
import Drawing
import Foundation
import Synchronization

/// Where each of a list's items shows: what tells the bands of a picture which of them to draw, and how to cut it.
///
/// Several threads look at some items each, one portion after the other.
struct ItemBoxes {
    /// By item: the pixels that it may touch. All of them where that can't be told, because a font is missing: drawing
    /// the item says what is wrong.
    let boxes: [PixelBounds]
    /// By item: it draws one shape, whose outline is worth sharing between bands.
    let hasOutline: [Bool]
    /// The most rows around its own that an item looks at, to blur them.
    let reach: Int

    /// Items that a thread looks at in one go.
    private static let portion = 128

    /// - Parameter makePass: A pass for each thread, for the boxes of groups and glyphs.
    init(
        _ items: [DisplayItem], transform: CGAffineTransform, threads: Int,
        makePass: @Sendable () -> RasterPass
    ) {
        let count = (items.count + Self.portion - 1) / Self.portion
        let next = Atomic(0)
        let reach = Atomic(0)
        var hasOutline: [Bool] = []
        boxes = [PixelBounds](unsafeUninitializedCapacity: items.count) { buffer, initialized in
            nonisolated(unsafe) let boxes = buffer
            hasOutline = [Bool](unsafeUninitializedCapacity: items.count) { buffer, initialized in
                nonisolated(unsafe) let hasOutline = buffer
                DispatchQueue.concurrentPerform(iterations: min(threads, max(count, 1))) { _ in
                    let pass = makePass()
                    let items = items.span
                    var most = 0
                    while true {
                        let portion = next.wrappingAdd(1, ordering: .relaxed).oldValue
                        guard portion < count else { break }
                        let start = portion * Self.portion
                        for index in start..<min(start + Self.portion, items.count) {
                            let box = try? pass.bounds(of: items[index].content, transform)
                            boxes.initializeElement(at: index, to: box ?? .unlimited)
                            hasOutline.initializeElement(
                                at: index,
                                to: OutlinedShape(items[index].content, transform)?.isFilledCurve == false)
                            most = max(most, Self.reach(items[index].content, transform))
                        }
                    }
                    reach.max(most, ordering: .relaxed)
                }
                initialized = items.count
            }
            initialized = items.count
        }
        self.hasOutline = hasOutline
        self.reach = reach.load(ordering: .relaxed)
    }

    /// Rows that a group looks at around its own. Groups inside of it and shadows of single shapes, which are made
    /// once for all bands, count for nothing: it is about speed only.
    private static func reach(_ content: DisplayItem.Content, _ transform: CGAffineTransform) -> Int {
        guard case .group(let effects, let items) = content else { return 0 }
        return effects.reduce(0) { most, effect in
            switch effect {
            case .blur(let radius, _):
                max(most, GaussianBlur.reach(sigma: GaussianSigma(radius: radius, transform)).y)
            case .shadow(_, let radius, _, _) where items.count > 1:
                max(most, GaussianBlur.reach(sigma: GaussianSigma(radius: radius, transform)).y)
            default: most
            }
        }
    }
}
