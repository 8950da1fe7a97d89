import Foundation

/// Notes which values of the environment are read while it runs, on one thread.
///
/// Nearly always none runs, and the question costs one comparison.
final class EnvironmentReadLog {
    nonisolated(unsafe) private(set) static var running: EnvironmentReadLog?

    private let property: String
    private let thread = pthread_self()
    private var noted: Set<ObjectIdentifier> = []
    private var reads: [EnvironmentRead] = []

    private init(_ property: String) {
        self.property = property
    }

    /// Runs `body` and returns what it read; each key once.
    ///
    /// - Parameter property: What it is read through.
    static func reads(as property: String, _ body: () -> Void) -> [EnvironmentRead] {
        EnvironmentReadLog(property).run(body).reads
    }

    /// Runs `body` and returns the keys that it read, in no order.
    static func keys(_ body: () -> Void) -> Set<ObjectIdentifier> {
        EnvironmentReadLog("").run(body).noted
    }

    private func run(_ body: () -> Void) -> EnvironmentReadLog {
        let outer = Self.running
        Self.running = self
        defer { Self.running = outer }
        body()
        return self
    }

    func note<K: EnvironmentKey>(_ key: K.Type, _ value: K.Value) {
        guard pthread_equal(thread, pthread_self()) != 0, noted.insert(ObjectIdentifier(key)).inserted else {
            return
        }
        reads.append(EnvironmentRead(property: property) { FieldComparison.areEqual(value, $0[key]) })
    }
}
