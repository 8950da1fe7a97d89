import Drawing
import Foundation

extension SceneCatalog {
    /// 12 x 10 pixels: a frame, a diagonal, and a corner that shines through.
    static let picture = CGImage(
        width: 12, height: 10,
        premultipliedRGBA: (0..<120).flatMap { i -> [UInt8] in
            let (x, y) = (i % 12, i / 12)
            if x == 0 || y == 0 || x == 11 || y == 9 { return [28, 28, 30, 255] }
            if x == y { return [255, 56, 60, 255] }
            if x > 7 && y < 4 { return [0, 60, 112, 112] }
            return [UInt8(40 + 16 * x), 200, UInt8(250 - 20 * y), 255]
        })

    static let images: [Scene] = interpolations + resizings

    private static func image(_ name: String, _ item: ImageItem) -> Scene {
        Scene(group: "Images", name: name) { [drawn(.image(item))] }
    }

    private static let interpolations: [Scene] = [ImageInterpolation.none, .low, .medium, .high].flatMap {
        way in
        [
            image(
                "grown, \(way.rawValue)",
                ImageItem(
                    image: picture, rect: CGRect(x: 4, y: 3.3, width: 40, height: 33), interpolation: way)),
            image(
                "shrunk, \(way.rawValue)",
                ImageItem(
                    image: picture, rect: CGRect(x: 20, y: 15, width: 4.5, height: 3.7), interpolation: way)),
        ]
    }

    private static let resizings: [Scene] = [
        image("as it is", ImageItem(image: picture, rect: CGRect(x: 18, y: 15, width: 12, height: 10))),
        image(
            "cap insets",
            ImageItem(
                image: picture, rect: CGRect(x: 4, y: 4, width: 40, height: 32),
                capInsets: ImageItem.CapInsets(top: 3, left: 3, bottom: 3, right: 3))),
        image(
            "tiled",
            ImageItem(image: picture, rect: CGRect(x: 4, y: 4, width: 40, height: 32), resizing: .tile)),
        image(
            "tiled with cap insets",
            ImageItem(
                image: picture, rect: CGRect(x: 4, y: 4, width: 40, height: 32),
                capInsets: ImageItem.CapInsets(top: 1, left: 1, bottom: 1, right: 1), resizing: .tile)),
        image(
            "stencil",
            ImageItem(
                image: picture, rect: CGRect(x: 4, y: 4, width: 40, height: 32), interpolation: .high,
                template: .linearGradient(
                    ramp([.sceneRed, .sceneBlue]), start: .zero, end: CGPoint(x: 48, y: 40)))),
        Scene(group: "Images", name: "turned") {
            [
                grouped(
                    [.transform(CGAffineTransform(a: 0.9, b: 0.4, c: -0.4, d: 0.9, tx: 10, ty: -6))],
                    [
                        drawn(
                            .image(
                                ImageItem(image: picture, rect: CGRect(x: 4, y: 4, width: 32, height: 27)))
                        )
                    ])
            ]
        },
    ]
}
