/// Colours along a gradient, location 0 to 1.
public struct GradientRamp: Hashable, Sendable, Codable {
    /// How colours between two stops are mixed.
    public enum Interpolation: String, Hashable, Sendable, Codable {
        /// On sRGB-encoded components.
        case device
        /// On linear light.
        case linear
        /// In OKLab: what SwiftUI does by default, as measured.
        case perceptual
    }

    /// What is painted before location 0 and after 1.
    public enum Spread: String, Hashable, Sendable, Codable {
        /// The end colours go on.
        case pad
        /// The ramp starts anew.
        case `repeat`
        /// The ramp starts anew, every other time backwards.
        case mirror
    }

    /// A colour at a place of the ramp.
    public struct Stop: Hashable, Sendable, Codable {
        /// At the stop.
        public var color: ResolvedColor
        /// Any number; what lies outside 0...1 still shapes the ramp inside.
        public var location: Double

        /// Kept as given.
        public init(color: ResolvedColor, location: Double) {
            self.color = color
            self.location = location
        }
    }

    /// In order of location; equal locations make a hard edge. Empty paints nothing.
    public var stops: [Stop]
    /// The space that neighbouring stops are mixed in.
    public var interpolation: Interpolation
    /// What is shown before the start and after the end.
    public var spread: Spread

    /// The stops as given: they have to be in order of location.
    public init(stops: [Stop], interpolation: Interpolation = .perceptual, spread: Spread = .pad) {
        self.stops = stops
        self.interpolation = interpolation
        self.spread = spread
    }
}
