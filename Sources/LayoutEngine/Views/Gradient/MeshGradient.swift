/// A grid of colours: not drawn here yet.
@available(
    *, unavailable,
    message: "A mesh can't be drawn here yet. Use LinearGradient, RadialGradient or AngularGradient."
)
public struct MeshGradient: Sendable {}
