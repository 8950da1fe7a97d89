import PixelUI

/// What view code did, in order.
@MainActor
final class Log {
    var entries: [String] = []

    func callAsFunction(_ entry: String) { entries.append(entry) }

    /// What was noted since the last time.
    func take() -> [String] {
        defer { entries = [] }
        return entries
    }
}

/// Hands a state to a view, and notes each value that is set.
struct Stateful<Value: Equatable, Content: View>: View {
    @State private var value: Value
    private let log: Log
    private let content: (Binding<Value>) -> Content

    init(_ value: Value, _ log: Log, @ViewBuilder content: @escaping (Binding<Value>) -> Content) {
        _value = State(initialValue: value)
        self.log = log
        self.content = content
    }

    var body: some View {
        content(
            Binding(
                get: { value },
                set: {
                    value = $0
                    log("\($0)")
                }))
    }
}

extension ViewHost {
    /// Whether a text is laid out.
    func shows(_ text: String) -> Bool { layoutDescription.contains("Text \"\(text)\"") }
}

/// The error that `body` throws; nil without one.
@MainActor
func interactionError(_ body: () throws -> Void) -> InteractionError? {
    do {
        try body()
        return nil
    } catch {
        return error as? InteractionError
    }
}
