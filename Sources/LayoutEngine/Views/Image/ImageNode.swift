import Drawing
import Foundation

/// A picture as a leaf.
final class ImageNode: LayoutNode {
    let image: Image
    let picture: LoadedPicture?

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
        guard let resizing = resizing(of: picture) else { return own }
        let caps = resizing.capInsets
        return CGSize(
            width: max(proposal.width ?? own.width, caps.leading + caps.trailing),
            height: max(proposal.height ?? own.height, caps.top + caps.bottom))
    }

    /// Slices of an image set serve where `resizable()` names no insets.
    func resizing(of picture: LoadedPicture) -> Image.Resizing? {
        guard let resizing = image.resizing else { return nil }
        let isPlain = resizing == Image.Resizing(capInsets: EdgeInsets(), mode: .stretch)
        return isPlain ? picture.slices ?? resizing : resizing
    }

    override func draw(into drawing: inout DrawingContext) {
        let rect = drawing.snapped(frame)
        guard let picture, rect.width > 0, rect.height > 0, rect.width.isFinite, rect.height.isFinite else {
            return
        }
        let isTemplate = (image.mode ?? (picture.isTemplate ? .template : .original)) == .template
        let style = isTemplate ? resolvedForeground : _ResolvedStyle(.clear)
        drawing.paint(with: style, in: rect, of: self) { drawing, paint in
            switch picture.content {
            case .bitmap(let pixels):
                let item = item(pixels, picture, rect, template: isTemplate ? paint : nil)
                drawing.draw(.image(item), of: self)
            case .vector(let vector):
                draw(vector, in: rect, style: isTemplate ? style : nil, into: &drawing)
            }
        }
    }

    private func item(_ pixels: CGImage, _ picture: LoadedPicture, _ rect: CGRect, template: Paint?)
        -> ImageItem
    {
        let resizing = resizing(of: picture)
        let caps = resizing?.capInsets ?? EdgeInsets()
        return ImageItem(
            image: pixels, rect: rect,
            capInsets: ImageItem.CapInsets(
                top: caps.top, left: caps.leading, bottom: caps.bottom, right: caps.trailing),
            resizing: resizing?.mode == .tile ? .tile : .stretch, interpolation: image.quality.drawing,
            imageScale: picture.scale, template: template, isAntialiased: image.isAntialiased)
    }

    /// A drawing is stretched as a whole: it has no pixels to keep rigid or to repeat.
    private func draw(
        _ vector: VectorImage, in rect: CGRect, style: _ResolvedStyle?, into drawing: inout DrawingContext
    ) {
        if let resizing = image.resizing, resizing != Image.Resizing(capInsets: EdgeInsets(), mode: .stretch)
        {
            graph.report(
                .warning, at: path,
                "tiles a drawing, or keeps parts of it rigid, which only pictures of pixels do: it is stretched. "
                    + "Use a PNG.")
        }
        let box = vector.viewBox
        let (kx, ky) = (rect.width / box.width, rect.height / box.height)
        let map = CGAffineTransform(
            a: kx, b: 0, c: 0, d: ky, tx: rect.minX - kx * box.minX, ty: rect.minY - ky * box.minY)
        let painter = VectorPainter(picture: vector, map: map, rect: rect, node: self) { _, ink in
            if let style { return style }
            if case .fixed(let color) = ink { return _ResolvedStyle(color) }
            return _ResolvedStyle(.black)
        }
        drawing.group([.clip(Path(rect), FillStyle())], of: self) { painter.draw(into: &$0) }
    }
}

extension Image {
    /// What dumps call it.
    var labelText: String {
        switch source {
        case .named(let name, _, _), .symbol(let name, _): "Image \"\(name)\""
        case .file(let path, _): "Image \"\((path as NSString).lastPathComponent)\""
        case .bitmap, .data, .drawing: "Image"
        }
    }
}
