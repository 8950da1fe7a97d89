import Drawing

/// Something in the view tree that is wrong or surprising: where, and what to do about it. It never changes
/// the picture.
///
/// Docs/Diagnostics.md has an example of each rule.
public struct LayoutDiagnostic: Hashable, Sendable, CustomStringConvertible {
    public enum Severity: String, Hashable, Sendable {
        /// The picture is drawn, but a contract was broken.
        case error
        case warning
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

    /// `error: Card/Flow: never placed its subview 0 ... [subview-not-placed]`.
    public var description: String {
        "\(severity.rawValue): \(path): \(message)" + (rule == .other ? "" : " [\(rule.rawValue)]")
    }
}
