/// A picture of a documentation catalog: a preview in each of its variants, at one and two pixels a point.
public struct CatalogPicture: Hashable, Sendable {
    /// Pixels a point of the files.
    public static let scales = [1.0, 2.0]

    /// What articles call it, without extension: lower-case letters, digits, `-` and `_` and more, but no `~`, `@` or `/`.
    public var name: String
    /// The preview's name, or a view type's.
    public var preview: String
    /// Swift files and folders, relative to the catalog's folder; compiled as one module. Empty: the folder that the
    /// catalog lies in.
    public var sources: [String] = []
    /// Points that the view is offered.
    public var width: Double
    /// The standard one first.
    public var variants: [GoldenVariant]
    /// What people hear who can't see the picture.
    public var alt: String?

    /// A file of the picture.
    public struct File: Hashable, Sendable {
        /// With its scale.
        public var variant: GoldenVariant
        /// `card.png`, `card~dark@2x.png`, `card-rtl~dark.png`.
        public var name: String
    }

    /// The variant and the scale in DocC's spelling: `~dark` and `@2x`. DocC knows no other variants: their words become
    /// part of the name that articles use.
    public var files: [File] {
        variants.flatMap { variant in
            Self.scales.map { scale in
                let scheme = variant.colorScheme == .dark ? "~dark" : ""
                var scaled = variant
                scaled.scale = scale
                return File(
                    variant: scaled,
                    name: articleName(variant) + scheme + (scale == 1 ? "" : "@\(Int(scale))x") + ".png")
            }
        }
    }

    /// The names that articles can use, in the order of the variants, each once.
    public var articleNames: [String] {
        var names: [String] = []
        for variant in variants where !names.contains(articleName(variant)) {
            names.append(articleName(variant))
        }
        return names
    }

    private func articleName(_ variant: GoldenVariant) -> String {
        var other = variant
        other.colorScheme = .light
        return ([name] + other.suffixes).joined(separator: "-")
    }
}
