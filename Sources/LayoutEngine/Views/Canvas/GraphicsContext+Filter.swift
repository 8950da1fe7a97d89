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

        /// Perspective can't be drawn: an error says so, and the affine part is used.
        public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter {
            Filter { [.transform($0.affine(matrix))] }
        }

        /// A shadow below each thing drawn; sigma = `radius` points.
        public static func shadow(
            color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
            y: CGFloat = 0, blendMode: BlendMode = .normal, options: ShadowOptions = ShadowOptions()
        ) -> Filter {
            Filter { node in
                if blendMode != .normal || !options.isEmpty {
                    node.graph.report(
                        .error, at: node.path,
                        "adds a shadow with a blend mode or options, which aren't drawn: a plain shadow is.")
                }
                return [.shadow(color: node.settled(color), radius: max(radius, 0), x: x, y: y)]
            }
        }

        public static func colorMultiply(_ color: Color) -> Filter {
            Filter { [.colorFilter(.colorMultiply($0.settled(color)))] }
        }

        public static func hueRotation(_ angle: Angle) -> Filter {
            Filter(.colorFilter(.hueRotation(angle.radians)))
        }

        public static func saturation(_ amount: Double) -> Filter {
            Filter(.colorFilter(.saturation(amount)))
        }

        public static func brightness(_ amount: Double) -> Filter {
            Filter(.colorFilter(.brightness(amount)))
        }

        public static func contrast(_ amount: Double) -> Filter { Filter(.colorFilter(.contrast(amount))) }

        /// Inverts by `amount`; only 0 and 1 are drawn.
        public static func colorInvert(_ amount: Double = 1) -> Filter {
            Filter { node in
                if amount != 0, amount != 1 {
                    node.graph.report(
                        .error, at: node.path,
                        "inverts colours by \(CGFloat(amount).decimalText), which isn't drawn: use 0 or 1.")
                }
                return amount < 0.5 ? [] : [.colorFilter(.colorInvert)]
            }
        }

        public static func grayscale(_ amount: Double) -> Filter { Filter(.colorFilter(.grayscale(amount))) }

        public static var luminanceToAlpha: Filter { Filter(.colorFilter(.luminanceToAlpha)) }

        /// A Gaussian of sigma = `radius` points.
        public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
            Filter { _ in
                radius > 0 ? [.blur(radius: radius, isOpaque: options.contains(.opaque))] : []
            }
        }

        @available(*, unavailable, message: "alphaThreshold isn't drawn.")
        public static func alphaThreshold(min: Double, max: Double = 1, color: Color = .black) -> Filter {
            Filter { _ in [] }
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

        public static let shadowAbove = ShadowOptions(rawValue: 1)
        public static let shadowOnly = ShadowOptions(rawValue: 2)
        public static let invertsAlpha = ShadowOptions(rawValue: 4)
        public static let disablesGroup = ShadowOptions(rawValue: 8)
    }
}
