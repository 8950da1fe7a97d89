import Drawing
import Foundation

/// Colours at places between 0 and 1: SwiftUI's `Gradient`.
public struct Gradient: Hashable, Sendable {
    /// One colour and its place.
    public struct Stop: Hashable, Sendable {
        public var color: Color
        public var location: CGFloat

        public init(color: Color, location: CGFloat) {
            self.color = color
            self.location = location
        }
    }

    /// How colours between stops are mixed: SwiftUI's `Gradient.ColorSpace`.
    public struct ColorSpace: Hashable, Sendable {
        let interpolation: GradientRamp.Interpolation

        /// On encoded components.
        public static let device = ColorSpace(interpolation: .device)
        /// In OKLab.
        public static let perceptual = ColorSpace(interpolation: .perceptual)
    }

    public var stops: [Stop]
    /// Source: plain gradients measure as OKLab on macOS 26 (iamcgn/swiftui-web), so that is the default.
    var space = ColorSpace.perceptual

    public init(stops: [Stop]) {
        self.stops = stops
    }

    /// Colours at even distances; a single one everywhere.
    public init(colors: [Color]) {
        let last = CGFloat(max(colors.count - 1, 1))
        self.init(
            stops: colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) })
    }

    /// The same stops, mixed in another space.
    public func colorSpace(_ space: ColorSpace) -> AnyGradient {
        var gradient = self
        gradient.space = space
        return AnyGradient(gradient)
    }

    /// The ramp with its colours settled; stops in order of place, equal ones as given.
    func ramp(_ context: _StyleContext) -> GradientRamp {
        let factor = HierarchicalOpacity.factor(context.level)
        let settled = stops.map { stop in
            GradientRamp.Stop(
                color: stop.color.value(context).multiplyingOpacity(by: factor),
                location: Double(stop.location))
        }
        // A stable order: the sort compares positions where locations are equal.
        let ordered = settled.enumerated().sorted {
            ($0.element.location, $0.offset) < ($1.element.location, $1.offset)
        }
        return GradientRamp(stops: ordered.map(\.element), interpolation: space.interpolation)
    }
}

extension Gradient: ShapeStyle {
    public typealias Resolved = Never

    /// From top to bottom.
    public func _resolve(_ context: _StyleContext) -> _ResolvedStyle {
        _ResolvedStyle(.linear(ramp(context), start: .top, end: .bottom))
    }
}

/// A gradient on its own: as a style it runs from top to bottom. SwiftUI's `AnyGradient`.
public struct AnyGradient: Hashable, ShapeStyle {
    public typealias Resolved = Never

    let gradient: Gradient

    public init(_ gradient: Gradient) {
        self.gradient = gradient
    }

    public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
        var copy = gradient
        copy.space = space
        return AnyGradient(copy)
    }

    public func _resolve(_ context: _StyleContext) -> _ResolvedStyle {
        gradient._resolve(context)
    }
}

extension Color {
    /// The colour as a gentle gradient, lighter at the top. SwiftUI's amounts aren't public: a fifth of white.
    public var gradient: AnyGradient {
        AnyGradient(Gradient(colors: [mix(with: .white, by: 0.2), self]))
    }
}
