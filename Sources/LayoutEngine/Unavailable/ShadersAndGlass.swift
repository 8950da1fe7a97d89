import Drawing
import Foundation

// What needs Metal, Apple's glass or a screen's own shape: using one is a compile error that says what to do.

@available(*, unavailable, message: "There are no Metal shaders here. Leave the effect out.")
public struct Shader {
    public struct Argument {}
}

@available(*, unavailable, message: "There are no Metal shaders here. Leave the effect out.")
public struct ShaderFunction {}

@available(*, unavailable, message: "There are no Metal shaders here. Leave the effect out.")
public struct ShaderLibrary {}

@available(*, unavailable, message: "Glass isn't drawn yet. Use a material, as .regularMaterial.")
public struct Glass {
    public static var regular: Glass { Glass() }
    public static var clear: Glass { Glass() }
    public static var identity: Glass { Glass() }
}

@available(
    *, unavailable,
    message:
        "Glass isn't drawn yet. Leave the container out, and use background(.regularMaterial, in:) inside."
)
public struct GlassEffectContainer<Content> {
    public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {}
}

@available(
    *, unavailable,
    message: "A picture has no screen whose corners to follow. Use RoundedRectangle(cornerRadius:)."
)
public struct ConcentricRectangle {
    public init() {}
}

@available(
    *, unavailable,
    message: "Text isn't drawn by renderers yet. Style its runs, or draw it with Canvas and GraphicsContext."
)
public protocol TextRenderer {}

@available(*, unavailable, message: "Only a TextRenderer reads text attributes, and there are none yet.")
public protocol TextAttribute {}

extension View {
    @available(
        *, unavailable, message: "colorEffect isn't drawn: there are no Metal shaders. Leave it out here."
    )
    public func colorEffect<S>(_ shader: S, isEnabled: Bool = true) -> some View { self }

    @available(
        *, unavailable, message: "layerEffect isn't drawn: there are no Metal shaders. Leave it out here."
    )
    public func layerEffect<S>(_ shader: S, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some View {
        self
    }

    @available(
        *, unavailable,
        message: "distortionEffect isn't drawn: there are no Metal shaders. Leave it out here."
    )
    public func distortionEffect<S>(_ shader: S, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some View
    {
        self
    }

    @available(*, unavailable, message: "glassEffect isn't drawn yet. Use background(.regularMaterial, in:).")
    public func glassEffect() -> some View { self }

    @available(*, unavailable, message: "glassEffect isn't drawn yet. Use background(.regularMaterial, in:).")
    public func glassEffect(_ glass: Glass) -> some View { self }

    @available(*, unavailable, message: "glassEffect isn't drawn yet. Use background(.regularMaterial, in:).")
    public func glassEffect<S: Shape>(_ glass: Glass = .regular, in shape: S) -> some View { self }

    @available(
        *, unavailable,
        message:
            "Text isn't drawn by renderers yet. Style its runs, or draw it with Canvas and GraphicsContext."
    )
    public func textRenderer<T>(_ renderer: T) -> some View { self }
}

extension Text {
    @available(*, unavailable, message: "Only a TextRenderer reads text attributes, and there are none yet.")
    public func customAttribute<T>(_ value: T) -> Text { self }
}
