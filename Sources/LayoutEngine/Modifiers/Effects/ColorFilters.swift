import Drawing
import Foundation

// Colour filters act on each thing drawn inside; see `ColorFilter` for the arithmetic.
extension View {
    /// Adds `amount` to every component.
    public func brightness(_ amount: Double) -> some View {
        itemEffect { _, _ in amount == 0 ? nil : .colorFilter(.brightness(amount)) }
    }

    /// Spreads components away from the middle by `amount`; 1 changes nothing.
    public func contrast(_ amount: Double) -> some View {
        itemEffect { _, _ in amount == 1 ? nil : .colorFilter(.contrast(amount)) }
    }

    /// 0 is grey, 1 changes nothing.
    public func saturation(_ amount: Double) -> some View {
        itemEffect { _, _ in amount == 1 ? nil : .colorFilter(.saturation(amount)) }
    }

    /// 1 is grey, 0 changes nothing.
    public func grayscale(_ amount: Double) -> some View {
        itemEffect { _, _ in amount == 0 ? nil : .colorFilter(.grayscale(amount)) }
    }

    /// Turns the hue.
    public func hueRotation(_ angle: Angle) -> some View {
        itemEffect { _, _ in angle == .zero ? nil : .colorFilter(.hueRotation(angle.radians)) }
    }

    public func colorInvert() -> some View {
        itemEffect { _, _ in .colorFilter(.colorInvert) }
    }

    /// Multiplies components and opacity by those of `color`.
    public func colorMultiply(_ color: Color) -> some View {
        itemEffect { node, _ in .colorFilter(.colorMultiply(node.settled(color))) }
    }

    /// Turns bright into opaque black and dark into clear.
    public func luminanceToAlpha() -> some View {
        itemEffect { _, _ in .colorFilter(.luminanceToAlpha) }
    }
}
