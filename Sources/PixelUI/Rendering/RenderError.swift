import LayoutEngine

/// Why a view can't be rendered.
public enum RenderError: Error, CustomStringConvertible {
    /// The view has no finite size for the proposal; the diagnostic names it.
    case infiniteSize(LayoutDiagnostic)
    /// The view has no size, or none along an axis; the diagnostic names it.
    case emptySize(LayoutDiagnostic)
    /// A font or an image that the view uses is missing or broken.
    case resource(any Error)
    /// A colour mode other than `nonLinear`.
    case unsupportedColorMode(ColorRenderingMode)

    public var description: String {
        switch self {
        case .infiniteSize(let diagnostic), .emptySize(let diagnostic):
            "\(diagnostic.path): \(diagnostic.message)"
        case .resource(let error): "\(error)"
        case .unsupportedColorMode(let mode):
            "colorMode \(mode) isn't drawn here. Use .nonLinear, which is what screens show."
        }
    }
}
