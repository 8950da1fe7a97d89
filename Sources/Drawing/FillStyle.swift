/// How the inside of an outline is told and its edge drawn: SwiftUI's `FillStyle`.
public struct FillStyle: Hashable, Sendable, Codable {
    /// Even-odd instead of non-zero winding.
    public var isEOFilled: Bool
    /// Exact-area edges; off, a pixel is in when its centre is.
    public var isAntialiased: Bool

    /// The non-zero rule, with edges covered in part, unless told otherwise.
    public init(eoFill: Bool = false, antialiased: Bool = true) {
        isEOFilled = eoFill
        isAntialiased = antialiased
    }
}
