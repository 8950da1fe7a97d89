import Drawing
import Foundation

/// Paints, pictures and blends over 1024 x 1024 pixels.
enum PaintScenes {
    private static let size = 1024
    private static let whole = CGRect(x: 0, y: 0, width: size, height: size)

    static var all: [Scene] {
        [
            fill("linear gradient, 1 Mpx", 8, .linear(start: .zero, end: CGPoint(x: 1024, y: 700), stops)),
            fill(
                "radial gradient, 1 Mpx", 8,
                .radial(center: CGPoint(x: 500, y: 520), radius: 600, stops)),
            picture("image x4 bilinear, 1 Mpx", 4, side: 256, CGAffineTransform(scaleX: 4, y: 4)),
            picture(
                "image x3 turned by 30 degrees", 4, side: 256,
                CGAffineTransform(translationX: 400, y: 20).rotated(by: .pi / 6).scaledBy(x: 3, y: 3)),
            fill("solid over, 1 Mpx", 16, .solid(ResolvedColor(40, 90, 200, opacity: 0.5))),
            fill("solid multiply, 1 Mpx", 8, .solid(ResolvedColor(40, 90, 200, opacity: 0.5)), .multiply),
            fill("solid luminosity, 1 Mpx", 4, .solid(ResolvedColor(40, 90, 200, opacity: 0.5)), .luminosity),
            picture("image over, 1 Mpx", 8, side: 1024, .identity),
        ]
    }

    private static let stops = [
        GradientRamp.Stop(color: ResolvedColor(255, 59, 48), location: 0),
        GradientRamp.Stop(color: ResolvedColor(52, 199, 89), location: 0.4),
        GradientRamp.Stop(color: ResolvedColor(0, 122, 255), location: 1),
    ]

    private static func fill(
        _ name: String, _ repeats: Int, _ kind: ScenePaint.Kind, _ mode: BlendMode = .normal
    ) -> Scene {
        Scene(
            name: name, width: size, height: size, repeats: repeats,
            operations: Array(repeating: .rect(whole, ScenePaint(kind: kind, mode: mode)), count: repeats))
    }

    private static func picture(
        _ name: String, _ repeats: Int, side: Int, _ transform: CGAffineTransform
    ) -> Scene {
        Scene(
            name: name, width: size, height: size, repeats: repeats,
            operations: Array(repeating: .image(index: 0, transform), count: repeats), images: [image(side)])
    }

    /// Smooth in blocks, with an alpha that varies.
    private static func image(_ side: Int) -> CGImage {
        var random = SceneRandom(UInt64(side))
        var pixels: [UInt8] = []
        pixels.reserveCapacity(side * side * 4)
        for y in 0..<side {
            for x in 0..<side {
                let alpha = 128 + (x * 127 / side)
                let noise = Int(random.next() & 31)
                for level in [x * 224 / side + noise, y * 224 / side + noise, (x ^ y) & 255] {
                    pixels.append(UInt8(level * alpha / 255))
                }
                pixels.append(UInt8(alpha))
            }
        }
        return CGImage(width: side, height: side, premultipliedRGBA: pixels)
    }
}
