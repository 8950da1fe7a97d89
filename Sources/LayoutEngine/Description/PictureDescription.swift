import Drawing
import Foundation

/// A picture's view tree as data, with the room it was given: what `pixeldiff reduce` reads.
package struct PictureDescription: Hashable, Codable, Sendable {
    /// Says what a file is, and in which version.
    package static let format = "pixeldiff.tree/1"

    package var format = PictureDescription.format
    /// `Suite/case.dark`, or a file's name.
    package var title: String
    /// Points offered; nil is open.
    package var width: CGFloat?
    package var height: CGFloat?
    /// Pixels a point.
    package var scale: CGFloat
    package var platform: String
    package var platformVersion: Int
    /// What covers the picture's edges, and from below a keyboard, in points.
    package var safeArea: DescribedInsets?
    package var keyboard: CGFloat?
    package var root: ViewDescription

    package init(title: String, root: ViewDescription, width: CGFloat?, height: CGFloat?, scale: CGFloat) {
        self.title = title
        self.root = root
        self.width = width
        self.height = height
        self.scale = scale
        platform = PlatformProfile.iOS26.family.rawValue
        platformVersion = PlatformProfile.iOS26.majorVersion
    }

    package var proposal: ProposedViewSize { ProposedViewSize(width: width, height: height) }

    /// The environment around the tree.
    var environment: EnvironmentValues {
        var environment = EnvironmentValues()
        environment.displayScale = scale
        environment.platformProfile = PlatformProfile(
            family: PlatformProfile.Family(rawValue: platform) ?? .iOS, majorVersion: platformVersion)
        return environment
    }

    /// Lays the tree out and returns where each element stands, by number; nil for those that aren't shown.
    @MainActor
    package func frames(shaper: any TextShaper) -> [CGRect?] {
        let made = DescribedView.Made(root)
        let host = LayoutHost(
            DescribedView(root, made: made), environment: environment, shaper: shaper,
            images: NoPictures())
        if let safeArea { host.safeAreaInsets = safeArea.insets }
        host.keyboardInset = keyboard ?? 0
        host.layout(proposal)
        return made.frames
    }

    /// The views that stand elsewhere when the tree is laid out again, by name: none, as far as descriptions go.
    @MainActor
    package func misplaced(shaper: any TextShaper) -> [String] {
        let frames = frames(shaper: shaper)
        var number = 0
        var names: [String] = []
        func visit(_ view: ViewDescription) {
            if let frame = view.frame, frames[number] != frame.rect { names.append(view.name) }
            number += 1
            for child in view.children { visit(child) }
        }
        visit(root)
        return names
    }
}

extension LayoutHost {
    /// The laid out tree as data; nil before ``layout(_:centeredIn:)``.
    package var rootDescription: ViewDescription? {
        LargeStack.run {
            root.map { ViewDescriber().description(of: $0, in: environment) }
        }
    }

    /// The laid out tree and its room as data; nil before ``layout(_:centeredIn:)``.
    package func pictureDescription(title: String, proposal: ProposedViewSize) -> PictureDescription? {
        guard let root = rootDescription else { return nil }
        var picture = PictureDescription(
            title: title, root: root, width: proposal.width, height: proposal.height,
            scale: environment.displayScale)
        let profile = environment.platformProfile
        (picture.platform, picture.platformVersion) = (profile.family.rawValue, profile.majorVersion)
        let insets = DescribedInsets(safeAreaInsets)
        if insets != DescribedInsets(EdgeInsets()) { picture.safeArea = insets }
        if keyboardInset > 0 { picture.keyboard = keyboardInset }
        return picture
    }
}

/// Descriptions show no pictures: their sizes are in them.
private struct NoPictures: ImageLoader {
    struct Unasked: Error {}

    func image(from data: Data, name: String) throws -> CGImage { throw Unasked() }
    func image(atPath path: String) throws -> CGImage { throw Unasked() }
}
