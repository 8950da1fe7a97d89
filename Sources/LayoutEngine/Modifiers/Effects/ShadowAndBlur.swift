import Drawing
import Foundation

extension View {
    /// Puts a shadow below each thing drawn inside.
    ///
    /// - Parameters:
    ///   - color: Black at 0.33 unless given. Source of the default: measured (iamcgn/swiftui-web).
    ///   - radius: The Gaussian's sigma in points; 0 is a hard copy.
    ///   - x: Points to the right.
    ///   - y: Points down.
    public func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
        y: CGFloat = 0
    ) -> some View {
        let numbers = EffectNumbers.shadow(radius: radius, x: x, y: y)
        let (radius, x, y) = (max(numbers.used[0], 0), numbers.used[1], numbers.used[2])
        return itemEffect(numbers) { node, _ in
            let value = node.settled(color)
            guard value.opacity > 0 else { return nil }
            return .shadow(color: value, radius: radius, x: x, y: y)
        }
    }

    /// Blurs the view: a Gaussian of sigma = `radius` points that spreads outside its frame. `opaque` keeps
    /// the alpha and the edges.
    public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
        let numbers = EffectNumbers("blur", Double(radius), or: 0)
        let radius = numbers.used[0]
        return drawingEffect(numbers) { node, drawing in
            guard radius > 0 else { return node.child.draw(into: &drawing) }
            drawing.group([.blur(radius: radius, isOpaque: opaque)], of: node) {
                node.child.draw(into: &$0)
            }
        }
    }
}

extension LayoutNode {
    /// A colour's components here; what is wrong with it is reported.
    final func settled(_ color: Color) -> ResolvedColor {
        color.value(_StyleContext(environment, node: self))
    }
}
