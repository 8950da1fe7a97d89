import Drawing
import Foundation

extension GraphicsContext {
    /// What is done to each thing drawn; see SwiftUI's `GraphicsContext.Filter`. Lengths are points of the
    /// canvas.
    public struct Filter: Sendable {
        let effects: @Sendable (LayoutNode) -> [Effect]

        private init(_ effect: Effect) {
            effects = { _ in [effect] }
        }

        private init(_ effects: @escaping @Sendable (LayoutNode) -> [Effect]) {
            self.effects = effects
        }

        /// What is wrong with the numbers is reported where the filter is added.
        private init(
            _ numbers: EffectNumbers, _ effects: @escaping @Sendable (LayoutNode, [CGFloat]) -> [Effect]
        ) {
            self.effects = { node in
                numbers.report(at: node.path, in: node.graph)
                return effects(node, numbers.used)
            }
        }

        /// A colour filter of one number.
        private static func filtering(
            _ name: String, _ amount: Double, or neutral: Double,
            _ filter: @escaping @Sendable (Double) -> ColorFilter
        ) -> Filter {
            Filter(EffectNumbers(name, amount, or: neutral)) { _, used in
                [.colorFilter(filter(Double(used[0])))]
            }
        }

        public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter {
            Filter(EffectNumbers.projection("projectionTransform", matrix)) { _, _ in
                guard matrix.isFinite else { return [] }
                return [matrix.isAffine ? .transform(matrix.affineTransform) : .projection(matrix)]
            }
        }

        /// A shadow of each thing drawn; sigma = `radius` points. The blend mode is the shadow's alone.
        public static func shadow(
            color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
            y: CGFloat = 0, blendMode: BlendMode = .normal, options: ShadowOptions = ShadowOptions()
        ) -> Filter {
            Filter(EffectNumbers.shadow(radius: radius, x: x, y: y)) { node, used in
                let (color, radius, x, y) = (node.settled(color), max(used[0], 0), used[1], used[2])
                guard blendMode != .normal || !options.isEmpty else {
                    return [.shadow(color: color, radius: radius, x: x, y: y)]
                }
                return [
                    .styledShadow(
                        StyledShadow(
                            color: color, radius: radius, x: x, y: y, blendMode: blendMode.mode,
                            invertsAlpha: options.contains(.invertsAlpha),
                            isAbove: options.contains(.shadowAbove),
                            isAlone: options.contains(.shadowOnly),
                            isUngrouped: options.contains(.disablesGroup)))
                ]
            }
        }

        public static func colorMultiply(_ color: Color) -> Filter {
            Filter { [.colorFilter(.colorMultiply($0.settled(color)))] }
        }

        public static func hueRotation(_ angle: Angle) -> Filter {
            filtering("hueRotation", angle.radians, or: 0) { .hueRotation($0) }
        }

        public static func saturation(_ amount: Double) -> Filter {
            filtering("saturation", amount, or: 1) { .saturation($0) }
        }

        public static func brightness(_ amount: Double) -> Filter {
            filtering("brightness", amount, or: 0) { .brightness($0) }
        }

        public static func contrast(_ amount: Double) -> Filter {
            filtering("contrast", amount, or: 1) { .contrast($0) }
        }

        /// Draws colours towards their inverse: 0 changes nothing, 1 inverts, 0.5 makes all grey.
        public static func colorInvert(_ amount: Double = 1) -> Filter {
            filtering("colorInvert", amount, or: 0) { $0 == 1 ? .colorInvert : .matrix(.inverting(by: $0)) }
        }

        public static func colorMatrix(_ matrix: ColorMatrix) -> Filter {
            Filter(.colorFilter(.matrix(matrix.weights)))
        }

        public static func grayscale(_ amount: Double) -> Filter {
            filtering("grayscale", amount, or: 0) { .grayscale($0) }
        }

        public static var luminanceToAlpha: Filter { Filter(.colorFilter(.luminanceToAlpha)) }

        /// A Gaussian of sigma = `radius` points.
        public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
            Filter(EffectNumbers("blur", Double(radius), or: 0)) { _, used in
                used[0] > 0 ? [.blur(radius: used[0], isOpaque: options.contains(.opaque))] : []
            }
        }

        /// `color` where the alpha lies in `min...max`, clear elsewhere.
        public static func alphaThreshold(min: Double, max: Double = 1, color: Color = .black) -> Filter {
            Filter { [.colorFilter(.alphaThreshold(min: min, max: max, color: $0.settled(color)))] }
        }
    }

    public struct BlurOptions: OptionSet, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        /// Keeps the alpha, and the edges.
        public static let opaque = BlurOptions(rawValue: 1)
        /// Changes nothing here.
        public static let dithersResult = BlurOptions(rawValue: 2)
    }

    public struct ShadowOptions: OptionSet, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        /// The shadow lies above what casts it.
        public static let shadowAbove = ShadowOptions(rawValue: 1)
        /// What casts the shadow isn't drawn.
        public static let shadowOnly = ShadowOptions(rawValue: 2)
        /// What isn't covered casts the shadow.
        public static let invertsAlpha = ShadowOptions(rawValue: 4)
        /// Opacity and blend mode act on the shadow and on what casts it apart.
        public static let disablesGroup = ShadowOptions(rawValue: 8)
    }
}
