/// The one place where layout, which is not isolated, calls back into view code, which is.
///
/// Layout always runs on the main actor (its hosts are isolated to it); builders that need a size, such as
/// a geometry reader's, run inside it.
enum MainActorDoor {
    private struct Carrier<T>: @unchecked Sendable {
        let value: T
    }

    static func run<T>(_ body: @MainActor () -> T) -> T {
        MainActor.assumeIsolated { Carrier(value: body()) }.value
    }
}
