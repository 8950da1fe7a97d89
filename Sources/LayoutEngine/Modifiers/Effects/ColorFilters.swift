import Drawing
import Foundation

// Colour filters act on each thing drawn inside; see `ColorFilter` for the arithmetic.
extension View {
    /// Adds `amount` to every component.
    public func brightness(_ amount: Double) -> some View {
        filtering(EffectNumbers("brightness", amount, or: 0)) { $0 == 0 ? nil : .brightness($0) }
    }

    /// Spreads components away from the middle by `amount`; 1 changes nothing.
    public func contrast(_ amount: Double) -> some View {
        filtering(EffectNumbers("contrast", amount, or: 1)) { $0 == 1 ? nil : .contrast($0) }
    }

    /// 0 is grey, 1 changes nothing.
    public func saturation(_ amount: Double) -> some View {
        filtering(EffectNumbers("saturation", amount, or: 1)) { $0 == 1 ? nil : .saturation($0) }
    }

    /// 1 is grey, 0 changes nothing.
    public func grayscale(_ amount: Double) -> some View {
        filtering(EffectNumbers("grayscale", amount, or: 0)) { $0 == 0 ? nil : .grayscale($0) }
    }

    /// Turns the hue.
    public func hueRotation(_ angle: Angle) -> some View {
        filtering(EffectNumbers("hueRotation", angle.radians, or: 0)) { $0 == 0 ? nil : .hueRotation($0) }
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

    /// A filter by one number; nil changes nothing.
    private func filtering(_ numbers: EffectNumbers, _ filter: (Double) -> ColorFilter?) -> some View {
        let effect = filter(Double(numbers.used[0])).map { Effect.colorFilter($0) }
        return itemEffect(numbers) { _, _ in effect }
    }
}
