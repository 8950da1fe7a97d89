import Drawing

/// Weights of a colour map: SwiftUI's `ColorMatrix`. Each row gives one result as the sum of red, green, blue and
/// alpha (straight, encoded) times its first four weights, and of the fifth. The identity unless changed.
@frozen
public struct ColorMatrix: Equatable, Sendable {
    public var r1: Float = 1
    public var r2: Float = 0
    public var r3: Float = 0
    public var r4: Float = 0
    public var r5: Float = 0
    public var g1: Float = 0
    public var g2: Float = 1
    public var g3: Float = 0
    public var g4: Float = 0
    public var g5: Float = 0
    public var b1: Float = 0
    public var b2: Float = 0
    public var b3: Float = 1
    public var b4: Float = 0
    public var b5: Float = 0
    public var a1: Float = 0
    public var a2: Float = 0
    public var a3: Float = 0
    public var a4: Float = 1
    public var a5: Float = 0

    public init() {}

    var weights: ColorFilterMatrix {
        func row(_ weights: Float...) -> [Double] { weights.map(Double.init) }
        return ColorFilterMatrix(
            red: row(r1, r2, r3, r4, r5), green: row(g1, g2, g3, g4, g5), blue: row(b1, b2, b3, b4, b5),
            alpha: row(a1, a2, a3, a4, a5))
    }
}
