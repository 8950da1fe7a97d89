import Drawing
import Foundation

extension View {
    /// Draws only what lies inside a shape of the view's frame.
    public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
        groupEffect { node, drawing in
            let path = shape.placedPath(in: drawing.snapped(node.frame), node.layoutDirection)
            OutlineNumbers.check(shape, path, of: node)
            return [.clip(path, style)]
        }
    }

    /// Draws only what lies inside the view's frame.
    public func clipped(antialiased: Bool = false) -> some View {
        clipShape(Rectangle(), style: FillStyle(antialiased: antialiased))
    }

    /// The older form of `clipShape(RoundedRectangle(cornerRadius:))`, with its continuous corners.
    public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
        clipShape(RoundedRectangle(cornerRadius: radius), style: FillStyle(antialiased: antialiased))
    }

    /// Draws only what the alpha of other views covers; these are offered the view's size and aligned with it.
    public func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View
    {
        modifier(MaskModifier(mask: mask(), alignment: alignment))
    }

    /// The older form of ``mask(alignment:_:)``.
    @_disfavoredOverload
    public func mask<Mask: View>(_ mask: Mask) -> some View {
        modifier(MaskModifier(mask: mask, alignment: .center))
    }

    /// Draws a frame of a width just inside the view's edges.
    public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
        overlay(alignment: .center) { Rectangle().strokeBorder(content, lineWidth: width) }
    }
}

extension Shape {
    /// The area of the shape in a rectangle of the picture, mirrored where the direction asks for it; for a
    /// shape that stands for a stroke the stroke's area.
    func placedPath(in rect: CGRect, _ direction: LayoutDirection) -> Path {
        var path = path(in: CGRect(origin: .zero, size: rect.size))
        if layoutDirectionBehavior.isMirrored(in: direction) {
            path = path.applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: rect.width, ty: 0))
        }
        return path.offsetBy(dx: rect.minX, dy: rect.minY)
    }
}

/// Other views as the stencil of each element of the content.
struct MaskModifier<Mask: View>: UnaryModifier {
    let mask: Mask
    let alignment: Alignment

    func node(around child: LayoutNode, _ inputs: _ResolveInputs) -> LayoutNode {
        let inner = inputs.inside(child.path.appending("mask"), stackAxis: nil)
            .child(.role("mask"), Mask.self)
        let stencil = ImplicitStack.layered(Mask._resolve(mask, inner), alignment, inner)
        return MaskNode(child, stencil, inputs, alignment)
    }
}

/// The child's answers; draws what the stencil, placed on it, covers.
final class MaskNode: UnaryNode {
    private let stencil: LayoutNode
    private let alignment: Alignment

    init(_ child: LayoutNode, _ stencil: LayoutNode, _ inputs: _ResolveInputs, _ alignment: Alignment) {
        self.stencil = stencil
        self.alignment = alignment
        super.init(child, inputs)
    }

    override func placeContent() {
        super.placeContent()
        placeSecondary(stencil, child, alignment)
    }

    override func draw(into drawing: inout DrawingContext) {
        let items = drawing.collect { stencil.draw(into: &$0) }
        drawing.group([.mask(items)], of: self) { child.draw(into: &$0) }
    }
}
