import Foundation

/// Runs jobs, and prints a line for each as soon as it is known.
struct ResultTable {
    /// How often a job runs to be measured.
    let runs: Int

    init(runs: Int) {
        self.runs = runs
        print(Self.line("", "median ms", "min ms", "runs"))
    }

    mutating func title(_ text: String) {
        print("\n\(text)")
    }

    /// Times `job`, after one run that isn't counted.
    ///
    /// - Returns: The median in milliseconds.
    @discardableResult
    mutating func measure(_ name: String, job: () throws -> Void) rethrows -> Double {
        try job()
        var times: [Double] = []
        for _ in 0..<runs { times.append(try Self.milliseconds(job)) }
        return add(name, times)
    }

    /// A line for times measured elsewhere, in milliseconds.
    @discardableResult
    mutating func add(_ name: String, _ times: [Double], note: String = "") -> Double {
        let sorted = times.sorted()
        guard let least = sorted.first else { return .nan }
        let middle = sorted.count / 2
        let median = sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
        print(Self.line(name, Self.text(median), Self.text(least), "\(times.count)") + note)
        return median
    }

    /// A line of words instead of times.
    mutating func add(_ name: String, words: String) {
        print("  \(name.padding(toLength: 48, withPad: " ", startingAt: 0)) \(words)")
    }

    static func milliseconds(_ job: () throws -> Void) rethrows -> Double {
        let started = ContinuousClock.now
        try job()
        return started.duration(to: .now) / .milliseconds(1)
    }

    /// What this thread itself worked for, in milliseconds: other programs on the machine don't count.
    static func threadMilliseconds(_ job: () throws -> Void) rethrows -> Double {
        try milliseconds(of: CLOCK_THREAD_CPUTIME_ID, job)
    }

    /// What all threads of this program worked for, in milliseconds.
    static func processMilliseconds(_ job: () throws -> Void) rethrows -> Double {
        try milliseconds(of: CLOCK_PROCESS_CPUTIME_ID, job)
    }

    private static func milliseconds(of clock: clockid_t, _ job: () throws -> Void) rethrows -> Double {
        func now() -> Double {
            var time = timespec()
            clock_gettime(clock, &time)
            return Double(time.tv_sec) * 1000 + Double(time.tv_nsec) / 1_000_000
        }
        let started = now()
        try job()
        return now() - started
    }

    /// Three digits after the point.
    static func text(_ milliseconds: Double) -> String {
        let thousandths = Int((milliseconds * 1000).rounded())
        let fraction = String(thousandths % 1000)
        return "\(thousandths / 1000)." + String(repeating: "0", count: 3 - fraction.count) + fraction
    }

    private static func line(_ name: String, _ cells: String...) -> String {
        let padded = cells.map { String(repeating: " ", count: max(0, 10 - $0.count)) + $0 }
        return "  " + name.padding(toLength: 48, withPad: " ", startingAt: 0) + padded.joined()
    }
}
