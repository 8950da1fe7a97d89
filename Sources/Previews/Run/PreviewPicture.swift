import Foundation
import PixelDiff
import PixelUI

/// A preview, laid out in one variant: what is left to do needs no view.
struct PreviewPicture: Sendable {
    let rendering: Rendering
    /// Lays the view out once more, for what is worth knowing where the picture isn't the right one.
    let explain: @MainActor @Sendable () -> LayoutExplanation
    /// The laid out tree as data, for the same.
    let describe: @MainActor @Sendable () -> PictureDescription?

    /// Makes the view and lays it out.
    ///
    /// 1. The view gets the room that its preview asks for: the run's width and an open height, and the run's safe
    ///    area; or its ideal size, or a fixed one.
    /// 2. The variant sets the environment.
    /// 3. The picture's ground is white or black as the canvas shows it: by the colour scheme that the view asks
    ///    for, else the variant's.
    ///
    /// - Throws: What the preview's modifiers throw, or the renderer: a font that is missing, a size that is no
    ///   picture's.
    @MainActor
    init(_ preview: PreviewCase, variant: GoldenVariant, request: RenderRequest) async throws {
        let renderer = try await Self.renderer(preview, variant: variant, request: request)
        var rendering = try renderer.rendering()
        // 3.
        let isDark = rendering.preferredColorScheme.map { $0 == .dark } ?? (variant.colorScheme == .dark)
        rendering.background = isDark ? .black : .white
        self.rendering = rendering
        explain = { renderer.explanation() }
        describe = { renderer.pictureDescription(title: "actual") }
    }

    /// Steps 1 and 2.
    ///
    /// - Throws: What the preview's modifiers throw.
    @MainActor
    static func renderer(_ preview: PreviewCase, variant: GoldenVariant, request: RenderRequest) async throws
        -> ImageRenderer<AnyView>
    {
        let view = try await preview.makeView()
        let renderer = ImageRenderer(content: surroundings(of: room(for: view, preview.layout), variant))
        renderer.scale = CGFloat(variant.scale ?? request.scale)
        if preview.layout == .device {
            renderer.proposedSize = ProposedViewSize(
                width: CGFloat(request.width), height: request.height.map { CGFloat($0) })
            if let covered = request.covered {
                renderer.safeAreaInsets = EdgeInsets(
                    top: covered.top, leading: covered.leading, bottom: covered.bottom,
                    trailing: covered.trailing)
                renderer.keyboardInset = covered.keyboard
            }
        }
        return renderer
    }

    @MainActor
    private static func room(for view: AnyView, _ layout: PreviewLayout) -> AnyView {
        guard case .fixed(let width, let height) = layout else { return view }
        return AnyView(view.frame(width: width, height: height))
    }

    @MainActor
    private static func surroundings(of view: AnyView, _ variant: GoldenVariant) -> AnyView {
        var view = view
        if variant.colorScheme == .dark { view = AnyView(view.environment(\.colorScheme, .dark)) }
        if variant.layoutDirection == .rightToLeft {
            view = AnyView(view.environment(\.layoutDirection, .rightToLeft))
        }
        if let size = DynamicTypeSize.allCases.first(where: { "\($0)" == variant.typeSize }) {
            view = AnyView(view.environment(\.dynamicTypeSize, size))
        }
        if let locale = variant.locale {
            view = AnyView(view.environment(\.locale, Locale(identifier: locale)))
        }
        return view
    }
}
