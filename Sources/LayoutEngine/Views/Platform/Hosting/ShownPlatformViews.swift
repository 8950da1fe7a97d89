/// The platform views of a host, which are dismantled when it goes.
final class ShownPlatformViews {
    private struct Entry {
        weak var hosting: (any DismantledWithHost)?
    }

    private var all: [ObjectIdentifier: Entry] = [:]

    func add(_ hosting: any DismantledWithHost) {
        all[ObjectIdentifier(hosting)] = Entry(hosting: hosting)
    }

    func remove(_ hosting: any DismantledWithHost) {
        all[ObjectIdentifier(hosting)] = nil
    }

    /// Dismantles them in the order in which their places came to be.
    @MainActor
    func dismantleAll() {
        let hostings = all.values.compactMap(\.hosting).sorted { $0.order < $1.order }
        for hosting in hostings { hosting.dismantle() }
    }
}

/// Something that ends with the host at the latest.
@MainActor
protocol DismantledWithHost: AnyObject {
    nonisolated var order: UInt { get }
    func dismantle()
}
