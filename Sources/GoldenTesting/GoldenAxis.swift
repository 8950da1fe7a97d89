import Foundation
import PixelDiff
import PixelUI

/// One dimension of a matrix of variants: the values that a part of the surroundings takes.
///
///     expectGolden(of: Card(), width: 320, matrix: [.colorScheme, .rtl, .typeSizes(.large, .accessibility3)])
///
/// makes eight pictures. The values are exactly those listed; a combination of standard values (light, left to right,
/// type size large, two pixels a point) has no suffix in its golden's name, so adding an axis renames nothing.
public struct GoldenAxis: Sendable {
    let values: [@Sendable (GoldenTraits) -> GoldenTraits]

    /// Light and dark.
    public static let colorScheme = GoldenAxis(values: [{ $0 }, { $0.dark }])
    /// Left to right and right to left.
    public static let rtl = GoldenAxis(values: [{ $0 }, { $0.rightToLeft }])

    /// Dynamic Type sizes; `.large` is the standard one.
    public static func typeSizes(_ sizes: DynamicTypeSize...) -> GoldenAxis { typeSizes(sizes) }

    /// Dynamic Type sizes: `.typeSizes(DynamicTypeSize.allCases)`.
    public static func typeSizes(_ sizes: [DynamicTypeSize]) -> GoldenAxis {
        GoldenAxis(values: sizes.map { size in { $0.typeSize(size) } })
    }

    /// Locales' identifiers: `de`, `pt_BR`; `en_US_POSIX` is the standard one.
    public static func locales(_ identifiers: String...) -> GoldenAxis { locales(identifiers) }

    public static func locales(_ identifiers: [String]) -> GoldenAxis {
        GoldenAxis(values: identifiers.map { identifier in { $0.locale(identifier) } })
    }

    /// Pixels a point; 2 is the standard one.
    public static func scales(_ scales: CGFloat...) -> GoldenAxis { self.scales(scales) }

    public static func scales(_ scales: [CGFloat]) -> GoldenAxis {
        GoldenAxis(values: scales.map { scale in { $0.scale(scale) } })
    }

    /// Any traits, several of which may change together: `.traits(.standard, .dark.typeSize(.xxxLarge))`.
    public static func traits(_ traits: GoldenTraits...) -> GoldenAxis {
        GoldenAxis(values: traits.map { traits in { traits.applied(over: $0) } })
    }
}

/// What a call of a golden test renders.
struct GoldenMatrix {
    /// In the order of rendering, each once.
    let variants: [GoldenTraits]

    /// The product of the traits and all axes; the first axis varies slowest.
    ///
    /// - Throws: ``GoldenTestError`` for an axis without values, which would check nothing, a locale that doesn't
    ///   exist, and a scale that isn't above 0 and at most 16.
    init(_ traits: [GoldenTraits], _ axes: [GoldenAxis]) throws(GoldenTestError) {
        var product = traits.isEmpty ? [GoldenTraits.standard] : traits
        for axis in axes {
            guard !axis.values.isEmpty else { throw .emptyAxis }
            product = product.flatMap { traits in axis.values.map { $0(traits) } }
        }
        var names: Set<[String]> = []
        variants = product.filter { names.insert($0.variant.suffixes).inserted }
        for traits in variants { try traits.validate() }
    }
}

extension GoldenTraits {
    /// `other`, changed where these traits aren't the standard ones.
    func applied(over other: GoldenTraits) -> GoldenTraits {
        var result = other
        let standard = GoldenTraits.standard
        if colorScheme != standard.colorScheme { result.colorScheme = colorScheme }
        if layoutDirection != standard.layoutDirection { result.layoutDirection = layoutDirection }
        if dynamicTypeSize != standard.dynamicTypeSize { result.dynamicTypeSize = dynamicTypeSize }
        if let locale { result.locale = locale }
        if scale != standard.scale { result.scale = scale }
        return result
    }

    fileprivate func validate() throws(GoldenTestError) {
        guard scale > 0, scale <= 16 else { throw .scaleOutOfRange("\(scale)") }
        // Keywords (`de@calendar=buddhist`) are Foundation's business.
        guard let text = locale?.identifier, let code = text.split(separator: "@").first.map(String.init),
            !LocaleCodes.isLocale(code)
        else { return }
        throw .unknownLocale(text, near: LocaleCodes.suggestion(for: code))
    }
}
