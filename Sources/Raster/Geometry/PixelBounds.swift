import Foundation

/// A rectangle of whole device pixels, half-open: `minX <= x < maxX`.
struct PixelBounds: Hashable, Sendable {
    var minX: Int
    var minY: Int
    var maxX: Int
    var maxY: Int

    /// All pixels that may be drawn on.
    static let unlimited = PixelBounds(
        minX: -1_000_000_000, minY: -1_000_000_000, maxX: 1_000_000_000, maxY: 1_000_000_000)

    static let empty = PixelBounds(minX: 0, minY: 0, maxX: 0, maxY: 0)

    /// Coordinates beyond this many pixels are brought back to it, so that no arithmetic overflows.
    static let coordinateLimit = 1e9

    init(minX: Int, minY: Int, maxX: Int, maxY: Int) {
        self.minX = minX
        self.minY = minY
        self.maxX = maxX
        self.maxY = maxY
    }

    /// The pixels that `rect` touches; empty where it is null, NaN or has no area.
    init(covering rect: CGRect) {
        guard rect.width > 0, rect.height > 0, !rect.minX.isNaN, !rect.minY.isNaN else {
            self = .empty
            return
        }
        self.init(
            minX: Self.atOrBelow(rect.minX), minY: Self.atOrBelow(rect.minY),
            maxX: -Self.atOrBelow(-rect.maxX), maxY: -Self.atOrBelow(-rect.maxY))
    }

    /// The whole number at or below `value`, inside the limit.
    @inline(__always)
    private static func atOrBelow(_ value: CGFloat) -> Int {
        let limited = min(max(Double(value), -coordinateLimit), coordinateLimit)
        let whole = Truncation.whole(limited)
        return limited < Double(whole) ? whole - 1 : whole
    }

    var width: Int { max(0, maxX - minX) }
    var height: Int { max(0, maxY - minY) }
    var isEmpty: Bool { maxX <= minX || maxY <= minY }

    var rect: CGRect { CGRect(x: minX, y: minY, width: width, height: height) }

    func intersection(_ other: PixelBounds) -> PixelBounds {
        let result = PixelBounds(
            minX: max(minX, other.minX), minY: max(minY, other.minY),
            maxX: min(maxX, other.maxX), maxY: min(maxY, other.maxY))
        return result.isEmpty ? .empty : result
    }

    /// The smallest bounds that hold both; an empty one counts for nothing.
    func union(_ other: PixelBounds) -> PixelBounds {
        if isEmpty { return other }
        if other.isEmpty { return self }
        return PixelBounds(
            minX: min(minX, other.minX), minY: min(minY, other.minY),
            maxX: max(maxX, other.maxX), maxY: max(maxY, other.maxY))
    }

    /// Grown by `x` and `y` pixels on each side; an empty one stays empty.
    func expanded(x: Int, y: Int) -> PixelBounds {
        isEmpty ? self : PixelBounds(minX: minX - x, minY: minY - y, maxX: maxX + x, maxY: maxY + y)
    }

    func offset(x: Int, y: Int) -> PixelBounds {
        PixelBounds(minX: minX + x, minY: minY + y, maxX: maxX + x, maxY: maxY + y)
    }
}
