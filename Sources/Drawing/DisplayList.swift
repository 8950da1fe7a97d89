import Foundation

/// Everything a picture is made of, in drawing order: the value that layout hands to the rasterizer.
///
/// Coordinates are points, y down, origin at the picture's top left corner. Frames have been snapped to
/// pixels already. Comparable and serializable; no callbacks. ``dump()`` is its golden form.
public struct DisplayList: Equatable, Sendable, Codable {
    /// Points.
    public var size: CGSize
    /// Pixels a point, which the frames were snapped for.
    public var scale: CGFloat
    /// From the lowest to the topmost.
    public var items: [DisplayItem]

    /// Nothing is checked: the rasterizer refuses what has no size.
    public init(size: CGSize, scale: CGFloat, items: [DisplayItem]) {
        self.size = size
        self.scale = scale
        self.items = items
    }
}

/// One thing drawn, and the view that drew it.
public struct DisplayItem: Equatable, Sendable, Codable {
    /// The view that drew it.
    public var view: ViewPath
    /// What is drawn.
    public var content: Content

    /// What an item draws, in points of the picture.
    public indirect enum Content: Equatable, Sendable, Codable {
        case fill(Path, FillStyle, Paint)
        case stroke(Path, StrokeStyle, Paint, antialiased: Bool)
        case image(ImageItem)
        /// `origin` is where the run's own (0, 0) goes: on the baseline.
        case glyphs(GlyphRun, origin: CGPoint, Paint)
        /// Items composed together. Effects are applied innermost first: `effects[0]` acts on the items,
        /// `effects[1]` on the result, and so on.
        case group([Effect], [DisplayItem])
    }

    /// An item drawn by a view.
    public init(view: ViewPath, content: Content) {
        self.view = view
        self.content = content
    }
}

/// A picture drawn into a rectangle.
public struct ImageItem: Equatable, Sendable, Codable {
    /// How the middle of a picture with cap insets fills its room.
    public enum Resizing: String, Equatable, Sendable, Codable {
        case stretch, tile
    }

    /// The pixels, whole.
    public var image: CGImage
    /// Where it goes, in points. Empty draws nothing.
    public var rect: CGRect
    /// Rigid borders in points of the image (pixels / imageScale): top, leading, bottom, trailing.
    public var capInsets: CapInsets
    /// How what isn't a cap fills the rest of `rect`.
    public var resizing: Resizing
    /// How pixels are mixed where sizes differ.
    public var interpolation: ImageInterpolation
    /// Pixels of the image a point.
    public var imageScale: CGFloat
    /// Where set, the image is a stencil: only its alpha counts.
    public var template: Paint?
    /// Whether edges that fall between pixels are covered in part.
    public var isAntialiased: Bool

    /// Edges that are kept in their own size, in points of the picture; caps that are longer together than it
    /// are shortened in proportion.
    public struct CapInsets: Hashable, Sendable, Codable {
        /// From the upper edge; 0 or less and NaN are none.
        public var top: CGFloat
        /// From the left edge, whatever the writing direction.
        public var left: CGFloat
        /// From the lower edge.
        public var bottom: CGFloat
        /// From the right edge.
        public var right: CGFloat

        /// None unless given.
        public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
            self.top = top
            self.left = left
            self.bottom = bottom
            self.right = right
        }
    }

    /// All of the picture, stretched to `rect`, unless told otherwise.
    public init(
        image: CGImage, rect: CGRect, capInsets: CapInsets = CapInsets(), resizing: Resizing = .stretch,
        interpolation: ImageInterpolation = .medium, imageScale: CGFloat = 1, template: Paint? = nil,
        isAntialiased: Bool = true
    ) {
        self.image = image
        self.rect = rect
        self.capInsets = capInsets
        self.resizing = resizing
        self.interpolation = interpolation
        self.imageScale = imageScale
        self.template = template
        self.isAntialiased = isAntialiased
    }
}
