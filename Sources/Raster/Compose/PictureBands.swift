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
    /// Bands a thread, so that one with little in it doesn't leave a core idle.
    private static let bandsPerThread = 2
    /// Rows that a band has at least, so that shapes aren't taken up again and again.
    private static let leastRows = 96

    let bands: [PixelBounds]
    let threads: Int

    /// - Parameter threads: At most; nil chooses by the picture's size.
    init(bounds: PixelBounds, threads: Int?) {
        let isSmall = bounds.width * bounds.height < Self.smallPicture
        let wanted = threads ?? (isSmall ? 1 : ProcessInfo.processInfo.activeProcessorCount)
        let most = wanted > 1 ? min(wanted, 1024) * Self.bandsPerThread : 1
        let count = max(1, min(most, bounds.height / Self.leastRows))
        bands = (0..<count).map { index in
            var band = bounds
            band.minY = bounds.minY + bounds.height * index / count
            band.maxY = bounds.minY + bounds.height * (index + 1) / count
            return band
        }
        self.threads = min(max(wanted, 1), count)
    }

    /// Draws all bands, told by index, and returns the error that drawing them one item after the other would have met first.
    ///
    /// A band with an error is left as it is; all others are drawn to the end.
    func firstFailure(_ draw: @Sendable (Int) throws(Failure) -> Void) -> RasterError? {
        let next = Atomic(0)
        let first = Mutex<Failure?>(nil)
        @Sendable func work() {
            while true {
                let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
                guard index < bands.count else { return }
                do throws(Failure) {
                    try draw(index)
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
