import Drawing
import Foundation

/// The picture type of UIKit, as far as view code needs it: loaded from somewhere, given to ``Image``.
///
/// Pixels are decoded when a view shows it.
public final class UIImage: Hashable, Sendable {
    /// Whether only the alpha counts.
    public enum RenderingMode: Hashable, Sendable {
        case automatic, alwaysOriginal, alwaysTemplate
    }

    public typealias Orientation = Image.Orientation

    let source: Image.Source
    public let renderingMode: RenderingMode

    init(_ source: Image.Source, _ renderingMode: RenderingMode = .automatic) {
        self.source = source
        self.renderingMode = renderingMode
    }

    /// nil when there is no such file.
    public convenience init?(contentsOfFile path: String) {
        guard FileManager.default.fileExists(atPath: path) else { return nil }
        self.init(.file(path, scale: nil))
    }

    /// A picture without pixels, of size zero.
    public convenience init() {
        self.init(.bitmap(CGImage(width: 0, height: 0, premultipliedRGBA: []), scale: 1, .up))
    }

    /// nil when the bytes are no PNG, JPEG or WebP.
    public convenience init?(data: Data) {
        self.init(data: data, scale: 1)
    }

    /// nil when the bytes are no PNG, JPEG or WebP.
    public convenience init?(data: Data, scale: CGFloat) {
        guard ImageHeader(data: data) != nil else { return nil }
        self.init(.data(data, scale: scale))
    }

    /// A picture in the main bundle or the working directory; nil when there is none.
    public convenience init?(named name: String) {
        let search = PictureSearch(name: name, bundle: nil, environment: EnvironmentValues())
        guard (try? search.find()) != nil else { return nil }
        self.init(.named(name, bundle: nil, variableValue: nil))
    }

    public convenience init?(systemName name: String) {
        self.init(.symbol(name, variableValue: nil))
    }

    public convenience init?(systemSymbolName name: String, accessibilityDescription: String?) {
        self.init(.symbol(name, variableValue: nil))
    }

    public convenience init(cgImage: CGImage) {
        self.init(.bitmap(cgImage, scale: 1, .up))
    }

    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        self.init(.bitmap(cgImage, scale: scale, orientation))
    }

    public func withRenderingMode(_ mode: RenderingMode) -> UIImage { UIImage(source, mode) }

    /// The pixels, where they were given decoded.
    public var cgImage: CGImage? {
        if case .bitmap(let image, _, _) = source { return image }
        return nil
    }

    /// Points; zero where the picture can't be read.
    public var size: CGSize {
        switch source {
        case .bitmap(let image, let scale, let orientation):
            let turned = image.oriented(orientation.drawing)
            return CGSize(width: CGFloat(turned.width) / scale, height: CGFloat(turned.height) / scale)
        case .data(let data, let scale):
            return ImageHeader(data: data)?.size(scale) ?? .zero
        case .file(let path, let scale):
            let data = FileManager.default.contents(atPath: path)
            return data.flatMap(ImageHeader.init(data:))?.size(scale ?? PictureFile.scale(ofFileNamed: path))
                ?? .zero
        case .named(let name, let bundle, _):
            let search = PictureSearch(name: name, bundle: bundle, environment: EnvironmentValues())
            guard let file = try? search.find(), let data = FileManager.default.contents(atPath: file.path)
            else { return .zero }
            return ImageHeader(data: data)?.size(file.scale) ?? .zero
        case .drawing(let drawing):
            return drawing.size
        case .symbol(let name, _):
            return SymbolMetrics(name: name, pointSize: 17, scale: .medium).size
        }
    }

    public static func == (a: UIImage, b: UIImage) -> Bool {
        a.source == b.source && a.renderingMode == b.renderingMode
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(renderingMode)
    }
}

/// AppKit's name for the same.
public typealias NSImage = UIImage

extension ImageHeader {
    /// Points, as seen.
    fileprivate func size(_ scale: CGFloat) -> CGSize {
        let scale = scale > 0 && scale.isFinite ? scale : 1
        return CGSize(
            width: CGFloat(orientedSize.width) / scale, height: CGFloat(orientedSize.height) / scale)
    }

    fileprivate init?(data: Data) {
        self.init([UInt8](data))
    }
}
