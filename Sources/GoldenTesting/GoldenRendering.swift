import Foundation
import PixelDiff
import PixelUI

/// Something that can be rendered for a golden.
@MainActor
protocol GoldenRendering {
    func candidate(_ traits: GoldenTraits) throws -> GoldenCandidate
    /// What is worth knowing of the layout where the picture isn't the right one.
    func explanation(_ traits: GoldenTraits) -> CaseExplanation
    /// The laid out tree as data; nil where there is none.
    func pictureDescription(_ traits: GoldenTraits, title: String) -> PictureDescription?
}

/// What is wrong or surprising in a layout, and what it was asked and answered.
struct CaseExplanation: Sendable {
    var diagnostics: [String] = []
    /// Nil where nobody noted it.
    var trace: String?
    /// The view tree as data; nil where nothing was laid out.
    var tree: [UInt8]?
}

/// A view and the room it is given, in points; nil leaves a side to the view.
struct ViewRendering<Content: View>: GoldenRendering {
    var view: Content
    var width: CGFloat?
    var height: CGFloat?
    /// What a device's edges cover, in points.
    var safeAreaInsets = EdgeInsets()
    /// What a keyboard covers from the bottom edge, in points.
    var keyboardInset: CGFloat = 0

    /// - Throws: What the renderer throws.
    func candidate(_ traits: GoldenTraits) throws -> GoldenCandidate {
        let rendering = try renderer(traits).rendering()
        // Where a test fails on findings, those that cost more are asked for.
        if let ledger = HostLedger.current {
            ledger.note(renderer(traits).explanation().diagnostics, in: "\(Content.self)")
        }
        var candidate = GoldenCandidate(
            bitmap: try rendering.bitmap(), layout: rendering.layoutFile,
            notes: rendering.diagnostics.map { "\($0)" })
        candidate.recording = { try rendering.recordingFiles() }
        return candidate
    }

    func explanation(_ traits: GoldenTraits) -> CaseExplanation {
        let explanation = renderer(traits).explanation()
        return CaseExplanation(
            diagnostics: explanation.diagnostics.map { "\($0)" }, trace: explanation.trace,
            tree: pictureDescription(traits, title: "actual").flatMap { try? Array(TreeFile.write($0)) })
    }

    func pictureDescription(_ traits: GoldenTraits, title: String) -> PictureDescription? {
        renderer(traits).pictureDescription(title: title)
    }

    private func renderer(_ traits: GoldenTraits) -> ImageRenderer<some View> {
        let renderer = ImageRenderer(content: view.transformEnvironment(\.self) { traits.apply(to: &$0) })
        renderer.proposedSize = ProposedViewSize(width: width, height: height)
        renderer.safeAreaInsets = safeAreaInsets
        renderer.keyboardInset = keyboardInset
        renderer.scale = traits.scale
        return renderer
    }
}

extension GoldenTraits {
    func apply(to environment: inout EnvironmentValues) {
        environment.colorScheme = colorScheme
        environment.layoutDirection = layoutDirection
        environment.dynamicTypeSize = dynamicTypeSize
        if let locale { environment.locale = locale }
    }
}

extension GoldenRendering {
    /// Of what isn't laid out, nothing.
    func pictureDescription(_ traits: GoldenTraits, title: String) -> PictureDescription? { nil }
}
