import Foundation
import LayoutEngine

/// How a preview wants to be shown.
public struct PreviewTrait<T>: Sendable {
    package enum Kind: Sendable {
        case layout(PreviewLayout)
        case orientation(InterfaceOrientation)
        case modifier(@MainActor @Sendable (AnyView) async throws -> AnyView)
    }

    package var kind: Kind
}

extension PreviewTrait where T == Preview.ViewTraits {
    /// The view at the run's width and its own height.
    public static var defaultLayout: PreviewTrait { PreviewTrait(kind: .layout(.device)) }

    /// The view at its ideal size.
    public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait(kind: .layout(.sizeThatFits)) }

    /// The view in a picture of that size, in points.
    public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait {
        PreviewTrait(kind: .layout(.fixed(width: width, height: height)))
    }

    /// Kept, without effect: the run's width says how wide the picture is.
    public static var portrait: PreviewTrait { PreviewTrait(kind: .orientation(.portrait)) }
    /// Kept, without effect: the run's width says how wide the picture is.
    public static var portraitUpsideDown: PreviewTrait {
        PreviewTrait(kind: .orientation(.portraitUpsideDown))
    }
    /// Kept, without effect: the run's width says how wide the picture is.
    public static var landscapeLeft: PreviewTrait { PreviewTrait(kind: .orientation(.landscapeLeft)) }
    /// Kept, without effect: the run's width says how wide the picture is.
    public static var landscapeRight: PreviewTrait { PreviewTrait(kind: .orientation(.landscapeRight)) }

    /// Puts a modifier around the preview; its shared context is made once per run and type.
    @MainActor
    public static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait {
        modifier.trait
    }
}
