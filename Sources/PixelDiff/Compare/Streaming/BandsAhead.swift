import Foundation
import Imaging
import Synchronization

/// Reads bands ahead, on a thread of its own: a few, so that memory is bounded.
///
/// A plain thread and two semaphores: starting the pools of Dispatch or of Swift's concurrency takes as long as reading a
/// small picture.
///
/// 1. The thread fills the buffers in turn. It waits while all are full.
/// 2. Whoever asks for a band waits for it, and hands back the one before.
/// 3. An irregularity ends the thread; it is thrown where its band would have come.
final class BandsAhead: BandSource, @unchecked Sendable {
    private let reader: PNGRowReader
    private let layout: BandLayout
    private let buffers: [BandBuffer]
    private let free: Semaphore
    private let full: Semaphore
    private let isStopped = Atomic<Bool>(false)
    /// Written by the thread before it announces a band that isn't there.
    private var failure: PNGIrregularity?
    /// Of whoever asks.
    private var index = 0
    private var thread: pthread_t?

    private static let bufferCount = 3

    /// Starts the thread; nil when the system has none.
    init?(_ reader: PNGRowReader, _ layout: BandLayout) {
        self.reader = reader
        self.layout = layout
        buffers = (0..<BandsAhead.bufferCount).map { _ in BandBuffer(reader, layout) }
        free = Semaphore(BandsAhead.bufferCount)
        full = Semaphore(0)
        var thread = pthread_t()
        let owner = Unmanaged.passRetained(self)
        let status = pthread_create(
            &thread, nil,
            { owner in
                if let owner { Unmanaged<BandsAhead>.fromOpaque(owner).takeRetainedValue().run() }
                return nil
            }, owner.toOpaque())
        if status != 0 {
            owner.release()
            return nil
        }
        self.thread = thread
    }

    /// 2.
    func next() throws(PNGIrregularity) -> UnsafePointer<UInt8> {
        if index > 0 { free.signal() }
        full.wait()
        if let failure { throw failure }
        defer { index += 1 }
        return UnsafePointer(buffers[index % buffers.count].bytes)
    }

    func stop() {
        guard let thread else { return }
        isStopped.store(true, ordering: .relaxed)
        free.signal()
        pthread_join(thread, nil)
        self.thread = nil
    }

    /// 1.
    private func run() {
        for band in 0..<layout.count {
            free.wait()
            if isStopped.load(ordering: .relaxed) { return }
            do throws(PNGIrregularity) {
                try reader.read(rows: layout.rows(in: band), into: buffers[band % buffers.count].bytes)
            } catch {
                // 3.
                failure = error
                full.signal()
                return
            }
            full.signal()
        }
    }
}

/// A counting semaphore of the system.
private final class Semaphore {
    private let handle = UnsafeMutablePointer<sem_t>.allocate(capacity: 1)

    init(_ count: Int) {
        sem_init(handle, 0, UInt32(count))
    }

    deinit {
        sem_destroy(handle)
        handle.deallocate()
    }

    func signal() {
        sem_post(handle)
    }

    /// Interrupts don't end it.
    func wait() {
        while sem_wait(handle) != 0 {}
    }
}
