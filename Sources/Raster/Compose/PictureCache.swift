import Drawing
import Foundation
import Synchronization

/// What the bands of one picture share, so that it is made once: gradients' tables and pictures brought to the
/// size that they are turned at.
///
/// Safe from any thread; who comes second waits for the first.
final class PictureCache: Sendable {
    /// A picture item at a size: where it goes is no part of it.
    struct ImageKey: Hashable {
        var image: CGImage
        var layout: [CGFloat]
        var resizing: ImageItem.Resizing
        var interpolation: ImageInterpolation

        init(_ item: ImageItem, width: CGFloat, height: CGFloat) {
            image = item.image
            layout = [
                item.rect.width, item.rect.height, width, height, item.imageScale, item.capInsets.top,
                item.capInsets.left, item.capInsets.bottom, item.capInsets.right,
            ]
            resizing = item.resizing
            interpolation = item.interpolation
        }
    }

    private let tables = Mutex<[GradientRamp: RampTable]>([:])
    private let images = Mutex<[ImageKey: CGImage]>([:])

    /// The table of `ramp`, made by `make` at the first time; nil where that is.
    func table(_ ramp: GradientRamp, make: () -> RampTable?) -> RampTable? {
        tables.withLock { tables in
            if let known = tables[ramp] { return known }
            let table = make()
            tables[ramp] = table
            return table
        }
    }

    func image(_ key: ImageKey, make: () -> CGImage) -> CGImage {
        images.withLock { images in
            if let known = images[key] { return known }
            let image = make()
            images[key] = image
            return image
        }
    }
}
