import Drawing
import Foundation
import Testing

@testable import Raster

/// Known deviation: contours that overlap inside one pixel have their areas added there, as if they lay side by side.
/// Pixels that contours cover whole, or share without overlap, are exact.
struct OverlapInsidePixelTests {
    /// Both rectangles cover half of the first pixel, and a quarter in common.
    private func level(turned: Bool, isEvenOdd: Bool, width: CGFloat = 0.5) -> UInt8 {
        let path = Path { path in
            path.addLines([
                .init(x: 0, y: 0), .init(x: width, y: 0), .init(x: width, y: 1), .init(x: 0, y: 1),
            ])
            path.closeSubpath()
            let (left, right) = (width / 2, width * 1.5)
            let second = [
                CGPoint(x: left, y: 0), CGPoint(x: right, y: 0), CGPoint(x: right, y: 1),
                CGPoint(x: left, y: 1),
            ]
            path.addLines(turned ? second.reversed() : second)
            path.closeSubpath()
        }
        let bounds = PixelBounds(minX: 0, minY: 0, maxX: 3, maxY: 1)
        var mask = CoverageMask(bounds: bounds)
        ShapeScanner().fill(path, FillStyle(eoFill: isEvenOdd), .identity, in: bounds) { mask.write($0) }
        return mask[0, 0]
    }

    /// Three quarters of the pixel are covered, 191 levels.
    @Test func areasAreAdded() {
        #expect(level(turned: false, isEvenOdd: false) == 255)
        // Contours of opposite directions take each other's area away.
        #expect(level(turned: true, isEvenOdd: false) == 0)
        // By the even-odd rule it would be half of the pixel, 128 levels.
        #expect(level(turned: false, isEvenOdd: true) == 255)
    }

    /// The first pixel lies inside of one contour alone, and half inside of the other.
    @Test func coveredPixelsAreExact() {
        #expect(level(turned: false, isEvenOdd: false, width: 1) == 255)
        #expect(level(turned: false, isEvenOdd: true, width: 1) == 128)
        #expect(level(turned: true, isEvenOdd: true, width: 1) == 128)
    }
}
