import Foundation

/// What a material makes of what lies below it, within the layer that it is drawn in.
///
/// 1. Blurred by a Gaussian; beyond the layer's edges and clips the pixels at the edge go on.
/// 2. Saturated.
/// 3. Covered by the tint.
public struct Backdrop: Hashable, Sendable, Codable {
    /// Sigma in points.
    public var radius: CGFloat
    /// 1 keeps the colours; see ``ColorFilter/saturation(_:)``.
    public var saturation: Double
    /// Laid over what was blurred; its opacity says how much.
    public var tint: ResolvedColor

    /// Nothing is checked: what is out of range is limited where it is drawn.
    public init(radius: CGFloat, saturation: Double, tint: ResolvedColor) {
        self.radius = radius
        self.saturation = saturation
        self.tint = tint
    }
}

extension DisplayList {
    /// Some item shows what is drawn below it, and so around it: such a list is to be drawn in one piece.
    public var readsBackdrop: Bool { items.contains { $0.readsBackdrop } }
}

extension DisplayItem {
    fileprivate var readsBackdrop: Bool {
        guard case .group(let effects, let items) = content else { return false }
        return items.contains { $0.readsBackdrop }
            || effects.contains { effect in
                switch effect {
                case .backdrop: true
                case .mask(let items): items.contains { $0.readsBackdrop }
                default: false
                }
            }
    }
}
