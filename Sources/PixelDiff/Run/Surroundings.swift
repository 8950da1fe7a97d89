import Imaging

/// What a picture's bytes might depend on beside the picture: the program and the machine.
public struct Surroundings: Codable, Hashable, Sendable {
    /// The version of this build, `0.1.0`.
    public static let version = "0.1.0"

    /// Of the program that drew.
    public var pixeldiff: String
    /// Its ``RenderingRevision``.
    public var rendering: Int
    /// `Linux`.
    public var system: String
    /// The family of processors, `x86_64`.
    public var processor: String

    /// This build, on this machine.
    public static var current: Surroundings {
        #if os(Linux)
            let system = "Linux"
        #elseif os(macOS)
            let system = "macOS"
        #else
            let system = "another system"
        #endif
        #if arch(x86_64)
            let processor = "x86_64"
        #elseif arch(arm64)
            let processor = "aarch64"
        #else
            let processor = "another processor"
        #endif
        return Surroundings(
            pixeldiff: version, rendering: RenderingRevision.current, system: system, processor: processor)
    }

    /// `pixeldiff 0.1.0, rendering revision 1, Linux x86_64`.
    public var words: String {
        "pixeldiff \(pixeldiff), rendering revision \(rendering), \(system) \(processor)"
    }

    /// What is another here, a few words each: `rendering revision 1 -> 2`. Empty where all is the same.
    public func changes(to other: Surroundings) -> [String] {
        var changes: [String] = []
        func note(_ what: String, _ old: String, _ new: String) {
            if old != new { changes.append("\(what) \(old) -> \(new)") }
        }
        note("pixeldiff", pixeldiff, other.pixeldiff)
        note("rendering revision", "\(rendering)", "\(other.rendering)")
        note("system", system, other.system)
        note("processor", processor, other.processor)
        return changes
    }
}
