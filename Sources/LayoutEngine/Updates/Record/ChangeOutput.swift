import Foundation

/// Where the lines of `_printChanges()` and `_logChanges()` go.
public struct ChangeOutput {
    /// Which of the two wrote the line.
    public enum Channel: Hashable, Sendable {
        case print, log
    }

    private let write: @MainActor (String, Channel) -> Void

    /// An output that hands each line, without a line break, to `write`.
    public init(_ write: @escaping @MainActor (String, Channel) -> Void) {
        self.write = write
    }

    /// What is printed goes to standard output, what is logged to standard error.
    public static var standard: ChangeOutput {
        ChangeOutput { line, channel in
            switch channel {
            case .print: print(line)
            case .log: FileHandle.standardError.write(Data((line + "\n").utf8))
            }
        }
    }

    /// The one in use.
    @MainActor public static var current = standard

    /// The lines written while `work` runs, in order, instead of writing them.
    @MainActor
    public static func lines(_ work: () throws -> Void) rethrows -> [String] {
        let outer = current
        defer { current = outer }
        var lines: [String] = []
        current = ChangeOutput { line, _ in lines.append(line) }
        try work()
        return lines
    }

    /// Writes what is known of the running body of `type`, and has its record keep it.
    @MainActor
    static func write(changesOf type: Any.Type, to channel: Channel) {
        let line = ChangedProperties.line(of: type)
        (BodyEvaluation.innermost(of: type) ?? BodyEvaluation.current)?.printed(line)
        current.write(line, channel)
    }
}
