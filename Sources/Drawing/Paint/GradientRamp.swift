/// Colours along a gradient, location 0 to 1.
public struct GradientRamp: Hashable, Sendable, Codable {
    /// How colours between two stops are mixed.
    public enum Interpolation: String, Hashable, Sendable, Codable {
        /// On sRGB-encoded components.
        case device
        /// In OKLab: what SwiftUI does by default, as measured.
        case perceptual
    }

    public struct Stop: Hashable, Sendable, Codable {
        public var color: ResolvedColor
        /// Any number; what lies outside 0...1 still shapes the ramp inside.
        public var location: Double

        public init(color: ResolvedColor, location: Double) {
            self.color = color
            self.location = location
        }
    }

    /// In order of location; equal locations make a hard edge. Empty paints nothing.
    public var stops: [Stop]
    public var interpolation: Interpolation

    public init(stops: [Stop], interpolation: Interpolation = .perceptual) {
        self.stops = stops
        self.interpolation = interpolation
    }
}
