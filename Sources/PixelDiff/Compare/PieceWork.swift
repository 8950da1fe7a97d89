import Foundation
import Synchronization

/// Numbered pieces of work, done on this thread and, where asked for, on a second one.
///
/// A plain thread: starting the pools of Dispatch or of Swift's concurrency takes longer.
enum PieceWork {
    /// From here on a second thread saves more than starting it costs.
    static let pixelsForTwoThreads = 1_000_000

    /// What each piece gives, in the order of the pieces, whoever did them.
    ///
    /// - Parameter isShared: Whether a second thread takes part. Without one (or where the system has none) this
    ///   thread does all.
    static func results<Result>(
        _ count: Int, isShared: Bool, _ piece: @escaping @Sendable (Int) -> Result
    ) -> [Result] {
        if !isShared || count < 2 { return (0..<count).map(piece) }
        let queue = PieceQueue(count, piece)
        let thread = SecondThread { queue.run() }
        queue.run()
        thread?.join()
        return queue.results
    }
}

/// Gives out the pieces and keeps their results.
private final class PieceQueue<Result>: @unchecked Sendable {
    private let count: Int
    private let piece: @Sendable (Int) -> Result
    private let next = Atomic<Int>(0)
    /// Each place is written by the one thread that took its number.
    private let places: UnsafeMutablePointer<Result?>

    init(_ count: Int, _ piece: @escaping @Sendable (Int) -> Result) {
        self.count = count
        self.piece = piece
        places = .allocate(capacity: count)
        places.initialize(repeating: nil, count: count)
    }

    deinit {
        places.deinitialize(count: count)
        places.deallocate()
    }

    func run() {
        while true {
            let index = next.add(1, ordering: .relaxed).oldValue
            if index >= count { return }
            places[index] = piece(index)
        }
    }

    /// To be asked for when all threads have returned from ``run()``.
    var results: [Result] { (0..<count).compactMap { places[$0] } }
}

/// A thread that runs a body once.
private struct SecondThread {
    private final class Body {
        let run: @Sendable () -> Void
        init(_ run: @escaping @Sendable () -> Void) { self.run = run }
    }

    private let handle: pthread_t

    /// Nil when the system has no thread left.
    init?(_ run: @escaping @Sendable () -> Void) {
        var handle = pthread_t()
        let body = Unmanaged.passRetained(Body(run))
        let status = pthread_create(
            &handle, nil,
            { body in
                if let body { Unmanaged<Body>.fromOpaque(body).takeRetainedValue().run() }
                return nil
            }, body.toOpaque())
        if status != 0 {
            body.release()
            return nil
        }
        self.handle = handle
    }

    func join() { pthread_join(handle, nil) }
}
