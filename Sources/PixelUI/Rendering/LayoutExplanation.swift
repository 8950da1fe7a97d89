import LayoutEngine

/// How a view's layout came about, and what is wrong or surprising in it.
public struct LayoutExplanation: Sendable {
    /// The placed tree, one element a line, without a head.
    public let layout: String
    /// Every question, answer and placement in order, indented as they nest; what comes after 2,000 lines is
    /// counted.
    public let trace: String
    /// All findings, those that need a layout to be asked again among them.
    public let diagnostics: [LayoutDiagnostic]
    /// Why the view can't be rendered, a sentence each: missing fonts, broken images.
    public let errors: [String]
}
