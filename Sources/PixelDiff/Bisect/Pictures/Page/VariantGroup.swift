/// A picture and its variants: `Cards/card`, and `dark` and `dark.rtl` of it.
struct VariantGroup {
    /// The standard variant, or the first of those that are there.
    var first: BisectReport.Picture
    var variants: [BisectReport.Picture] = []
    /// The name without suffixes of a variant.
    private var base: String

    /// In the order of the first of each.
    static func of(_ pictures: [BisectReport.Picture]) -> [VariantGroup] {
        var groups: [VariantGroup] = []
        for picture in pictures {
            let base = base(of: picture.name)
            guard let index = groups.firstIndex(where: { $0.base == base }) else {
                groups.append(VariantGroup(first: picture, base: base))
                continue
            }
            if PictureWording.title(picture.name) == base {
                groups[index].variants.insert(groups[index].first, at: 0)
                groups[index].first = picture
            } else {
                groups[index].variants.append(picture)
            }
        }
        return groups
    }

    /// `dark.rtl`; the whole name where it has no suffix.
    func suffix(of picture: BisectReport.Picture) -> String {
        let title = PictureWording.title(picture.name)
        return title == base ? title : String(title.dropFirst(base.count + 1))
    }

    private static func base(of name: String) -> String {
        let title = PictureWording.title(name)
        let start = title.lastIndex(of: "/").map { title.index(after: $0) } ?? title.startIndex
        let parts = title[start...].split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        let suffixes = VariantSuffix.longest(Array(parts.dropFirst()))
        return String(title.dropLast(suffixes.reduce(0) { $0 + $1.count + 1 }))
    }
}
