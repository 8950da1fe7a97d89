/// The revision of the road from a view to its pixels.
///
/// It stands in this module because both ends know it: the renderer writes it into goldens, and `pixeldiff`, which
/// links no renderer, prints it with its version.
public enum RenderingRevision {
    /// It grows when the same view gives other pixels.
    public static let current = 1
}
