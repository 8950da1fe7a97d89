/// The variants that `--variants dark,rtl,ax3+dark,de_DE,3x` means.
public enum VariantList {
    /// Parses a comma-separated list. Parts of one variant are joined by `+` or `.`, in any order.
    ///
    /// 1. The standard variant comes first, whether named (`default`, `light`) or not.
    /// 2. `dark`; `rtl`; a Dynamic Type size by SwiftUI's name or a short one (`xxl`, `ax3`); a number before `x`
    ///    is a scale; a locale's identifier is made of known languages, scripts
    ///    and regions (`de`, `pt_BR`, `zh-Hant`).
    /// 3. A variant given twice counts once.
    ///
    /// - Throws: ``VariantError/unknown(_:near:)``.
    public static func parse(_ text: String) throws(VariantError) -> [GoldenVariant] {
        var variants = [GoldenVariant.standard]
        for item in text.split(separator: ",") {
            var variant = GoldenVariant.standard
            for part in parts(of: String(item)) { try apply(part, to: &variant) }
            if !variants.contains(variant) { variants.append(variant) }
        }
        return variants
    }

    /// `1.5x` keeps its point.
    private static func parts(of item: String) -> [String] {
        let words = item.split(separator: "+").map { $0.filter { $0 != " " } }
        return words.flatMap { word in
            scale(word) != nil ? [word] : word.split(separator: ".").map(String.init)
        }
    }

    private static func apply(_ part: String, to variant: inout GoldenVariant) throws(VariantError) {
        let lower = part.lowercased()
        switch lower {
        case "default", "light", "ltr": break
        case "dark": variant.colorScheme = .dark
        case "rtl": variant.layoutDirection = .rightToLeft
        default:
            if let size = typeSizes[lower] {
                variant.typeSize = size
            } else if let scale = scale(part) {
                variant.scale = scale
            } else if LocaleCodes.isLocale(part) {
                variant.locale = part
            } else {
                throw .unknown(part, near: suggestion(for: part))
            }
        }
    }

    /// What shells offer: the schemes, directions and sizes by their short names. Scales and locales have no end.
    public static let words = ["dark", "rtl"] + typeSizeNames.map(\.short)

    /// The nearest of the words that mean something.
    private static func suggestion(for part: String) -> String? {
        let words = ["dark", "light", "default", "rtl", "ltr"] + typeSizes.keys.sorted()
        if let locale = LocaleCodes.suggestion(for: part) { return locale }
        // Of one or two letters everything is near.
        return part.count < 3 ? nil : Suggestion.nearest(to: part.lowercased(), among: words)
    }

    private static func scale(_ text: String) -> Double? {
        guard text.hasSuffix("x"), let scale = Double(text.dropLast()), scale > 0, scale <= 16 else {
            return nil
        }
        return scale
    }

    /// From the smallest to the largest.
    private static let typeSizeNames: [(name: String, short: String)] = [
        ("xSmall", "xs"), ("small", "s"), ("medium", "m"), ("large", "l"), ("xLarge", "xl"),
        ("xxLarge", "xxl"),
        ("xxxLarge", "xxxl"), ("accessibility1", "ax1"), ("accessibility2", "ax2"), ("accessibility3", "ax3"),
        ("accessibility4", "ax4"), ("accessibility5", "ax5"),
    ]

    /// By lower-case name.
    private static let typeSizes: [String: String] = {
        var sizes: [String: String] = [:]
        for (name, short) in typeSizeNames {
            sizes[name.lowercased()] = name
            sizes[short] = name
        }
        return sizes
    }()
}

/// Why a list of variants can't be read.
public enum VariantError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The word, and what was probably meant.
    case unknown(String, near: String? = nil)

    public var description: String {
        switch self {
        case .unknown(let part, let near):
            "'\(part)' is no variant." + (near.map { " Did you mean '\($0)'?" } ?? "")
                + " There are dark, rtl, type sizes (xSmall ... xxxLarge, ax1 ... ax5), locales (de, pt_BR) and scales (3x); join several of one picture by '+': dark+rtl"
        }
    }
}
