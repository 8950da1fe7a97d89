/// A rectangle of whole pixels; origin at the top left of the picture, y down.
///
/// It covers columns `x ..< x + width` and rows `y ..< y + height`. A width or height of 0 or less
/// covers nothing.
public struct PixelRect: Hashable, Sendable, Codable, CustomStringConvertible {
    /// The left column.
    public var x: Int
    /// The top row.
    public var y: Int
    /// Columns; 0 or less is empty.
    public var width: Int
    /// Rows; 0 or less is empty.
    public var height: Int

    /// Kept as given.
    public init(x: Int, y: Int, width: Int, height: Int) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    /// The column right of the last covered one; saturates instead of overflowing.
    public var maxX: Int { PixelRect.end(of: x, length: width) }

    /// The row below the last covered one; saturates instead of overflowing.
    public var maxY: Int { PixelRect.end(of: y, length: height) }

    /// True when no pixel is covered.
    public var isEmpty: Bool { width <= 0 || height <= 0 }

    /// Whether a pixel lies inside; the right and lower edges don't belong to it.
    public func contains(x px: Int, y py: Int) -> Bool {
        px >= x && px < maxX && py >= y && py < maxY
    }

    /// The smallest rectangle that covers both; an empty one counts for nothing.
    public func union(_ other: PixelRect) -> PixelRect {
        if isEmpty { return other }
        if other.isEmpty { return self }
        let left = min(x, other.x)
        let top = min(y, other.y)
        return PixelRect(
            x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
    }

    /// `24x16 at (3, 40)`.
    public var description: String { "\(width)x\(height) at (\(x), \(y))" }

    private static func end(of start: Int, length: Int) -> Int {
        let (sum, overflow) = start.addingReportingOverflow(max(0, length))
        return overflow ? Int.max : sum
    }
}
