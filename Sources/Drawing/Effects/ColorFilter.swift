import Foundation

/// A map of straight sRGB-encoded colours, clamped after each step; see SwiftUI's modifier of the same name.
public enum ColorFilter: Hashable, Sendable, Codable {
    case brightness(Double)
    case contrast(Double)
    case saturation(Double)
    case grayscale(Double)
    /// Radians.
    case hueRotation(Double)
    case colorInvert
    case colorMultiply(ResolvedColor)
    case luminanceToAlpha
    case matrix(ColorFilterMatrix)
    /// The colour where the alpha lies in `min...max`, bounds included; clear elsewhere.
    case alphaThreshold(min: Double, max: Double, color: ResolvedColor)
}

/// Rows of weights: each result is the sum of red, green, blue and alpha (straight), times the row's first four
/// weights, and of the fifth.
public struct ColorFilterMatrix: Hashable, Sendable, Codable {
    /// What the new red takes of red, green, blue, alpha, and a constant.
    public var red: [Double]
    /// The new green, likewise.
    public var green: [Double]
    /// The new blue, likewise.
    public var blue: [Double]
    /// The new alpha, likewise.
    public var alpha: [Double]

    /// Five weights a row; what is missing is 0, what is too many isn't read.
    public init(red: [Double], green: [Double], blue: [Double], alpha: [Double] = [0, 0, 0, 1, 0]) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    /// Draws colours towards their inverse: 0 changes nothing, 1 inverts.
    public static func inverting(by amount: Double) -> ColorFilterMatrix {
        let factor = 1 - 2 * amount
        return ColorFilterMatrix(
            red: [factor, 0, 0, 0, amount], green: [0, factor, 0, 0, amount], blue: [0, 0, factor, 0, amount])
    }
}
