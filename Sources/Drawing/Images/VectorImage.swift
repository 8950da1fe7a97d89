import Foundation

/// A picture made of paths, in the coordinates of its own box, y down: what an SVG file or a glyph turns into.
public struct VectorImage: Equatable, Sendable, Codable {
    /// What a path is painted with.
    public enum Ink: Hashable, Sendable, Codable {
        /// Whatever paints the picture: black, or the foreground style of a template or a symbol.
        case current
        case fixed(ResolvedColor)
    }

    /// A line along a path.
    public struct Stroke: Equatable, Sendable, Codable {
        /// What paints the line.
        public var ink: Ink
        /// In the path's coordinates, before its transform.
        public var style: StrokeStyle

        /// A line of an ink and a style.
        public init(ink: Ink, style: StrokeStyle) {
            self.ink = ink
            self.style = style
        }
    }

    /// One path with its inks: filled, then stroked.
    public struct Shape: Equatable, Sendable, Codable {
        /// In its own coordinates; see ``transform``.
        public var path: Path
        /// From the path's coordinates, and its stroke's, to the picture's.
        public var transform: CGAffineTransform
        /// What paints the area; nil leaves it.
        public var fill: Ink?
        /// Whether areas that are wound around twice are holes.
        public var isEvenOdd: Bool
        /// The line along the path; nil for none.
        public var stroke: Stroke?
        /// 0...1, of the fill's ink.
        public var fillOpacity: Double
        /// 0...1, of the stroke's ink.
        public var strokeOpacity: Double
        /// Which level of the foreground style paints it in symbols: 0 the primary, 1 the secondary, 2 the tertiary.
        public var layer: Int
        /// In symbols with a variable value: drawn faintly where the value isn't above it; nil is always drawn.
        public var threshold: Double?

        /// A filled path of full opacity unless told otherwise.
        public init(
            path: Path, transform: CGAffineTransform = .identity, fill: Ink? = .current,
            isEvenOdd: Bool = false, stroke: Stroke? = nil, fillOpacity: Double = 1,
            strokeOpacity: Double = 1, layer: Int = 0, threshold: Double? = nil
        ) {
            self.path = path
            self.transform = transform
            self.fill = fill
            self.isEvenOdd = isEvenOdd
            self.stroke = stroke
            self.fillOpacity = fillOpacity
            self.strokeOpacity = strokeOpacity
            self.layer = layer
            self.threshold = threshold
        }
    }

    /// A part of the picture, in drawing order.
    public indirect enum Element: Equatable, Sendable, Codable {
        case shape(Shape)
        /// Composed together, then faded and clipped. The clip is in the picture's coordinates.
        case group([Element], opacity: Double, clip: Path?, isClipEvenOdd: Bool)
    }

    /// Lines that a symbol is aligned by, as y in the picture's coordinates.
    public struct Guides: Hashable, Sendable, Codable {
        /// The y that letters stand on.
        public var baseline: CGFloat
        /// The top of capital letters, above the baseline.
        public var capLine: CGFloat

        /// A filled path of full opacity unless told otherwise.
        public init(baseline: CGFloat, capLine: CGFloat) {
            self.baseline = baseline
            self.capLine = capLine
        }
    }

    /// The part of its coordinates that is shown; never empty.
    public var viewBox: CGRect
    /// Points, as a picture that isn't resized.
    public var size: CGSize
    /// From the lowest to the topmost.
    public var elements: [Element]
    /// Lines that a symbol is aligned by; nil for a drawing without.
    public var guides: Guides?

    /// A picture of `viewBox`'s size where `size` is nil.
    public init(viewBox: CGRect, size: CGSize? = nil, elements: [Element], guides: Guides? = nil) {
        self.viewBox = viewBox
        self.size = size ?? viewBox.size
        self.elements = elements
        self.guides = guides
    }

    /// One path, filled.
    public init(path: Path, viewBox: CGRect, isEvenOdd: Bool = false) {
        self.init(viewBox: viewBox, elements: [.shape(Shape(path: path, isEvenOdd: isEvenOdd))])
    }
}
