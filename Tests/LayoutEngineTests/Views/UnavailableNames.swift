import Foundation

@testable import LayoutEngine

// Names that the compiler is to know, so that it can say what to use instead. Only what is unavailable itself may use
// them: this file compiles as long as each is there.

@available(*, unavailable)
private struct WavyText: TextRenderer, TextAttribute {}

@available(*, unavailable)
@MainActor private func unavailableNames(
    _ shader: Shader, _ argument: Shader.Argument, _ function: ShaderFunction, _ library: ShaderLibrary,
    _ glass: Glass, _ renderer: WavyText
) {
    _ = Color.red.colorEffect(shader)
    _ = Color.red.layerEffect(shader, maxSampleOffset: .zero)
    _ = Color.red.distortionEffect(shader, maxSampleOffset: .zero, isEnabled: false)
    _ = Color.red.glassEffect()
    _ = Color.red.glassEffect(.regular)
    _ = Color.red.glassEffect(.clear, in: .capsule)
    _ = Color.red.glassEffect(in: Circle())
    _ = GlassEffectContainer(spacing: 4) { Color.red }
    _ = ConcentricRectangle()
    _ = Text(verbatim: "a").customAttribute(renderer).textRenderer(renderer)
}

@available(*, unavailable)
private typealias PlatformNames = (
    any UIViewRepresentable, any UIViewControllerRepresentable, any NSViewRepresentable,
    any NSViewControllerRepresentable, UIViewRepresentableContext<Int>,
    UIViewControllerRepresentableContext<Int>, NSViewRepresentableContext<Int>,
    NSViewControllerRepresentableContext<Int>
)
