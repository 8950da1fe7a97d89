import Drawing
import Foundation
import Synchronization

/// What the bands of one picture share, so that it is made once: pictures brought to the size that they are turned
/// at.
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

    private let images = Mutex<[ImageKey: CGImage]>([:])

    func image(_ key: ImageKey, make: () -> CGImage) -> CGImage {
        images.withLock { images in
            if let known = images[key] { return known }
            let image = make()
            images[key] = image
            return image
        }
    }
}
