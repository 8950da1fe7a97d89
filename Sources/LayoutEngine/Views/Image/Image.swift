import Drawing
import Foundation

/// A picture: SwiftUI's `Image`. Rigid at its own size unless ``resizable(capInsets:resizingMode:)``.
///
/// A picture that can't be found or read is 0 x 0, and an error that names it reaches the renderer.
public struct Image: Equatable, Sendable {
    /// Where the pixels come from.
    enum Source: Equatable, Sendable {
        case bitmap(CGImage, scale: CGFloat, Orientation)
        case data(Data, scale: CGFloat)
        case file(String, scale: CGFloat?)
        /// A file, or an image set of an asset catalogue, in a bundle or the working directory.
        case named(String, bundle: String?, variableValue: Double?)
        case symbol(String, variableValue: Double?)
        /// Code that draws, as on a canvas.
        case drawing(ImageDrawing)
    }

    /// How the middle of a resizable picture fills its room.
    public enum ResizingMode: Hashable, Sendable {
        case tile, stretch
    }

    /// Whether only the alpha counts.
    public enum TemplateRenderingMode: Hashable, Sendable {
        /// The alpha, painted with the foreground style.
        case template
        case original
    }

    /// How pixels are resampled.
    public enum Interpolation: Hashable, Sendable {
        case none, low, medium, high
    }

    /// The relative size of symbols.
    public enum Scale: Hashable, CaseIterable, Sendable {
        case small, medium, large
    }

    /// Which way up the pixels are. Numbers as OpenSwiftUI reads them from SwiftUI 6.5.
    public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
        case up = 0
        case upMirrored = 2
        case down = 6
        case downMirrored = 4
        case left = 1
        case leftMirrored = 3
        case right = 7
        case rightMirrored = 5
    }

    let source: Source
    var resizing: Resizing?
    var mode: TemplateRenderingMode?
    var quality = Interpolation.medium
    var isAntialiased = true
    var symbolMode: SymbolRenderingMode?

    /// 0...1, of a symbol that shows one.
    var variableValue: Double? {
        switch source {
        case .symbol(_, let value), .named(_, _, let value): value.map { min(max($0.isNaN ? 0 : $0, 0), 1) }
        default: nil
        }
    }

    struct Resizing: Equatable, Sendable {
        var capInsets: EdgeInsets
        var mode: ResizingMode
    }

    init(_ source: Source) {
        self.source = source
    }
}

extension Image {
    /// A PNG, JPEG or WebP named `name` in the bundle or in the working directory: `name.png`, `name@2x.png`,
    /// `name@3x.png`, `name.jpg` and so on, or an image set of that name in an asset catalogue there.
    public init(_ name: String, bundle: Bundle? = nil) {
        self.init(.named(name, bundle: bundle?.bundlePath, variableValue: nil))
    }

    /// As above; `variableValue`, 0...1, shows on symbol sets whose drawing has thresholds.
    public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
        self.init(.named(name, bundle: bundle?.bundlePath, variableValue: variableValue))
    }

    /// As above; the label is for accessibility.
    public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text) {
        self.init(name, variableValue: variableValue, bundle: bundle)
    }

    /// As above, ignored by accessibility.
    public init(decorative name: String, variableValue: Double?, bundle: Bundle? = nil) {
        self.init(name, variableValue: variableValue, bundle: bundle)
    }

    /// As above; the label is for accessibility.
    public init(_ name: String, bundle: Bundle? = nil, label: Text) {
        self.init(name, bundle: bundle)
    }

    /// As above, ignored by accessibility.
    public init(decorative name: String, bundle: Bundle? = nil) {
        self.init(name, bundle: bundle)
    }

    /// A symbol by a name of Apple's SF Symbols. Apple's artwork may not be shipped: it comes from a
    /// ``SymbolProvider``. Without one the commonest symbols are drawn in plain strokes, the others as a neutral box
    /// with a diagnostic that names the symbol.
    public init(systemName: String) {
        self.init(.symbol(systemName, variableValue: nil))
    }

    public init(systemName: String, variableValue: Double?) {
        self.init(.symbol(systemName, variableValue: variableValue))
    }

    /// `scale` is pixels a point.
    public init(_ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text) {
        self.init(.bitmap(cgImage, scale: scale, orientation))
    }

    public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
        self.init(.bitmap(cgImage, scale: scale, orientation))
    }

    /// A picture of `size` points that `renderer` draws, as on a ``Canvas``; nothing outside it is drawn. Stretched
    /// where it is resizable.
    public init(
        size: CGSize, label: Text? = nil, opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
        renderer: @escaping (inout GraphicsContext) -> Void
    ) {
        self.init(
            .drawing(ImageDrawing(size: size, isOpaque: opaque, colorMode: colorMode, renderer: renderer)))
    }

    public init(uiImage: UIImage) {
        self.init(uiImage.source)
        if uiImage.renderingMode == .alwaysTemplate { mode = .template }
    }

    public init(nsImage: NSImage) {
        self.init(uiImage: nsImage)
    }

    /// A PNG, JPEG or WebP file; `@2x` or `@3x` at the end of its name is its scale.
    public init(contentsOfFile path: String) {
        self.init(.file(path, scale: nil))
    }

    /// The bytes of a PNG, JPEG or WebP file; `scale` is pixels a point.
    public init(data: Data, scale: CGFloat = 1) {
        self.init(.data(data, scale: scale))
    }
}

extension Image {
    /// Lets the picture take the size that it is offered; `capInsets`, in points, stay rigid.
    public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch)
        -> Image
    {
        var image = self
        image.resizing = Resizing(capInsets: capInsets, mode: resizingMode)
        return image
    }

    /// nil leaves the picture's own mode: symbols are templates, others not.
    public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
        var image = self
        image.mode = renderingMode
        return image
    }

    public func interpolation(_ interpolation: Interpolation) -> Image {
        var image = self
        image.quality = interpolation
        return image
    }

    public func antialiased(_ isAntialiased: Bool) -> Image {
        var image = self
        image.isAntialiased = isAntialiased
        return image
    }

    /// How a symbol is coloured; nil leaves it to the environment.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
        var image = self
        image.symbolMode = mode
        return image
    }
}

extension Image.Orientation {
    var drawing: ImageOrientation {
        switch self {
        case .up: .up
        case .upMirrored: .upMirrored
        case .down: .down
        case .downMirrored: .downMirrored
        case .left: .left
        case .leftMirrored: .leftMirrored
        case .right: .right
        case .rightMirrored: .rightMirrored
        }
    }
}

extension Image.Interpolation {
    var drawing: ImageInterpolation {
        switch self {
        case .none: .none
        case .low: .low
        case .medium: .medium
        case .high: .high
        }
    }
}

extension Image: View, _PrimitiveView {
    public typealias Body = Never

    public static func _resolve(_ view: Image, _ inputs: _ResolveInputs) -> _Elements {
        switch view.source {
        case .symbol(let name, _):
            return _Elements(SymbolNode(name, view, inputs))
        case .drawing(let drawing):
            return _Elements(DrawnImageNode(drawing, view, inputs))
        case .named(let name, let bundle, _):
            let search = PictureSearch(name: name, bundle: bundle, environment: inputs.environment)
            // A set that is broken is reported where pictures are loaded.
            if let file = try? search.findSymbol() {
                return _Elements(SymbolNode(name, view, inputs, own: file))
            }
        case .bitmap, .data, .file: break
        }
        return _Elements(ImageNode(view, inputs))
    }
}
