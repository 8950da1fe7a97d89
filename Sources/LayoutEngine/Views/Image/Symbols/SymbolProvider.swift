import Drawing
import Foundation

/// Where the artwork of `Image(systemName:)` comes from: Apple's may not be shipped, so give your own.
///
/// Register one for all pictures with ``SymbolRegistry/register(_:)``, or for a part of a view tree with
/// `.environment(\.symbolProvider, provider)`. PixelUI has two ready ones: `SVGSymbols` for a folder of SVG files,
/// `FontSymbols` for the glyphs of an icon font.
///
/// How a symbol is sized: a drawing with ``VectorImage/guides`` is scaled so that its cap line and base line are a
/// capital letter of the font apart, and stands on the text's base line, as SF Symbols' templates do. Another one is
/// as high as the commonest symbols of SF were measured to be, 1.2 times the font's size, and as wide as its form
/// asks. Symbols whose size was measured (chevrons, `ellipsis`, `plus`, `minus`, `xmark`, `checkmark`) keep it, so
/// that layouts match; their drawings stand in its middle.
public protocol SymbolProvider: Sendable {
    /// The artwork of a symbol, or nil when this provider has none of that name: then the next one is asked.
    ///
    /// Asked again for each place and each render; keep what is expensive to make.
    ///
    /// - Throws: An error whose description says what is broken, and where; the render fails with it.
    func symbol(_ request: SymbolRequest) throws -> VectorImage?
}

/// Which symbol is wanted, and beside what.
public struct SymbolRequest: Hashable, Sendable {
    /// With its variants, as in `star.fill`; when no provider knows that, the plain name is asked for.
    public var name: String
    /// 1...1000, of the font around.
    public var weight: Int
    /// Points, of the font around.
    public var pointSize: CGFloat
    public var scale: SymbolScale

    public init(name: String, weight: Int = 400, pointSize: CGFloat = 17, scale: SymbolScale = .medium) {
        self.name = name
        self.weight = weight
        self.pointSize = pointSize
        self.scale = scale
    }
}

extension EnvironmentValues {
    private enum SymbolProviderKey: EnvironmentKey {
        static var defaultValue: (any SymbolProvider)? { nil }
    }

    /// Asked for artwork before the registered providers; nil by default.
    public var symbolProvider: (any SymbolProvider)? {
        get { self[SymbolProviderKey.self] }
        set { self[SymbolProviderKey.self] = newValue }
    }
}
