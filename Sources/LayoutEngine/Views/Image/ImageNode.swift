import Drawing
import Foundation

/// A picture as a leaf.
final class ImageNode: LayoutNode {
    private let image: Image
    private let picture: LoadedPicture?

    init(_ image: Image, _ inputs: _ResolveInputs) {
        self.image = image
        let label = inputs.label(image.labelText)
        let path = inputs.elementPath(label)
        picture = PictureLoading(
            graph: inputs.graph, path: path, environment: inputs.environment
        ).load(image.source)
        super.init(inputs, path: path, label: label)
    }

    /// Its own size; resizable, what is offered, at least the rigid borders.
    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        guard let picture else { return .zero }
        let own = picture.size
        guard let resizing = image.resizing else { return own }
        let caps = resizing.capInsets
        return CGSize(
            width: max(proposal.width ?? own.width, caps.leading + caps.trailing),
            height: max(proposal.height ?? own.height, caps.top + caps.bottom))
    }

    override func draw(into drawing: inout DrawingContext) {
        let rect = drawing.snapped(frame)
        guard let picture, rect.width > 0, rect.height > 0, rect.width.isFinite, rect.height.isFinite else {
            return
        }
        let isTemplate = (image.mode ?? (picture.isTemplate ? .template : .original)) == .template
        let style = isTemplate ? resolvedForeground : _ResolvedStyle(.clear)
        let caps = image.resizing?.capInsets ?? EdgeInsets()
        let isTiled = image.resizing?.mode == .tile
        drawing.paint(with: style, in: rect, of: self) { drawing, paint in
            let item = ImageItem(
                image: picture.image, rect: rect,
                capInsets: ImageItem.CapInsets(
                    top: caps.top, left: caps.leading, bottom: caps.bottom, right: caps.trailing),
                resizing: isTiled ? .tile : .stretch, interpolation: image.quality.drawing,
                imageScale: picture.scale, template: isTemplate ? paint : nil,
                isAntialiased: image.isAntialiased)
            drawing.draw(.image(item), of: self)
        }
    }
}

extension Image {
    /// What dumps call it.
    var labelText: String {
        switch source {
        case .named(let name, _), .symbol(let name, _): "Image \"\(name)\""
        case .file(let path, _): "Image \"\((path as NSString).lastPathComponent)\""
        case .bitmap, .data: "Image"
        }
    }
}

/// Decoded pixels and how many of them make a point.
struct LoadedPicture {
    var image: CGImage
    var scale: CGFloat
    var isTemplate = false

    /// Points.
    var size: CGSize {
        CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
    }
}

/// Finds and decodes pictures for a place in the tree; what fails is reported there.
struct PictureLoading {
    let graph: ViewGraph
    let path: ViewPath
    let environment: EnvironmentValues

    func load(_ source: Image.Source) -> LoadedPicture? {
        do {
            switch source {
            case .bitmap(let image, let scale, let orientation):
                return LoadedPicture(image: image.oriented(orientation.drawing), scale: usable(scale))
            case .data(let data, let scale):
                return LoadedPicture(
                    image: try graph.images.image(from: data, name: "\(path)"), scale: usable(scale))
            case .file(let file, let scale):
                return LoadedPicture(
                    image: try graph.images.image(atPath: file),
                    scale: usable(scale ?? PictureFile.scale(ofFileNamed: file)))
            case .named(let name, let bundle):
                let search = PictureSearch(name: name, bundle: bundle, environment: environment)
                guard let found = search.find() else {
                    throw ResourceError.imageNotFound(name, searched: search.described, at: path)
                }
                return LoadedPicture(
                    image: try graph.images.image(atPath: found.path), scale: usable(found.scale),
                    isTemplate: found.isTemplate)
            case .symbol:
                return nil
            }
        } catch {
            graph.report(error: error)
            graph.report(.error, at: path, "shows no picture: \(error)")
            return nil
        }
    }

    private func usable(_ scale: CGFloat) -> CGFloat {
        scale > 0 && scale.isFinite ? scale : 1
    }
}
