import Drawing
import Foundation

/// The pixels of a drawing that is repeated as a pattern: a symbol, a picture made of paths, or code that draws.
///
/// 1. It is laid out in its own size, in the colours of a view without a style: a pattern of itself would never end.
/// 2. Its tile is what the drawing's frame is snapped to: whole pixels, none where it is smaller than half of one.
/// 3. It is rasterized with as many pixels as are shown.
struct PatternTile {
    let graph: ViewGraph
    let path: ViewPath
    let environment: EnvironmentValues

    /// Patterns inside patterns, at most.
    private static let depthLimit = 4
    /// Pixels of a tile, at most.
    private static let pixelLimit: CGFloat = 16_000_000

    /// - Parameter factor: Times the drawing's own size, as it will be shown.
    /// - Returns: The tile, and its pixels a point of the drawing's own size; nil, and a finding, where there is none.
    func pixels(of image: Image, factor: CGFloat) -> (image: CGImage, scale: CGFloat)? {
        guard graph.patternDepth < Self.depthLimit else {
            return refused(
                "paints a pattern inside patterns, \(Self.depthLimit) deep: nothing is drawn. Draw it once.")
        }
        graph.patternDepth += 1
        defer { graph.patternDepth -= 1 }
        // 1.
        let element = element(image)
        let size = element.size(.unspecified)
        guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else { return nil }
        // 2.
        let scale = environment.displayScale * factor
        var drawing = DrawingContext(scale: scale)
        element.place(at: .zero, .unspecified)
        let box = drawing.snapped(element.frame)
        let (width, height) = ((box.width * scale).rounded(), (box.height * scale).rounded())
        guard width >= 1, height >= 1 else { return nil }
        guard width * height <= Self.pixelLimit else {
            return refused(
                "paints with a pattern of \(width.decimalText) x \(height.decimalText) pixels: nothing is drawn. Use a "
                    + "smaller scale, or draw the image itself.")
        }
        // 3.
        element.draw(into: &drawing)
        let list = DisplayList(size: box.size, scale: scale, items: drawing.items)
        do {
            return (try graph.images.picture(of: list), scale)
        } catch {
            graph.report(error: error)
            return refused("shows no pattern: \(error)")
        }
    }

    private func element(_ image: Image) -> LayoutNode {
        var environment = environment
        environment.foregroundStyles = nil
        let inputs = _ResolveInputs(
            node: ViewNode(Image.self, pass: graph.pass), graph: graph, environment: environment,
            surroundings: Surroundings(), path: path, siblings: SiblingCounter())
        nonisolated(unsafe) let unsafeInputs = inputs
        return MainActorDoor.run { ImplicitStack.vertical(Image._resolve(image, unsafeInputs), unsafeInputs) }
    }

    private func refused(_ message: String) -> (image: CGImage, scale: CGFloat)? {
        graph.report(.error, at: path, message)
        return nil
    }
}
