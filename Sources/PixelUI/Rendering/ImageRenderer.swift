import Drawing
import Foundation
import Imaging
import LayoutEngine
import Raster

/// Renders a view to a picture: SwiftUI's `ImageRenderer`.
///
/// The picture has the size that the view chooses for ``proposedSize``, each side rounded up to a pixel. The
/// default proposal asks for the ideal size; a fixed width with an open height is
/// `ProposedViewSize(width: 375, height: nil)`.
///
/// Layout runs on the main actor, in ``rendering()``; what that returns is a value, and turns into pixels
/// anywhere.
@MainActor
public final class ImageRenderer<Content: View> {
    /// The view to render. Its state is kept between renders as long as its type stays.
    public var content: Content
    /// The proposal to the view, in points; nil asks for the ideal length.
    public var proposedSize = ProposedViewSize.unspecified
    /// What a device's edges cover of the picture, in points; lengths that are negative or not finite count as 0.
    ///
    /// The view is laid out in the rest, in its middle, and sees the insets as its safe area. The picture is as
    /// large as ``proposedSize`` says; where that is nil, as the view and the insets. SwiftUI's `ImageRenderer`
    /// has no safe area: this is an addition.
    public var safeAreaInsets = EdgeInsets()
    /// What a keyboard covers from the picture's bottom edge, in points; negative or not finite counts as 0. Of
    /// it and the bottom inset the larger counts. An addition, as ``safeAreaInsets``.
    public var keyboardInset: CGFloat = 0
    /// Pixels a point; must be finite and greater than 0.
    public var scale: CGFloat = 1
    /// Makes every pixel opaque, on black where nothing is drawn.
    public var isOpaque = false
    /// Only `nonLinear` is drawn; another mode makes rendering throw.
    public var colorMode = ColorRenderingMode.nonLinear
    /// The platform and release to imitate.
    public var platform = PlatformProfile.iOS26
    /// Where fonts come from.
    public var fonts = FontBook.standard

    private var host: LayoutHost<Content>?

    public init(content: Content) {
        self.content = content
    }

    /// Lays the view out and returns what to draw, with how it came about.
    ///
    /// - Throws: ``RenderError``: an infinite size, a missing font or image, an unsupported colour mode.
    public func rendering() throws -> Rendering {
        guard colorMode == .nonLinear else { throw RenderError.unsupportedColorMode(colorMode) }
        return try laidOutHost().rendering(
            scale: scale, background: isOpaque ? .black : nil, platform: platform, fonts: fonts)
    }

    /// The view as pixels, premultiplied RGBA8, top row first.
    ///
    /// - Throws: ``RenderError``, or the rasterizer's error for a size that can't be drawn.
    public func bitmap() throws -> Bitmap {
        try rendering().bitmap()
    }

    /// The view as a PNG file; the same bytes on every machine.
    ///
    /// - Throws: As ``bitmap()``.
    public func pngData() throws -> Data {
        try rendering().pngData()
    }

    /// The view as an image; nil when it can't be rendered or has no pixels. ``bitmap()`` says why.
    public var cgImage: CGImage? {
        guard let bitmap = try? bitmap(), bitmap.width > 0, bitmap.height > 0 else { return nil }
        return CGImage(width: bitmap.width, height: bitmap.height, premultipliedRGBA: bitmap.pixels)
    }

    /// What the view draws, in points, snapped to pixels of ``scale``.
    public var displayList: DisplayList {
        laidOutHost().displayList(scale: scale)
    }

    /// One line for each element: indentation by depth, name, frame in points of the picture.
    public var layoutDescription: String {
        laidOutHost().layoutDescription
    }

    /// What is wrong or surprising in the view, with paths and cures.
    public var diagnostics: [LayoutDiagnostic] {
        laidOutHost().diagnostics
    }

    /// How the layout came about, with all findings: those too that need a layout to be asked again, which
    /// ``diagnostics`` doesn't have. The view is laid out anew, as for the first time; the renderer's own layout and
    /// state stay as they are.
    public func explanation() -> LayoutExplanation {
        let host = LayoutHost(content, shaper: fonts, images: ImageFiles(fonts: fonts))
        host.explains = true
        layOut(host)
        // What drawing meets counts too.
        _ = host.displayList(scale: scale)
        return LayoutExplanation(
            layout: host.layoutDescription, trace: host.explainedDescription, diagnostics: host.diagnostics,
            errors: host.errors.map { "\($0)" })
    }

    /// The laid out tree and its room as data, for those who make it smaller; nil for a view that has no layout.
    package func pictureDescription(title: String) -> PictureDescription? {
        laidOutHost().pictureDescription(title: title, proposal: proposedSize)
    }

    @available(*, unavailable, message: "There is no CGContext here: use bitmap(), pngData() or displayList.")
    public func render(rasterizationScale: CGFloat = 1, renderer: (CGSize, (Never) -> Void) -> Void) {}

    private func laidOutHost() -> LayoutHost<Content> {
        let host = self.host ?? LayoutHost(content, shaper: fonts, images: ImageFiles(fonts: fonts))
        self.host = host
        host.content = content
        layOut(host)
        return host
    }

    private func layOut(_ host: LayoutHost<Content>) {
        var environment = EnvironmentValues()
        environment.displayScale = scale
        environment.platformProfile = platform
        host.environment = environment
        host.safeAreaInsets = safeAreaInsets
        host.keyboardInset = keyboardInset
        host.layout(proposedSize)
    }
}

extension LayoutHost {
    /// What was laid out, ready to be drawn.
    ///
    /// - Throws: ``RenderError``: an infinite size, a missing font or image.
    func rendering(
        scale: CGFloat, background: ResolvedColor?, platform: PlatformProfile, fonts: FontBook
    ) throws -> Rendering {
        if let error = errors.first { throw RenderError.resource(error) }
        if let infinite = diagnostics.first(where: { $0.rule == .infiniteSize }) {
            throw RenderError.infiniteSize(infinite)
        }
        let list = displayList(scale: scale)
        // What drawing met: a colour that no catalogue has.
        if let error = errors.first { throw RenderError.resource(error) }
        return Rendering(
            displayList: list, background: background, placed: placedTree, diagnostics: diagnostics,
            preferredColorScheme: preferredColorScheme, platform: platform, fonts: fonts)
    }
}
