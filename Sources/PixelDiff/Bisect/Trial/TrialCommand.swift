import Foundation
import Imaging

/// The command that renders: arguments, in which `{out}` stands for a folder.
public struct TrialCommand: Hashable, Sendable, Codable {
    public static let placeholder = "{out}"

    /// The program and its arguments; not empty.
    public let arguments: [String]

    /// Nil if `arguments` is empty or nothing in it contains `{out}`.
    public init?(_ arguments: [String]) {
        guard !arguments.isEmpty, arguments.contains(where: { $0.contains(Self.placeholder) }) else {
            return nil
        }
        self.arguments = arguments
    }

    func arguments(out: String) -> [String] {
        arguments.map { $0.replacingOccurrences(of: Self.placeholder, with: out) }
    }
}
