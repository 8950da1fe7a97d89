import Dispatch
import Drawing
import Foundation
import Synchronization

/// What one look at each of a list's items tells, before the bands of a picture are drawn: where it shows, which
/// decides what bands draw it and how the picture is cut, and all there is to plain rectangles.
///
/// Several threads look at some items each, one portion after the other. Bands pass over most items, and what they
/// read of the others another core may have had last: they read as little as they can, and ask for it in advance.
struct ItemSurvey: Sendable {
    /// What a look at an item told.
    struct Look {
        /// The pixels that it may touch. All of them where that can't be told, because a font is missing: drawing the
        /// item says what is wrong.
        var box: PixelBounds
        /// It draws one shape, whose outline is worth sharing between bands.
        var hasOutline = false
        /// Rows around its own that it looks at, to blur them.
        var reach = 0
        /// All that it draws, if that is a rectangle in one colour.
        var rectangle: SolidRectangle?
        /// Where what it holds is kept.
        var memory = ItemMemory()
    }

    let looks: [Look]
    /// By item: the first row that it may touch, and the one after the last.
    private let rows: [SIMD2<Int32>]
    /// How much there is to draw.
    let work: RowWork
    /// The most rows around its own that an item looks at, to blur them.
    let reach: Int

    /// Items that a thread looks at in one go.
    private static let portion = 128
    /// Items from one that is looked at to the one that is asked for.
    private static let ahead = 8

    /// - Parameters:
    ///   - bounds: Of the picture.
    ///   - makePass: A pass for each thread, for the boxes of groups and glyphs.
    init(
        _ items: [DisplayItem], in bounds: PixelBounds, transform: CGAffineTransform, threads: Int,
        makePass: @Sendable () -> RasterPass
    ) {
        let count = (items.count + Self.portion - 1) / Self.portion
        let next = Atomic(0)
        let sums = Mutex((work: RowWork(in: bounds), reach: 0))
        var rows: [SIMD2<Int32>] = []
        looks = [Look](unsafeUninitializedCapacity: items.count) { buffer, initialized in
            nonisolated(unsafe) let looks = buffer
            rows = [SIMD2<Int32>](unsafeUninitializedCapacity: items.count) { buffer, initialized in
                nonisolated(unsafe) let rows = buffer
                DispatchQueue.concurrentPerform(iterations: min(threads, max(count, 1))) { _ in
                    let pass = makePass()
                    var work = RowWork(in: bounds)
                    var reach = 0
                    while true {
                        let portion = next.wrappingAdd(1, ordering: .relaxed).oldValue
                        guard portion < count else { break }
                        let start = portion * Self.portion
                        let end = min(start + Self.portion, items.count)
                        Self.forEachLook(at: items, start..<end, transform, pass) { index, look in
                            let (top, end) = (look.box.minY, look.box.maxY)
                            rows.initializeElement(
                                at: index, to: SIMD2(Int32(clamping: top), Int32(clamping: end)))
                            looks.initializeElement(at: index, to: look)
                            work.add(look.box)
                            reach = max(reach, look.reach)
                        }
                    }
                    sums.withLock {
                        $0.work.add(work)
                        $0.reach = max($0.reach, reach)
                    }
                }
                initialized = items.count
            }
            initialized = items.count
        }
        self.rows = rows
        (work, reach) = sums.withLock { $0 }
    }

    @inline(__always)
    private static func forEachLook(
        at items: [DisplayItem], _ range: Range<Int>, _ transform: CGAffineTransform, _ pass: RasterPass,
        _ body: (Int, Look) -> Void
    ) {
        items.withUnsafeBytes { bytes in
            let items = items.span
            for index in range {
                ItemMemory.prefetch(at: index + Self.ahead, in: bytes)
                var look = look(at: items[index].content, transform, pass)
                look.memory.locate(at: index, in: bytes)
                body(index, look)
            }
        }
    }

    private static func look(
        at content: DisplayItem.Content, _ transform: CGAffineTransform, _ pass: RasterPass
    ) -> Look {
        switch content {
        case .fill(let path, let style, let paint):
            guard let rect = ShapeScanner.rectangle(path, style, transform) else {
                return Look(
                    box: PixelBounds(covering: path.controlBox(transform)),
                    hasOutline: transform.isFinite && !path.isCurved, memory: ItemMemory(of: path))
            }
            let color = paint.color
            return Look(
                box: PixelBounds(covering: rect),
                rectangle: color.map { SolidRectangle(rect: rect, color: SolidColor($0).pixel) })
        case .stroke, .image, .glyphs, .group:
            let box = try? pass.bounds(of: content, transform)
            return Look(
                box: box ?? .unlimited,
                hasOutline: OutlinedShape(content, transform)?.isFilledCurve == false,
                reach: Self.reach(content, transform))
        }
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

    /// Asks for what an item holds, if it will be needed.
    @inline(__always)
    func prefetch(_ index: Int) {
        if looks[index].rectangle == nil { looks[index].memory.prefetch() }
    }

    /// The items that have rows of `band`, in drawing order.
    func items(on band: PixelBounds) -> [Int32] {
        let (top, end) = (Int32(clamping: band.minY), Int32(clamping: band.maxY))
        let rows = rows.span
        return [Int32](unsafeUninitializedCapacity: rows.count) { buffer, count in
            for index in rows.indices {
                // Written in any case, and kept or not: which it is can't be foreseen.
                buffer.initializeElement(at: count, to: Int32(truncatingIfNeeded: index))
                count += rows[index].x < end && rows[index].y > top ? 1 : 0
            }
        }
    }
}
