import Drawing
import Foundation

extension GraphicsContext {
    /// What things are painted with; see SwiftUI's `GraphicsContext.Shading`. Points are in the coordinates
    /// of what is drawn.
    public struct Shading: Sendable {
        enum Source: Sendable {
            case style(AnyShapeStyle)
            case palette([Shading])
            case backdrop
            case linear(Gradient, CGPoint, CGPoint, GradientOptions)
            case radial(Gradient, CGPoint, CGFloat, CGFloat, GradientOptions)
            case conic(Gradient, CGPoint, Angle, GradientOptions)
            case image(Image, CGPoint, CGRect, CGFloat)
        }

        let source: Source

        private init(_ source: Source) {
            self.source = source
        }

        /// The foreground style of the canvas.
        public static var foreground: Shading { style(ForegroundStyle()) }

        /// What the layer shows so far: for filters to work on.
        public static var backdrop: Shading { Shading(.backdrop) }

        /// For texts and images with several levels, one each; shapes take the first.
        public static func palette(_ array: [Shading]) -> Shading {
            array.isEmpty ? foreground : Shading(.palette(array))
        }

        public static func color(_ color: Color) -> Shading { style(color) }

        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
            opacity: Double = 1
        ) -> Shading {
            color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
        }

        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
        ) -> Shading {
            color(Color(colorSpace, white: white, opacity: opacity))
        }

        /// Measured in the bounds of what is drawn.
        public static func style<S: ShapeStyle>(_ style: S) -> Shading {
            Shading(.style(AnyShapeStyle(style)))
        }

        public static func linearGradient(
            _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint,
            options: GradientOptions = GradientOptions()
        ) -> Shading {
            Shading(.linear(gradient, startPoint, endPoint, options))
        }

        /// Radii in points.
        public static func radialGradient(
            _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
            options: GradientOptions = GradientOptions()
        ) -> Shading {
            Shading(.radial(gradient, center, startRadius, endRadius, options))
        }

        /// Once around, clockwise from `angle`; repeating plays no part.
        public static func conicGradient(
            _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(),
            options: GradientOptions = GradientOptions()
        ) -> Shading {
            Shading(.conic(gradient, center, angle, options))
        }

        /// Measured in the bounds of what is drawn.
        public static func meshGradient(_ mesh: MeshGradient) -> Shading { style(mesh) }

        /// A picture repeated in both directions from `origin`.
        ///
        /// - Parameter sourceRect: The part that is used, in units of its size.
        public static func tiledImage(
            _ image: Image, origin: CGPoint = .zero,
            sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
        ) -> Shading {
            Shading(.image(image, origin, sourceRect, scale))
        }
    }

    public struct GradientOptions: OptionSet, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        /// Outside of its ends the gradient starts anew.
        public static let `repeat` = GradientOptions(rawValue: 1)
        /// As ``repeat``, every other time backwards.
        public static let mirror = GradientOptions(rawValue: 2)
        /// Colours are mixed in linear light.
        public static let linearColor = GradientOptions(rawValue: 4)
    }

    /// The same shading, settled in the canvas's environment.
    public func resolve(_ shading: Shading) -> Shading { shading }
}

extension GraphicsContext.Shading {
    /// The style for things measured in `rect`.
    func resolved(_ context: _StyleContext, in rect: CGRect) -> _ResolvedStyle {
        // Points of the drawing's coordinates, as unit points of a square of one point at their origin.
        let unit = CGRect(x: -rect.minX, y: -rect.minY, width: 1, height: 1)
        func place(_ point: CGPoint) -> UnitPoint { UnitPoint(x: point.x, y: point.y) }
        switch source {
        case .style(let style):
            return style._resolve(context)
        case .palette(let shadings):
            return (shadings.first ?? .foreground).resolved(context, in: rect)
        case .backdrop:
            return _ResolvedStyle(.clear)
        case .linear(let gradient, let start, let end, let options):
            let ramp = gradient.ramp(context).with(options)
            return _ResolvedStyle(.inRect(unit, .linear(ramp, start: place(start), end: place(end))))
        case .radial(let gradient, let center, let start, let end, let options):
            let ramp = gradient.ramp(context).with(options)
            return _ResolvedStyle(
                .inRect(unit, .radial(ramp, center: place(center), startRadius: start, endRadius: end)))
        case .conic(let gradient, let center, let angle, let options):
            let ramp = gradient.ramp(context).with(options)
            return _ResolvedStyle(
                .inRect(
                    unit,
                    .angular(
                        ramp, center: place(center), start: angle,
                        end: Angle(radians: angle.radians + 2 * .pi))))
        case .image(let image, let origin, let part, let scale):
            var style = ImagePaint(image: image, sourceRect: part, scale: scale)._resolve(context)
            let corner = CGRect(
                x: origin.x - rect.minX, y: origin.y - rect.minY, width: rect.width, height: rect.height)
            style.source = .inRect(corner, style.source)
            return style
        }
    }

    /// The styles by level, where all are measured by what they paint, so that texts can take them as their
    /// foreground; nil for others.
    var asStyles: [AnyShapeStyle]? {
        switch source {
        case .style(let style): return [style]
        case .palette(let shadings):
            let levels = shadings.prefix(3).compactMap { $0.asStyles?.first }
            return levels.count == min(shadings.count, 3) ? levels : nil
        default: return nil
        }
    }

    var isBackdrop: Bool {
        switch source {
        case .backdrop: true
        case .palette(let shadings): shadings.first?.isBackdrop ?? false
        default: false
        }
    }
}

extension GradientRamp {
    fileprivate func with(_ options: GraphicsContext.GradientOptions) -> GradientRamp {
        var ramp = self
        if options.contains(.repeat) { ramp.spread = .repeat }
        if options.contains(.mirror) { ramp.spread = .mirror }
        if options.contains(.linearColor) { ramp.interpolation = .linear }
        return ramp
    }
}
