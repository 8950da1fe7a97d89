import Foundation
import Imaging

/// The command that renders: arguments and variables, in which `{out}` stands for a folder.
public struct TrialCommand: Hashable, Sendable, Codable {
    public static let placeholder = "{out}"

    /// The program and its arguments; not empty.
    public let arguments: [String]
    /// Variables that it gets beside the caller's.
    public let environment: [String: String]

    /// Nil if `arguments` is empty or nothing in it, nor in `environment`, contains `{out}`.
    public init?(_ arguments: [String], environment: [String: String] = [:]) {
        let words = arguments + environment.values
        guard !arguments.isEmpty, words.contains(where: { $0.contains(Self.placeholder) }) else {
            return nil
        }
        self.arguments = arguments
        self.environment = environment
    }

    func arguments(out: String) -> [String] { arguments.map { Self.filled($0, out) } }

    func environment(out: String) -> [String: String] { environment.mapValues { Self.filled($0, out) } }

    private static func filled(_ text: String, _ out: String) -> String {
        text.replacingOccurrences(of: placeholder, with: out)
    }
}
