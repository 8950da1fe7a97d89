import Drawing
import Foundation

/// A picture to be drawn by us and by others, each by its own best call.
struct Scene {
    /// One call of a rasterizer.
    enum Operation {
        case rect(CGRect, ScenePaint)
        case roundedRect(CGRect, radius: CGFloat, ScenePaint)
        case path(Path, ScenePaint)
        case stroke(Path, StrokeStyle, ScenePaint)
        case circleOutline(center: CGPoint, radius: CGFloat, width: CGFloat, ScenePaint)
        /// `images[index]`, its pixels mapped to the picture's.
        case image(index: Int, CGAffineTransform)
        /// Glyphs of `fonts[font]`, placed in the coordinates before `transform`.
        case glyphs(GlyphRun, origin: CGPoint, font: Int, CGAffineTransform, ResolvedColor)
        /// What a rounded rectangle drops; the rectangle itself is another operation.
        case shadow(CGRect, radius: CGFloat, sigma: CGFloat, offset: CGSize, ResolvedColor)
    }

    var name: String
    /// Pixels.
    var width: Int
    var height: Int
    /// The times in the table are divided by this: the scene does its job that often.
    var repeats = 1
    var operations: [Operation]
    var images: [CGImage] = []
    /// Font files.
    var fonts: [String] = []
}

/// What a shape of a scene is filled with; gradients interpolate sRGB-encoded components, as all peers do.
struct ScenePaint {
    enum Kind {
        case solid(ResolvedColor)
        case linear(start: CGPoint, end: CGPoint, [GradientRamp.Stop])
        case radial(center: CGPoint, radius: CGFloat, [GradientRamp.Stop])
    }

    var kind: Kind
    var mode = BlendMode.normal

    static func solid(_ color: ResolvedColor, mode: BlendMode = .normal) -> ScenePaint {
        ScenePaint(kind: .solid(color), mode: mode)
    }
}
