import Drawing
import Foundation

/// A picture in a line of text.
struct TextAttachment {
    let node: LayoutNode
    let width: CGFloat
    /// Points above and below the baseline.
    let above: CGFloat
    let below: CGFloat

    init(_ node: LayoutNode) {
        self.node = node
        let dimensions = node.dimensions(.unspecified)
        width = dimensions.width
        above = dimensions[.firstTextBaseline]
        below = dimensions.height - above
    }

    /// The pictures of a text by run, each in its run's font and style.
    @MainActor
    static func attachments(_ runs: [StyledRun], _ inputs: _ResolveInputs, path: ViewPath)
        -> [Int: TextAttachment]
    {
        var result: [Int: TextAttachment] = [:]
        for (index, run) in runs.enumerated() {
            guard let image = run.image else { continue }
            var inner = inputs.inside(path, stackAxis: nil).child(.slot(index), Image.self)
            inner.environment.font = run.attributes.font
            inner.environment.fontChanges = run.attributes.changes
            if let color = run.attributes.color { inner.environment.setForegroundStyles([color.style]) }
            guard let node = Image._resolve(image, inner).first else { continue }
            result[index] = TextAttachment(node)
        }
        return result
    }

    /// Draws the picture on a baseline.
    func draw(at point: CGPoint, into drawing: inout DrawingContext) {
        node.place(at: CGPoint(x: point.x, y: point.y - above), .unspecified)
        node.draw(into: &drawing)
    }
}
