import Drawing
import Foundation

/// A picture that was found and read.
struct LoadedPicture {
    enum Content {
        case bitmap(CGImage)
        case vector(VectorImage)
    }

    var content: Content
    /// Pixels a point.
    var scale: CGFloat = 1
    var isTemplate = false
    /// See ``PictureFile/slices``.
    var slices: Image.Resizing?

    /// Points.
    var size: CGSize {
        switch content {
        case .bitmap(let image):
            CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
        case .vector(let vector): vector.size
        }
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
                return LoadedPicture(
                    content: .bitmap(image.oriented(orientation.drawing)), scale: usable(scale))
            case .data(let data, let scale):
                return LoadedPicture(
                    content: .bitmap(try graph.images.image(from: data, name: "\(path)")),
                    scale: usable(scale))
            case .file(let file, let scale):
                return try load(
                    PictureFile(path: file, scale: scale ?? PictureFile.scale(ofFileNamed: file)))
            case .named(let name, let bundle, _):
                let search = PictureSearch(name: name, bundle: bundle, environment: environment)
                guard let found = try search.find() else {
                    throw ResourceError.imageNotFound(name, searched: search.described, at: path)
                }
                return try load(found)
            case .symbol, .drawing:
                return nil
            }
        } catch {
            graph.report(error: error)
            graph.report(.error, at: path, "shows no picture: \(error)")
            return nil
        }
    }

    /// The pixels of a picture that is used as a pattern, and how many of them are a point of its own size; of a drawing
    /// those of a tile that is shown `factor` times as large (``PatternTile``).
    func pixels(_ image: Image, factor: CGFloat) -> (image: CGImage, scale: CGFloat)? {
        if !isSymbol(image.source) {
            guard let picture = load(image.source) else { return nil }
            if case .bitmap(let pixels) = picture.content { return (pixels, picture.scale) }
        }
        return PatternTile(graph: graph, path: path, environment: environment)
            .pixels(of: image, factor: factor)
    }

    /// Whether there is no file of pixels or paths to load: symbols, those of asset catalogues too, and code that draws.
    private func isSymbol(_ source: Image.Source) -> Bool {
        switch source {
        case .symbol, .drawing: return true
        case .named(let name, let bundle, _):
            let search = PictureSearch(name: name, bundle: bundle, environment: environment)
            return (try? search.findSymbol()) != nil
        case .bitmap, .data, .file: return false
        }
    }

    private func load(_ file: PictureFile) throws -> LoadedPicture {
        let content: LoadedPicture.Content =
            file.isVector
            ? .vector(try graph.images.vectorImage(atPath: file.path))
            : .bitmap(try graph.images.image(atPath: file.path))
        return LoadedPicture(
            content: content, scale: usable(file.scale), isTemplate: file.isTemplate, slices: file.slices)
    }

    private func usable(_ scale: CGFloat) -> CGFloat {
        scale > 0 && scale.isFinite ? scale : 1
    }
}
