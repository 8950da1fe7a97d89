import Drawing
import Foundation

/// What a canvas is drawn with: SwiftUI's `GraphicsContext`.
///
/// Coordinates are points from the canvas's top left corner, y down. A copy has its own state (opacity, blend
/// mode, transform, clips, filters) and draws into the same layer.
public struct GraphicsContext {
    let layer: CanvasRecording
    /// The values that texts, images and styles are resolved with.
    public let environment: EnvironmentValues
    /// Of each thing drawn; 0...1.
    public var opacity = 1.0
    public var blendMode = BlendMode.normal
    /// From the coordinates of what is drawn next to the canvas's.
    public var transform = CGAffineTransform.identity
    /// In the canvas's coordinates, in the order they were set.
    private var clips: [Effect] = []
    /// What the clips leave, as a rectangle in the canvas's coordinates.
    private var clipBounds: CGRect
    /// In the order they were added; the last one acts first.
    private var filters: [Effect] = []

    init(_ layer: CanvasRecording, _ environment: EnvironmentValues) {
        self.layer = layer
        self.environment = environment
        clipBounds = CGRect(origin: .zero, size: layer.size)
    }

    // MARK: Transform

    public mutating func scaleBy(x: CGFloat, y: CGFloat) {
        concatenate(CGAffineTransform(scaleX: x, y: y))
    }

    public mutating func translateBy(x: CGFloat, y: CGFloat) {
        concatenate(CGAffineTransform(translationX: x, y: y))
    }

    /// Clockwise.
    public mutating func rotate(by angle: Angle) {
        concatenate(CGAffineTransform(rotationAngle: CGFloat(angle.radians)))
    }

    /// Puts `matrix` before the transform: what is drawn next is mapped by it first.
    public mutating func concatenate(_ matrix: CGAffineTransform) {
        transform = matrix.concatenating(transform)
    }

    // MARK: Clip

    public struct ClipOptions: OptionSet, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        /// Keeps what lies outside.
        public static let inverse = ClipOptions(rawValue: 1)
    }

    /// The bounds of what is left to draw in, in the coordinates of what is drawn next.
    public var clipBoundingRect: CGRect {
        let determinant = transform.a * transform.d - transform.b * transform.c
        return determinant == 0 ? .zero : clipBounds.applying(transform.inverted())
    }

    /// Draws only inside a path from now on.
    public mutating func clip(
        to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()
    ) {
        let area = path.applying(transform)
        guard options.contains(.inverse) else {
            clips.append(.clip(area, style))
            clipBounds = clipBounds.intersection(area.boundingRect)
            if clipBounds.isNull { clipBounds = .zero }
            return
        }
        clips.append(.mask(outside([item(.fill(area, style, .solid(.black)))])))
    }

    /// Draws from now on only what the alpha of other drawing covers.
    public mutating func clipToLayer(
        opacity: Double = 1, options: ClipOptions = ClipOptions(),
        content: (inout GraphicsContext) throws -> Void
    ) rethrows {
        var items = try recorded(content)
        if opacity < 1 { items = [item(.group([.opacity(max(opacity, 0))], items))] }
        clips.append(.mask(options.contains(.inverse) ? outside(items) : items))
    }

    /// The whole canvas but what `items` cover.
    private func outside(_ items: [DisplayItem]) -> [DisplayItem] {
        [
            item(
                .group(
                    [.layer],
                    [
                        item(.fill(wholeCanvas, FillStyle(), .solid(.black))),
                        item(.group([.blend(.destinationOut)], items)),
                    ]))
        ]
    }

    // MARK: Filters and layers

    public struct FilterOptions: OptionSet, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        /// Filters work on encoded components here; this changes nothing.
        public static let linearColor = FilterOptions(rawValue: 1)
    }

    /// Puts a filter on each thing drawn from now on; of several the last one added acts first.
    public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
        filters.append(contentsOf: filter.effects(layer.node))
    }

    /// Draws several things as one: opacity, blend mode, filters and clips act on the whole.
    public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
        var items = try recorded(content)
        if blendMode.replaces { items.append(item(.fill(wholeCanvas, FillStyle(), .solid(.clear)))) }
        compose(items, isLayer: true, isMapped: true)
    }

    @available(
        *, unavailable, message: "There is no CGContext here. Draw with GraphicsContext's own functions."
    )
    public func withCGContext(content: (AnyObject) throws -> Void) rethrows {}

    /// A little more than the canvas, in its coordinates.
    private var wholeCanvas: Path {
        Path(CGRect(origin: .zero, size: layer.size).insetBy(dx: -1, dy: -1))
    }

    /// What `content` draws into an empty layer, with this context's transform and no other state.
    private func recorded(_ content: (inout GraphicsContext) throws -> Void) rethrows -> [DisplayItem] {
        var inner = GraphicsContext(layer.layer(), environment)
        inner.transform = transform
        try content(&inner)
        return inner.layer.items
    }

    // MARK: Composing

    /// Draws what the layer has so far again, where the stencil's alpha is.
    func drawBackdrop(through stencil: [DisplayItem]) {
        guard layer.items.count < 10_000 else {
            layer.node.graph.report(
                .error, at: layer.node.path,
                "draws its backdrop onto more than 10,000 items; it is left out. Draw it earlier, or in a layer."
            )
            return
        }
        guard !layer.items.isEmpty else { return }
        let mapped = transform.isIdentity ? stencil : [item(.group([.transform(transform)], stencil))]
        compose([item(.group([.mask(mapped)], layer.items))], isMapped: true)
    }

    func item(_ content: DisplayItem.Content) -> DisplayItem {
        DisplayItem(view: layer.node.path, content: content)
    }

    /// Adds items with the state in force, innermost first: transform, filters, clips, opacity, blend mode.
    ///
    /// - Parameter isMapped: Whether the items are in the canvas's coordinates already.
    func compose(_ items: [DisplayItem], isLayer: Bool = false, isMapped: Bool = false) {
        guard !items.isEmpty, opacity > 0 || opacity.isNaN else { return }
        var effects: [Effect] = isLayer ? [.layer] : []
        if !isMapped, !transform.isIdentity { effects.append(.transform(transform)) }
        effects += filters.reversed()
        effects += clips
        if opacity < 1 { effects.append(.opacity(opacity)) }
        if blendMode != .normal { effects.append(.blend(blendMode.mode)) }
        if effects.isEmpty {
            layer.items += items
        } else {
            layer.items.append(item(.group(effects, items)))
        }
    }
}

extension GraphicsContext {
    /// How things mix with what lies below; see SwiftUI's `GraphicsContext.BlendMode`.
    public struct BlendMode: Equatable, Sendable {
        let mode: Drawing.BlendMode

        public static let normal = BlendMode(mode: .normal)
        public static let multiply = BlendMode(mode: .multiply)
        public static let screen = BlendMode(mode: .screen)
        public static let overlay = BlendMode(mode: .overlay)
        public static let darken = BlendMode(mode: .darken)
        public static let lighten = BlendMode(mode: .lighten)
        public static let colorDodge = BlendMode(mode: .colorDodge)
        public static let colorBurn = BlendMode(mode: .colorBurn)
        public static let softLight = BlendMode(mode: .softLight)
        public static let hardLight = BlendMode(mode: .hardLight)
        public static let difference = BlendMode(mode: .difference)
        public static let exclusion = BlendMode(mode: .exclusion)
        public static let hue = BlendMode(mode: .hue)
        public static let saturation = BlendMode(mode: .saturation)
        public static let color = BlendMode(mode: .color)
        public static let luminosity = BlendMode(mode: .luminosity)
        public static let sourceAtop = BlendMode(mode: .sourceAtop)
        public static let destinationOver = BlendMode(mode: .destinationOver)
        public static let destinationOut = BlendMode(mode: .destinationOut)
        public static let plusDarker = BlendMode(mode: .plusDarker)
        public static let plusLighter = BlendMode(mode: .plusLighter)

        // The rest replace what lies below, as far as a shape covers it; a layer, on the whole canvas.
        public static let clear = BlendMode(mode: .clear)
        public static let copy = BlendMode(mode: .copy)
        public static let sourceIn = BlendMode(mode: .sourceIn)
        public static let sourceOut = BlendMode(mode: .sourceOut)
        public static let destinationIn = BlendMode(mode: .destinationIn)
        public static let destinationAtop = BlendMode(mode: .destinationAtop)
        public static let xor = BlendMode(mode: .xor)

        /// Whether what is clear changes what lies below it.
        var replaces: Bool {
            switch mode {
            case .clear, .copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop: true
            default: false
            }
        }
    }
}
