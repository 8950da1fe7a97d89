import Foundation

/// A picture of an asset catalogue by a name that was generated: SwiftUI's `ImageResource`.
///
/// `pixeldiff render` and `test` generate the names as Xcode does; elsewhere declare them:
/// `extension ImageResource { static let logo = ImageResource(name: "logo", bundle: .module) }`.
public struct ImageResource: Hashable, Sendable {
    let name: String
    let bundle: String

    public init(name: String, bundle: Bundle) {
        self.name = name
        self.bundle = bundle.bundlePath
    }
}

/// A colour of an asset catalogue by a name that was generated; see ``ImageResource``.
public struct ColorResource: Hashable, Sendable {
    let name: String
    let bundle: String

    public init(name: String, bundle: Bundle) {
        self.name = name
        self.bundle = bundle.bundlePath
    }
}

extension Image {
    public init(_ resource: ImageResource) {
        self.init(.named(resource.name, bundle: resource.bundle, variableValue: nil))
    }

    /// The label is for accessibility.
    public init(_ resource: ImageResource, label: Text) {
        self.init(resource)
    }

    /// Ignored by accessibility.
    public init(decorative resource: ImageResource) {
        self.init(resource)
    }
}

extension Color {
    public init(_ resource: ColorResource) {
        self.init(.asset(resource.name, resource.bundle))
    }
}

extension UIImage {
    public convenience init(resource: ImageResource) {
        self.init(.named(resource.name, bundle: resource.bundle, variableValue: nil))
    }
}

extension UIColor {
    public convenience init(resource: ColorResource) {
        self.init(.swiftUI(Color(resource)))
    }
}
