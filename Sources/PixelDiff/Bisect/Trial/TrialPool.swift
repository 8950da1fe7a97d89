import Foundation

/// The workers of a session; each is made when it is first needed.
final class TrialPool {
    /// What happens in a pool, told on the thread that called it.
    enum Event: Sendable {
        /// Run and worker.
        case started(TrialJob, worker: Int)
        case finished(TrialJob, worker: Int, TrialRecord)
    }

    let limit: Int
    private let make: (Int) throws -> TrialWorker
    private(set) var workers: [TrialWorker] = []

    /// - Parameters:
    ///   - limit: Runs at a time; at least 1.
    ///   - make: Makes the worker of this number, from 1.
    init(limit: Int, make: @escaping (Int) throws -> TrialWorker) {
        self.limit = limit
        self.make = make
    }

    /// Runs all jobs, as many at a time as there may be workers.
    ///
    /// 1. One job goes to the worker whose tree is nearest, on this thread.
    /// 2. Several go to one thread for each worker; it takes the job that is nearest to its tree, next.
    /// 3. The first failure lets the others end what they are at and start nothing more.
    ///
    /// - Parameter tell: Called on this thread. What it throws ends the runs as a failure does.
    func run(_ jobs: [TrialJob], tell: (Event) throws -> Void) throws {
        if jobs.count == 1 || limit == 1 {  // 1
            for job in jobs {
                if workers.isEmpty { workers.append(try make(1)) }
                guard let worker = nearest(to: job) else { return }
                try tell(.started(job, worker: worker.number))
                try tell(.finished(job, worker: worker.number, worker.run(job)))
            }
            return
        }
        while workers.count < min(limit, jobs.count) { workers.append(try make(workers.count + 1)) }  // 2
        let board = JobBoard(jobs)
        for worker in workers.prefix(jobs.count) {
            board.enter()
            let thread = Thread { board.work(worker) }
            thread.stackSize = 4 << 20
            thread.start()
        }
        var failure: (any Error)?
        while let event = board.next() {
            do {
                if failure == nil { try tell(event) }
            } catch {
                failure = error
                board.stop()
            }
        }
        if let failure = failure ?? board.failure { throw failure }  // 3
    }

    private func nearest(to job: TrialJob) -> TrialWorker? {
        workers.min { ($0.distance(to: job), $0.number) < ($1.distance(to: job), $1.number) }
    }
}

/// Jobs that wait, and news of those that were taken.
private final class JobBoard: @unchecked Sendable {
    private let condition = NSCondition()
    private var waiting: [TrialJob]
    private var news: [TrialPool.Event] = []
    private var atWork = 0
    private var error: (any Error)?

    init(_ jobs: [TrialJob]) {
        waiting = jobs
    }

    var failure: (any Error)? { locked { error } }

    /// One more thread works.
    func enter() { locked { atWork += 1 } }

    /// Nothing more is started.
    func stop() { locked { waiting = [] } }

    /// The body of a worker's thread.
    func work(_ worker: TrialWorker) {
        while let job = take(for: worker) {
            let result = Result { try worker.run(job) }
            locked {
                switch result {
                case .success(let record):
                    news.append(.finished(job, worker: worker.number, record))
                case .failure(let failure):
                    error = error ?? failure
                    waiting = []
                }
            }
        }
        locked { atWork -= 1 }
    }

    private func take(for worker: TrialWorker) -> TrialJob? {
        locked {
            let place = waiting.indices.min {
                (worker.distance(to: waiting[$0]), $0) < (worker.distance(to: waiting[$1]), $1)
            }
            guard let place else { return nil }
            let job = waiting.remove(at: place)
            news.append(.started(job, worker: worker.number))
            return job
        }
    }

    /// Waits for news; nil once all threads have left and all is told.
    func next() -> TrialPool.Event? {
        condition.lock()
        defer { condition.unlock() }
        while news.isEmpty && atWork > 0 { condition.wait() }
        return news.isEmpty ? nil : news.removeFirst()
    }

    private func locked<Result>(_ body: () -> Result) -> Result {
        condition.lock()
        defer {
            condition.broadcast()
            condition.unlock()
        }
        return body()
    }
}
