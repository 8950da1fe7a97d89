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

    /// Differs for commands whose runs must not be mixed up: by arguments, folder, program and compiler.
    func fingerprint(prefix: String) -> String {
        let programs = [arguments[0], "swift"].map(Self.programVersion)
        let parts = arguments + [prefix] + programs
        return String(SHA256.hexDigest(of: Array(parts.joined(separator: "\0").utf8)).prefix(24))
    }

    /// The real path, size and date of a program in PATH; its name if it is not there.
    private static func programVersion(_ name: String) -> String {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        let paths = name.hasPrefix("/") ? [name] : name.contains("/") ? [] : folders.map { "\($0)/\(name)" }
        for path in paths {
            var status = stat()
            guard stat(path, &status) == 0 else { continue }
            let real = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
            return "\(real) \(status.st_size) \(status.st_mtim.tv_sec) \(status.st_mtim.tv_nsec)"
        }
        return name
    }
}
