import Drawing
import Foundation

extension Scene {
    /// The scene as our rasterizer takes it, at one pixel a point.
    var displayList: DisplayList {
        let view = ViewPath(name)
        var items: [DisplayItem] = []
        var shadow: Effect?
        for operation in operations {
            if case .shadow(_, _, let sigma, let offset, let color) = operation {
                shadow = .shadow(color: color, radius: sigma, x: offset.width, y: offset.height)
                continue
            }
            var item = DisplayItem(view: view, content: content(operation))
            if let effect = shadow { item.content = .group([effect], [item]) }
            shadow = nil
            items.append(item)
        }
        return DisplayList(size: CGSize(width: width, height: height), scale: 1, items: items)
    }

    private func content(_ operation: Operation) -> DisplayItem.Content {
        switch operation {
        case .rect(let rect, let paint):
            return fill(Path(rect), paint)
        case .roundedRect(let rect, let radius, let paint):
            return fill(Path(roundedRect: rect, cornerRadius: radius, style: .circular), paint)
        case .path(let path, let paint):
            return fill(path, paint)
        case .stroke(let path, let style, let paint):
            return .stroke(path, style, paint.paint, antialiased: true)
        case .circleOutline(let center, let radius, let width, let paint):
            let box = CGRect(x: center.x, y: center.y, width: 0, height: 0).insetBy(dx: -radius, dy: -radius)
            return .stroke(
                Path(ellipseIn: box), StrokeStyle(lineWidth: width), paint.paint, antialiased: true)
        case .image(let index, let transform):
            return image(images[index], transform)
        case .glyphs(let run, let origin, _, let transform, let color):
            let glyphs = DisplayItem.Content.glyphs(run, origin: origin, .solid(color))
            return transform.isIdentity ? glyphs : group([.transform(transform)], glyphs)
        case .shadow:
            return .group([], [])
        }
    }

    private func fill(_ path: Path, _ paint: ScenePaint) -> DisplayItem.Content {
        let fill = DisplayItem.Content.fill(path, FillStyle(), paint.paint)
        return paint.mode == .normal ? fill : group([.blend(paint.mode)], fill)
    }

    /// Upright pictures by their rectangle, turned ones by a transform, as layout gives them.
    private func image(_ image: CGImage, _ transform: CGAffineTransform) -> DisplayItem.Content {
        let box = CGRect(x: 0, y: 0, width: image.width, height: image.height)
        guard transform.b != 0 || transform.c != 0 else {
            return .image(ImageItem(image: image, rect: box.applying(transform), interpolation: .low))
        }
        return group([.transform(transform)], .image(ImageItem(image: image, rect: box, interpolation: .low)))
    }

    private func group(_ effects: [Effect], _ content: DisplayItem.Content) -> DisplayItem.Content {
        .group(effects, [DisplayItem(view: ViewPath(name), content: content)])
    }
}

extension ScenePaint {
    var paint: Paint {
        switch kind {
        case .solid(let color):
            .solid(color)
        case .linear(let start, let end, let stops):
            .linearGradient(GradientRamp(stops: stops, interpolation: .device), start: start, end: end)
        case .radial(let center, let radius, let stops):
            .radialGradient(
                GradientRamp(stops: stops, interpolation: .device), center: center, startRadius: 0,
                endRadius: radius, transform: .identity)
        }
    }
}
