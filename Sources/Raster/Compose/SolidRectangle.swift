import Drawing
import Foundation

/// An upright rectangle on device pixels in one colour: all that is left to know of an item that draws it.
struct SolidRectangle {
    var rect: CGRect
    var color: PremultipliedPixel
}

extension Paint {
    /// If there is but one.
    var color: ResolvedColor? {
        guard case .solid(let color) = self else { return nil }
        return color
    }
}
