import Dispatch
import Foundation
import Synchronization

/// Cuts a picture into bands of rows and draws them on several threads.
struct PictureBands {
    /// An error, and the item of the list that it came from.
    struct Failure: Error {
        var item: Int
        var error: RasterError
    }

    /// Pixels below which a picture is drawn by the caller's thread alone, unless threads are asked for.
    private static let smallPicture = 400_000
    /// Rows that a band has at least, so that shapes aren't taken up again and again.
    private static let leastRows = 48
    /// Pixels that a band has at most, where its rows allow it: a core's own cache holds them.
    private static let mostPixels = 1 << 18

    let bands: [PixelBounds]
    let threads: Int
    /// Indices of bands in the order in which they are drawn: those with the most work first.
    private let order: [Int]

    /// How many threads draw a picture.
    ///
    /// - Parameter threads: At most; nil chooses by the picture's size.
    static func threads(for bounds: PixelBounds, atMost threads: Int?) -> Int {
        let isSmall = bounds.width * bounds.height < smallPicture
        let wanted = threads ?? (isSmall ? 1 : ProcessInfo.processInfo.activeProcessorCount)
        return max(1, min(wanted, 1024, bounds.height / leastRows))
    }

    /// All in one band.
    init(whole bounds: PixelBounds) {
        bands = [bounds]
        order = [0]
        threads = 1
    }

    /// Bands of less and less work: whichever thread has time takes the next one, and what the last ones take is the
    /// most that a thread has to wait for another.
    ///
    /// Of what is left, each takes the share of half a thread; in the end an eighth of what a thread does in all.
    ///
    /// - Parameter reach: Rows around a band that are drawn with it, to be blurred: bands have no fewer themselves.
    init(bounds: PixelBounds, threads: Int, work: RowWork, reach: Int = 0) {
        let rows = RowWork.stripRows
        let most = max(Self.leastRows, Self.mostPixels / max(bounds.width, 1)) / rows
        let least = min(max(Self.leastRows, reach), max(Self.leastRows, bounds.height / threads)) / rows
        let strips = work.strips
        let total = strips.reduce(0, +)
        var left = total
        var bands: [PixelBounds] = []
        var amounts: [Int] = []
        var start = 0
        while start < strips.count {
            let share = max(left / (2 * threads), total / (8 * threads))
            var end = start
            var sum = 0
            while end < strips.count, end - start < max(most, least), sum < share || end - start < least {
                sum += strips[end]
                end += 1
            }
            // Too little for a band of its own: it goes to this one, or both make two that are alike.
            if strips.count - end < least {
                let rest = strips.count - start
                end = rest < 2 * least ? strips.count : start + (rest + 1) / 2
            }
            var band = bounds
            band.minY = bounds.minY + start * rows
            band.maxY = min(bounds.maxY, bounds.minY + end * rows)
            bands.append(band)
            amounts.append(strips[start..<end].reduce(0, +))
            left -= sum
            start = end
        }
        self.bands = bands
        order = bands.indices.sorted { (-amounts[$0], $0) < (-amounts[$1], $1) }
        self.threads = max(1, min(threads, bands.count))
    }

    /// Draws all bands, and returns the error that drawing them one item after the other would have met first.
    ///
    /// A band with an error is left as it is; all others are drawn to the end.
    ///
    /// - Parameters:
    ///   - makeTools: Called by each thread, for what it draws with.
    ///   - draw: Draws one band.
    func firstFailure<Tools>(
        _ makeTools: @Sendable () -> Tools, _ draw: @Sendable (PixelBounds, Tools) throws(Failure) -> Void
    ) -> RasterError? {
        let next = Atomic(0)
        let first = Mutex<Failure?>(nil)
        @Sendable func work() {
            let tools = makeTools()
            while true {
                let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
                guard index < bands.count else { return }
                do throws(Failure) {
                    try draw(bands[order[index]], tools)
                } catch {
                    first.withLock { if error.item < $0?.item ?? Int.max { $0 = error } }
                }
            }
        }
        if threads == 1 {
            work()
        } else {
            DispatchQueue.concurrentPerform(iterations: threads) { _ in work() }
        }
        return first.withLock { $0?.error }
    }
}
