import Drawing

extension Color {
    /// A colour as numbers: SwiftUI's `Color.Resolved`. Components are sRGB; 0...1 is what the screen shows.
    public struct Resolved: Hashable, Sendable, Codable {
        public var linearRed: Float
        public var linearGreen: Float
        public var linearBlue: Float
        public var opacity: Float

        public init(
            colorSpace: RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
        ) {
            let (r, g, b) = ColorConversion.sRGB(
                Double(red), Double(green), Double(blue), from: colorSpace)
            self.init(ResolvedColor(red: r, green: g, blue: b, opacity: Double(opacity)))
        }

        init(_ color: ResolvedColor) {
            linearRed = Float(TransferFunction.linear(color.red))
            linearGreen = Float(TransferFunction.linear(color.green))
            linearBlue = Float(TransferFunction.linear(color.blue))
            opacity = Float(color.opacity)
        }

        /// Encoded.
        public var red: Float {
            get { Float(TransferFunction.encoded(Double(linearRed))) }
            set { linearRed = Float(TransferFunction.linear(Double(newValue))) }
        }

        /// Encoded.
        public var green: Float {
            get { Float(TransferFunction.encoded(Double(linearGreen))) }
            set { linearGreen = Float(TransferFunction.linear(Double(newValue))) }
        }

        /// Encoded.
        public var blue: Float {
            get { Float(TransferFunction.encoded(Double(linearBlue))) }
            set { linearBlue = Float(TransferFunction.linear(Double(newValue))) }
        }

        var color: ResolvedColor {
            ResolvedColor(
                red: TransferFunction.encoded(Double(linearRed)),
                green: TransferFunction.encoded(Double(linearGreen)),
                blue: TransferFunction.encoded(Double(linearBlue)), opacity: Double(opacity))
        }
    }
}

extension Color.Resolved: ShapeStyle {
    public typealias Resolved = Never

    public func _resolve(_ context: _StyleContext) -> _ResolvedStyle {
        Color(self)._resolve(context)
    }
}

extension Color.Resolved: CustomStringConvertible {
    public var description: String { color.hexadecimal }
}

extension Color: ShapeStyle {
    /// The colour's numbers in an environment: scheme, platform and tint decide.
    public func resolve(in environment: EnvironmentValues) -> Resolved {
        Resolved(value(_StyleContext(environment)))
    }

    /// At a deeper level, a content colour is the one that many levels below it; any other is fainter.
    public func _resolve(_ context: _StyleContext) -> _ResolvedStyle {
        if case .system(let color) = storage, let level = color.contentLevel {
            let deeper = SystemColor.content(level: level + max(context.level, 0))
            return _ResolvedStyle(deeper.value(in: context.environment))
        }
        return _ResolvedStyle(
            value(context).multiplyingOpacity(by: HierarchicalOpacity.factor(context.level)))
    }

    /// The straight sRGB components in a context, whatever its level.
    func value(_ context: _StyleContext) -> ResolvedColor {
        let environment = context.environment
        switch storage {
        case .fixed(let color):
            return color
        case .system(let color):
            return color.value(in: environment)
        case .accent:
            return environment.accentValue(context)
        case .platform(let color):
            return color.value(in: environment)
        case .asset(let name, let bundle):
            let search = PictureSearch(name: name, bundle: bundle, environment: environment)
            do throws(ResourceError) {
                if let color = try search.findColor(context) { return color }
                throw .colorNotFound(name, at: context.node?.path)
            } catch {
                context.node?.graph.report(error: error)
            }
            return ResourceError.placeholderColor
        case .opacity(let color, let opacity):
            let numbers = EffectNumbers.opacity(opacity)
            numbers.report(context)
            return color.value(context).multiplyingOpacity(by: Double(numbers.used[0]))
        case .mix(let a, let b, let fraction, let space):
            return ColorConversion.mix(a.value(context), b.value(context), fraction, space)
        }
    }
}
