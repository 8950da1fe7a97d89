import Drawing

/// Something in the view tree that is wrong or surprising: where, and what to do about it. It never changes
/// the picture.
public struct LayoutDiagnostic: Hashable, Sendable, CustomStringConvertible {
    public enum Severity: String, Hashable, Sendable {
        /// The picture is drawn, but a contract was broken.
        case error
        case warning
    }

    /// Which rule was broken, for those that programs ask about.
    public enum Rule: String, Hashable, Sendable {
        case infiniteSize
        case other
    }

    public var severity: Severity
    public var rule: Rule
    public var path: ViewPath
    /// The rule and the cure, in sentences.
    public var message: String

    public init(severity: Severity, rule: Rule = .other, path: ViewPath, message: String) {
        self.rule = rule
        self.severity = severity
        self.path = path
        self.message = message
    }

    public var description: String {
        "\(severity.rawValue): \(path): \(message)"
    }
}
