import Foundation
import Synchronization

/// Makes inputs and uses them, one after the other, until the time is over; dies of what it finds.
struct Worker {
    let target: any Target
    let seed: UInt64
    let end: Date
    /// Where the input that is being used lies.
    let current: URL

    /// Seconds of the processor that an input may take; sanitizers are slow.
    static let inputLimit = 10.0

    func run() throws -> Int {
        let watch = Watch()
        watch.start()
        let seeds = target.seeds
        guard !seeds.isEmpty else { return 0 }
        var mutation = Mutation(random: SceneRandom(state: seed))
        var count = 0
        while Date() < end {
            let input =
                count < seeds.count && seed % 100 == 0
                ? seeds[count]
                : mutation.spoiled(mutation.random.element(seeds), with: mutation.random.element(seeds))
            try Data(input).write(to: current)
            watch.began()
            target.use(input)
            watch.ended()
            count += 1
        }
        return count
    }
}

/// Ends the process when an input takes too long: by the processor's time, since machines are busy.
final class Watch: Sendable {
    private let started = Mutex<Double?>(nil)

    func began() { started.withLock { $0 = Self.used } }
    func ended() { started.withLock { $0 = nil } }

    func start() {
        Thread.detachNewThread { [self] in
            while true {
                Thread.sleep(forTimeInterval: 0.5)
                let since = started.withLock { $0 }
                if let since, Self.used - since > Worker.inputLimit {
                    FileHandle.standardError.write(Data("no end after \(Worker.inputLimit) s\n".utf8))
                    // Told apart from a crash by its status.
                    exit(Fuzz.hangStatus)
                }
            }
        }
    }

    /// Seconds of the processor that this process has used.
    private static var used: Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
