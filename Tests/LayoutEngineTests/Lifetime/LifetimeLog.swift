import Foundation

@testable import LayoutEngine

/// What happened, in order.
final class LifetimeLog {
    private(set) var lines: [String] = []
    /// How many states were seeded.
    private(set) var seeds = 0

    func note(_ line: String) {
        lines.append(line)
    }

    func nextSeed() -> Int {
        seeds += 1
        return seeds
    }

    /// The lines since the last call.
    func take() -> [String] {
        defer { lines = [] }
        return lines
    }
}

/// Tells with each body the number that its state was seeded with.
struct Seeded: View {
    @State private var number: Int
    let name: String
    let log: LifetimeLog

    init(_ name: String, _ log: LifetimeLog) {
        self.name = name
        self.log = log
        _number = State(initialValue: log.nextSeed())
    }

    var body: some View {
        log.note("\(name)\(number)")
        return Color.red.frame(width: 10, height: 10)
    }
}

/// A host of a tree that goes on living.
@MainActor
func livingHost<V: View>(_ view: V) -> LayoutHost<V> {
    LayoutHost(view, shaper: NoFonts(), images: NoImages(), isLive: true)
}

extension LayoutHost {
    /// One more pass, or several, in 100 x 100 points.
    func update() {
        layout(ProposedViewSize(width: 100, height: 100))
    }
}
