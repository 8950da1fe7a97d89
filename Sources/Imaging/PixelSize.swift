/// Width and height in pixels.
public struct PixelSize: Hashable, Sendable, Codable, CustomStringConvertible {
    /// Columns.
    public var width: Int
    /// Rows.
    public var height: Int

    /// Kept as given.
    public init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }

    /// `375x812`.
    public var description: String { "\(width)x\(height)" }
}
